//! One of the parts that a hand holds as a group.

use nearpoint_geometry::Pose;

use crate::document::Document;
use crate::part::{Part, PartId};

/// A held part. The group's frame is the first part's.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Member {
    pub id: PartId,
    /// `group_from_part`.
    pub in_group: Pose,
}

impl Member {
    /// The part with the group at a pose.
    pub fn at(&self, document: &Document, group: &Pose) -> Option<Part> {
        let mut part = Part::clone(document.part(self.id).ok()?);
        part.pose = self.pose(group);
        Some(part)
    }

    pub fn pose(&self, group: &Pose) -> Pose {
        // The first part is where the group is, to the last digit.
        if self.in_group == Pose::identity() {
            *group
        } else {
            group * self.in_group
        }
    }
}
