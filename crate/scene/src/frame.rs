//! What a scene's answers look like: one [`Frame`] is a consistent picture of parts and pairs.

use std::ops::Deref;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::collide::common::Common;
use nearpoint_geometry::collide::{FacePair, TrianglePair};
use nearpoint_geometry::interference::{Basis, Because, BoundsOf, Class, Depth, Overlap};
use nearpoint_geometry::{Point, Pose};
use serde::{Deserialize, Serialize};

use crate::drag_path::Encounter;
use crate::hand::Hand;
use crate::ordered::{Keyed, Ordered};
use crate::pairs::Key;
use crate::part::{Part, PartId};
use crate::removal::RemovalState;

/// How two parts are placed to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PairKind {
    /// Surfaces pass through each other; or they only touch, but share volume (aligned blocks pushed into each other).
    Crossing,
    /// Surfaces share points, but none passes through the other.
    Touching,
    /// One part lies wholly inside the other; or in exactly the other's place.
    Contained,
    /// Nothing is shared.
    Clear,
}

impl PairKind {
    /// Whether the two parts have a point in common.
    pub fn meets(self) -> bool {
        self != PairKind::Clear
    }
}

/// The answer for two parts at one relative pose. Everything geometric is in A's frame.
#[derive(Debug, Clone)]
pub struct PairResult {
    /// The part with the smaller id.
    pub a: PartId,
    /// The other.
    pub b: PartId,
    /// The relative pose that this answer is for.
    pub b_in_a: Pose,
    /// How the two meshes lie to each other: a fact.
    pub kind: PairKind,
    /// What is true of every two solids that the meshes may stand for.
    pub class: Class,
    /// Why that is undecided.
    pub because: Option<Because>,
    /// How far both true surfaces together may be from the facets, at the worst place.
    pub deviation: f64,
    /// From where that is known.
    pub basis: Basis,
    /// What the bounds of the clearance, the depth and the volume hold for.
    pub bounds_of: BoundsOf,
    /// How many pairs of triangles cross; exact.
    pub crossing: u32,
    /// How many pairs of triangles touch; exact.
    pub touching: u32,
    /// The pairs of triangles that meet, in order of (a, b).
    pub triangle_pairs: Vec<TrianglePair>,
    /// The pairs of faces that they belong to, in order of (a, b).
    pub face_pairs: Vec<FacePair>,
    /// Those of them that lie on each other with some of their areas, for a pair that touches.
    pub resting: Vec<[u32; 2]>,
    /// The part that lies wholly inside the other; of two in the same place the later one.
    pub inner: Option<PartId>,
    /// How much of both is in both.
    pub overlap: Overlap,
    /// The distance of the meshes and where it is, A's frame, of a pair that is clear, or whose meshes share no point;
    /// `None` when it is beyond the limit that was asked for.
    pub clearance: Option<Clearance>,
    /// Between which bounds the distance of the parts is, where that of the meshes is known.
    pub clearance_bounds: Option<[f64; 2]>,
    /// How deep parts that meet are in each other, A's frame; `None` when neither has an inside, or when it cannot be
    /// told.
    pub depth: Option<Depth>,
    /// What the surfaces have inside each other, A's frame: of two closed parts the surface of the body that their meshes
    /// have in common. `None` when that is nothing, when it cannot be told, and of parts that are clear all the same.
    pub body: Option<Arc<Common>>,
    /// Where the surfaces of a crossing pair cut each other, A's frame.
    pub curves: Vec<[Point; 2]>,
    /// How long the answer took by the scene's clock, milliseconds.
    pub millis: f64,
}

impl PairResult {
    /// Of two parts that are apart for certain, but for their clearance.
    pub(crate) fn clear((a, b): Key, b_in_a: Pose, clear: Clear) -> Self {
        Self {
            a,
            b,
            b_in_a,
            kind: PairKind::Clear,
            class: Class::Clear,
            because: None,
            deviation: clear.deviation,
            basis: clear.basis,
            bounds_of: clear.bounds_of,
            crossing: 0,
            touching: 0,
            triangle_pairs: Vec::new(),
            face_pairs: Vec::new(),
            resting: Vec::new(),
            inner: None,
            overlap: Overlap::default(),
            clearance: None,
            clearance_bounds: None,
            depth: None,
            body: None,
            curves: Vec::new(),
            millis: clear.millis,
        }
    }

    /// Whether the two overlap, whatever their true surfaces are.
    pub fn interferes(&self) -> bool {
        self.class == Class::Interferes
    }

    /// Whether more is to be said of them than that they are apart.
    pub fn is_notable(&self) -> bool {
        self.kind.meets() || self.class != Class::Clear
    }
}

/// All that is to be said of two parts that are apart for certain, but for their clearance.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clear {
    pub deviation: f64,
    pub basis: Basis,
    pub bounds_of: BoundsOf,
    pub millis: f64,
}

impl Clear {
    pub fn of(result: &PairResult) -> Self {
        Self {
            deviation: result.deviation,
            basis: result.basis,
            bounds_of: result.bounds_of,
            millis: result.millis,
        }
    }
}

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

    /// The centre of the closed body that both parts have in common, and the box around it, in the scene's frame.
    pub fn body_in_scene(&self) -> Option<(Point, Aabb)> {
        let body = self.body.as_ref().filter(|body| body.is_closed)?;
        let points: Vec<Point> = body.points.iter().map(|p| self.scene_from_a * p).collect();
        Some((
            self.scene_from_a * self.overlap.centroid?,
            Aabb::around(&points),
        ))
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
        self.pairs.get(&(one.min(other), one.max(other)))
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
