//! Defines one of the parts that a drag moves as a group.

use nearpoint_geometry::Pose;

use crate::document::Document;
use crate::part::{Part, PartId};

/// A dragged part. The group's frame is the first part's.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupMember {
    pub id: PartId,
    /// The pose of the part in the group, `group_from_part`.
    pub in_group: Pose,
}

impl GroupMember {
    /// Returns the part with the group at a pose.
    pub fn at(&self, document: &Document, group: &Pose) -> Option<Part> {
        let mut part = Part::clone(document.part(self.id).ok()?);
        part.pose = self.pose(group);
        Some(part)
    }

    /// Returns the pose of the part in the scene while the group is at a pose.
    pub fn pose(&self, group: &Pose) -> Pose {
        // The first part's pose is the group's, to the last digit.
        if self.in_group == Pose::identity() {
            *group
        } else {
            group * self.in_group
        }
    }
}
