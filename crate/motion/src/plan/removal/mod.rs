//! Searches a removal path for parts of an assembly, moved as one, to where they are outside of all others.
//!
//! The parts move by steps along three axes and turns by steps ([`super::Rotations`]) from where they are. The
//! continuous test covers every step, so that the parts pass through nothing. The search ends with a path, or when all
//! that can be reached was reached: then there is no path by such steps. The axes are the world's, unless the parts'
//! largest cylinder, or else their largest plane, is askew to them: a bolt comes out along its hole.
//!
//! Meshes approximate curved surfaces and may be in each other where parts fit closely, and faces that lie on each
//! other touch. So the moved parts count as smaller all around by the *fit*
//! ([`nearpoint_geometry::shape::Mesh::inset`]). On a path that is found, no part is deeper in another than by the fit,
//! except where its corners are sharper than an inset can follow.

mod begin;
mod error;
mod exit;
mod path;
mod search;

pub use error::RemovalError;
use path::Measuring;
pub use path::RemovalPath;
pub use search::Look;

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::work::{Stopped, Work};

use super::Shortening;
use super::ground::{Ground, in_the_way};
use super::lattice::{Lattice, State};
use super::search::{LazySearch, Searched};
use super::{Obstacle, Path};
use crate::group::Pair;
use exit::Exit;
use search::LatticeGraph;

/// The settings of a removal search. A zero is replaced by a value that suits the sizes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RemovalSettings {
    /// The length of a step.
    pub step: f64,
    /// The angle of a turn in radians, 20° or more; 0: no turns.
    pub turns: f64,
    /// The amount by which the moving parts count as smaller, all around.
    pub fit: f64,
    /// The number of reached poses at which the search gives up.
    pub most_states: usize,
}

impl Default for RemovalSettings {
    fn default() -> Self {
        Self {
            step: 0.0,
            turns: std::f64::consts::FRAC_PI_2,
            fit: 0.0,
            most_states: 2_000_000,
        }
    }
}

/// The progress of a removal search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemovalProgress {
    /// The search goes on.
    Searching,
    /// A path was found, and is shortened and measured.
    Shortening,
    /// The path is complete.
    Found,
    /// No path exists by these steps and turns.
    None,
    /// The search reached the largest number of poses; there may be a path.
    TooMany,
}

/// A removal search, which owns its input.
#[derive(Debug, Clone)]
pub struct Removal {
    /// The parts as they are.
    parts: Vec<Obstacle>,
    /// The parts, smaller by the fit.
    inset: Vec<Obstacle>,
    others: Vec<Obstacle>,
    settings: RemovalSettings,
    lattice: Lattice,
    exit: Exit,
    search: LazySearch<State>,
    /// The number of times that each pair blocked a step.
    met: BTreeMap<Pair, usize>,
    phase: Phase,
}

#[derive(Debug, Clone)]
enum Phase {
    Searching,
    Shortening(Shortening<Pose>),
    Measuring(Measuring),
    Found(RemovalPath),
    None,
    TooMany,
}

impl Removal {
    /// Prepares a search from the parts' poses, scene from part, without searching yet.
    ///
    /// # Errors
    /// [`RemovalError`] for no moving part, a number that is not finite, steps that are too fine, and parts that are in
    /// others from the start by more than the fit.
    pub fn new(
        parts: Vec<Obstacle>,
        others: Vec<Obstacle>,
        settings: RemovalSettings,
        work: &impl Work,
    ) -> Result<Self, RemovalError> {
        begin::removal(parts, others, settings, work)
    }

    /// Continues for about this many tested steps. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Stopped`] when `work` is stopped.
    pub fn run(&mut self, steps: usize, work: &impl Work) -> Result<RemovalProgress, Stopped> {
        self.run_told(steps, work, &mut ())
    }

