//! Sato's continuous form: the nearest triangles of the last search are measured again before the trees are searched.

use super::motion::farthest_move;
use super::search::Search;
use super::window::{Measured, Window};
use super::{BubbleSettings, End, Found, SphereTree, Step};
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};

/// When the trees are searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cycle {
    /// As published: after a search, the pairs kept are measured alone for so many cycles. In these the answer is an
    /// upper bound: the nearest pair may be another by now.
    Published {
        /// How many; 0 searches in every cycle.
        cycles: u32,
    },
    /// Whenever the motion since the last search could have brought pairs that were not kept so near that the answer
    /// were no longer within (1 + α) of the true distance.
    Proven,
}

/// How to follow a motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Continuous {
    /// How a tree is searched when it is.
    pub search: BubbleSettings,
    /// When that is.
    pub cycle: Cycle,
    /// A search keeps all pairs no farther apart than the nearest and this, in the meshes' unit: all contacts of meshes
    /// in contact, and what may be nearest soon. The larger, the fewer searches, and the dearer each.
    pub slack: f64,
    /// It keeps at most so many, the nearest; at least one.
    pub most: usize,
}

/// What a pair of meshes keeps from one cycle to the next. A new value knows nothing; one of other trees is forgotten.
#[derive(Debug, Clone, Default)]
pub struct Cache {
    pairs: Vec<Measured>,
    searched: Option<Searched>,
}

/// The last search of the trees.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Searched {
    trees: [Identity; 2],
    pose: Pose,
    /// All pairs not kept were at least so far apart.
    rest: f64,
    /// How many cycles ago.
    age: u32,
}

/// Tells trees apart.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Identity {
    address: usize,
    triangles: usize,
    spheres: u32,
    root: Sphere,
}

impl Identity {
    fn of(tree: &SphereTree) -> Self {
        Self {
            address: <[[Point; 3]]>::as_ptr(tree.triangles()).addr(),
            triangles: tree.triangles().len(),
            spheres: tree.len(),
            root: *tree.sphere(0),
        }
    }
}

impl Cache {
    /// The pairs kept, as they were when last measured.
    pub fn pairs(&self) -> impl Iterator<Item = &Clearance> {
        self.pairs.iter().map(|kept| &kept.clearance)
    }
}

/// The distance of two meshes in motion, a call for each cycle. None if the pose is not of finite numbers.
///
/// Sato et al. keep the pairs of triangles that a search found, and for C cycles measure those alone: their nearest
/// distance is an upper bound, and [`Found::lower`] beside it says how much nearer others can have come: each pair that
/// was not kept is now at least as far apart as then, less the way that points of the meshes may have moved. With
/// [`Cycle::Proven`] that bound decides: with α = 0 the answer is that of a [`super::search`], to the bit while the
/// surfaces do not meet and the bottom is [`super::Bottom::Features`]; with α > 0 it is within the same error.
///
/// A call that is stopped leaves the cache as it was.
pub fn continuous(
    a: &SphereTree,
    b: &SphereTree,
    b_in_a: &Pose,
    settings: &Continuous,
    cache: &mut Cache,
    work: &impl Work,
    trace: &mut impl Trace<Step>,
) -> Result<Option<Found>, Stopped> {
    let trees = [a, b];
    let window = Window::new(settings.slack, settings.most);
    let Some(mut search) = Search::new(trees, b_in_a, &settings.of_searches(), window) else {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    };
    let identity = trees.map(Identity::of);
    let known = cache.searched.filter(|known| known.trees == identity);
    let known = known.filter(|known| known.age < settings.cycle.longest());
    if let Some(known) = known {
        let pairs = measure(&mut search, &cache.pairs, trace);
        let moved = farthest_move(trees, [&known.pose, b_in_a]) + 2.0 * search.noise;
        let rest = known.rest - moved;
        if let Some(mut found) = search.found_above(rest)
            && (settings.cycle != Cycle::Proven || is_proven(&found, rest, &settings.search))
        {
            found.age = known.age.saturating_add(1);
            let age = found.age;
            (cache.pairs, cache.searched) = (pairs, Some(Searched { age, ..known }));
            trace.record(|| found.end());
            return Ok(Some(found));
        }
    }
    if search.run(work, trace).is_err() {
        trace.record(|| Step::End(End::Stopped));
        return Err(Stopped);
    }
    let found = search.found();
    let (pairs, rest) = search.window.finish();
    cache.pairs = pairs;
    cache.searched = Some(Searched {
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

impl Continuous {
    /// A proven search takes half of the error, and leaves the other half to the motion until the next.
    fn of_searches(&self) -> BubbleSettings {
        let share = match self.cycle {
            Cycle::Published { .. } => 1.0,
            Cycle::Proven => 0.5,
        };
        BubbleSettings {
            alpha: self.search.alpha * share,
            ..self.search
        }
    }
}

impl Cycle {
    /// How many cycles after a search there can be without another.
    fn longest(self) -> u32 {
        match self {
            Self::Published { cycles } => cycles,
            Self::Proven => u32::MAX,
        }
    }
}

/// Measures the pairs anew, each from where its last measurement ended.
fn measure(search: &mut Search, pairs: &[Measured], trace: &mut impl Trace<Step>) -> Vec<Measured> {
    let again = |kept: &Measured| {
        let triangles = kept.triangles();
        let measured = search.measure(triangles, kept.state.clone());
        let distance = measured.clearance.distance;
        trace.record(|| Step::Kept {
            triangles,
            distance,
        });
        measured
    };
    pairs.iter().map(again).collect()
}

/// Whether the distance found is near enough to the true one, and no pair beyond `rest` can be as near as it.
fn is_proven(found: &Found, rest: f64, settings: &BubbleSettings) -> bool {
    let (distance, factor) = (found.clearance.distance, settings.factor());
    distance == 0.0 || distance <= factor * found.lower && distance < factor * rest
}
