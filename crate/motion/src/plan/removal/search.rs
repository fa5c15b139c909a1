//! Presents the lattice as a graph whose edges are steps of the parts.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::work::{Stopped, Work};

use super::exit::Exit;
use crate::group::{Group, Pair};
use crate::plan::ground::in_the_way;
use crate::plan::lattice::{Lattice, State};
use crate::plan::search::Graph;

/// A step of the parts that was tested, scene to scene, as a path's poses are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Look {
    /// The pose at which the step begins, which was reached.
    pub from: Pose,
    /// The pose at which the step ends, which is reached if nothing was met.
    pub to: Pose,
    /// The part and other part, by their numbers, that block the step.
    pub met: Option<(usize, usize)>,
}

pub(super) struct LatticeGraph<'a, W, T> {
    pub lattice: &'a Lattice,
    pub exit: &'a Exit,
    pub group: Group<'a>,
    pub met: &'a mut BTreeMap<Pair, usize>,
    pub work: &'a W,
    pub trace: &'a mut T,
}

impl<W: Work, T: Trace<Look>> Graph for LatticeGraph<'_, W, T> {
    type Node = State;

    fn neighbours(&self, node: State, each: &mut dyn FnMut(State, f64)) {
        self.lattice.neighbours(node, each);
    }

    fn is_free(&mut self, from: State, to: State) -> Result<bool, Stopped> {
        if self.work.stopped() {
            return Err(Stopped);
        }
        let [from, to] = [from, to].map(|state| self.lattice.pose(state));
        let Some(leg) = self.group.leg(&from, &to) else {
            return Ok(false);
        };
        let met = in_the_way(&self.group, &leg, self.met, self.work)?;
        if let Some(pair) = met {
            *self.met.entry(pair).or_default() += 1;
        }
        self.trace.record(|| Look {
            from,
            to,
            met: met.map(|pair| (pair.held, pair.obstacle)),
        });
        Ok(met.is_none())
    }

    fn left(&self, node: State) -> f64 {
        self.exit.left(self.lattice, node)
    }

    fn is_goal(&self, node: State) -> bool {
        self.left(node) == 0.0
    }
}
