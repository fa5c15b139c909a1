//! Why a scene refuses, in sentences for whoever asked.

use nearpoint_geometry::bounds::spheres::SpheresError;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Message, message};
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
#[expect(missing_docs, reason = "the sentences say it")]
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
    /// Triangles cannot be that near to a surface.
    BadAccuracy { value: f64 },
    /// Other parts were to be given other meshes.
    NotReshaped { name: String },
    /// Neither one thing nor two were picked.
    BadMeasure,
    /// A place that is none.
    BadPick { name: String },
    /// No measure has that number, or no longer.
    NoSuchMeasure { id: u32 },
    /// A robot would have other links than its motion was taught with.
    RobotRevised { name: String },
    /// A drag command, but nothing is held.
    NotDragging,
    /// The part is not among those that are held.
    NotHeld { name: String },
    /// A pivot whose numbers make none.
    BadPivot,
    /// Robots have joints.
    TurnsByJoints { name: String },
    /// No part of those has a hinge.
    NoHinge,
    /// An angle, but nothing swings.
    NotSwinging,
    /// A pose for parts that swing.
    Swinging,
    /// An angle that is no number.
    BadAngle,
    /// No plane goes along what was picked.
    NoPlaneThere,
    /// Many planes go through three points.
    PointsOnALine,
    /// Two of three points are one.
    SamePointTwice,
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

nearpoint_message::error!(SceneError);

impl SceneError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoSuchPart(part_id) => message!("scene-no-part-number", part_id = part_id.0),
            Self::Fixed { name } => message!("scene-fixed-place-release", name),
            Self::BadPose { name, why } => message!("scene-new-pose", name, why),
            Self::BadColour { name } => message!("scene-new-colour-needs", name),
            Self::BadName => message!("scene-part-name-needs"),
            Self::BadLimit { value } => message!("scene-distance-limit-must", value),
            Self::BadAccuracy { value } => message!("scene-accuracy-must-more", value),
            Self::NotReshaped { name } => message!("scene-no-part-meshes", name),
            Self::BadMeasure => message!("scene-measure-one-thing"),
            Self::BadPick { name } => message!("scene-measured-needs-place", name),
            Self::NoSuchMeasure { id } => message!("scene-no-measure-number", id),
            Self::RobotRevised { name } => message!("scene-robot-file-robots", name),
            Self::NotDragging => message!("scene-nothing-being-dragged"),
            Self::NotHeld { name } => message!("scene-not-one-parts", name),
            Self::BadPivot => message!("scene-no-pivot-needs"),
            Self::TurnsByJoints { name } => message!("scene-carried-robot-turns", name),
            Self::NoHinge => message!("scene-none-parts-hinge"),
            Self::NotSwinging => message!("scene-nothing-swings-begin"),
            Self::Swinging => message!("scene-parts-swing-about"),
            Self::BadAngle => message!("scene-angle-must-finite"),
            Self::NoPlaneThere => message!("scene-no-plane-goes"),
            Self::PointsOnALine => message!("scene-three-points-lie"),
            Self::SamePointTwice => message!("scene-point-picked-already"),
            Self::NeverMet => message!("scene-two-parts-did"),
            Self::NothingToUndo => message!("scene-nothing-undo"),
            Self::NothingToRedo => message!("scene-nothing-redo"),
            Self::NoSuchRobot(robot_id) => message!("scene-no-robot-number", robot_id = robot_id.0),
            Self::Snap(error) => message!("scene-text", error),
            Self::Joints(error) => message!("scene-text", error),
            Self::Motion(error) => message!("scene-text", error),
            Self::MotionFile(error) => message!("scene-text", error),
            Self::NoMotion => message!("scene-no-motion-taught"),
            Self::Check(error) => message!("scene-text", error),
            Self::Spheres(error) => message!("scene-text", error),
            Self::CheckCancelled => message!("scene-check-cancelled-before"),
            Self::BadRemoval { value } => message!("scene-step-fit-turns", value),
            Self::NothingToTakeOut => message!("scene-part-taken-out"),
            Self::NothingAround => message!("scene-no-other-part"),
            Self::Carried { name } => message!("scene-carried-robot-leaves", name),
            Self::StartsInside { pairs, fit } => starts_inside(pairs, *fit),
            Self::NoRoomForFit { name, fit } => {
                message!("scene-too-thin-made", name, fit = short(*fit))
            }
            Self::Removal(error) => message!("scene-no-way-out", error),
            Self::NoRemovalPath => message!("scene-no-way-out-go"),
            Self::BadShare => message!("scene-place-way-must"),
            Self::BadTime => message!("scene-time-must-finite"),
            Self::SamePart { name } => message!("scene-always-itself-name", name),
            Self::TooMany => message!("scene-run-out"),
            Self::TooManyPairs {
                parts,
                most,
                within,
                unit,
            } => message!(
                "scene-parts-would",
                parts,
                most,
                near = near(*within, *unit),
                remedy = fewer_pairs(*within)
            ),
        }
    }
}
fn short(length: f64) -> String {
    let shows = |places: &i32| length * 10_f64.powi(*places) >= 10.0;
    let places = (0..12).find(shows).unwrap_or(12);
    format!("{length:.*}", places as usize)
}

fn starts_inside(pairs: &[(String, String)], fit: f64) -> Message {
    let pairs = pairs.iter();
    let pairs = pairs.map(|(part, other)| message!("scene-in", part, other));
    let pairs: Vec<Message> = pairs.collect();
    let deeper = (fit > 0.0).then(|| message!("scene-more-fit", fit = short(fit)));
    message!("scene-parts-others-every", deeper, pairs)
}

fn near(within: f64, unit: Unit) -> Option<Message> {
    match within > 0.0 {
        true if within.is_finite() => {
            let within = format!("{within:.3}");
            Some(message!("scene-most-apart", within, unit))
        }
        true => None,
        false => Some(message!("scene-may-meet")),
    }
}

fn fewer_pairs(within: f64) -> Message {
    match within > 0.0 {
        true => {
            message!("scene-look-pairs-nearer")
        }
        false => message!("scene-open-fewer-parts"),
    }
}
