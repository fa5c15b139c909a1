//! Defines joints that are made between the parts of a scene.

use nearpoint_motion::robot::{JointKind, JointLimits};
use serde::{Deserialize, Serialize};

use crate::part::PartId;

/// A joint to make between parts as they are placed now. Its numbers are in the scene's frame; values are radians, or
/// lengths for a joint that slides.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(deny_unknown_fields)]
pub struct NewJoint {
    /// The joint's name, which no other joint of its mechanism has.
    pub name: String,
    /// The kind of the joint's motion.
    pub kind: JointKind,
    /// The parts that the joint moves, as one.
    pub parts: Vec<PartId>,
    /// The part that carries the joint; `None` if the joint stays where it is in the scene.
    pub carrier: Option<PartId>,
    /// A point on the axis; `None` for the middle of the parts.
    #[cfg_attr(feature = "typescript", tsify(type = "Xyz | null"))]
    #[serde(rename = "at")]
    pub point: Option<[f64; 3]>,
    /// The axis that the parts turn about, counter-clockwise seen from its tip, or slide along; of any length but zero.
    #[cfg_attr(feature = "typescript", tsify(type = "Xyz"))]
    pub axis: [f64; 3],
    /// The value of the joint at the present poses.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub value: f64,
    /// The least and the largest value; `None` for no limits.
    pub limits: Option<JointLimits>,
}

/// A joint that another one moves, as gears or a rack do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Coupling {
    /// The name of the joint that moves it, in the same mechanism.
    pub joint: String,
    /// The change of its value, in radians or lengths, for each of those of the other joint.
    pub ratio: f64,
}
