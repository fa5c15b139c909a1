//! Tests nodes and edges of the roadmap against the obstacles, for the search.

use std::collections::BTreeSet;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::MIN_STEP_COST;

use super::replan::Network;
use super::roadmap::Roadmap;
use super::segment_test::{PoseClearance, SegmentTest};
use nearpoint_motion::group::Group;
use nearpoint_motion::plan::lattice::LatticeState;

/// The tests of a roadmap's nodes and edges against the obstacles.
pub(crate) struct EdgeTests<'a, W> {
    pub map: &'a mut Roadmap,
    pub group: &'a Group<'a>,
    segment_test: SegmentTest<'a>,
    pub executor: &'a W,
}

impl<'a, W: Executor> EdgeTests<'a, W> {
    /// Makes the tests of a roadmap's nodes and edges for a group of moving parts.
    pub fn new(map: &'a mut Roadmap, group: &'a Group<'a>, executor: &'a W) -> Self {
        let segment_test = SegmentTest {
            group,
            radius: map.lattice.radius,
        };
        Self {
            map,
            group,
            segment_test,
            executor,
        }
    }

    /// Returns the cost of an edge, at least a small one: the goal may be in the lattice, too.
    fn cost(&self, length: f64) -> f64 {
        length.max(MIN_STEP_COST * self.map.lattice.step)
    }

    fn clearance(&mut self, state: LatticeState) -> Result<f64, Interrupted> {
        if let Some(room) = self.map.clearance(state) {
            return Ok(room);
        }
        let pose = self.map.pose(state);
        let room = self
            .segment_test
            .clearance(&pose, self.map.limit, self.executor)?;
        self.map.record_clearance(state, room);
        Ok(room)
    }

    /// Returns the steps of a path that are blocked after all. Most steps that distances do not decide are on no path
    /// that is tried, so they are tested only here. The method is that of Dellin and Srinivasa, "A unifying formalism
    /// for shortest path problems with expensive edge evaluations", 2016.
    pub fn blocked(
        &mut self,
        path: &[LatticeState],
    ) -> Result<BTreeSet<(LatticeState, LatticeState)>, Interrupted> {
        let mut blocked = BTreeSet::new();
        for step in path.windows(2) {
            let (a, b) = (step[0].min(step[1]), step[0].max(step[1]));
            let poses = [a, b].map(|state| self.map.pose(state));
            let rooms = [self.clearance(a)?, self.clearance(b)?];
            let ends = [0, 1].map(|i| PoseClearance {
                pose: &poses[i],
                clearance: rooms[i],
            });
            if self.segment_test.is_certain(ends) || self.map.swept(a, b) == Some(true) {
                continue;
            }
            self.map.counts.swept += 1;
            let is_free = self.segment_test.is_free(ends, self.executor)?;
            self.map.record_swept(a, b, is_free);
            if !is_free {
                blocked.insert((a, b));
            }
        }
        Ok(blocked)
    }

    /// Returns whether the straight motion between any two poses is free of collisions.
    pub fn is_free(&mut self, from: &Pose, to: &Pose) -> Result<bool, Interrupted> {
        self.map.counts.edges += 1;
        let Some(leg) = self.group.segment(from, to) else {
            return Ok(false);
        };
        let limit = self.group.segment_length(&leg);
        let mut known = [from, to].map(|pose| PoseClearance {
            pose,
            clearance: 0.0,
        });
        for end in &mut known {
            end.clearance = self
                .segment_test
                .clearance(end.pose, limit, self.executor)?;
        }
        self.segment_test.is_free(known, self.executor)
    }
}

impl<W: Executor> Network for EdgeTests<'_, W> {
    type Node = LatticeState;

    fn for_each_neighbour(&self, node: LatticeState, each: &mut dyn FnMut(LatticeState)) {
        self.map.for_each_neighbour(node, each);
    }

    fn edge(&mut self, a: LatticeState, b: LatticeState) -> Result<Option<f64>, Interrupted> {
        if self.executor.is_interrupted() {
            return Err(Interrupted);
        }
        if self.map.swept(a, b) == Some(false) {
            return Ok(None);
        }
        self.map.counts.edges += 1;
        let length = self.map.estimate(a, b);
        let room = self.clearance(a)?;
        if room <= 0.0 {
            return Ok(None);
        }
        // No point moves farther than the length: from an end with a larger distance the step is free.
        let is_free = room > length || self.clearance(b)? > 0.0;
        Ok(is_free.then_some(self.cost(length)))
    }

    fn estimate(&self, a: LatticeState, b: LatticeState) -> f64 {
        self.map.estimate(a, b)
    }
}
