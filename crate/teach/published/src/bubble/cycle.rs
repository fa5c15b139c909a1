//! Implements Sato's continuous form: it measures the nearest triangles of the last search before it searches the trees.

use super::motion::max_distance_change;
use super::search::Search;
use super::window::{MeasuredPair, Window};
use super::{BubbleSettings, DistanceResult, End, SphereTree, Step};
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::{Point, Pose};

/// The rule that decides in which cycles the sphere trees are searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchSchedule {
    /// The published rule: after a search, the cached pairs alone are measured for a number of cycles. In these cycles the
    /// answer is an upper bound, because another pair may be the nearest by then.
    Published {
        /// The number of cycles without a search; 0 searches in every cycle.
        cycles: u32,
    },
    /// Searches when the motion since the last search could have made the answer inexact. Then a pair that is not cached
    /// could be so near that the answer would not be within (1 + α) of the true distance.
    Proven,
}

/// The settings for following the distance of two meshes in motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContinuousSettings {
    /// The settings of each search of the trees.
    pub search: BubbleSettings,
    /// The rule that decides when the trees are searched.
    pub schedule: SearchSchedule,
    /// The slack, in the meshes' unit. A search keeps all pairs whose distance exceeds the nearest by at most this: all
    /// contacts, and the pairs that may soon be the nearest. A larger slack makes searches rarer and more expensive.
    pub slack: f64,
    /// The largest number of pairs that a search keeps, nearest first; at least one.
    pub max_pairs: usize,
}

/// The cache of nearest pairs that two meshes keep between cycles. A new value is empty; a cache of other trees is
/// discarded.
#[derive(Debug, Clone, Default)]
pub struct BubbleCache {
    pairs: Vec<MeasuredPair>,
    last_search: Option<LastSearch>,
}

/// The last search of the trees.
#[derive(Debug, Clone, Copy, PartialEq)]
struct LastSearch {
    trees: [TreeIdentity; 2],
    pose: Pose,
    /// A lower bound of the distances of all pairs that are not cached.
    rest: f64,
    /// The number of cycles since the search.
    age: u32,
}

/// The data that distinguishes one tree from another.
#[derive(Debug, Clone, Copy, PartialEq)]
struct TreeIdentity {
    address: usize,
    triangles: usize,
    spheres: u32,
    root: Sphere,
}

impl TreeIdentity {
    fn new(tree: &SphereTree) -> Self {
        Self {
            address: <[[Point; 3]]>::as_ptr(tree.triangles()).addr(),
            triangles: tree.triangles().len(),
            spheres: tree.len(),
            root: *tree.sphere(0),
        }
    }
}

impl BubbleCache {
    /// Returns the cached pairs of triangles, as they were when last measured.
    pub fn pairs(&self) -> impl Iterator<Item = &Clearance> {
        self.pairs.iter().map(|kept| &kept.clearance)
    }
}

/// Returns the distance of two meshes in motion; call it once for each cycle. Returns None if the pose is not finite.
///
/// Sato et al. keep the pairs of triangles that a search found, and for C cycles measure only those. Their nearest distance
/// is an upper bound. [`DistanceResult::lower`] bounds the other pairs: each was at least as far apart at the search, less
/// the possible motion of the meshes' points since. With [`Cycle::Proven`] that bound decides. With α = 0 the answer is then
/// that of a [`super::search`]. It equals that to the bit while the surfaces do not intersect and the leaf method is
/// [`super::LeafMethod::Features`]. With α > 0 it is within the same error.
///
/// A call that is stopped leaves the cache as it was.
pub fn continuous_distance(
    a: &SphereTree,
    b: &SphereTree,
    b_in_a: &Pose,
    settings: &ContinuousSettings,
    cache: &mut BubbleCache,
    executor: &impl Executor,
    trace: &mut impl Trace<Step>,
) -> Result<Option<DistanceResult>, Interrupted> {
    let trees = [a, b];
    let window = Window::new(settings.slack, settings.max_pairs);
    let Some(mut search) = Search::new(trees, b_in_a, &settings.search_settings(), window) else {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    };
    let identity = trees.map(TreeIdentity::new);
    let known = cache.last_search.filter(|known| known.trees == identity);
    let known = known.filter(|known| known.age < settings.schedule.max_cycles());
    if let Some(known) = known {
        let pairs = measure(&mut search, &cache.pairs, trace);
        let moved = max_distance_change(trees, [&known.pose, b_in_a]) + 2.0 * search.noise;
        let rest = known.rest - moved;
        if let Some(mut found) = search.result_above(rest)
            && (settings.schedule != SearchSchedule::Proven
                || is_proven(&found, rest, &settings.search))
        {
            found.age = known.age.saturating_add(1);
            let age = found.age;
            (cache.pairs, cache.last_search) = (pairs, Some(LastSearch { age, ..known }));
            trace.record(|| found.end());
            return Ok(Some(found));
        }
    }
    if search.run(executor, trace).is_err() {
        trace.record(|| Step::End(End::Interrupted));
        return Err(Interrupted);
    }
    let found = search.result();
    let (pairs, rest) = search.window.finish();
    cache.pairs = pairs;
    cache.last_search = Some(LastSearch {
        trees: identity,
        pose: *b_in_a,
        rest,
        age: 0,
    });
    if let Some(found) = &found {
        trace.record(|| found.end());
    }
    Ok(found)
}

impl ContinuousSettings {
    /// Returns the settings of a search. A proven search takes half of the error, and the motion until the next the other
    /// half.
    fn search_settings(&self) -> BubbleSettings {
        let fraction = match self.schedule {
            SearchSchedule::Published { .. } => 1.0,
            SearchSchedule::Proven => 0.5,
        };
        BubbleSettings {
            alpha: self.search.alpha * fraction,
            ..self.search
        }
    }
}

impl SearchSchedule {
    /// Returns the largest number of cycles after a search without another.
    fn max_cycles(self) -> u32 {
        match self {
            Self::Published { cycles } => cycles,
            Self::Proven => u32::MAX,
        }
    }
}

/// Measures the pairs again, each from the end of its last measurement.
fn measure(
    search: &mut Search,
    pairs: &[MeasuredPair],
    trace: &mut impl Trace<Step>,
) -> Vec<MeasuredPair> {
    let again = |kept: &MeasuredPair| {
        let triangles = kept.triangles();
        let measured = search.measure(triangles, kept.state.clone());
        let distance = measured.clearance.distance;
        trace.record(|| Step::CachedPair {
            triangles,
            distance,
        });
        measured
    };
    pairs.iter().map(again).collect()
}

/// Returns whether the distance found is near enough to the true one, and no pair beyond `rest` can be as near.
fn is_proven(found: &DistanceResult, rest: f64, settings: &BubbleSettings) -> bool {
    let (distance, factor) = (found.clearance.distance, settings.factor());
    distance == 0.0 || distance <= factor * found.lower && distance < factor * rest
}
