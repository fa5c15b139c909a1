//! Tests whether a segment is free, by the distances at its ends, or else by a sweep between them.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::executor::{Executor, Interrupted};

use nearpoint_motion::group::Group;
use nearpoint_motion::plan::planning_scene::{blocking_pair, pairs_near};
use nearpoint_motion::plan::segment_length;

/// The largest number of halvings of a segment by distances. Segments that stay undecided are swept.
const MAX_HALVINGS: u32 = 5;

/// A test whether straight motions of a group are free of obstacles.
#[derive(Debug, Clone, Copy)]
pub(super) struct SegmentTest<'a> {
    pub group: &'a Group<'a>,
    pub radius: f64,
}

/// A pose with a lower bound of its distance from all obstacles.
#[derive(Debug, Clone, Copy)]
pub(super) struct PoseClearance<'a> {
    pub pose: &'a Pose,
    pub clearance: f64,
}

impl SegmentTest<'_> {
    /// Returns the distance of a pose from all obstacles, at most the limit.
    pub fn clearance(
        &self,
        pose: &Pose,
        limit: f64,
        executor: &impl Executor,
    ) -> Result<f64, Interrupted> {
        let mut least = limit;
        for pair in pairs_near(self.group, pose, limit) {
            let [held, obstacle] = self.group.shapes(pair);
            let held_in_obstacle = self.group.in_obstacle(pair, pose);
            if collides(obstacle, held, &held_in_obstacle, executor)? {
                return Ok(0.0);
            }
            let mut warm = WarmStart::default();
            let found = clearance(
                obstacle,
                held,
                &held_in_obstacle,
                least,
                &mut warm,
                executor,
            )?;
            least = found.map_or(least, |found| found.distance);
            if least <= 0.0 {
                break;
            }
        }
        Ok(least)
    }

    /// Returns whether the distances at the ends prove that the segment is free. No point moves farther than the segment's
    /// length, so it is free if the distances sum up to more.
    pub fn is_certain(&self, [from, to]: [PoseClearance<'_>; 2]) -> bool {
        let length = segment_length([from.pose, to.pose], self.group.centre(), self.radius);
        from.clearance + to.clearance > length
    }

    /// Returns whether the straight motion between two poses is free of obstacles.
    pub fn is_free(
        &self,
        ends: [PoseClearance<'_>; 2],
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        if ends.iter().any(|end| end.clearance <= 0.0) {
            return Ok(false);
        }
        if self.is_certain(ends) {
            return Ok(true);
        }
        self.halved(ends, MAX_HALVINGS, executor)
    }

    fn halved(
        &self,
        [from, to]: [PoseClearance<'_>; 2],
        halvings: u32,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        if self.is_certain([from, to]) {
            return Ok(true);
        }
        let Some(leg) = self.group.segment(from.pose, to.pose) else {
            return Ok(false);
        };
        if halvings == 0 {
            // The continuous test decides about a segment this near.
            return Ok(blocking_pair(self.group, &leg, &BTreeMap::new(), executor)?.is_none());
        }
        let pose = &leg.at(0.5);
        let clearance = self.clearance(pose, self.group.segment_length(&leg), executor)?;
        if clearance <= 0.0 {
            return Ok(false);
        }
        let middle = PoseClearance { pose, clearance };
        Ok(self.halved([from, middle], halvings - 1, executor)?
            && self.halved([middle, to], halvings - 1, executor)?)
    }
}
