//! Describes, for JavaScript, at which values of a robot's joints parts collide.

use nearpoint_scene::{PartId, RangeSection, RangeSectionClass, RobotId, Scene};
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
    joints: Vec<JointRangeRow>,
}

/// The range of one joint.
#[derive(Debug, Serialize, Tsify)]
struct JointRangeRow {
    /// The index of the joint in the robot's joints.
    joint: usize,
    /// Sections of the range, in order of their values.
    sections: Vec<RangeSectionRow>,
}

/// A section of a joint's range, in radians or lengths.
#[derive(Debug, Serialize, Tsify)]
struct RangeSectionRow {
    lower: f64,
    upper: f64,
    class: RangeClass,
    /// The pair that collides, or may collide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pair: Option<[PartId; 2]>,
}

/// The class of a section. `clear` is proven for all its values.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
enum RangeClass {
    Clear,
    Meets,
    Undecided,
}

/// Describes the ranges of joints, if they are shown.
pub(crate) fn joint_ranges_row(scene: &Scene) -> Option<JointRangesRow> {
    let ranges = scene.joint_ranges()?;
    let joints = ranges.joints().iter().map(|range| JointRangeRow {
        joint: range.joint,
        sections: range.sections.iter().map(section_row).collect(),
    });
    Some(JointRangesRow {
        robot: ranges.robot(),
        searching: ranges.is_searching(),
        joints: joints.collect(),
    })
}

fn section_row(section: &RangeSection) -> RangeSectionRow {
    RangeSectionRow {
        lower: section.range.lower,
        upper: section.range.upper,
        class: match section.class {
            RangeSectionClass::Clear => RangeClass::Clear,
            RangeSectionClass::Colliding => RangeClass::Meets,
            RangeSectionClass::Undecided => RangeClass::Undecided,
        },
        pair: section.pair.map(|(a, b)| [a, b]),
    }
}
