//! Describes a drag in Stop or Snap for the page.

use nearpoint_motion::Unfinished;
use nearpoint_motion::snap::{Held, Hold, Release};
use nearpoint_scene::{DragMode, PartId, Placement, Scene};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::words::Xyz;

/// A drag in Stop or Snap.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct HandRow {
    mode: DragMode,
    /// The poses that the pointer gives the dragged parts, whatever is shown.
    poses: Vec<Placement>,
    /// The active snapping constraints, in the order in which they became active.
    held: Vec<HeldRow>,
    freedoms: FreedomsRow,
    /// The constraint that would become active next if the drag went on.
    preview: Option<Hold>,
    /// True if something blocks the motion.
    blocked: bool,
    /// The contacts that stop the parts.
    contacts: Vec<ContactRow>,
    /// Pairs that met before the drag and do not stop it.
    ignored: Vec<(PartId, PartId)>,
    /// The reason why the search ended early, so that more may be possible than is shown.
    unfinished: Option<Unfinished>,
    change: ChangeRow,
}

/// An active constraint and its strength.
#[derive(Debug, Serialize, Tsify)]
struct HeldRow {
    #[serde(flatten)]
    hold: Hold,
    /// The share of the smaller feature that is covered.
    share: f64,
    /// The distance of the pointer beyond which the constraint is released.
    release: f64,
    /// The distance of the pointer, outwards.
    away: f64,
    /// True if the constraints before it imply it.
    redundant: bool,
    at: Xyz,
    /// The direction out of the other face, or along the axis or the edge.
    normal: Xyz,
}

/// The remaining degrees of freedom, from 6 to 0.
#[derive(Debug, Serialize, Tsify)]
struct FreedomsRow {
    count: usize,
    along: Vec<Xyz>,
    around: Vec<Xyz>,
}

/// A point at which another part stops a dragged one; the normal points towards the dragged one.
#[derive(Debug, Serialize, Tsify)]
struct ContactRow {
    held: PartId,
    other: PartId,
    at: Xyz,
    normal: Xyz,
}

/// The last change of the active constraints; `number` counts the changes.
#[derive(Debug, Serialize, Tsify)]
struct ChangeRow {
    number: u64,
    taken: Vec<Hold>,
    released: Vec<ReleasedRow>,
}

/// A constraint that was released.
#[derive(Debug, Serialize, Tsify)]
struct ReleasedRow {
    #[serde(flatten)]
    hold: Hold,
    why: Release,
}

/// Describes the present drag; none while nothing is dragged in Stop or Snap.
pub(crate) fn hand_row(scene: &Scene) -> Option<HandRow> {
    let hand = scene.frame().hand.as_ref()?;
    let contacts = hand.contacts.iter().map(|stop| ContactRow {
        held: stop.held,
        other: stop.other,
        at: stop.contact.at.into(),
        normal: stop.contact.normal.into(),
    });
    let numbers =
        |axes: &[nearpoint_geometry::Vector]| axes.iter().map(|axis| (*axis).into()).collect();
    let released = hand.change.released.iter();
    Some(HandRow {
        mode: hand.mode,
        poses: hand.poses.clone(),
        held: hand.held.iter().map(held_row).collect(),
        freedoms: FreedomsRow {
            count: hand.freedoms.count(),
            along: numbers(&hand.freedoms.along),
            around: numbers(&hand.freedoms.around),
        },
        preview: hand.preview,
        blocked: hand.blocked,
        contacts: contacts.collect(),
        ignored: hand.ignored.clone(),
        unfinished: hand.unfinished,
        change: ChangeRow {
            number: hand.change.number,
            taken: hand.change.taken.clone(),
            released: released
                .map(|&(hold, why)| ReleasedRow { hold, why })
                .collect(),
        },
    })
}

fn held_row(held: &Held) -> HeldRow {
    HeldRow {
        hold: held.hold,
        share: held.grip.share,
        release: held.grip.release,
        away: held.grip.away,
        redundant: held.redundant,
        at: held.at.into(),
        normal: held.normal.into(),
    }
}
