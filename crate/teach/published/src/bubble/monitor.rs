//! Switches between two methods as Sato does: hulls while the parts are far apart, bubbles when they are near.

use super::search::noise;
use super::{
    BubbleCache, ContinuousSettings, DistanceResult, End, SphereTree, Step, continuous_distance,
};
use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, Proximity, ProximitySettings, hull_proximity,
};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::{Point, Pose};

/// A part whose distance is monitored: its hull and its sphere tree.
#[derive(Debug, Clone, Copy)]
pub struct Part<'a> {
    /// The hull of the mesh's vertices.
    pub hull: &'a Hull,
    /// The tree over the same mesh's triangles.
    pub spheres: &'a SphereTree,
}

/// The settings of a monitoring: the threshold and those of the searches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MonitorSettings {
    /// The threshold, in the meshes' unit. The hulls give the answer if they are farther apart than this.
    pub threshold: f64,
    /// The settings of the bubbles, used when the hulls are at most the threshold apart.
    pub bubbles: ContinuousSettings,
}

/// The search state that a pair of monitored parts keeps between cycles. A new value is empty.
#[derive(Debug, Clone, Default)]
pub struct MonitorState {
    hulls: ConvexWarmStart,
    cache: BubbleCache,
}

/// The method that a monitoring result comes from: hulls or bubbles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MonitorMethod {
    /// The hulls gave the answer: the distance is a lower bound.
    Hulls,
    /// The bubbles gave the answer: the distance is an upper bound, or exact.
    Bubbles(DistanceResult),
}

/// The distance of two monitored parts in a cycle, with its bounds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MonitorResult {
    /// The method that gave the distance.
    pub method: MonitorMethod,
    /// The distance by that method. It jumps where the other method takes over.
    pub distance: f64,
    /// The point of A at that distance, in A's frame. With hulls it need not be on the mesh.
    pub on_a: Point,
    /// The point of B at that distance, in A's frame.
    pub on_b: Point,
    /// A lower bound of the meshes' distance, except for rounding.
    pub lower: f64,
    /// An upper bound of the meshes' distance, except for rounding.
    pub upper: f64,
    /// The number of steps of Gilbert's method on the hulls.
    pub iterations: u32,
}

impl MonitorResult {
    /// Returns whether the distance is proven to be the true one, and no estimate.
    pub fn is_exact(&self) -> bool {
        self.lower >= self.upper
    }
}

/// Runs one cycle of the monitoring of Sato et al.: returns the distance of two parts, by hulls when far and by meshes
/// when near. It searches the distance of the hulls from the end of the last search. If that is at most the threshold,
/// [`continuous_distance`] gives the meshes' distance. Returns None if the pose is not finite.
///
/// Departures: the hulls are searched by climbing, which is exact. Beside the hulls' distance there is an upper bound, from
/// the vertices that the closest points lie between. While the hulls answer, cached pairs of triangles are dropped.
pub fn monitor(
    [a, b]: [Part; 2],
    b_in_a: &Pose,
    settings: &MonitorSettings,
    state: &mut MonitorState,
    executor: &impl Executor,
    trace: &mut impl Trace<Step>,
) -> Result<Option<MonitorResult>, Interrupted> {
    if noise([a.spheres, b.spheres], b_in_a).is_none() {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    }
    if executor.is_interrupted() {
        trace.record(|| Step::End(End::Interrupted));
        return Err(Interrupted);
    }
    let (plain, known) = (ProximitySettings::default(), &mut state.hulls);
    let hulls = hull_proximity(a.hull, b.hull, b_in_a, &plain, known);
    let far = MonitorResult::from_hulls(&hulls);
    let is_far = far.distance > settings.threshold;
    trace.record(|| Step::Hulls {
        distance: far.distance,
        is_far,
    });
    if is_far {
        state.cache = BubbleCache::default();
        trace.record(|| {
            Step::End(End::Found {
                distance: far.distance,
                lower: far.lower,
            })
        });
        return Ok(Some(far));
    }
    let (spheres, cache) = ([a.spheres, b.spheres], &mut state.cache);
    let found = continuous_distance(
        spheres[0],
        spheres[1],
        b_in_a,
        &settings.bubbles,
        cache,
        executor,
        trace,
    )?;
    Ok(found.map(|found| MonitorResult::from_bubbles(&found, &far)))
}

impl MonitorResult {
    fn from_hulls(found: &Proximity) -> Self {
        let corners = found.simplex().corners().iter();
        let of_vertices = corners.map(|corner| corner.difference.norm());
        let distance = found.distance();
        let upper = of_vertices.fold(f64::INFINITY, f64::min).max(distance);
        let is_of_vertices = upper == distance && found.is_exact();
        let at_least = if is_of_vertices {
            distance
        } else {
            found.lower
        };
        Self {
            method: MonitorMethod::Hulls,
            distance,
            on_a: found.on_a,
            on_b: found.on_b,
            lower: at_least.clamp(0.0, distance),
            upper,
            iterations: found.iterations,
        }
    }

    /// Combines the bubbles' answer with the hulls' bounds.
    fn from_bubbles(found: &DistanceResult, hulls: &Self) -> Self {
        let upper = found.clearance.distance;
        Self {
            method: MonitorMethod::Bubbles(*found),
            distance: upper,
            on_a: found.clearance.on_a,
            on_b: found.clearance.on_b,
            lower: found.lower.max(hulls.lower).min(upper),
            upper,
            iterations: hulls.iterations,
        }
    }
}
