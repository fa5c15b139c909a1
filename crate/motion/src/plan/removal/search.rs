//! Presents the lattice as a graph whose edges are steps of the parts.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::trace::Trace;

use super::exit::Exit;
use crate::group::{Group, GroupPair};
use crate::plan::lattice::{Lattice, LatticeState};
use crate::plan::planning_scene::blocking_pair;
use crate::plan::search::Graph;

/// A step of the parts that was tested, scene to scene, as a path's poses are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TestedStep {
    /// The pose at which the step begins, which was reached.
    pub from: Pose,
    /// The pose at which the step ends, which is reached if nothing blocks it.
    pub to: Pose,
    /// The part and other part, by their numbers, that block the step.
    pub blocking_pair: Option<(usize, usize)>,
}

pub(super) struct LatticeGraph<'a, W, T> {
    pub lattice: &'a Lattice,
    pub exit: &'a Exit,
    pub group: Group<'a>,
    pub block_counts: &'a mut BTreeMap<GroupPair, usize>,
    pub executor: &'a W,
    pub trace: &'a mut T,
}

impl<W: Executor, T: Trace<TestedStep>> Graph for LatticeGraph<'_, W, T> {
    type Node = LatticeState;

    fn neighbours(&self, node: LatticeState, each: &mut dyn FnMut(LatticeState, f64)) {
        self.lattice.neighbours(node, each);
    }

    fn is_free(&mut self, from: LatticeState, to: LatticeState) -> Result<bool, Interrupted> {
        if self.executor.is_interrupted() {
            return Err(Interrupted);
        }
        let [from, to] = [from, to].map(|state| self.lattice.pose(state));
        let Some(leg) = self.group.segment(&from, &to) else {
            return Ok(false);
        };
        let met = blocking_pair(&self.group, &leg, self.block_counts, self.executor)?;
        if let Some(pair) = met {
            *self.block_counts.entry(pair).or_default() += 1;
        }
        self.trace.record(|| TestedStep {
            from,
            to,
            blocking_pair: met.map(|pair| (pair.part, pair.obstacle)),
        });
        Ok(met.is_none())
    }

    fn heuristic(&self, node: LatticeState) -> f64 {
        self.exit.remaining_distance(self.lattice, node)
    }

    fn is_goal(&self, node: LatticeState) -> bool {
        self.heuristic(node) == 0.0
    }
}
