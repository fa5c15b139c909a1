//! Finds the parts around the held parts, which stop them and attract them.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_motion::slide::{Obstacle, Obstacles};
use nearpoint_motion::snap::{Others, SnapPart};

use super::member::Member;
use crate::part::{Part, PartId};
use crate::world::World;

/// The parts around a group, by their ids.
#[derive(Debug)]
pub(super) struct Around<'a> {
    pub world: &'a World,
    pub members: &'a [Member],
}

impl Around<'_> {
    /// Returns the near parts; hidden parts neither stop nor attract.
    fn near(&self, bounds: &Aabb, within: f64) -> impl Iterator<Item = &Part> {
        let near = self.world.near(bounds, within);
        near.filter(|part| part.visible && !is_held(self.members, part))
    }

    fn known(&self, number: u32) -> Option<&Part> {
        let part = self.world.document().part(PartId(number)).ok()?;
        Some(part)
    }
}

impl Obstacles for Around<'_> {
    fn get(&self, number: usize) -> Obstacle<'_> {
        let part = self.known(number as u32);
        let part = part.expect("only parts that are there are near");
        Obstacle {
            shape: &part.shape,
            pose: part.pose,
        }
    }

    fn near(&self, bounds: &Aabb) -> Vec<usize> {
        let near = self.near(bounds, 0.0);
        near.map(|part| part.id.0 as usize).collect()
    }

    fn reach(&self) -> f64 {
        self.world.reach()
    }
}

impl Others for Around<'_> {
    fn near(&self, around: &Aabb, within: f64) -> Vec<SnapPart<'_>> {
        let near = self.near(around, within);
        near.map(|part| posed(part, part.pose)).collect()
    }

    fn part(&self, id: u32) -> Option<SnapPart<'_>> {
        let part = self.known(id).filter(|part| part.visible)?;
        Some(posed(part, part.pose))
    }
}

pub(super) fn is_held(members: &[Member], part: &Part) -> bool {
    members.iter().any(|member| member.id == part.id)
}

pub(super) fn posed(part: &Part, pose: Pose) -> SnapPart<'_> {
    SnapPart {
        id: part.id.0,
        shape: &part.shape,
        inverted: part.diagnostics.inverted,
        pose,
    }
}
