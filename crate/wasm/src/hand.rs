//! The hand of a drag in Stop or Snap, as the page hears of it.

use nearpoint_motion::Unfinished;
use nearpoint_motion::snap::{Held, Hold, HoldKind, Release};
use nearpoint_scene::{DragMode, PartId, Placement, Scene};
use serde::Serialize;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HandRow {
    mode: DragMode,
    poses: Vec<Placement>,
    held: Vec<HeldRow>,
    freedoms: FreedomsRow,
    preview: Option<HoldRow>,
    blocked: bool,
    contacts: Vec<ContactRow>,
    ignored: Vec<(PartId, PartId)>,
    unfinished: Option<Unfinished>,
    change: ChangeRow,
}

#[derive(Debug, Serialize)]
struct HoldRow {
    kind: &'static str,
    held: u32,
    own: u32,
    other: u32,
    its: u32,
}

#[derive(Debug, Serialize)]
struct HeldRow {
    #[serde(flatten)]
    hold: HoldRow,
    share: f64,
    release: f64,
    away: f64,
    redundant: bool,
    at: [f64; 3],
    normal: [f64; 3],
}

#[derive(Debug, Serialize)]
struct FreedomsRow {
    count: usize,
    along: Vec<[f64; 3]>,
    around: Vec<[f64; 3]>,
}

#[derive(Debug, Serialize)]
struct ContactRow {
    held: PartId,
    other: PartId,
    at: [f64; 3],
    normal: [f64; 3],
}

#[derive(Debug, Serialize)]
struct ChangeRow {
    number: u64,
    taken: Vec<HoldRow>,
    released: Vec<ReleasedRow>,
}

#[derive(Debug, Serialize)]
struct ReleasedRow {
    #[serde(flatten)]
    hold: HoldRow,
    why: &'static str,
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
    Some(HandRow {
        mode: hand.mode,
        poses: hand.poses.clone(),
        held: hand.held.iter().map(held_row).collect(),
        freedoms: FreedomsRow {
            count: hand.freedoms.count(),
            along: numbers(&hand.freedoms.along),
            around: numbers(&hand.freedoms.around),
        },
        preview: hand.preview.as_ref().map(hold_row),
        blocked: hand.blocked,
        contacts: contacts.collect(),
        ignored: hand.ignored.clone(),
        unfinished: hand.unfinished,
        change: ChangeRow {
            number: hand.change.number,
            taken: hand.change.taken.iter().map(hold_row).collect(),
            released: hand.change.released.iter().map(released_row).collect(),
        },
    })
}

fn hold_row(hold: &Hold) -> HoldRow {
    HoldRow {
        kind: match hold.kind {
            HoldKind::Faces => "faces",
            HoldKind::Axes => "axes",
            HoldKind::Edges => "edges",
        },
        held: hold.held,
        own: hold.own,
        other: hold.other,
        its: hold.its,
    }
}

fn held_row(held: &Held) -> HeldRow {
    HeldRow {
        hold: hold_row(&held.hold),
        share: held.grip.share,
        release: held.grip.release,
        away: held.grip.away,
        redundant: held.redundant,
        at: held.at.into(),
        normal: held.normal.into(),
    }
}

fn released_row((hold, why): &(Hold, Release)) -> ReleasedRow {
    ReleasedRow {
        hold: hold_row(hold),
        why: match why {
            Release::Slid => "slid",
            Release::Pulled => "pulled",
            Release::Through => "through",
            Release::Turned => "turned",
            Release::Gave => "gave",
            Release::Gone => "gone",
        },
    }
}
