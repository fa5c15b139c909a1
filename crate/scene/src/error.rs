//! Why a scene refuses, in sentences for whoever asked.

use nearpoint_geometry::bounds::spheres::SpheresError;
use nearpoint_geometry::unit::Unit;
use nearpoint_motion::check::CheckError;
use nearpoint_motion::plan::removal::RemovalError;
use nearpoint_motion::pose::Unsound;
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
    /// A pose that no part can have.
    BadPose { name: String, why: Unsound },
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
    /// A step, turns or a fit that cannot be.
    BadRemoval { value: f64 },
    /// No part was named.
    NothingToTakeOut,
    /// No other part is visible.
    NothingAround,
    /// A robot carries the part.
    Carried { name: String },
    /// Parts of the group that are in others where they are, deeper than the fit, scene's unit.
    StartsInside {
        pairs: Vec<(String, String)>,
        fit: f64,
    },
    /// The part is nowhere thick enough to be smaller by the fit, scene's unit.
    NoRoomForFit { name: String, fit: f64 },
    /// What a way out cannot be looked for with.
    Removal(RemovalError),
    /// No way out was found, or not of these parts at these places.
    NoRemovalPath,
    /// A share that is no number.
    BadShare,
    /// A time that is no number.
    BadTime,
    /// A pair needs two different parts.
    SamePart { name: String },
    /// More parts than ids.
    TooMany,
    /// More pairs of parts than can be looked at are at most `within` apart, in this unit.
    TooManyPairs {
        parts: usize,
        most: usize,
        within: f64,
        unit: Unit,
    },
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
            Self::BadPose { name, why } => write!(f, "The new pose of “{name}” {why}."),
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
            Self::BadRemoval { value } => write!(
                f,
                "A step, a fit and the turns must be zero or more, and {value} is not."
            ),
            Self::NothingToTakeOut => write!(
                f,
                "Which part is to be taken out? Select one, or some that move as one."
            ),
            Self::NothingAround => write!(
                f,
                "No other part is visible, so there is nothing to be taken out of. Show the parts that may be in the way."
            ),
            Self::Carried { name } => write!(
                f,
                "“{name}” is carried by a robot, and leaves it by no way of its own."
            ),
            Self::StartsInside { pairs, fit } => {
                let pairs = pairs.iter();
                let pairs = pairs.map(|(part, other)| format!("“{part}” in “{other}”"));
                let pairs = pairs.collect::<Vec<_>>().join(", ");
                let deeper = match *fit > 0.0 {
                    true => format!(" by more than the fit of {}", short(*fit)),
                    false => String::new(),
                };
                write!(
                    f,
                    "Parts are in others where they are{deeper}, so every way out begins with a collision: {pairs}. Move them, take a larger fit, or hide what they may be in."
                )
            }
            Self::NoRoomForFit { name, fit } => write!(
                f,
                "“{name}” is too thin to be made smaller by a fit of {} all around. Take a smaller fit.",
                short(*fit)
            ),
            Self::Removal(error) => write!(f, "No way out can be looked for: {error}."),
            Self::NoRemovalPath => write!(
                f,
                "There is no way out to go: none was looked for, none was found, or the parts have moved since."
            ),
            Self::BadShare => write!(f, "A place on the way must be a number from 0 to 1."),
            Self::BadTime => write!(f, "A time must be a finite number of seconds."),
            Self::SamePart { name } => {
                write!(
                    f,
                    "“{name}” is always where it is itself. Name two different parts."
                )
            }
            Self::TooManyPairs {
                parts,
                most,
                within,
                unit,
            } => {
                let (near, less) = if *within > 0.0 {
                    let apart = format!(" that are at most {within:.3} {} apart", unit.symbol());
                    let near = if within.is_finite() { &*apart } else { "" };
                    (
                        near.to_owned(),
                        "Look for pairs that are nearer (--within 0, or a distance of 0: only those that may meet), or open fewer parts",
                    )
                } else {
                    (" that may meet".to_owned(), "Open fewer parts at once")
                };
                write!(
                    f,
                    "The scene's {parts} parts would make more than {most} pairs{near}, which do not fit into memory. {less}."
                )
            }
            Self::TooMany => write!(
                f,
                "The scene has run out of part numbers. Save it and open it again."
            ),
        }
    }
}

/// Two significant digits of a length that is more than 0.
fn short(length: f64) -> String {
    let shows = |places: &i32| length * 10_f64.powi(*places) >= 10.0;
    let places = (0..12).find(shows).unwrap_or(12);
    format!("{length:.*}", places as usize)
}

impl std::error::Error for SceneError {}
