//! Can this be taken out? A way for parts of an assembly, moved as one, to where they are outside of all others.
//!
//! The parts go by steps along three axes and turns by steps ([`super::Rotations`]) from where they are; every step is
//! tested by the continuous test, so that nothing is passed through. The search ends with a way, or when all that can
//! be reached was: then there is none by such steps. The axes are those of the world, unless the largest cylinder of
//! the parts, or else their largest plane, is askew to them: a bolt comes out along its hole.
//!
//! Meshes stand for curved surfaces and may be in each other where the parts fit closely, and faces that lie on each
//! other touch: so the parts that are moved count as smaller all around by the *fit*
//! ([`nearpoint_geometry::shape::Mesh::inset`]). A way found means: nowhere on it is a part deeper in another than by
//! the fit, but for where its corners are sharper than an inset can follow.

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

/// How to look for a way out. Zeros are chosen from the sizes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RemovalSettings {
    /// How far a step goes.
    pub step: f64,
    /// By how much a turn turns, radians, 20° or more; 0: nothing turns.
    pub turns: f64,
    /// By how much the parts that move count as smaller, all around.
    pub fit: f64,
    /// When so many poses were reached the search gives up.
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

/// How far a search for a way out has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemovalProgress {
    /// There is more to look at.
    Searching,
    /// There is a way, and it is made shorter and measured.
    Shortening,
    /// The way is there.
    Found,
    /// There is no way by these steps and turns.
    None,
    /// As many poses were reached as may be; there may be a way.
    TooMany,
}

/// The search for a way out, which owns what it looks at.
#[derive(Debug, Clone)]
pub struct Removal {
    /// The parts as they are.
    parts: Vec<Obstacle>,
    /// Smaller by the fit.
    inset: Vec<Obstacle>,
    others: Vec<Obstacle>,
    settings: RemovalSettings,
    lattice: Lattice,
    exit: Exit,
    search: LazySearch<State>,
    /// How often an other part was in the way.
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
    /// Looks at where the parts are; nothing is searched yet. Poses are scene from part.
    ///
    /// # Errors
    /// [`RemovalError`] for nothing to move, a number that is none, steps too fine, and parts that are in others from
    /// the start by more than the fit.
    pub fn new(
        parts: Vec<Obstacle>,
        others: Vec<Obstacle>,
        settings: RemovalSettings,
        work: &impl Work,
    ) -> Result<Self, RemovalError> {
        begin::removal(parts, others, settings, work)
    }

    /// Goes on for about so many steps looked at. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Stopped`] when `work` says so.
    pub fn run(&mut self, steps: usize, work: &impl Work) -> Result<RemovalProgress, Stopped> {
        self.run_told(steps, work, &mut ())
    }

    /// The same, telling each step that was looked at.
    ///
    /// # Errors
    /// [`Stopped`] when `work` says so.
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

    /// How far the search has come.
    pub fn progress(&self) -> RemovalProgress {
        match &self.phase {
            Phase::Searching => RemovalProgress::Searching,
            Phase::Shortening(_) | Phase::Measuring(_) => RemovalProgress::Shortening,
            Phase::Found(_) => RemovalProgress::Found,
            Phase::None => RemovalProgress::None,
            Phase::TooMany => RemovalProgress::TooMany,
        }
    }

    /// How many poses were reached so far.
    pub fn states(&self) -> usize {
        self.search.reached()
    }

    /// How many orientations are tried.
    pub fn orientations(&self) -> usize {
        self.lattice.rotations.count()
    }

    /// With zeros replaced by what was chosen.
    pub fn settings(&self) -> RemovalSettings {
        self.settings
    }

    /// The poses of a way that is being made shorter, as far as that has come.
    pub fn shortened(&self) -> Option<&[Pose]> {
        match &self.phase {
            Phase::Shortening(shortening) => Some(shortening.poses()),
            _ => None,
        }
    }

    /// The way, once it is found.
    pub fn path(&self) -> Option<&RemovalPath> {
        match &self.phase {
            Phase::Found(path) => Some(path),
            _ => None,
        }
    }

    /// Part and other part, by their numbers, that kept a step from being made; the most frequent first.
    pub fn blockers(&self) -> Vec<(usize, usize)> {
        let mut met: Vec<_> = self.met.iter().collect();
        met.sort_by_key(|&(pair, times)| (std::cmp::Reverse(*times), *pair));
        met.into_iter()
            .map(|(pair, _)| (pair.held, pair.obstacle))
            .collect()
    }
}

/// Where the parts begin: the group's frame is the scene's.
const HOME: fn() -> Pose = Pose::identity;
