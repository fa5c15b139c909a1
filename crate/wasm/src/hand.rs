//! The hand of a drag in Stop or Snap, as the page hears of it.

use nearpoint_motion::snap::{Held, Hold, Release};
use nearpoint_scene::{DragMode, PartId, Placement, Scene};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::words::Xyz;

/// The hand of a drag in Stop or Snap.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct HandRow {
    mode: DragMode,
    /// Where the hand has the held parts, whatever is shown.
    poses: Vec<Placement>,
    /// What they are held by, the first first.
    held: Vec<HeldRow>,
    freedoms: FreedomsRow,
    /// What would take hold if the hand went on.
    preview: Option<Hold>,
    /// Something is in the way.
    blocked: bool,
    /// What stops the parts.
    contacts: Vec<ContactRow>,
    /// Parts that met before the drag and do not stop it.
    ignored: Vec<(PartId, PartId)>,
    change: ChangeRow,
}

/// A hold, and how firm it is.
#[derive(Debug, Serialize, Tsify)]
struct HeldRow {
    #[serde(flatten)]
    hold: Hold,
    /// Of the smaller feature that is covered.
    share: f64,
    /// The hand lets go beyond this.
    release: f64,
    /// How far the hand is away, outwards.
    away: f64,
    /// It asks nothing that those before it do not.
    redundant: bool,
    at: Xyz,
    /// Out of the other face, or along the axis or edge.
    normal: Xyz,
}

/// What is left to move: 6…0.
#[derive(Debug, Serialize, Tsify)]
struct FreedomsRow {
    count: usize,
    along: Vec<Xyz>,
    around: Vec<Xyz>,
}

/// Where something stops a part; the normal points towards it.
#[derive(Debug, Serialize, Tsify)]
struct ContactRow {
    held: PartId,
    other: PartId,
    at: Xyz,
    normal: Xyz,
}

/// The last change of what is held; `number` counts them.
#[derive(Debug, Serialize, Tsify)]
struct ChangeRow {
    number: u64,
    taken: Vec<Hold>,
    released: Vec<ReleasedRow>,
}

/// A hold that let go.
#[derive(Debug, Serialize, Tsify)]
struct ReleasedRow {
    #[serde(flatten)]
    hold: Hold,
    why: Release,
}

/// The hand now; none while nothing is held in Stop or Snap.
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
