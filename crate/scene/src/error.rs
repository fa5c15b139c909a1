//! Why a scene refuses, in sentences for whoever asked.

use nearpoint_geometry::bounds::spheres::SpheresError;
use nearpoint_motion::check::CheckError;
use nearpoint_motion::robot::RobotError;
use nearpoint_motion::snap::SettingsError;
use nearpoint_motion::trajectory::TrajectoryError;
use nearpoint_motion::trajectory::file::FileError;

use crate::part::PartId;
use crate::robot::RobotId;

/// A command that was not carried out; the scene is as it was.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum SceneError {
    /// No part has that id, or no longer.
    NoSuchPart(PartId),
    /// The part is fixed and was to be moved.
    Fixed { name: String },
    /// A pose with a number that is NaN or infinite, or without a rotation.
    BadPose { name: String },
    /// A colour channel outside 0…1.
    BadColour { name: String },
    /// A name without a visible character.
    BadName,
    /// A limit that is negative or not a number.
    BadLimit { value: f64 },
    /// A drag command, but nothing is held.
    NotDragging,
    /// The part is not among those that are held.
    NotHeld { name: String },
    /// The two did not meet on the way of the last drag.
    NeverMet,
    /// There is no change to take back.
    NothingToUndo,
    /// There is no change to make again.
    NothingToRedo,
    /// No robot has that id, or no longer.
    NoSuchRobot(RobotId),
    /// Snapping cannot go by that.
    Snap(SettingsError),
    /// The joints cannot have these values.
    Joints(RobotError),
    /// What is no motion for these robots.
    Motion(TrajectoryError),
    /// A file that is no motion for these robots, or that cannot be written.
    MotionFile(FileError),
    /// No motion was taught.
    NoMotion,
    /// A check that cannot be made.
    Check(CheckError),
    /// Spheres that cannot be made.
    Spheres(SpheresError),
    /// The check was ended before it began.
    CheckCancelled,
    /// A time that is no number.
    BadTime,
    /// A pair needs two different parts.
    SamePart { name: String },
    /// More parts than ids.
    TooMany,
}

impl std::fmt::Display for SceneError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSuchPart(PartId(id)) => {
                write!(f, "There is no part number {id}; it may have been removed.")
            }
            Self::Fixed { name } => write!(
                f,
                "“{name}” is fixed in its place. Release it first, then move it."
            ),
            Self::BadPose { name } => write!(
                f,
                "The new pose of “{name}” has a number that is not finite, or no rotation. It needs a quaternion and three lengths."
            ),
            Self::BadColour { name } => {
                write!(
                    f,
                    "The new colour of “{name}” needs four numbers from 0 to 1: red, green, blue and opacity."
                )
            }
            Self::BadName => write!(f, "A part's name needs at least one visible character."),
            Self::BadLimit { value } => write!(
                f,
                "A distance limit must be zero or more, and {value} is not."
            ),
            Self::NotDragging => write!(f, "Nothing is being dragged; begin a drag first."),
            Self::NotHeld { name } => write!(
                f,
                "“{name}” is not one of the parts that are being dragged."
            ),
            Self::NeverMet => write!(
                f,
                "These two parts did not meet in the last drag, so there is no first contact to go to."
            ),
            Self::NothingToUndo => write!(f, "There is nothing to undo."),
            Self::NothingToRedo => write!(f, "There is nothing to redo."),
            Self::NoSuchRobot(RobotId(id)) => {
                write!(
                    f,
                    "There is no robot number {id}; it may have been removed."
                )
            }
            Self::Snap(error) => write!(f, "{error}."),
            Self::Joints(error) => write!(f, "{error}."),
            Self::Motion(error) => write!(f, "{error}."),
            Self::MotionFile(error) => write!(f, "{error}."),
            Self::NoMotion => write!(
                f,
                "No motion was taught. Store two poses of the robots first."
            ),
            Self::Check(error) => write!(f, "{error}."),
            Self::Spheres(error) => write!(f, "{error}."),
            Self::CheckCancelled => write!(f, "The check was cancelled before it began."),
            Self::BadTime => write!(f, "A time must be a finite number of seconds."),
            Self::SamePart { name } => {
                write!(
                    f,
                    "“{name}” is always where it is itself. Name two different parts."
                )
            }
            Self::TooMany => write!(
                f,
                "The scene has run out of part numbers. Save it and open it again."
            ),
        }
    }
}

impl std::error::Error for SceneError {}
