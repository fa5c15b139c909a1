//! Whether a leg is free, by the distances at its ends, or else by what happens between them.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::work::{Stopped, Work};

use nearpoint_motion::group::Group;
use nearpoint_motion::plan::ground::{in_the_way, near};
use nearpoint_motion::plan::leg_length;

/// How often a leg is halved at most by distances. What then is not told is swept; a leg that has to keep a clearance
/// is taken for blocked.
const MOST_HALVINGS: u32 = 5;

/// A leg among obstacles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Between<'a> {
    pub group: &'a Group<'a>,
    /// The clearance to keep.
    pub keep: f64,
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
            if least <= self.keep {
                break;
            }
        }
        Ok(least)
    }

    /// Whether the ends tell that the leg is free: no point goes farther than the length, so that halfway it is no
    /// nearer to an obstacle than so.
    pub fn is_certain(&self, [from, to]: [Known<'_>; 2]) -> bool {
        let length = leg_length([from.pose, to.pose], self.group.centre(), self.radius);
        from.room + to.room > length + 2.0 * self.keep
    }

    /// Whether a leg is free, and keeps the clearance.
    pub fn is_free(&self, ends: [Known<'_>; 2], work: &impl Work) -> Result<bool, Stopped> {
        if ends.iter().any(|end| end.room <= self.keep) {
            return Ok(false);
        }
        if self.is_certain(ends) {
            return Ok(true);
        }
        self.keeps(ends, MOST_HALVINGS, work)
    }

    fn keeps(
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
            // What has come so near is told by the continuous test, or is too near.
            let met = || in_the_way(self.group, &leg, &BTreeMap::new(), work);
            return Ok(self.keep == 0.0 && met()?.is_none());
        }
        let limit = self.group.length(&leg) + 2.0 * self.keep;
        let pose = &leg.at(0.5);
        let room = self.room(pose, limit, work)?;
        if room <= self.keep {
            return Ok(false);
        }
        let middle = Known { pose, room };
        Ok(self.keeps([from, middle], halvings - 1, work)?
            && self.keeps([middle, to], halvings - 1, work)?)
    }
}