    /// Continues like [`Removal::run`], and records each tested step in `trace`.
    ///
    /// # Errors
    /// [`Stopped`] when `work` is stopped.
    pub fn run_told(
        &mut self,
        steps: usize,
        work: &impl Work,
        trace: &mut impl Trace<Look>,
    ) -> Result<RemovalProgress, Stopped> {
        match &self.phase {
            Phase::Searching => self.search(steps, work, trace)?,
            Phase::Shortening(_) => self.shorten(work)?,
            Phase::Measuring(_) => self.measure(steps, work)?,
            _ => {}
        }
        Ok(self.progress())
    }

    fn search(
        &mut self,
        steps: usize,
        work: &impl Work,
        trace: &mut impl Trace<Look>,
    ) -> Result<(), Stopped> {
        let ground = Ground::new(&self.inset, &self.others);
        let Some(group) = ground.group(self.lattice.reach().each_ref()) else {
            self.phase = Phase::None;
            return Ok(());
        };
        let mut graph = LatticeGraph {
            lattice: &self.lattice,
            exit: &self.exit,
            group,
            met: &mut self.met,
            work,
            trace,
        };
        match self.search.run(&mut graph, steps)? {
            Searched::Goal(state) => {
                let states = self.search.path(state);
                let poses = states.iter().map(|&state| self.lattice.pose(state));
                self.phase = Phase::Shortening(Shortening::of(poses.collect()));
            }
            Searched::None => self.phase = Phase::None,
            Searched::Going if self.states() > self.settings.most_states => {
                self.phase = Phase::TooMany;
            }
            Searched::Going => {}
        }
        Ok(())
    }

    fn shorten(&mut self, work: &impl Work) -> Result<(), Stopped> {
        let Phase::Shortening(shortening) = &mut self.phase else {
            return Ok(());
        };
        let ground = Ground::new(&self.inset, &self.others);
        let Some(group) = ground.group(self.lattice.reach().each_ref()) else {
            return Ok(());
        };
        let often = BTreeMap::new();
        let done = shortening.step(|from, to| match group.leg(from, to) {
            Some(leg) => Ok(in_the_way(&group, &leg, &often, work)?.is_none()),
            None => Ok(false),
        })?;
        if done {
            let (centre, radius) = (self.lattice.centre, self.lattice.radius);
            let path = Path::new(shortening.poses().to_vec(), centre, radius);
            self.phase = Phase::Measuring(Measuring::of(path));
        }
        Ok(())
    }

    fn measure(&mut self, steps: usize, work: &impl Work) -> Result<(), Stopped> {
        let Phase::Measuring(measuring) = &mut self.phase else {
            return Ok(());
        };
        let real = Ground::new(&self.parts, &self.others);
        let Some(parts) = real.group(self.lattice.reach().each_ref()) else {
            return Ok(());
        };
        for _ in 0..steps {
            if let Some(path) = measuring.step(&parts, work)? {
                self.phase = Phase::Found(path);
                break;
            }
        }
        Ok(())
    }

    /// Returns the progress.
    pub fn progress(&self) -> RemovalProgress {
        match &self.phase {
            Phase::Searching => RemovalProgress::Searching,
            Phase::Shortening(_) | Phase::Measuring(_) => RemovalProgress::Shortening,
            Phase::Found(_) => RemovalProgress::Found,
            Phase::None => RemovalProgress::None,
            Phase::TooMany => RemovalProgress::TooMany,
        }
    }

    /// Returns the number of poses reached so far.
    pub fn states(&self) -> usize {
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

    /// Returns the path, once it is complete.
    pub fn path(&self) -> Option<&RemovalPath> {
        match &self.phase {
            Phase::Found(path) => Some(path),
            _ => None,
        }
    }

    /// Returns the pairs of part and other part, by their numbers, that blocked steps; the most frequent first.
    pub fn blockers(&self) -> Vec<(usize, usize)> {
        let mut met: Vec<_> = self.met.iter().collect();
        met.sort_by_key(|&(pair, times)| (std::cmp::Reverse(*times), *pair));
        met.into_iter()
            .map(|(pair, _)| (pair.held, pair.obstacle))
            .collect()
    }
}

/// The pose at which the parts begin: the group's frame is the scene's.
const HOME: fn() -> Pose = Pose::identity;
