//! Describes a robot as data, as in a file.

use nearpoint_geometry::nalgebra::Unit;
use nearpoint_geometry::{Pose, Vector};
use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// A list of links and the joints between them; [`super::Robot::new`] checks whether they form a robot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "RobotDescription")
)]
pub struct RobotDescription {
    /// The robot's name for the user.
    pub name: String,
    /// The links' names.
    pub links: Vec<String>,
    /// The joints; one less than there are links.
    pub joints: Vec<Joint>,
}

/// A joint of a robot, which carries its child link on its parent link.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Joint {
    /// The joint's name for motions and the user.
    pub name: String,
    /// The kind of the joint's motion.
    pub kind: JointKind,
    /// The link that carries the joint; an index into [`RobotDescription::links`].
    pub parent: usize,
    /// The link that the joint carries; an index into [`RobotDescription::links`].
    pub child: usize,
    /// The pose `child_in_parent` at the value 0.
    #[serde(with = "crate::pose::serde_numbers")]
    pub origin: Pose,
    /// The axis that the joint turns about or slides along, in the child's frame. It has any length but zero, and no
    /// meaning for fixed joints.
    pub axis: [f64; 3],
    /// The limits of the value; `None` if there are none, as for continuous joints.
    pub limits: Option<JointLimits>,
    /// The value at which the file shows the joint. It may be outside the limits, and has no meaning for a joint that
    /// follows another.
    #[serde(default)]
    #[serde(rename = "rest")]
    pub default_value: f64,
    /// The greatest speed, in radians or lengths a second; `None` where the file gives none.
    #[serde(rename = "speed")]
    pub max_speed: Option<f64>,
    /// The joint that this one follows instead of being free.
    pub mimic: Option<Mimic>,
}

/// The kind of a joint's motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum JointKind {
    /// The joint does not move.
    Fixed,
    /// The joint turns between limits.
    Revolute,
    /// The joint turns without limits.
    Continuous,
    /// The joint slides.
    Prismatic,
}

/// The limits of a joint's value, in radians or lengths.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct JointLimits {
    /// The least value.
    pub lower: f64,
    /// The greatest value.
    pub upper: f64,
}

/// A rule that makes a joint follow another: its value is `multiplier` times the other's, plus `offset`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Mimic {
    /// The joint that is followed; an index into [`RobotDescription::joints`].
    pub joint: usize,
    /// The factor, in radians or lengths for each of those of the other joint.
    pub multiplier: f64,
    /// The offset, in radians or lengths.
    pub offset: f64,
}

impl JointLimits {
    /// Creates limits with a lower and an upper value.
    pub const fn new(lower: f64, upper: f64) -> Self {
        Self { lower, upper }
    }

    /// Returns whether a value is within the limits.
    pub fn contains(&self, value: f64) -> bool {
        (self.lower..=self.upper).contains(&value)
    }
}

impl Joint {
    /// Returns a joint that has no limits, the default value 0 and no mimic.
    pub fn new(
        name: impl Into<String>,
        kind: JointKind,
        [parent, child]: [usize; 2],
        origin: Pose,
        axis: [f64; 3],
    ) -> Self {
        Self {
            name: name.into(),
            kind,
            parent,
            child,
            origin,
            axis,
            limits: None,
            default_value: 0.0,
            max_speed: None,
            mimic: None,
        }
    }

    /// Returns the values that the joint may have: its limits, extended to its default value; `None` for any.
    pub fn range(&self) -> Option<JointLimits> {
        self.limits.map(|limits| JointLimits {
            lower: limits.lower.min(self.default_value),
            upper: limits.upper.max(self.default_value),
        })
    }

    /// Returns the whole range of the joint: its limits, or one turn if it turns without limits; `None` if it slides
    /// without limits.
    pub fn whole_range(&self) -> Option<JointLimits> {
        let turn = JointLimits::new(-PI, PI);
        self.limits.or_else(|| self.is_rotary().then_some(turn))
    }

    /// Returns whether the joint's values are angles, not lengths.
    pub fn is_rotary(&self) -> bool {
        matches!(self.kind, JointKind::Revolute | JointKind::Continuous)
    }

    /// Returns the joint's axis with length one; `None` for the zero vector.
    pub fn direction(&self) -> Option<Unit<Vector>> {
        Unit::try_new(Vector::from(self.axis), 0.0)
    }
}
