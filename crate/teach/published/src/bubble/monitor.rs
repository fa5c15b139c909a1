//! Sato's switch: hulls while the parts are far apart, bubbles when they come near.

use super::search::noise;
use super::{Cache, Continuous, End, Found, SphereTree, Step, continuous};
use nearpoint_geometry::closest::convex::{PairState, Proximity, ProximitySettings, between};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};

/// A part to be watched.
#[derive(Debug, Clone, Copy)]
pub struct Part<'a> {
    /// The hull of the mesh's vertices.
    pub hull: &'a Hull,
    /// The tree over the same mesh's triangles.
    pub spheres: &'a SphereTree,
}

/// How to watch.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Watch {
    /// Hulls farther apart than this answer the question, in the meshes' unit.
    pub threshold: f64,
    /// What to do when they are not.
    pub near: Continuous,
}

/// What a pair of parts keeps from one cycle to the next. A new value knows nothing.
#[derive(Debug, Clone, Default)]
pub struct WatchState {
    hulls: PairState,
    cache: Cache,
}

/// Which method an answer comes from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum WatchMethod {
    /// The hulls': the distance is a lower bound.
    Hulls,
    /// The bubbles': an upper bound, or the distance.
    Bubbles(Found),
}

/// The distance of two parts, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Watched {
    /// Which of the two methods says so.
    pub method: WatchMethod,
    /// The answer of that method; it jumps where the other takes over.
    pub distance: f64,
    /// The points it is the distance of, in A's frame; of hulls they need not be of the meshes.
    pub on_a: Point,
    /// The same of B, in A's frame.
    pub on_b: Point,
    /// The meshes are surely no nearer, but for rounding.
    pub at_least: f64,
    /// The meshes are surely no farther apart, but for rounding.
    pub at_most: f64,
    /// Steps of Gilbert's method on the hulls.
    pub iterations: u32,
}

impl Watched {
    /// Whether the distance is the true one, proven.
    pub fn is_exact(&self) -> bool {
        self.at_least >= self.at_most
    }
}

/// One cycle of the monitoring of Sato et al.: the distance of the hulls, searched from where the last search ended; if
/// it is no more than the threshold, that of the meshes by [`continuous`]. None if the pose is not of finite numbers.
///
/// Departures: the hulls are searched by climbing, which is exact; beside the hulls' distance there is an upper bound,
/// from the vertices the closest points lie between; while the hulls answer, kept pairs of triangles are forgotten.
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

    /// With what the hulls say besides.
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
