//! Searches a removal path for parts of an assembly, moved as one, to where they are outside of all others.
//!
//! From their start pose, the parts move by steps along three axes and by rotation steps ([`super::Rotations`]). The
//! continuous test covers every step, so that the parts pass through nothing. The search ends with a path, or when all
//! states that can be reached were reached: then there is no path by such steps. The axes are the world's, unless the
//! parts' largest cylinder, or else their largest plane, is not parallel to them: a bolt comes out along its hole.
//!
//! Meshes approximate curved surfaces and may overlap where parts fit closely, and faces that lie on each other touch.
//! So the moved parts are shrunk by the *shrink distance*, called “fit” in texts for users
//! ([`nearpoint_geometry::shape::Mesh::inset`]). On a path that is found, no part penetrates another deeper than the
//! shrink distance, except where its corners are sharper than an inset can follow.

mod error;
mod exit;
mod path;
mod search;
mod setup;

pub use error::RemovalError;
use path::PathMeasurement;
pub use path::RemovalPath;
pub use search::TestedStep;

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;

use super::PathShortener;
use super::lattice::{Lattice, LatticeState};
use super::planning_scene::{PlanningScene, blocking_pair};
use super::search::{LazySearch, SearchProgress};
use super::{Path, PlanningPart};
use crate::group::GroupPair;
use exit::Exit;
use search::LatticeGraph;

/// The settings of a removal search. A zero is replaced by a value that suits the sizes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RemovalSettings {
    /// The length of a step.
    pub step: f64,
    /// The angle of a rotation step in radians, 20° or more; 0: no rotations.
    pub rotation_step: f64,
    /// The distance by which the surfaces of the moving parts are moved inwards.
    pub shrink: f64,
    /// The number of reached states at which the search gives up.
    pub max_states: usize,
}

impl Default for RemovalSettings {
    fn default() -> Self {
        Self {
            step: 0.0,
            rotation_step: std::f64::consts::FRAC_PI_2,
            shrink: 0.0,
            max_states: 2_000_000,
        }
    }
}

/// The progress of a removal search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemovalProgress {
    /// The search is running.
    Searching,
    /// A path was found, and is shortened and measured.
    Shortening,
    /// The path is complete.
    Found,
    /// No path exists by these steps and rotations.
    NoPath,
    /// The search reached the largest number of states; there may be a path.
    StateLimit,
}

/// A search for a path that removes parts from an assembly, which owns its input.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// use nearpoint_motion::plan::PlanningPart;
/// use nearpoint_motion::plan::removal::{Removal, RemovalProgress, RemovalSettings};
///
/// let part = |outer, inner, length| -> Result<PlanningPart, Box<dyn std::error::Error>> {
///     let mesh = Mesh::weld(primitives::tube(24, outer, inner, length))?;
///     let shape = Arc::new(Shape::build(mesh, &SequentialExecutor));
///     Ok(PlanningPart { shape, pose: Pose::identity() })
/// };
/// // A pin of length 6 is in a bush of length 4. It can only leave along their axis.
/// let (pin, bush) = (part(1.0, 0.0, 6.0)?, part(3.0, 1.25, 4.0)?);
/// let settings = RemovalSettings { step: 0.5, rotation_step: 0.0, ..Default::default() };
/// let mut removal = Removal::new(vec![pin], vec![bush], settings, &SequentialExecutor)?;
/// while let RemovalProgress::Searching | RemovalProgress::Shortening =
///     removal.run(100, &SequentialExecutor)?
/// {}
/// let path = removal.path().ok_or("the pin comes out")?;
/// assert!(path.at(1.0).translation.z.abs() >= 5.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Removal {
    /// The parts in their true size.
    parts: Vec<PlanningPart>,
    /// The parts, shrunk by the shrink distance.
    shrunk_parts: Vec<PlanningPart>,
    others: Vec<PlanningPart>,
    settings: RemovalSettings,
    lattice: Lattice,
    exit: Exit,
    search: LazySearch<LatticeState>,
    /// The number of times that each pair blocked a step.
    block_counts: BTreeMap<GroupPair, usize>,
    phase: Phase,
}

#[derive(Debug, Clone)]
enum Phase {
    Searching,
    Shortening(PathShortener<Pose>),
    Measuring(PathMeasurement),
    Found(RemovalPath),
    NoPath,
    StateLimit,
}

impl Removal {
    /// Prepares a search from the parts' poses, scene from part, without searching yet.
    ///
    /// # Errors
    /// [`RemovalError`] for no moving part, a number that is not finite, steps that are too fine, and parts that
    /// penetrate others at the start by more than the shrink distance.
    pub fn new(
        parts: Vec<PlanningPart>,
        others: Vec<PlanningPart>,
        settings: RemovalSettings,
        executor: &impl Executor,
    ) -> Result<Self, RemovalError> {
        setup::prepare(parts, others, settings, executor)
    }

    /// Continues the search for about this many tested steps. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Interrupted`] when `executor` is stopped.
    pub fn run(
        &mut self,
        steps: usize,
        executor: &impl Executor,
    ) -> Result<RemovalProgress, Interrupted> {
        self.run_recorded(steps, executor, &mut ())
    }

