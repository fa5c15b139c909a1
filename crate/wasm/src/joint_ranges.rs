//! Describes, for JavaScript, at which values of a robot's joints parts collide.

use nearpoint_scene::{JointMapCells, JointRange, RobotId, Scene};
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

/// The map of two joints of a robot, while all other joints stay where they are.
#[derive(Debug, Serialize, Tsify)]
pub struct JointMapRow {
    robot: RobotId,
    /// The joints, as indices into the robot's joints.
    joints: [usize; 2],
    /// True while the joints are still searched.
    searching: bool,
    /// An estimate of the share of the search that is done, 0…1.
    progress: f64,
    /// The map, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<JointMapCells>,
}

/// Describes the map of two joints, if it is shown.
pub(crate) fn joint_map_row(scene: &Scene) -> Option<JointMapRow> {
    let map = scene.joint_map()?;
    let request = map.request();
    Some(JointMapRow {
        robot: request.robot,
        joints: request.joints,
        searching: map.is_searching(),
        progress: map.progress(),
        map: map.cells().map(|cells| (**cells).clone()),
    })
}
