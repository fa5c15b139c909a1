//! Tests whether a leg is free, by the distances at its ends, or else by a sweep between them.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

use nearpoint_motion::group::Group;
use nearpoint_motion::plan::ground::{in_the_way, near};
use nearpoint_motion::plan::leg_length;

/// The largest number of halvings of a leg by distances. Legs that stay undecided are swept.
const MOST_HALVINGS: u32 = 5;

/// A test of legs among obstacles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Between<'a> {
    pub group: &'a Group<'a>,
    pub radius: f64,
}

/// A pose with a lower bound of its distance from all obstacles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known<'a> {
    pub pose: &'a Pose,
    pub room: f64,
}

impl Between<'_> {
    /// Returns the distance of a pose from all obstacles, at most the limit.
    pub fn room(&self, pose: &Pose, limit: f64, work: &impl Work) -> Result<f64, Stopped> {
        let mut least = limit;
        for pair in near(self.group, pose, limit) {
            let [held, obstacle] = self.group.shapes(pair);
            let held_in_obstacle = self.group.in_obstacle(pair, pose);
            if collides(obstacle, held, &held_in_obstacle, work)? {
                return Ok(0.0);
            }
            let mut warm = Warm::default();
            let found = clearance(obstacle, held, &held_in_obstacle, least, &mut warm, work)?;
            least = found.map_or(least, |found| found.distance);
            if least <= 0.0 {
                break;
            }
        }
        Ok(least)
    }

    /// Returns whether the distances at the ends prove that the leg is free. No point moves farther than the leg's length,
    /// so it is free if the distances sum up to more.
    pub fn is_certain(&self, [from, to]: [Known<'_>; 2]) -> bool {
        let length = leg_length([from.pose, to.pose], self.group.centre(), self.radius);
        from.room + to.room > length
    }

    /// Returns whether a leg is free.
    pub fn is_free(&self, ends: [Known<'_>; 2], work: &impl Work) -> Result<bool, Stopped> {
        if ends.iter().any(|end| end.room <= 0.0) {
            return Ok(false);
        }
        if self.is_certain(ends) {
            return Ok(true);
        }
        self.halved(ends, MOST_HALVINGS, work)
    }

    fn halved(
        &self,
        [from, to]: [Known<'_>; 2],
        halvings: u32,
        work: &impl Work,
    ) -> Result<bool, Stopped> {
        if self.is_certain([from, to]) {
            return Ok(true);
        }
        let Some(leg) = self.group.leg(from.pose, to.pose) else {
            return Ok(false);
        };
        if halvings == 0 {
            // The continuous test decides about a leg this near.
            return Ok(in_the_way(self.group, &leg, &BTreeMap::new(), work)?.is_none());
        }
        let pose = &leg.at(0.5);
        let room = self.room(pose, self.group.length(&leg), work)?;
        if room <= 0.0 {
            return Ok(false);
        }
        let middle = Known { pose, room };
        Ok(self.halved([from, middle], halvings - 1, work)?
            && self.halved([middle, to], halvings - 1, work)?)
    }
}
