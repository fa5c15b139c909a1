//! Finds the parts around the dragged parts, which stop or attract them.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_motion::slide::{Obstacle, Obstacles};
use nearpoint_motion::snap::{SnapPart, SnapTargets};

use super::member::GroupMember;
use crate::part::{Part, PartId};
use crate::world::World;

/// The parts around a group, by their ids.
#[derive(Debug)]
pub(super) struct Surroundings<'a> {
    pub world: &'a World,
    pub members: &'a [GroupMember],
}

impl Surroundings<'_> {
    /// Returns the near parts; hidden parts neither stop nor attract.
    fn near(&self, bounds: &Aabb, max_distance: f64) -> impl Iterator<Item = &Part> {
        let near = self.world.near(bounds, max_distance);
        near.filter(|part| part.visible && !is_dragged(self.members, part))
    }

    fn find(&self, number: u32) -> Option<&Part> {
        let part = self.world.document().part(PartId(number)).ok()?;
        Some(part)
    }
}

impl Obstacles for Surroundings<'_> {
    fn get(&self, number: usize) -> Obstacle<'_> {
        let part = self.find(number as u32);
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

    fn max_abs_coordinate(&self) -> f64 {
        self.world.max_abs_coordinate()
    }
}

impl SnapTargets for Surroundings<'_> {
    fn near(&self, around: &Aabb, max_distance: f64) -> Vec<SnapPart<'_>> {
        let near = self.near(around, max_distance);
        near.map(|part| snap_part(part, part.pose)).collect()
    }

    fn part(&self, id: u32) -> Option<SnapPart<'_>> {
        let part = self.find(id).filter(|part| part.visible)?;
        Some(snap_part(part, part.pose))
    }
}

pub(super) fn is_dragged(members: &[GroupMember], part: &Part) -> bool {
    members.iter().any(|member| member.id == part.id)
}

pub(super) fn snap_part(part: &Part, pose: Pose) -> SnapPart<'_> {
    SnapPart {
        id: part.id.0,
        shape: &part.shape,
        is_inverted: part.diagnostics.is_inverted,
        pose,
    }
}
