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
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SceneError {
    /// No part has that id, or no longer.
    #[error("There is no part number {}; it may have been removed.", .0.0)]
    NoSuchPart(PartId),
    /// The part is fixed and was to be moved.
    #[error("“{name}” is fixed in its place. Release it first, then move it.")]
    Fixed { name: String },
    /// A pose that no part can have.
    #[error("The new pose of “{name}” {why}.")]
    BadPose { name: String, why: Unsound },
    /// A colour channel outside 0…1.
    #[error(
        "The new colour of “{name}” needs four numbers from 0 to 1: red, green, blue and opacity."
    )]
    BadColour { name: String },
    /// A name without a visible character.
    #[error("A part's name needs at least one visible character.")]
    BadName,
    /// A limit that is negative or not a number.
    #[error("A distance limit must be zero or more, and {value} is not.")]
    BadLimit { value: f64 },
    /// Triangles cannot be that near to a surface.
    #[error("An accuracy must be more than 0, and {value} is not.")]
    BadAccuracy { value: f64 },
    /// Other parts were to be given other meshes.
    #[error("“{name}” has no part in the meshes that were made again.")]
    NotReshaped { name: String },
    /// Neither one thing nor two were picked.
    #[error("A measure is of one thing or between two; pick one or two.")]
    BadMeasure,
    /// A place that is none.
    #[error("What is to be measured on “{name}” needs a place of three finite numbers.")]
    BadPick { name: String },
    /// No measure has that number, or no longer.
    #[error("There is no measure number {id}; it may have gone with its part.")]
    NoSuchMeasure { id: u32 },
    /// A robot would have other links than its motion was taught with.
    #[error(
        "“{name}” is a robot of this file, and robots are not replaced. Add the new file beside it, then remove the old robot."
    )]
    RobotRevised { name: String },
    /// A drag command, but nothing is held.
    #[error("Nothing is being dragged; begin a drag first.")]
    NotDragging,
    /// The part is not among those that are held.
    #[error("“{name}” is not one of the parts that are being dragged.")]
    NotHeld { name: String },
    /// A pivot whose numbers make none.
    #[error(
        "This is no pivot: it needs a point, an axis that has a direction, and limits whose first angle is the smaller one, no more than a full turn apart."
    )]
    BadPivot,
    /// Robots have joints.
    #[error(
        "“{name}” is carried by a robot and turns by its joints, so it has no pivot of its own."
    )]
    TurnsByJoints { name: String },
    /// No part of those has a hinge.
    #[error("None of these parts has a hinge. Give one of them an axis first.")]
    NoHinge,
    /// An angle, but nothing swings.
    #[error("Nothing swings; begin a swing first.")]
    NotSwinging,
    /// A pose for parts that swing.
    #[error(
        "The parts swing about a hinge in this drag, so they go by angles. End it first to move them."
    )]
    Swinging,
    /// An angle that is no number.
    #[error("An angle must be a finite number.")]
    BadAngle,
    /// No plane goes along what was picked.
    #[error(
        "No plane goes along this. Pick a planar face, or a cylinder, which is cut open through its axis."
    )]
    NoPlaneThere,
    /// Many planes go through three points.
    #[error(
        "These three points lie on one line, so many planes go through them. Pick a third one beside it."
    )]
    PointsOnALine,
    /// Two of three points are one.
    #[error("This point was picked already. Pick another one.")]
    SamePointTwice,
    /// The two did not meet on the way of the last drag.
    #[error(
        "These two parts did not meet in the last drag, so there is no first contact to go to."
    )]
    NeverMet,
    /// There is no change to take back.
    #[error("There is nothing to undo.")]
    NothingToUndo,
    /// There is no change to make again.
    #[error("There is nothing to redo.")]
    NothingToRedo,
    /// No robot has that id, or no longer.
    #[error("There is no robot number {}; it may have been removed.", .0.0)]
    NoSuchRobot(RobotId),
    /// Snapping cannot go by that.
    #[error("{0}.")]
    Snap(SettingsError),
    /// The joints cannot have these values.
    #[error("{0}.")]
    Joints(RobotError),
    /// What is no motion for these robots.
    #[error("{0}.")]
    Motion(TrajectoryError),
    /// A file that is no motion for these robots, or that cannot be written.
    #[error("{0}.")]
    MotionFile(FileError),
    /// No motion was taught.
    #[error("No motion was taught. Store two poses of the robots first.")]
    NoMotion,
    /// A check that cannot be made.
    #[error("{0}.")]
    Check(CheckError),
    /// Spheres that cannot be made.
    #[error("{0}.")]
    Spheres(SpheresError),
    /// The check was ended before it began.
    #[error("The check was cancelled before it began.")]
    CheckCancelled,
    /// A step, turns or a fit that cannot be.
    #[error("A step, a fit and the turns must be zero or more, and {value} is not.")]
    BadRemoval { value: f64 },
    /// No part was named.
    #[error("Which part is to be taken out? Select one, or some that move as one.")]
    NothingToTakeOut,
    /// No other part is visible.
    #[error(
        "No other part is visible, so there is nothing to be taken out of. Show the parts that may be in the way."
    )]
    NothingAround,
    /// A robot carries the part.
    #[error("“{name}” is carried by a robot, and leaves it by no way of its own.")]
    Carried { name: String },
    /// Parts of the group that are in others where they are, deeper than the fit, scene's unit.
    #[error("{}", starts_inside(.pairs, *.fit))]
    StartsInside {
        pairs: Vec<(String, String)>,
        fit: f64,
    },
    /// The part is nowhere thick enough to be smaller by the fit, scene's unit.
    #[error(
        "“{name}” is too thin to be made smaller by a fit of {} all around. Take a smaller fit.",
        short(*.fit)
    )]
    NoRoomForFit { name: String, fit: f64 },
    /// What a way out cannot be looked for with.
    #[error("No way out can be looked for: {0}.")]
    Removal(RemovalError),
    /// No way out was found, or not of these parts at these places.
    #[error(
        "There is no way out to go: none was looked for, none was found, or the parts have moved since."
    )]
    NoRemovalPath,
    /// A share that is no number.
    #[error("A place on the way must be a number from 0 to 1.")]
    BadShare,
    /// A time that is no number.
    #[error("A time must be a finite number of seconds.")]
    BadTime,
    /// A pair needs two different parts.
    #[error("“{name}” is always where it is itself. Name two different parts.")]
    SamePart { name: String },
    /// More parts than ids.
    #[error("The scene has run out of part numbers. Save it and open it again.")]
    TooMany,
    /// More pairs of parts than can be looked at are at most `within` apart, in this unit.
    #[error(
        "The scene's {parts} parts would make more than {most} pairs{}, which do not fit into memory. {}.",
        near(*.within, *.unit), fewer_pairs(*.within)
    )]
    TooManyPairs {
        parts: usize,
        most: usize,
        within: f64,
        unit: Unit,
    },
}
fn short(length: f64) -> String {
    let shows = |places: &i32| length * 10_f64.powi(*places) >= 10.0;
    let places = (0..12).find(shows).unwrap_or(12);
    format!("{length:.*}", places as usize)
}

fn starts_inside(pairs: &[(String, String)], fit: f64) -> String {
    let pairs = pairs.iter();
    let pairs = pairs.map(|(part, other)| format!("“{part}” in “{other}”"));
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let deeper = match fit > 0.0 {
        true => format!(" by more than the fit of {}", short(fit)),
        false => String::new(),
    };
    format!(
        "Parts are in others where they are{deeper}, so every way out begins with a collision: {pairs}. Move them, take a larger fit, or hide what they may be in."
    )
}

fn near(within: f64, unit: Unit) -> String {
    match within > 0.0 {
        true if within.is_finite() => {
            format!(" that are at most {within:.3} {} apart", unit.symbol())
        }
        true => String::new(),
        false => " that may meet".to_owned(),
    }
}

fn fewer_pairs(within: f64) -> &'static str {
    match within > 0.0 {
        true => {
            "Look for pairs that are nearer (--within 0, or a distance of 0: only those that may meet), or open fewer parts"
        }
        false => "Open fewer parts at once",
    }
}
