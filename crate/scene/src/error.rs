//! Lists the reasons why a scene refuses a command, with messages for the caller.

use nearpoint_geometry::bounds::spheres::SpheresError;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Message, message};
use nearpoint_motion::check::CheckError;
use nearpoint_motion::plan::removal::RemovalError;
use nearpoint_motion::pose::InvalidPose;
use nearpoint_motion::robot::RobotError;
use nearpoint_motion::snap::SnapSettingsError;
use nearpoint_motion::trajectory::TrajectoryError;
use nearpoint_motion::trajectory::file::TrajectoryFileError;

use crate::part::PartId;
use crate::robot::RobotId;

nearpoint_message::errors! {
    /// A reason why a command was refused; the scene is unchanged.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum SceneError {
        /// No part has that id.
        NoSuchPart(part_id: PartId) => message!("scene-no-part-number", part_id = part_id.0),
        /// The part to be moved is fixed.
        Fixed { name: String } => message!("scene-fixed-place-release", name),
        /// The pose is invalid for a part.
        BadPose { name: String, why: InvalidPose } => message!("scene-new-pose", name, why),
        /// A colour channel is outside 0…1.
        BadColour { name: String } => message!("scene-new-colour-needs", name),
        /// The name has no visible character.
        BadName => message!("scene-part-name-needs"),
        /// The limit is negative or not a number.
        BadLimit { value: f64 } => message!("scene-distance-limit-must", value),
        /// The direction has no finite length above 0.
        BadDirection => message!("scene-direction-needs-length"),
        /// The accuracy is not a finite length above 0.
        BadAccuracy { value: f64 } => message!("scene-accuracy-must-more", value),
        /// There is no new mesh for the part.
        MeshesMissing { name: String } => message!("scene-no-part-meshes", name),
        /// The number of picks is neither one nor two.
        BadMeasurement => message!("scene-measure-one-thing"),
        /// The point of a pick is invalid.
        BadPick { name: String } => message!("scene-measured-needs-place", name),
        /// No measurement has that id.
        NoSuchMeasurement { id: u32 } => message!("scene-no-measure-number", id),
        /// The new revision of a robot has other links or joints.
        RobotRevised { name: String } => message!("scene-robot-file-robots", name),
        /// A drag command came while nothing is dragged.
        NotDragging => message!("scene-nothing-being-dragged"),
        /// The part is not among the dragged parts.
        NotDragged { name: String } => message!("scene-not-one-parts", name),
        /// The pivot's numbers are invalid.
        BadPivot => message!("scene-no-pivot-needs"),
        /// A robot carries the part, which turns by its joints.
        MovedByJoints { name: String } => message!("scene-carried-robot-turns", name),
        /// The parts have no hinge.
        NoHinge => message!("scene-none-parts-hinge"),
        /// An angle came while nothing swings.
        NotSwinging => message!("scene-nothing-swings-begin"),
        /// A pose came for parts that swing.
        Swinging => message!("scene-parts-swing-about"),
        /// The angle is not finite.
        BadAngle => message!("scene-angle-must-finite"),
        /// The picked features define no plane.
        NoPlaneThere => message!("scene-no-plane-goes"),
        /// The three points lie on a line, so they define no single plane.
        PointsOnALine => message!("scene-three-points-lie"),
        /// Two of three points are the same.
        SamePointTwice => message!("scene-point-picked-already"),
        /// The two parts had no contact on the path of the last drag.
        NoPathContact => message!("scene-two-parts-did"),
        /// No change can be undone.
        NothingToUndo => message!("scene-nothing-undo"),
        /// No change can be redone.
        NothingToRedo => message!("scene-nothing-redo"),
        /// No robot has that id.
        NoSuchRobot(robot_id: RobotId) => message!("scene-no-robot-number", robot_id = robot_id.0),
        /// The robot has only `count` free joints; `joint` counts from 0.
        NoSuchJoint { robot: String, joint: usize, count: usize } =>
            message!("scene-no-joint-number", robot, number = joint, count),
        /// No joint of the robot has that name.
        NoJointNamed { robot: String, name: String } => message!("scene-no-joint-named", robot, name),
        /// The robot comes from a file, which defines its joints.
        RobotOfFile { name: String } => message!("scene-robot-of-file", name),
        /// The joint has no part to move.
        JointWithoutParts => message!("scene-joint-without-parts"),
        /// The joint would move the part that carries it, or a mechanism that does.
        MovesItsCarrier { name: String } => message!("scene-moves-its-carrier", name),
        /// Another joint moves the part already.
        HasJoint { name: String } => message!("scene-has-joint", name),
        /// The two joints of a map are the same.
        SameJoint { name: String } => message!("scene-same-joint", name),
        /// The joint slides without limits, so it has no range.
        JointWithoutLimits { name: String } => message!("scene-joint-no-limits", name),
        /// A parameter of snapping is invalid.
        Snap(error: SnapSettingsError) => message!("scene-text", error),
        /// The joints cannot have these values.
        Joints(error: RobotError) => message!("scene-text", error),
        /// The keyframes make no valid motion for these robots.
        Motion(error: TrajectoryError) => message!("scene-text", error),
        /// The motion file is invalid for these robots, or cannot be written.
        MotionFile(error: TrajectoryFileError) => message!("scene-text", error),
        /// No motion was taught.
        NoMotion => message!("scene-no-motion-taught"),
        /// The check cannot be made.
        Check(error: CheckError) => message!("scene-text", error),
        /// The spheres cannot be made.
        Spheres(error: SpheresError) => message!("scene-text", error),
        /// The check was cancelled before it began.
        CheckCancelled => message!("scene-check-cancelled-before"),
        /// The step, rotation step or shrink distance is invalid.
        BadRemoval { value: f64 } => message!("scene-step-fit-turns", value),
        /// No part was named.
        NoPartsToRemove => message!("scene-part-taken-out"),
        /// No other part is visible.
        NoOtherParts => message!("scene-no-other-part"),
        /// A robot carries the part.
        CarriedByRobot { name: String } => message!("scene-carried-robot-leaves", name),
        /// Parts of the group penetrate others at the start, deeper than the shrink distance, in the scene's unit.
        StartsInCollision { pairs: Vec<(String, String)>, fit: f64 } => starts_inside(pairs, *fit),
        /// The part is too thin for the shrink distance, in the scene's unit.
        TooThinToShrink { name: String, fit: f64 } =>
            message!("scene-too-thin-made", name, fit = short(*fit)),
        /// The removal search cannot begin.
        Removal(error: RemovalError) => message!("scene-no-way-out", error),
        /// No removal path was found, or it is outdated.
        NoRemovalPath => message!("scene-no-way-out-go"),
        /// The fraction is no number.
        BadFraction => message!("scene-place-way-must"),
        /// The time is no number.
        BadTime => message!("scene-time-must-finite"),
        /// The two parts of a pair are the same.
        SamePart { name: String } => message!("scene-always-itself-name", name),
        /// There are no free ids left.
        OutOfIds => message!("scene-run-out"),
        /// Too many pairs of parts are at most `max_distance` apart, in this unit.
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

fn starts_inside(pairs: &[(String, String)], shrink: f64) -> Message {
    let pairs = pairs.iter();
    let pairs = pairs.map(|(part, other)| message!("scene-in", part, other));
    let pairs: Vec<Message> = pairs.collect();
    let deeper = (shrink > 0.0).then(|| message!("scene-more-fit", fit = short(shrink)));
    message!("scene-parts-others-every", deeper, pairs)
}

fn near(max_distance: f64, unit: Unit) -> Option<Message> {
    match max_distance > 0.0 {
        true if max_distance.is_finite() => {
            let within = format!("{max_distance:.3}");
            Some(message!("scene-most-apart", within, unit))
        }
        true => None,
        false => Some(message!("scene-may-meet")),
    }
}

fn fewer_pairs(max_distance: f64) -> Message {
    match max_distance > 0.0 {
        true => {
            message!("scene-look-pairs-nearer")
        }
        false => message!("scene-open-fewer-parts"),
    }
}
