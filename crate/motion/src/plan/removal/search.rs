//! Which steps are free.

use std::collections::BTreeMap;

use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::work::{Stopped, Work};

use super::HOME;
use super::exit::Exit;
use crate::group::{Group, Held, Obstacle as Still, Pair};
use crate::plan::Obstacle;
use crate::plan::lattice::{Lattice, State};
use crate::plan::search::Graph;

/// The parts that move and those that do not, lent to a group.
#[derive(Debug)]
pub(super) struct Ground<'a> {
    pub held: Vec<Held<'a>>,
    pub still: Vec<Still<'a>>,
}

impl<'a> Ground<'a> {
    pub fn new(parts: &'a [Obstacle], others: &'a [Obstacle]) -> Self {
        let held = |part: &'a Obstacle| Held {
            shape: &part.shape,
            in_group: part.pose,
        };
        let still = |other: &'a Obstacle| Still {
            shape: &other.shape,
            pose: other.pose,
        };
        Self {
            held: parts.iter().map(held).collect(),
            still: others.iter().map(still).collect(),
        }
    }

    /// None if a number is none or too large.
    pub fn group(&'a self, lattice: &Lattice) -> Option<Group<'a>> {
        let far = State {
            at: lattice.bounds[1],
            turn: 0,
        };
        Group::new(
            &self.held,
            &self.still,
            [&HOME(), &lattice.pose(far)],
            f64::MIN_POSITIVE,
        )
    }
}

/// Of a leg: what is looked at first, as most legs that are not free end at once.
const PROBE: f64 = 1.0 / 16.0;

/// The first of the pairs near a leg that keeps it from being free.
pub(super) fn in_the_way(
    group: &Group<'_>,
    leg: &Travel,
    often: &BTreeMap<Pair, usize>,
    work: &impl Work,
) -> Result<Option<Pair>, Stopped> {
    let mut near = group.near(leg, 0.0);
    near.sort_by_key(|pair| (std::cmp::Reverse(often.get(pair)), *pair));
    let probe = group.leg(&leg.at(0.0), &leg.at(PROBE));
    for leg in probe.iter().chain([leg]) {
        for &pair in &near {
            if group.contact(pair, leg, work)?.is_some() {
                return Ok(Some(pair));
            }
        }
    }
    Ok(None)
}

/// The lattice as a graph.
pub(super) struct Ways<'a, W> {
    pub lattice: &'a Lattice,
    pub exit: &'a Exit,
    pub group: Group<'a>,
    pub met: &'a mut BTreeMap<Pair, usize>,
    pub work: &'a W,
}

impl<W: Work> Graph for Ways<'_, W> {
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
