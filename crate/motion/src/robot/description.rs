//! A robot as data, as a file has it.

use nearpoint_geometry::nalgebra::Unit;
use nearpoint_geometry::{Pose, Vector};
use serde::{Deserialize, Serialize};

/// Links and the joints between them; [`super::Robot::new`] finds out whether they are a robot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "RobotDescription")
)]
pub struct Description {
    /// By which the user knows it.
    pub name: String,
    /// The links' names.
    pub links: Vec<String>,
    /// What carries what; one joint less than there are links.
    pub joints: Vec<Joint>,
}

/// A joint carries its child link on its parent link.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Joint {
    /// By which motions and the user know it.
    pub name: String,
    /// How it moves.
    pub kind: JointKind,
    /// Places in [`Description::links`].
    pub parent: usize,
    /// Which link it carries; a place in [`Description::links`].
    pub child: usize,
    /// `child_in_parent` at the value 0.
    #[serde(with = "crate::pose::serde_numbers")]
    pub origin: Pose,
    /// What it turns about or slides along, in the child's frame; of any length but zero. Without meaning for fixed
    /// joints.
    pub axis: [f64; 3],
    /// None: there is no limit, as for continuous joints.
    pub limits: Option<Limits>,
    /// The value at which the file draws the joint. It may be outside the limits, and says nothing of a joint that
    /// follows another.
    #[serde(default)]
    pub rest: f64,
    /// The greatest speed, in radians or lengths a second; none where the file says nothing.
    pub speed: Option<f64>,
    /// Follows another joint instead of being free.
    pub mimic: Option<Mimic>,
}

/// How a joint moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum JointKind {
    /// Not at all.
    Fixed,
    /// Turns, between limits.
    Revolute,
    /// Turns, without end.
    Continuous,
    /// Slides.
    Prismatic,
}

/// The values between which a joint may be, in radians or lengths.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Limits {
    /// The least value.
    pub lower: f64,
    /// The greatest value.
    pub upper: f64,
}

/// The value is `multiplier` times that of another joint, plus `offset`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Mimic {
    /// A place in [`Description::joints`].
    pub joint: usize,
    /// Radians or lengths for each of those of the other joint.
    pub multiplier: f64,
    /// Radians or lengths.
    pub offset: f64,
}

impl Limits {
    /// Returns the limits between these values.
    pub const fn new(lower: f64, upper: f64) -> Self {
        Self { lower, upper }
    }

    /// Whether a value is one that the joint may have.
    pub fn contain(&self, value: f64) -> bool {
        (self.lower..=self.upper).contains(&value)
    }
}

impl Joint {
    /// Returns a joint that has no limits, rests at 0 and follows no other.
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
            rest: 0.0,
            speed: None,
            mimic: None,
        }
    }

    /// The values that the joint may have: its limits, and what is between them and its rest. None: any.
    pub fn range(&self) -> Option<Limits> {
        self.limits.map(|limits| Limits {
            lower: limits.lower.min(self.rest),
            upper: limits.upper.max(self.rest),
        })
    }

    /// Whether values are angles.
    pub fn turns(&self) -> bool {
        matches!(self.kind, JointKind::Revolute | JointKind::Continuous)
    }

    /// Of length one; none for the zero vector.
    pub fn direction(&self) -> Option<Unit<Vector>> {
        Unit::try_new(Vector::from(self.axis), 0.0)
    }
}
