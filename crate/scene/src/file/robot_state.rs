//! Sets robots to their state in a scene file.

use nearpoint_motion::robot::RobotError;

use super::{RobotEntry, SceneFileError};
use crate::document::validated_for;
use crate::robot::SceneRobot;

/// Sets the pose and the values of a robot as in its entry.
pub(super) fn set_state(robot: &mut SceneRobot, entry: &RobotEntry) -> Result<(), SceneFileError> {
    let tree = &robot.robot;
    if let Some(values) = &entry.joints {
        (tree.check_values(values)).map_err(|problem| joints_error(tree.name(), problem))?;
        robot.values.clone_from(values);
    }
    if let Some(base) = &entry.base {
        robot.base = validated_for(tree.name(), base)?;
    }
    Ok(())
}

pub(super) fn joints_error(name: &str, problem: RobotError) -> SceneFileError {
    SceneFileError::Joints {
        name: name.to_owned(),
        problem,
    }
}
