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

nearpoint_message::errors! {
    /// A command that was not carried out; the scene is as it was.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum SceneError {
        /// No part has that id, or no longer.
        NoSuchPart(part_id: PartId) => message!("scene-no-part-number", part_id = part_id.0),
        /// The part is fixed and was to be moved.
        Fixed { name: String } => message!("scene-fixed-place-release", name),
        /// A pose that no part can have.
        BadPose { name: String, why: Unsound } => message!("scene-new-pose", name, why),
        /// A colour channel outside 0…1.
        BadColour { name: String } => message!("scene-new-colour-needs", name),
        /// A name without a visible character.
        BadName => message!("scene-part-name-needs"),
        /// A limit that is negative or not a number.
        BadLimit { value: f64 } => message!("scene-distance-limit-must", value),
        /// Triangles cannot be that near to a surface.
        BadAccuracy { value: f64 } => message!("scene-accuracy-must-more", value),
        /// Other parts were to be given other meshes.
        NotReshaped { name: String } => message!("scene-no-part-meshes", name),
        /// Neither one thing nor two were picked.
        BadMeasure => message!("scene-measure-one-thing"),
        /// A place that is none.
        BadPick { name: String } => message!("scene-measured-needs-place", name),
        /// No measure has that number, or no longer.
        NoSuchMeasure { id: u32 } => message!("scene-no-measure-number", id),
        /// A robot would have other links than its motion was taught with.
        RobotRevised { name: String } => message!("scene-robot-file-robots", name),
        /// A drag command, but nothing is held.
        NotDragging => message!("scene-nothing-being-dragged"),
        /// The part is not among those that are held.
        NotHeld { name: String } => message!("scene-not-one-parts", name),
        /// A pivot whose numbers make none.
        BadPivot => message!("scene-no-pivot-needs"),
        /// Robots have joints.
        TurnsByJoints { name: String } => message!("scene-carried-robot-turns", name),
        /// No part of those has a hinge.
        NoHinge => message!("scene-none-parts-hinge"),
        /// An angle, but nothing swings.
        NotSwinging => message!("scene-nothing-swings-begin"),
        /// A pose for parts that swing.
        Swinging => message!("scene-parts-swing-about"),
        /// An angle that is no number.
        BadAngle => message!("scene-angle-must-finite"),
        /// No plane goes along what was picked.
        NoPlaneThere => message!("scene-no-plane-goes"),
        /// Many planes go through three points.
        PointsOnALine => message!("scene-three-points-lie"),
        /// Two of three points are one.
        SamePointTwice => message!("scene-point-picked-already"),
        /// The two did not meet on the way of the last drag.
        NeverMet => message!("scene-two-parts-did"),
        /// There is no change to take back.
        NothingToUndo => message!("scene-nothing-undo"),
        /// There is no change to make again.
        NothingToRedo => message!("scene-nothing-redo"),
        /// No robot has that id, or no longer.
        NoSuchRobot(robot_id: RobotId) => message!("scene-no-robot-number", robot_id = robot_id.0),
        /// Snapping cannot go by that.
        Snap(error: SettingsError) => message!("scene-text", error),
        /// The joints cannot have these values.
        Joints(error: RobotError) => message!("scene-text", error),
        /// What is no motion for these robots.
        Motion(error: TrajectoryError) => message!("scene-text", error),
        /// A file that is no motion for these robots, or that cannot be written.
        MotionFile(error: FileError) => message!("scene-text", error),
        /// No motion was taught.
        NoMotion => message!("scene-no-motion-taught"),
        /// A check that cannot be made.
        Check(error: CheckError) => message!("scene-text", error),
        /// Spheres that cannot be made.
        Spheres(error: SpheresError) => message!("scene-text", error),
        /// The check was ended before it began.
        CheckCancelled => message!("scene-check-cancelled-before"),
        /// A step, turns or a fit that cannot be.
        BadRemoval { value: f64 } => message!("scene-step-fit-turns", value),
        /// No part was named.
        NothingToTakeOut => message!("scene-part-taken-out"),
        /// No other part is visible.
        NothingAround => message!("scene-no-other-part"),
        /// A robot carries the part.
        Carried { name: String } => message!("scene-carried-robot-leaves", name),
        /// Parts of the group that are in others where they are, deeper than the fit, scene's unit.
        StartsInside { pairs: Vec<(String, String)>, fit: f64 } => starts_inside(pairs, *fit),
        /// The part is nowhere thick enough to be smaller by the fit, scene's unit.
        NoRoomForFit { name: String, fit: f64 } =>
            message!("scene-too-thin-made", name, fit = short(*fit)),
        /// What a way out cannot be looked for with.
        Removal(error: RemovalError) => message!("scene-no-way-out", error),
        /// No way out was found, or not of these parts at these places.
        NoRemovalPath => message!("scene-no-way-out-go"),
        /// A share that is no number.
        BadShare => message!("scene-place-way-must"),
        /// A time that is no number.
        BadTime => message!("scene-time-must-finite"),
        /// A pair needs two different parts.
        SamePart { name: String } => message!("scene-always-itself-name", name),
        /// More parts than ids.
        TooMany => message!("scene-run-out"),
        /// More pairs of parts than can be looked at are at most `within` apart, in this unit.
        TooManyPairs { parts: usize, most: usize, within: f64, unit: Unit } =>
            message!(
                "scene-parts-would",
                parts,
                most,
                near = near(*within, *unit),
                remedy = fewer_pairs(*within),
            ),
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
