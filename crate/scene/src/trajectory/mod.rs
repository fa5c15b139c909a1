//! Defines the taught motion of a scene's robots.

mod commands;

use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};
use serde::{Deserialize, Serialize};

/// A taught motion in commands and scene files.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct TrajectorySpec {
    /// The interpolation of values between keyframes.
    #[cfg_attr(feature = "typescript", tsify(type = "MotionForm"))]
    #[serde(rename = "form")]
    pub interpolation: Interpolation,
    /// The values of all robots' free joints, in the order of the robots.
    #[cfg_attr(feature = "typescript", tsify(type = "MotionKey[]"))]
    #[serde(rename = "keys")]
    pub keyframes: Vec<Keyframe>,
}

/// The format of a motion's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MotionFormat {
    /// A table of comma-separated values.
    Csv,
    /// JSON, as in scene files.
    Json,
}

impl From<&Trajectory> for TrajectorySpec {
    fn from(trajectory: &Trajectory) -> Self {
        Self {
            interpolation: trajectory.interpolation(),
            keyframes: trajectory.keyframes().to_vec(),
        }
    }
}
