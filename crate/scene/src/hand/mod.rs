//! The hand that drags, and what is shown for it: the parts where it has them, stopped at what they would enter, or
//! drawn onto faces.

mod around;
mod drag;
mod grasp;
mod member;
mod on_hinge;
mod stop;
mod swing;
mod verdict;

use std::sync::Arc;

use nearpoint_motion::snap::{self, Freedoms, Hold, Release};
use nearpoint_motion::{Unfinished, slide};
use serde::{Deserialize, Serialize};

use crate::part::{PartId, Placement};

pub(crate) use grasp::Grasp;
pub(crate) use on_hinge::Swinging;
pub(crate) use swing::opened_at;

/// What a drag does where parts come together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DragMode {
    /// The parts are where the hand has them; what they meet is told.
    #[default]
    Detect,
    /// The parts stop in front of what they would enter, and slide along it.
    Stop,
    /// The parts are drawn onto faces, axes and edges that they come near, and torn off again.
    Snap,
}

/// The hand of a drag in which the parts are not simply where the hand has them.
#[derive(Debug, Clone)]
pub struct Hand {
    /// Stop or Snap.
    pub mode: DragMode,
    /// Where the hand has the held parts.
    pub poses: Vec<Placement>,
    /// What they are held by, in the order in which it took hold. The parts are the [`PartId`]s' numbers.
    pub held: Vec<snap::Held>,
    /// What is left to move.
    pub freedoms: Freedoms,
    /// What would take hold if the hand went on.
    pub preview: Option<Hold>,
    /// Something is in the way of where the hand wants to go along what it is held by.
    pub blocked: bool,
    /// What stops the parts.
    pub contacts: Vec<Contact>,
    /// Parts that met held parts before, and do not stop them.
    pub ignored: Vec<(PartId, PartId)>,
    /// Why more may be possible than is shown, when looking for it ended early.
    pub unfinished: Option<Unfinished>,
    /// The last change of what is held.
    pub change: Arc<Change>,
}

/// Where a held part is stopped.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contact {
    /// The part in the hand.
    pub held: PartId,
    /// The one that it is stopped by.
    pub other: PartId,
    /// The place, and the direction from the other part to the held one; in the scene.
    pub contact: slide::Contact,
}

/// What took hold and what let go.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Change {
    /// How many changes there were in this drag.
    pub number: u64,
    /// In the order in which they took hold.
    pub taken: Vec<Hold>,
    /// What let go, and why.
    pub released: Vec<(Hold, Release)>,
}
