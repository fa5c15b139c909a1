//! Switches between two methods as Sato does: hulls while the parts are far apart, bubbles when they are near.

use super::search::noise;
use super::{Cache, Continuous, End, Found, SphereTree, Step, continuous};
use nearpoint_geometry::closest::convex::{PairState, Proximity, ProximitySettings, between};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};

/// A monitored part.
#[derive(Debug, Clone, Copy)]
pub struct Part<'a> {
    /// The hull of the mesh's vertices.
    pub hull: &'a Hull,
    /// The tree over the same mesh's triangles.
    pub spheres: &'a SphereTree,
}

/// The settings of the monitoring.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Watch {
    /// The threshold, in the meshes' unit. The hulls give the answer if they are farther apart than this.
    pub threshold: f64,
    /// The settings of the bubbles, used when the hulls are not farther apart than that.
    pub near: Continuous,
}

/// The data that a pair of parts keeps between cycles. A new value is empty.
#[derive(Debug, Clone, Default)]
pub struct WatchState {
    hulls: PairState,
    cache: Cache,
}

/// The method that an answer comes from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum WatchMethod {
    /// The hulls gave the answer: the distance is a lower bound.
    Hulls,
    /// The bubbles gave the answer: the distance is an upper bound, or exact.
    Bubbles(Found),
}

/// The distance of two parts, with its bounds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Watched {
    /// The method that gave the distance.
    pub method: WatchMethod,
    /// The distance by that method. It jumps where the other method takes over.
    pub distance: f64,
    /// The point of A at that distance, in A's frame. With hulls it need not be on the mesh.
    pub on_a: Point,
    /// The point of B at that distance, in A's frame.
    pub on_b: Point,
    /// A lower bound of the meshes' distance, except for rounding.
    pub at_least: f64,
    /// An upper bound of the meshes' distance, except for rounding.
    pub at_most: f64,
    /// The number of steps of Gilbert's method on the hulls.
    pub iterations: u32,
}

impl Watched {
    /// Returns whether the distance is proven to be the true one.
    pub fn is_exact(&self) -> bool {
        self.at_least >= self.at_most
    }
}

/// Runs one cycle of the monitoring of Sato et al. It searches the distance of the hulls from the end of the last search. If
/// that is at most the threshold, [`continuous`] gives the meshes' distance. Returns None if the pose is not finite.
///
/// Departures: the hulls are searched by climbing, which is exact. Beside the hulls' distance there is an upper bound, from
/// the vertices that the closest points lie between. While the hulls answer, kept pairs of triangles are forgotten.
pub fn watch(
    [a, b]: [Part; 2],
    b_in_a: &Pose,
    settings: &Watch,
    state: &mut WatchState,
    work: &impl Work,
    trace: &mut impl Trace<Step>,
) -> Result<Option<Watched>, Stopped> {
    if noise([a.spheres, b.spheres], b_in_a).is_none() {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    }
    if work.stopped() {
        trace.record(|| Step::End(End::Stopped));
        return Err(Stopped);
    }
    let (plain, known) = (ProximitySettings::default(), &mut state.hulls);
    let hulls = between(a.hull, b.hull, b_in_a, &plain, known);
    let far = Watched::of_hulls(&hulls);
    let is_far = far.distance > settings.threshold;
    trace.record(|| Step::Hulls {
        distance: far.distance,
        is_far,
    });
    if is_far {
        state.cache = Cache::default();
        trace.record(|| {
            Step::End(End::Found {
                distance: far.distance,
                lower: far.at_least,
            })
        });
        return Ok(Some(far));
    }
    let (spheres, cache) = ([a.spheres, b.spheres], &mut state.cache);
    let found = continuous(
        spheres[0],
        spheres[1],
        b_in_a,
        &settings.near,
        cache,
        work,
        trace,
    )?;
    Ok(found.map(|found| Watched::of_bubbles(&found, &far)))
}

impl Watched {
    fn of_hulls(found: &Proximity) -> Self {
        let corners = found.simplex().corners().iter();
        let of_vertices = corners.map(|corner| corner.difference.norm());
        let distance = found.distance();
        let at_most = of_vertices.fold(f64::INFINITY, f64::min).max(distance);
        let is_of_vertices = at_most == distance && found.is_exact();
        let at_least = if is_of_vertices {
            distance
        } else {
            found.lower
        };
        Self {
            method: WatchMethod::Hulls,
            distance,
            on_a: found.on_a,
            on_b: found.on_b,
            at_least: at_least.clamp(0.0, distance),
            at_most,
            iterations: found.iterations,
        }
    }

    /// Combines the bubbles' answer with the hulls' bounds.
    fn of_bubbles(found: &Found, hulls: &Self) -> Self {
        let at_most = found.clearance.distance;
        Self {
            method: WatchMethod::Bubbles(*found),
            distance: at_most,
            on_a: found.clearance.on_a,
            on_b: found.clearance.on_b,
            at_least: found.lower.max(hulls.at_least).min(at_most),
            at_most,
            iterations: hulls.iterations,
        }
    }
}
