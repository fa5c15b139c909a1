//! Describes, for JavaScript, at which values of a robot's joints parts collide.

use nearpoint_scene::{JointRange, RobotId, Scene};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The ranges of the joints of one robot, each while all other joints stay where they are.
#[derive(Debug, Serialize, Tsify)]
pub struct JointRangesRow {
    robot: RobotId,
    /// True while joints are still searched.
    searching: bool,
    /// The joints that are known so far. A joint that slides without limits never is.
    joints: Vec<JointRange>,
}

/// Describes the ranges of joints, if they are shown.
pub(crate) fn joint_ranges_row(scene: &Scene) -> Option<JointRangesRow> {
    let ranges = scene.joint_ranges()?;
    Some(JointRangesRow {
        robot: ranges.robot(),
        searching: ranges.is_searching(),
        joints: ranges.joints().to_vec(),
    })
}
