//! Answers the search's questions about the roadmap among obstacles.

use std::collections::BTreeSet;

use nearpoint_geometry::Pose;
use nearpoint_geometry::tolerance::SHORTEST_STEP;
use nearpoint_geometry::work::{Stopped, Work};

use super::between::{Between, Known};
use super::replan::Network;
use super::roadmap::Roadmap;
use nearpoint_motion::group::Group;
use nearpoint_motion::plan::lattice::State;

pub(crate) struct EdgeTests<'a, W> {
    pub map: &'a mut Roadmap,
    pub group: &'a Group<'a>,
    between: Between<'a>,
    pub work: &'a W,
}

impl<'a, W: Work> EdgeTests<'a, W> {
    pub fn new(map: &'a mut Roadmap, group: &'a Group<'a>, work: &'a W) -> Self {
        let between = Between {
            group,
            radius: map.lattice.radius,
        };
        Self {
            map,
            group,
            between,
            work,
        }
    }

    /// Returns the cost of an edge, at least a small one: the goal may be in the lattice, too.
    fn cost(&self, length: f64) -> f64 {
        length.max(SHORTEST_STEP * self.map.lattice.step)
    }

    fn room(&mut self, state: State) -> Result<f64, Stopped> {
        if let Some(room) = self.map.room(state) {
            return Ok(room);
        }
        let pose = self.map.pose(state);
        let room = self.between.room(&pose, self.map.limit, self.work)?;
        self.map.learn(state, room);
        Ok(room)
    }

    /// Returns the steps of a path that are not free after all. Most steps that distances do not decide are on no path that
    /// is tried, so they are tested only here. The method is that of Dellin and Srinivasa, "A unifying formalism for
    /// shortest path problems with expensive edge evaluations", 2016.
    pub fn blocked(&mut self, path: &[State]) -> Result<BTreeSet<(State, State)>, Stopped> {
        let mut blocked = BTreeSet::new();
        for step in path.windows(2) {
            let (a, b) = (step[0].min(step[1]), step[0].max(step[1]));
            let poses = [a, b].map(|state| self.map.pose(state));
            let rooms = [self.room(a)?, self.room(b)?];
            let ends = [0, 1].map(|i| Known {
                pose: &poses[i],
                room: rooms[i],
            });
            if self.between.is_certain(ends) || self.map.swept(a, b) == Some(true) {
                continue;
            }
            self.map.counts.swept += 1;
            let is_free = self.between.is_free(ends, self.work)?;
            self.map.remember(a, b, is_free);
            if !is_free {
                blocked.insert((a, b));
            }
        }
        Ok(blocked)
    }

    /// Returns whether a leg between any two poses is free.
    pub fn is_free(&mut self, from: &Pose, to: &Pose) -> Result<bool, Stopped> {
        self.map.counts.edges += 1;
        let Some(leg) = self.group.leg(from, to) else {
            return Ok(false);
        };
        let limit = self.group.length(&leg);
        let mut known = [from, to].map(|pose| Known { pose, room: 0.0 });
        for end in &mut known {
            end.room = self.between.room(end.pose, limit, self.work)?;
        }
        self.between.is_free(known, self.work)
    }
}

impl<W: Work> Network for EdgeTests<'_, W> {
    type Node = State;

    fn around(&self, node: State, each: &mut dyn FnMut(State)) {
        self.map.around(node, each);
    }

    fn edge(&mut self, a: State, b: State) -> Result<Option<f64>, Stopped> {
        if self.work.stopped() {
            return Err(Stopped);
        }
        if self.map.swept(a, b) == Some(false) {
            return Ok(None);
        }
        self.map.counts.edges += 1;
        let length = self.map.estimate(a, b);
        let room = self.room(a)?;
        if room <= 0.0 {
            return Ok(None);
        }
        // No point moves farther than the length: from an end with a larger distance the step is free.
        let is_free = room > length || self.room(b)? > 0.0;
        Ok(is_free.then_some(self.cost(length)))
    }

    fn estimate(&self, a: State, b: State) -> f64 {
        self.map.estimate(a, b)
    }
}
