//! Defines the commands that change a scene.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::check::CheckMethod;
use nearpoint_motion::robot::JointLimits;
use nearpoint_motion::snap;
use serde::{Deserialize, Serialize};

use crate::drag::DragMode;
use crate::joint::{Coupling, NewJoint};
use crate::joint_ranges::JointMapRequest;
use crate::measure::Pick;
use crate::part::{Colour, PartId, Placement};
use crate::pivot::Pivot;
use crate::pose::serde_numbers;
use crate::robot::RobotId;
use crate::trajectory::TrajectorySpec;

/// A change of a scene, and the only way to make one. One drag is `BeginDrag`, any number of `DragTo`, `EndDrag`, and
/// one undo entry. As JSON: `{"type": "setPose", "part": 3, "pose": [1, 0, 0, 0, 0, 0, 12.5]}`.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_scene::{Command, DragMode, PartId, Placement};
///
/// let text = r#"{"type": "setPose", "part": 3, "pose": [1, 0, 0, 0, 0, 0, 12.5]}"#;
/// let pose = Pose::translation(0.0, 0.0, 12.5);
/// let command: Command = serde_json::from_str(text)?;
/// assert_eq!(command, Command::SetPose { part: PartId(3), pose });
///
/// let drag = [
///     Command::SetDragMode { mode: DragMode::Stop },
///     Command::BeginDrag { parts: vec![PartId(3)] },
///     Command::DragTo { poses: vec![Placement(PartId(3), pose)] },
///     Command::EndDrag,
/// ];
/// assert_eq!(serde_json::to_string(&drag[0])?, r#"{"type":"setDragMode","mode":"stop"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
#[expect(missing_docs, reason = "fields that only name what a command is about")]
pub enum Command {
    /// Removes parts from the scene.
    Remove {
        /// The parts. If any of them is not in the scene, none is removed.
        parts: Vec<PartId>,
    },
    /// Sets the pose of a part.
    SetPose {
        part: PartId,
        /// The pose, `scene_from_part`.
        #[serde(with = "serde_numbers")]
        pose: Pose,
    },
    /// Sets the poses of parts together. On an error none is moved.
    SetPoses {
        /// The pose of each part, `scene_from_part`.
        poses: Vec<Placement>,
    },
    /// Begins a drag of parts. A drag that was not ended is ended.
    BeginDrag {
        /// The parts, none of which may be fixed.
        parts: Vec<PartId>,
    },
    /// Moves the dragged parts. In Stop and Snap the parts move as one with the first of the poses, and later steps
    /// compute their shown poses.
    DragTo {
        /// The drag pose of each part, `scene_from_part`.
        poses: Vec<Placement>,
    },
    /// Ends the drag at the shown poses for the last drag pose: one undo entry, if anything moved.
    EndDrag,
    /// Cancels the drag: everything goes back to where the drag began.
    CancelDrag,
    /// Sets the pivot that parts turn about, in the scene; none: their centres.
    SetPivot {
        /// The parts, none of which a robot may carry.
        parts: Vec<PartId>,
        /// The pivot, which each part keeps in its own frame from then on.
        pivot: Option<Pivot>,
    },
    /// Sets the current angle of parts on their hinges, and the limits; parts without a hinge stay unchanged.
    SetHinge {
        parts: Vec<PartId>,
        /// The angle, in radians.
        angle: f64,
        /// The limits, as in [`Pivot::limits`].
        limits: Option<[f64; 2]>,
    },
    /// Begins a drag that swings parts about the hinge of the first of them that has one. A drag that was not ended is
    /// ended.
    BeginSwing {
        /// The parts, none of which may be fixed.
        parts: Vec<PartId>,
    },
    /// Swings the dragged parts, as far as the hinge's limits allow. In Stop and Snap later steps compute their shown
    /// angle.
    SwingTo {
        /// The angle from where the swing began, in radians.
        #[serde(rename = "by")]
        angle: f64,
    },
    /// Sets the drag mode, also for a drag in progress.
    SetDragMode { mode: DragMode },
    /// Sets the parameters of snapping; for a snap distance of 0, the scene chooses one by its size.
    SetSnap {
        /// The parameters, with the snap distance and the steps in the scene's unit.
        #[cfg_attr(feature = "typescript", tsify(type = "SnapOptions"))]
        settings: snap::SnapSettings,
    },
    /// Moves the dragged part of these two to the pose of their first contact on the path of the last drag.
    #[serde(rename = "toFirstContact")]
    MoveToFirstContact { a: PartId, b: PartId },
    /// Sets the free joints of a robot, radians or lengths. While one of its parts is dragged, this belongs to the
    /// drag.
    SetJoints {
        robot: RobotId,
        /// The values, one for each free joint.
        values: Vec<f64>,
    },
    /// Sets the pose of a robot's base.
    SetBase {
        robot: RobotId,
        /// The pose, `scene_from_base`.
        #[serde(with = "serde_numbers")]
        pose: Pose,
    },
    /// Makes a joint between parts. Parts that joints connect are a mechanism: a robot whose joints can be changed. Parts
    /// that touch the joint's carrier are allowed to collide with it.
    MakeJoint { joint: NewJoint },
    /// Sets the limits of a mechanism's joint, and the joint that it follows.
    EditJoint {
        robot: RobotId,
        /// The joint's name.
        joint: String,
        limits: Option<JointLimits>,
        /// The joint that moves it; `None` if it is free.
        follows: Option<Coupling>,
    },
    /// Removes the joints of a mechanism. Its parts stay where they are.
    RemoveJoints { robot: RobotId },
    /// Allows two parts to collide; the pair is no longer checked.
    Allow {
        a: PartId,
        b: PartId,
        /// A reason for people who read the list.
        #[serde(rename = "why")]
        reason: String,
    },
    /// Forbids two parts to collide; the pair is checked again.
    Forbid { a: PartId, b: PartId },
    /// Sets the taught motion of the robots; none removes it.
    SetMotion {
        /// The motion of all robots together, with its values in their order.
        motion: Option<TrajectorySpec>,
    },
    /// Moves the robots to the taught motion's values at a time. This makes no undo entry.
    #[serde(rename = "goTo")]
    SetMotionTime {
        /// The time from the beginning of the motion, in seconds.
        time: f64,
    },
    /// Checks the whole taught motion, in later steps.
    CheckMotion {
        /// The method that finds contacts.
        method: CheckMethod,
        /// The accuracy, in the scene's unit.
        accuracy: f64,
        /// True if the check ends at the first contact of any pair.
        #[serde(rename = "stopAtFirst")]
        stop_at_first_contact: bool,
    },
    /// Shows at which values of each joint of a robot parts collide, while all others stay; `None` hides them.
    ShowJointRanges {
        /// The robot.
        robot: Option<RobotId>,
    },
    /// Shows at which values of two joints of a robot parts collide, while all others stay; `None` hides the map.
    ShowJointMap {
        /// The joints of the map.
        map: Option<JointMapRequest>,
    },
    /// Shows the collisions of the parts' spheres of this smallest radius; `None` hides them.
    ShowSpheres {
        /// The smallest radius, in the scene's unit.
        accuracy: Option<f64>,
    },
    /// Tries random poses of the robots, in later steps. Pairs that collide in all of them are then allowed, and pairs
    /// of one robot that collide in none.
    #[serde(rename = "sampleAllowed")]
    SampleAllowedPairs {
        /// The number of poses, clamped to the range from 1 to the largest number.
        samples: usize,
    },
    /// Cancels a running check; its results so far remain.
    CancelCheck,
    /// Searches a path of parts, moved as one, out of all other visible parts, in later steps. For a step or a shrink
    /// distance of 0, the scene chooses one; with a rotation step of 0 the parts do not turn.
    FindRemoval {
        /// The parts, which move as one.
        parts: Vec<PartId>,
        /// The step, as in [`RemovalOptions::step`](crate::RemovalOptions::step).
        step: f64,
        /// The rotation step, as in [`RemovalOptions::rotation_step`](crate::RemovalOptions::rotation_step).
        #[serde(rename = "turns")]
        rotation_step: f64,
        /// The shrink distance, as in [`RemovalOptions::shrink`](crate::RemovalOptions::shrink).
        #[serde(rename = "fit")]
        shrink: f64,
    },
    /// Cancels a running search for a removal path.
    CancelRemoval,
    /// Shows the removed parts at a fraction of their path, 0…1; for none or 0 at their own poses. This makes no undo
    /// entry: any other change of the scene ends the preview first.
    ShowRemovalAt {
        /// The fraction of the path's length.
        #[serde(rename = "share")]
        fraction: Option<f64>,
    },
    /// Drops the removal search; parts that are shown on their path return to their own poses.
    #[serde(rename = "forgetRemoval")]
    ClearRemoval,
    /// Moves the removed parts to the end of their path.
    #[serde(rename = "takeOut")]
    ApplyRemoval,
    /// Stores a measurement of one pick, or between two.
    #[serde(rename = "addMeasure")]
    AddMeasurement {
        /// The picks, one or two.
        picks: Vec<Pick>,
    },
    /// Removes measurements.
    #[serde(rename = "removeMeasures")]
    RemoveMeasurements { ids: Vec<u32> },
    /// Shows or hides parts.
    SetVisible {
        parts: Vec<PartId>,
        /// True for visible parts; hidden parts block nothing.
        visible: bool,
    },
    /// Shows these parts and no other.
    Isolate { parts: Vec<PartId> },
    /// Shows every part.
    ShowAll,
    /// Fixes parts, so that they cannot be moved, or frees them.
    SetFixed {
        parts: Vec<PartId>,
        /// True for fixed parts, which are not dragged.
        fixed: bool,
    },
    /// Sets the colour of parts: sRGB and opacity, each 0…1.
    SetColour {
        parts: Vec<PartId>,
        /// The colour in which they are drawn.
        #[cfg_attr(feature = "typescript", tsify(type = "Rgba"))]
        colour: Colour,
    },
    /// Sets the opacity of parts, 0…1: each keeps its own colour.
    SetOpacity {
        parts: Vec<PartId>,
        /// The opacity; 1 for solid parts.
        opacity: f32,
    },
    /// Gives a part another name.
    Rename {
        part: PartId,
        /// The new name.
        name: String,
    },
    /// Selects these parts.
    Select {
        /// The selected parts; all others are deselected.
        parts: Vec<PartId>,
    },
    /// Sets the unit of the scene's numbers. Nothing is scaled.
    SetUnit { unit: Unit },
    /// Sets the axis that points up. Nothing is turned.
    SetUp { up: Up },
    /// Sets the largest distance of pairs of interest; `None`: no limit.
    #[serde(rename = "setWithin")]
    SetMaxDistance {
        /// The distance, in the scene's unit.
        #[serde(rename = "limit")]
        max_distance: Option<f64>,
    },
    /// Sets the limit below which clearances are flagged.
    SetLimit {
        /// The limit, in the scene's unit.
        limit: f64,
    },
    /// Undoes the last change of the document.
    Undo,
    /// Redoes the last undone change.
    Redo,
    /// Removes every part and clears the history.
    Clear,
    /// Runs every query again, and drops the known results.
    #[serde(rename = "checkAll")]
    RecheckAll,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_tagged_json() {
        let text = r#"{"type":"dragTo","poses":[[3,[1.0,0.0,0.0,0.0,0.0,0.0,12.5]]]}"#;
        let command: Command = serde_json::from_str(text).unwrap();
        assert_eq!(
            command,
            Command::DragTo {
                poses: vec![Placement(PartId(3), Pose::translation(0.0, 0.0, 12.5))]
            }
        );
        assert_eq!(serde_json::to_string(&command).unwrap(), text);
        let within: Command = serde_json::from_str(r#"{"type":"setWithin","limit":null}"#).unwrap();
        assert_eq!(within, Command::SetMaxDistance { max_distance: None });
        assert_eq!(
            serde_json::to_string(&Command::SetUnit { unit: Unit::Cm }).unwrap(),
            r#"{"type":"setUnit","unit":"cm"}"#
        );
    }

    #[test]
    fn nonsense_is_refused_with_a_sentence() {
        for text in [
            r#"{"type":"explode"}"#,
            r#"{"type":"setPose","part":0,"pose":[0,0,0,0,1,2,3]}"#,
            r#"{"type":"setPose","part":0,"pose":[1,0,0,0]}"#,
            r#"{"type":"setUnit","unit":"furlong"}"#,
        ] {
            assert!(
                !serde_json::from_str::<Command>(text)
                    .unwrap_err()
                    .to_string()
                    .is_empty()
            );
        }
    }
}
