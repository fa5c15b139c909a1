//! Whether a leg is free, by the distances at its ends, or else by what happens between them.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

use nearpoint_motion::group::Group;
use nearpoint_motion::plan::ground::{in_the_way, near};
use nearpoint_motion::plan::leg_length;

/// How often a leg is halved at most by distances. What then is not told is swept.
const MOST_HALVINGS: u32 = 5;

/// A leg among obstacles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Between<'a> {
    pub group: &'a Group<'a>,
    pub radius: f64,
}

/// A pose and how far from all obstacles it is at least.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known<'a> {
    pub pose: &'a Pose,
    pub room: f64,
}

impl Between<'_> {
    /// How far from all obstacles a pose is, or as much of it as the limit.
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

    /// Whether the ends tell that the leg is free: no point goes farther than the length, so that halfway it is no
    /// nearer to an obstacle than so.
    pub fn is_certain(&self, [from, to]: [Known<'_>; 2]) -> bool {
        let length = leg_length([from.pose, to.pose], self.group.centre(), self.radius);
        from.room + to.room > length
    }

    /// Whether a leg is free.
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
            // What has come so near is told by the continuous test.
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
