//! The lattice as a graph whose edges are steps of the parts.

use std::collections::BTreeMap;

use nearpoint_geometry::work::{Stopped, Work};

use super::exit::Exit;
use crate::group::{Group, Pair};
use crate::plan::ground::in_the_way;
use crate::plan::lattice::{Lattice, State};
use crate::plan::search::Graph;

/// The lattice as a graph.
pub(super) struct LatticeGraph<'a, W> {
    pub lattice: &'a Lattice,
    pub exit: &'a Exit,
    pub group: Group<'a>,
    pub met: &'a mut BTreeMap<Pair, usize>,
    pub work: &'a W,
}

impl<W: Work> Graph for LatticeGraph<'_, W> {
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
        Ok(met.is_none())
    }

    fn left(&self, node: State) -> f64 {
        self.exit.left(self.lattice, node)
    }

    fn is_goal(&self, node: State) -> bool {
        self.left(node) == 0.0
    }
}
