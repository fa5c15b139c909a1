//! Moves the whole tree by every variant.

use std::hint::black_box;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{DynExecutor, Executor, SequentialExecutor};
use nearpoint_published::octree::motion::{
    CellTest, Comparison, MotionSource, MoveCounts, MoveResult, MoveSettings, moved, translated,
};
use nearpoint_published::octree::{FillRule, Octree, OctreeError};

use super::{body, differing};
use crate::clock::{Time, microseconds};

#[derive(Debug, Clone, Copy)]
pub(super) struct Parameters {
    pub level: u32,
    pub rule: FillRule,
    /// The index in [`VARIANTS`].
    pub variant: Option<usize>,
    pub turns: bool,
}

/// The variants: the exact test, and that of Weng and Ahuja, each with fewer cubes and with the full cells. Where there is
/// only a shift, one partition of each axis replaces the exact test, and a test cell by cell the other.
pub(super) const VARIANTS: [&str; 4] = [
    "exact-compacted",
    "exact",
    "weng-ahuja-compacted",
    "weng-ahuja",
];
pub(super) const EXACT: usize = 1;
pub(super) const WENG_AHUJA: usize = 3;

/// The cost of a move by a variant.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cost {
    pub counts: MoveCounts,
    /// The microseconds; none where the clock has stopped.
    pub time: Option<Time>,
}

impl Cost {
    /// Returns the number of cells compared with cubes, or of coordinates where there is only a shift.
    pub fn tests(&self, turns: bool) -> usize {
        if turns {
            self.counts.cube_tests
        } else {
            self.counts.comparisons
        }
    }
}

/// The results of all variants for a move.
#[derive(Debug)]
pub(super) struct Measurement {
    pub tree: Octree,
    /// The voxels on which the two tests of whole cells do not agree.
    pub differing: Octree,
    /// The costs in the order of [`VARIANTS`].
    pub costs: [Cost; 4],
    /// The time of the chosen variant with all workers, if there are several.
    pub by_all: Option<Time>,
}

/// The body that is moved, and its motion.
#[derive(Debug)]
pub(super) struct Mover {
    /// The full cells, and the same in fewer cubes.
    pub sources: [MotionSource; 2],
    pub parameters: Parameters,
    pub now: fn() -> f64,
    pub executor: Arc<dyn DynExecutor>,
}

impl Mover {
    /// Returns the index of the chosen variant; 0 if all are compared.
    pub fn variant(&self) -> usize {
        self.parameters.variant.unwrap_or(0)
    }

    /// Returns the source from which a variant moves the tree.
    pub fn source(&self, variant: usize) -> &MotionSource {
        &self.sources[usize::from(variant.is_multiple_of(2))]
    }

    /// Moves the tree this many times by every variant, and measures the costs.
    pub fn measure(&self, moves: u32) -> Result<Measurement, OctreeError> {
        let run = |variant| self.run(self.source(variant), variant, moves, &SequentialExecutor);
        let timed = |variant| self.timed(|| run(variant));
        let mut all = vec![timed(0)?, timed(1)?, timed(2)?, timed(3)?];
        let mut by_all = None;
        let workers: &dyn DynExecutor = &*self.executor;
        if Executor::parallelism(&workers) > 1 {
            let (variant, source) = (self.variant(), self.source(self.variant()));
            by_all = self.timed(|| self.run(source, variant, moves, &workers))?.1;
        }
        let cost = |variant: usize| Cost {
            counts: all[variant].0.counts,
            time: all[variant].1,
        };
        let costs = [cost(0), cost(1), cost(2), cost(3)];
        let differing = differing(&all[EXACT].0.octree, &all[WENG_AHUJA].0.octree)?;
        Ok(Measurement {
            tree: all.swap_remove(self.variant()).0.octree,
            differing,
            costs,
            by_all,
        })
    }

    /// Moves the tree from its source by a variant, to where it is after this many moves.
    pub fn run(
        &self,
        source: &MotionSource,
        variant: usize,
        moves: u32,
        executor: &impl Executor,
    ) -> Result<MoveResult, OctreeError> {
        let (rule, is_exact) = (self.parameters.rule, variant <= EXACT);
        if self.parameters.turns {
            let test = if is_exact {
                CellTest::Exact
            } else {
                CellTest::WengAhuja
            };
            let settings = MoveSettings { rule, test };
            return moved(source, &body::pose(moves), &settings, executor);
        }
        let comparison = if is_exact {
            Comparison::Partitions
        } else {
            Comparison::Plain
        };
        translated(source, &body::shift(moves), rule, comparison, executor)
    }

    /// Returns the motion so far as a pose.
    pub fn pose(&self, moves: u32) -> Pose {
        if self.parameters.turns {
            return body::pose(moves);
        }
        Pose::from_parts(body::shift(moves).into(), Default::default())
    }

    /// Returns the tree, and the time to make it.
    fn timed(
        &self,
        run: impl Fn() -> Result<MoveResult, OctreeError>,
    ) -> Result<(MoveResult, Option<Time>), OctreeError> {
        let made = run()?;
        let time = microseconds(self.now, || _ = black_box(run()));
        Ok((made, time))
    }
}
