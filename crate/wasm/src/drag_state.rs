//! Describes a drag in Stop or Snap for the page.

use nearpoint_motion::IncompleteReason;
use nearpoint_motion::snap::{ActiveConstraint, ReleaseReason, SnapConstraint};
use nearpoint_scene::{DragMode, PartId, Placement, Scene};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::types::Xyz;

/// The state of a drag in Stop or Snap mode: the pose, the contacts and the constraints.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct DragStateRow {
    mode: DragMode,
    /// The poses that the pointer gives the dragged parts; those that are shown may differ.
    poses: Vec<Placement>,
    /// The active snapping constraints, in the order in which they became active.
    #[serde(rename = "held")]
    constraints: Vec<ActiveConstraintRow>,
    #[serde(rename = "freedoms")]
    degrees_of_freedom: DegreesOfFreedomRow,
    /// The constraint that would become active next if the drag went on.
    preview: Option<SnapConstraint>,
    /// True if something blocks the motion.
    blocked: bool,
    /// The contacts that stop the parts.
    contacts: Vec<ContactRow>,
    /// Pairs that touched or intersected before the drag and do not stop it.
    ignored: Vec<(PartId, PartId)>,
    /// The reason why the search ended early, so that more may be possible than is shown.
    unfinished: Option<IncompleteReason>,
    change: ConstraintChangeRow,
}

/// An active constraint and its strength.
#[derive(Debug, Serialize, Tsify)]
struct ActiveConstraintRow {
    #[serde(flatten)]
    constraint: SnapConstraint,
    /// The fraction of the smaller feature that is covered.
    #[serde(rename = "share")]
    fraction: f64,
    /// The distance of the pointer beyond which the constraint is released.
    release: f64,
    /// The distance of the pointer, outwards.
    #[serde(rename = "away")]
    signed_distance: f64,
    /// True if the constraints before it imply it.
    redundant: bool,
    at: Xyz,
    /// The direction out of the other face, or along the axis or the edge.
    normal: Xyz,
}

/// The remaining degrees of freedom, from 6 to 0.
#[derive(Debug, Serialize, Tsify)]
struct DegreesOfFreedomRow {
    count: usize,
    along: Vec<Xyz>,
    around: Vec<Xyz>,
}

/// A point at which another part stops a dragged one; the normal points towards the dragged one.
#[derive(Debug, Serialize, Tsify)]
struct ContactRow {
    #[serde(rename = "held")]
    dragged: PartId,
    other: PartId,
    at: Xyz,
    normal: Xyz,
}

/// The last change of the active constraints; `number` counts the changes.
#[derive(Debug, Serialize, Tsify)]
struct ConstraintChangeRow {
    number: u64,
    #[serde(rename = "taken")]
    engaged: Vec<SnapConstraint>,
    released: Vec<ReleasedRow>,
}

/// A constraint that was released.
#[derive(Debug, Serialize, Tsify)]
struct ReleasedRow {
    #[serde(flatten)]
    constraint: SnapConstraint,
    #[serde(rename = "why")]
    reason: ReleaseReason,
}

/// Describes the present drag; none while nothing is dragged in Stop or Snap.
pub(crate) fn drag_state_row(scene: &Scene) -> Option<DragStateRow> {
    let hand = scene.frame().drag.as_ref()?;
    let contacts = hand.contacts.iter().map(|stop| ContactRow {
        dragged: stop.dragged,
        other: stop.other,
        at: stop.contact.point.into(),
        normal: stop.contact.normal.into(),
    });
    let numbers =
        |axes: &[nearpoint_geometry::Vector]| axes.iter().map(|axis| (*axis).into()).collect();
    let released = hand.change.released.iter();
    Some(DragStateRow {
        mode: hand.mode,
        poses: hand.poses.clone(),
        constraints: hand
            .active_constraints
            .iter()
            .map(active_constraint_row)
            .collect(),
        degrees_of_freedom: DegreesOfFreedomRow {
            count: hand.degrees_of_freedom.count(),
            along: numbers(&hand.degrees_of_freedom.translations),
            around: numbers(&hand.degrees_of_freedom.rotations),
        },
        preview: hand.preview,
        blocked: hand.is_blocked,
        contacts: contacts.collect(),
        ignored: hand.ignored_pairs.clone(),
        unfinished: hand.incomplete_reason,
        change: ConstraintChangeRow {
            number: hand.change.number,
            engaged: hand.change.engaged.clone(),
            released: released
                .map(|&(constraint, reason)| ReleasedRow { constraint, reason })
                .collect(),
        },
    })
}

fn active_constraint_row(held: &ActiveConstraint) -> ActiveConstraintRow {
    ActiveConstraintRow {
        constraint: held.constraint,
        fraction: held.engagement.covered_fraction,
        release: held.engagement.release_distance,
        signed_distance: held.engagement.signed_distance,
        redundant: held.is_redundant,
        at: held.position.into(),
        normal: held.normal.into(),
    }
}
