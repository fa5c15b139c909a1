//! Records the input of a motion check: when it changes, the check is out of date.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::robot::Robot;
use nearpoint_motion::trajectory::Trajectory;

use crate::allowed::AllowedPairs;
use crate::document::Document;
use crate::part::PartId;
use crate::robot::{LinkPart, RobotId};

#[derive(Debug, PartialEq)]
pub(super) struct CheckInputs {
    trajectory: Arc<Trajectory>,
    allowed: Arc<AllowedPairs>,
    robots: Vec<(RobotId, Arc<Robot>, Pose, Vec<LinkPart>)>,
    /// The parts that no robot carries, each with its pose and accuracy.
    static_parts: Vec<(PartId, Pose, Option<f64>)>,
}

impl CheckInputs {
    /// Collects the inputs of a motion check from a document; `None` where no motion is taught.
    pub fn from_document(document: &Document) -> Option<Self> {
        let robots = document.robots().iter();
        let still = document.parts().iter();
        let still = still.filter(|part| document.robot_of(part.id).is_none());
        Some(Self {
            trajectory: document.trajectory()?.clone(),
            allowed: document.allowed().clone(),
            robots: robots
                .map(|own| (own.id, own.robot.clone(), own.base, own.parts.clone()))
                .collect(),
            static_parts: still
                .map(|part| (part.id, part.pose, part.accuracy))
                .collect(),
        })
    }
}
