//! Everything that can change a scene.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::check::CheckMethod;
use nearpoint_motion::snap;
use serde::{Deserialize, Serialize};

use crate::hand::DragMode;
use crate::measure::Pick;
use crate::part::{Colour, PartId, Placement};
use crate::pivot::Pivot;
use crate::pose::serde_numbers;
use crate::robot::RobotId;
use crate::taught::Motion;

/// The only way into a scene. One drag is `BeginDrag`, any number of `DragTo`, `EndDrag`, and one undo entry. As JSON:
/// `{"type": "setPose", "part": 3, "pose": [1, 0, 0, 0, 0, 0, 12.5]}`.
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
    /// Takes parts out of the scene.
    Remove {
        /// All of them in the scene, or none is taken out.
        parts: Vec<PartId>,
    },
    /// Puts a part somewhere.
    SetPose {
        part: PartId,
        /// `scene_from_part`.
        #[serde(with = "serde_numbers")]
        pose: Pose,
    },
    /// Takes hold of parts. A drag that was not ended is ended.
    BeginDrag {
        /// None of them fixed.
        parts: Vec<PartId>,
    },
    /// Moves the hand that holds parts. In Stop and Snap the parts move as one, led by the first of the poses, and
    /// where they are shown is found out in later steps.
    DragTo {
        /// Where the hand has each part, `scene_from_part`.
        poses: Vec<Placement>,
    },
    /// Lets go where the parts are shown for the last pose of the hand: one undo entry, if anything moved.
    EndDrag,
    /// Puts everything back to where the drag began.
    CancelDrag,
    /// What parts turn about, in the scene; none: their middles.
    SetPivot {
        /// None of them carried by a robot.
        parts: Vec<PartId>,
        /// Each has it in its own frame from then on.
        pivot: Option<Pivot>,
    },
    /// Says how far parts are open on their hinges where they are, and how far they may be; those without a hinge stay as
    /// they are.
    SetHinge {
        parts: Vec<PartId>,
        /// Radians.
        angle: f64,
        /// As [`Pivot::limits`].
        limits: Option<[f64; 2]>,
    },
    /// Takes hold of parts that swing about the hinge of the first of them that has one. A drag that was not ended is
    /// ended.
    BeginSwing {
        /// None of them fixed.
        parts: Vec<PartId>,
    },
    /// Swings the held parts, as far as the hinge's limits allow. In Stop and Snap where they are shown is found out in
    /// later steps.
    SwingTo {
        /// From where the swing began, radians.
        by: f64,
    },
    /// What drags do where parts come together; a drag that goes on does so from now on.
    SetDragMode { mode: DragMode },
    /// What snapping goes by; a reach of 0 is as the scene's size has it.
    SetSnap {
        /// The reach and the steps in the scene's unit.
        #[cfg_attr(feature = "typescript", tsify(type = "SnapWish"))]
        settings: snap::SnapSettings,
    },
    /// Puts what was dragged where these two, one of which it was, first met on the way of the last drag.
    ToFirstContact { a: PartId, b: PartId },
    /// Sets the free joints of a robot, radians or lengths. A part of the drag while one of its parts is held.
    SetJoints {
        robot: RobotId,
        /// As many as it has free joints.
        values: Vec<f64>,
    },
    /// Puts a robot's base somewhere, scene from base.
    SetBase {
        robot: RobotId,
        /// `scene_from_base`.
        #[serde(with = "serde_numbers")]
        pose: Pose,
    },
    /// These two may meet from now on, and are not looked at.
    Allow {
        a: PartId,
        b: PartId,
        /// A reason for those who read the list.
        why: String,
    },
    /// These two may no longer meet.
    Forbid { a: PartId, b: PartId },
    /// The taught motion of the robots; none: there is none any more.
    SetMotion {
        /// Of all robots together; its values in their order.
        motion: Option<Motion>,
    },
    /// Puts the robots where the taught motion has them at a time, seconds. Not an undo entry.
    GoTo {
        /// From the beginning of the motion.
        time: f64,
    },
    /// Checks the whole taught motion, in later steps.
    CheckMotion {
        /// What contacts are found by.
        method: CheckMethod,
        /// In the scene's unit.
        accuracy: f64,
        /// What comes after the first contact of all is not looked at.
        stop_at_first: bool,
    },
    /// Shows where parts collide as spheres of this smallest radius tell it; `None`: no more.
    ShowSpheres {
        /// In the scene's unit.
        accuracy: Option<f64>,
    },
    /// Tries so many random poses of the robots, in later steps: pairs that meet in all of them may meet from then on,
    /// and pairs of one robot that meet in none.
    SampleAllowed {
        /// 0 counts as 1, and more than the most as that.
        samples: usize,
    },
    /// Ends a check that goes on; what it found stays.
    CancelCheck,
    /// Looks for a way of parts, moved as one, out of all other visible parts, in later steps. A step or a fit of 0 is
    /// chosen by the scene; with turns of 0, radians, the parts are not turned.
    FindRemoval {
        /// They move as one.
        parts: Vec<PartId>,
        /// As [`RemovalWish::step`](crate::RemovalWish::step).
        step: f64,
        /// As [`RemovalWish::turns`](crate::RemovalWish::turns).
        turns: f64,
        /// As [`RemovalWish::fit`](crate::RemovalWish::fit).
        fit: f64,
    },
    /// Ends a search for a way out that goes on.
    CancelRemoval,
    /// Shows the parts that can be taken out at a share of their way, 0…1; at none or 0 they are where they were. Not
    /// an undo entry: any other change of the scene puts them back first.
    ShowRemovalAt {
        /// Of the way's length.
        share: Option<f64>,
    },
    /// Forgets whether parts can be taken out; those that are shown on their way go back.
    ForgetRemoval,
    /// Leaves the parts that can be taken out at the end of their way.
    TakeOut,
    /// Keeps what one pick measures, or what is between two.
    AddMeasure {
        /// One or two.
        picks: Vec<Pick>,
    },
    /// Forgets measures.
    RemoveMeasures { ids: Vec<u32> },
    /// Shows or hides parts.
    SetVisible {
        parts: Vec<PartId>,
        /// Hidden parts are in nobody's way.
        visible: bool,
    },
    /// Shows these parts and no other.
    Isolate { parts: Vec<PartId> },
    /// Shows every part.
    ShowAll,
    /// Makes parts refuse to be moved, or not.
    SetFixed {
        parts: Vec<PartId>,
        /// A fixed part is not dragged.
        fixed: bool,
    },
    /// sRGB and opacity, each 0…1.
    SetColour {
        parts: Vec<PartId>,
        /// What they are drawn in.
        #[cfg_attr(feature = "typescript", tsify(type = "Rgba"))]
        colour: Colour,
    },
    /// How much of parts is seen, 0…1: each keeps its own colour.
    SetOpacity {
        parts: Vec<PartId>,
        /// 1: they are solid.
        opacity: f32,
    },
    /// Gives a part another name.
    Rename {
        part: PartId,
        /// What it is called from now on.
        name: String,
    },
    /// Makes these the selected parts.
    Select {
        /// The selected parts, all others not.
        parts: Vec<PartId>,
    },
    /// Says what the scene's numbers mean. Nothing is scaled.
    SetUnit { unit: Unit },
    /// Says which axis points up. Nothing is turned.
    SetUp { up: Up },
    /// Pairs farther apart than this are not looked for; `None`: no limit.
    SetWithin {
        /// In the scene's unit.
        limit: Option<f64>,
    },
    /// Clearances below this are flagged.
    SetLimit {
        /// In the scene's unit.
        limit: f64,
    },
    /// Takes back the last change of the document.
    Undo,
    /// Makes it again.
    Redo,
    /// Removes every part and forgets the history.
    Clear,
    /// Asks every question again, whatever is known.
    CheckAll,
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
        assert_eq!(within, Command::SetWithin { limit: None });
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
