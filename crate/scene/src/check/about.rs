//! Records the input of a motion check: when it changes, the check is out of date.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::trajectory::Trajectory;

use crate::allowed::Allowed;
use crate::document::Document;
use crate::part::PartId;
use crate::robot::{LinkPart, RobotId};

#[derive(Debug, PartialEq)]
pub(super) struct About {
    taught: Arc<Trajectory>,
    allowed: Arc<Allowed>,
    robots: Vec<(RobotId, Pose, Vec<LinkPart>)>,
    /// The parts that no robot carries, each with its pose and accuracy.
    still: Vec<(PartId, Pose, Option<f64>)>,
}

impl About {
    /// Returns `None` where no motion is taught.
    pub fn of(document: &Document) -> Option<Self> {
        let robots = document.robots().iter();
        let still = document.parts().iter();
        let still = still.filter(|part| document.robot_of(part.id).is_none());
        Some(Self {
            taught: document.taught()?.clone(),
            allowed: document.allowed().clone(),
            robots: robots
                .map(|own| (own.id, own.base, own.parts.clone()))
                .collect(),
            still: still
                .map(|part| (part.id, part.pose, part.accuracy))
                .collect(),
        })
    }
}
