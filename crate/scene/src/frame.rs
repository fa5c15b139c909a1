//! What a scene's answers look like: one [`Frame`] is a consistent picture of parts and pairs.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;

use nearpoint_geometry::{Point, Pose};
use serde::Serialize;

use crate::drag_path::Encounter;
use crate::hand::Hand;
use crate::ordered::{Keyed, Ordered};
use crate::pair_result::PairResult;
use crate::part::{Key, Part, PartId, key};
use crate::removal::RemovalState;

/// A pair as a frame shows it.
#[derive(Debug, Clone)]
pub struct FramePair {
    /// What was found out about it.
    pub result: Arc<PairResult>,
    /// The parts have moved since; the answer is for where they were.
    pub pending: bool,
    /// A pair that is clear, or whose meshes share no point, and that is nearer than the clearance limit.
    pub below_limit: bool,
    /// A's pose in the scene.
    pub scene_from_a: Pose,
}

impl FramePair {
    /// The witness points of the clearance in the scene's frame, on A and on B.
    pub fn clearance_in_scene(&self) -> Option<[Point; 2]> {
        let clearance = self.result.clearance.as_ref()?;
        Some([
            self.scene_from_a * clearance.on_a,
            self.scene_from_a * clearance.on_b,
        ])
    }
}

impl Deref for FramePair {
    type Target = PairResult;

    fn deref(&self) -> &PairResult {
        &self.result
    }
}

impl Keyed for FramePair {
    type Key = Key;

    fn key(&self) -> Key {
        (self.result.a, self.result.b)
    }
}

/// A part as a frame shows it.
#[derive(Debug, Clone)]
pub struct PartState {
    /// Where it is and how it looks.
    pub part: Arc<Part>,
    /// How it stands among the others.
    pub standing: Standing,
}

/// How a part stands among the others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Standing {
    /// It is one of those that the user has chosen.
    pub selected: bool,
    /// How many other parts it interferes with.
    pub interfering: u32,
    /// How many it may interfere with.
    pub undecided: u32,
    /// How many it touches.
    pub touching: u32,
}

impl Keyed for PartState {
    type Key = PartId;

    fn key(&self) -> PartId {
        self.part.id
    }
}

impl Deref for PartState {
    type Target = Part;

    fn deref(&self) -> &Part {
        &self.part
    }
}

/// How many pairs of each kind a frame lists.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// Surfaces that go through each other.
    pub crossing: u32,
    /// Surfaces that meet and do not go through each other.
    pub touching: u32,
    /// One wholly within the other.
    pub contained: u32,
    /// Clear pairs within the distance of interest.
    pub clear: u32,
    /// Those of them that are nearer than the clearance limit.
    pub below_limit: u32,
    /// Pairs that interfere, but for duplicates.
    pub interfering: u32,
    /// Pairs that may interfere.
    pub undecided: u32,
    /// Pairs that touch and do no more.
    pub touches: u32,
    /// Pairs of parts in the same place.
    pub duplicates: u32,
    /// Pairs of triangles that meet.
    pub triangle_pairs: u64,
    /// Pairs of parts that may not meet, whatever their distance.
    pub pairs: u64,
}

/// What is known now.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// Grows whenever anything in the frame changes.
    pub revision: u64,
    /// In order of their ids.
    pub parts: Ordered<PartState>,
    /// In order of (a, b): those that meet, and those within the distance of interest.
    pub pairs: Ordered<FramePair>,
    /// What the held parts met on the way of the last drag, in order of time, each pair once.
    pub encounters: Arc<Vec<Encounter>>,
    /// The hand, while parts are held in Stop or Snap.
    pub hand: Option<Arc<Hand>>,
    /// Whether some parts can be taken out, if that was asked and is still about how things are.
    pub removal: Option<Arc<RemovalState>>,
    /// How many pairs, and legs of the way of held parts, and poses of the hand, wait for an answer. 0: the frame is
    /// final.
    pub pending: usize,
    /// How many pairs are still to be classified: as long as there are some, more may interfere than is known.
    pub open: usize,
    /// Of the pairs it lists.
    pub totals: Totals,
}

impl Frame {
    /// The pair of these two parts, in either order.
    pub fn pair(&self, one: PartId, other: PartId) -> Option<&FramePair> {
        self.pairs.get(&key(one, other))
    }

    /// Whether the two that met on the way share nothing any more: one passed through the other, or by it.
    pub fn passed(&self, encounter: &Encounter) -> bool {
        self.pair(encounter.a, encounter.b)
            .is_none_or(|pair| !pair.kind.meets())
    }

    /// The state of that part.
    pub fn part(&self, id: PartId) -> Option<&PartState> {
        self.parts.get(&id)
    }
}

/// What a frame was made of.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    pub(crate) parts: Ordered<Arc<Part>>,
    pub(crate) selection: BTreeSet<PartId>,
    /// Pairs are shown that are so near, and those marked that are nearer than the limit.
    pub(crate) within: f64,
    pub(crate) limit: f64,
}