    /// Continues like [`Removal::run`], and records each tested step in `trace`.
    ///
    /// # Errors
    /// [`Interrupted`] when `executor` is stopped.
    pub fn run_recorded(
        &mut self,
        steps: usize,
        executor: &impl Executor,
        trace: &mut impl Trace<TestedStep>,
    ) -> Result<RemovalProgress, Interrupted> {
        match &self.phase {
            Phase::Searching => self.search(steps, executor, trace)?,
            Phase::Shortening(_) => self.shorten(executor)?,
            Phase::Measuring(_) => self.measure(steps, executor)?,
            _ => {}
        }
        Ok(self.progress())
    }

    fn search(
        &mut self,
        steps: usize,
        executor: &impl Executor,
        trace: &mut impl Trace<TestedStep>,
    ) -> Result<(), Interrupted> {
        let ground = PlanningScene::new(&self.shrunk_parts, &self.others);
        let Some(group) = ground.group(self.lattice.extreme_poses().each_ref()) else {
            self.phase = Phase::NoPath;
            return Ok(());
        };
        let mut graph = LatticeGraph {
            lattice: &self.lattice,
            exit: &self.exit,
            group,
            block_counts: &mut self.block_counts,
            executor,
            trace,
        };
        match self.search.run(&mut graph, steps)? {
            SearchProgress::Goal(state) => {
                let states = self.search.path(state);
                let poses = states.iter().map(|&state| self.lattice.pose(state));
                self.phase = Phase::Shortening(PathShortener::new(poses.collect()));
            }
            SearchProgress::NoPath => self.phase = Phase::NoPath,
            SearchProgress::Running if self.state_count() > self.settings.max_states => {
                self.phase = Phase::StateLimit;
            }
            SearchProgress::Running => {}
        }
        Ok(())
    }

    fn shorten(&mut self, executor: &impl Executor) -> Result<(), Interrupted> {
        let Phase::Shortening(shortening) = &mut self.phase else {
            return Ok(());
        };
        let ground = PlanningScene::new(&self.shrunk_parts, &self.others);
        let Some(group) = ground.group(self.lattice.extreme_poses().each_ref()) else {
            return Ok(());
        };
        let often = BTreeMap::new();
        let done = shortening.step(|from, to| match group.segment(from, to) {
            Some(leg) => Ok(blocking_pair(&group, &leg, &often, executor)?.is_none()),
            None => Ok(false),
        })?;
        if done {
            let (centre, radius) = (self.lattice.centre, self.lattice.radius);
            let path = Path::new(shortening.poses().to_vec(), centre, radius);
            self.phase = Phase::Measuring(PathMeasurement::new(path));
        }
        Ok(())
    }

    fn measure(&mut self, steps: usize, executor: &impl Executor) -> Result<(), Interrupted> {
        let Phase::Measuring(measuring) = &mut self.phase else {
            return Ok(());
        };
        let real = PlanningScene::new(&self.parts, &self.others);
        let Some(parts) = real.group(self.lattice.extreme_poses().each_ref()) else {
            return Ok(());
        };
        for _ in 0..steps {
            if let Some(path) = measuring.step(&parts, executor)? {
                self.phase = Phase::Found(path);
                break;
            }
        }
        Ok(())
    }

    /// Returns the progress of the search.
    pub fn progress(&self) -> RemovalProgress {
        match &self.phase {
            Phase::Searching => RemovalProgress::Searching,
            Phase::Shortening(_) | Phase::Measuring(_) => RemovalProgress::Shortening,
            Phase::Found(_) => RemovalProgress::Found,
            Phase::NoPath => RemovalProgress::NoPath,
            Phase::StateLimit => RemovalProgress::StateLimit,
        }
    }

    /// Returns the number of states reached so far.
    pub fn state_count(&self) -> usize {
        self.search.reached()
    }

    /// Returns the number of orientations that are tried.
    pub fn orientations(&self) -> usize {
        self.lattice.rotations.count()
    }

    /// Returns the settings, with zeros replaced by the chosen values.
    pub fn settings(&self) -> RemovalSettings {
        self.settings
    }

    /// Returns the poses of a path while it is shortened, as they are now.
    pub fn shortened(&self) -> Option<&[Pose]> {
        match &self.phase {
            Phase::Shortening(shortening) => Some(shortening.poses()),
            _ => None,
        }
    }

    /// Returns the removal path, once it is complete.
    pub fn path(&self) -> Option<&RemovalPath> {
        match &self.phase {
            Phase::Found(path) => Some(path),
            _ => None,
        }
    }

    /// Returns the pairs of part and other part, by their numbers, that blocked steps; the most frequent first.
    pub fn blocking_pairs(&self) -> Vec<(usize, usize)> {
        let mut met: Vec<_> = self.block_counts.iter().collect();
        met.sort_by_key(|&(pair, times)| (std::cmp::Reverse(*times), *pair));
        met.into_iter()
            .map(|(pair, _)| (pair.part, pair.obstacle))
            .collect()
    }
}

/// The start pose of the parts: the group's frame is the scene's.
const START_POSE: fn() -> Pose = Pose::identity;
