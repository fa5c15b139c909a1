//! The answer for two parts at one relative pose.

use std::sync::Arc;

use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::collide::common::Common;
use nearpoint_geometry::collide::{FacePair, TrianglePair};
use nearpoint_geometry::interference::{
    Basis, BoundsOf, Depth, Overlap, PairClass, PairKind, UndecidedReason,
};
use nearpoint_geometry::{Point, Pose};

use crate::part::{Key, PartId};

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
    pub class: PairClass,
    /// Why that is undecided.
    pub because: Option<UndecidedReason>,
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
            class: PairClass::Clear,
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
        self.class == PairClass::Interferes
    }

    /// Whether more is to be said of them than that they are apart.
    pub fn is_notable(&self) -> bool {
        self.kind.meets() || self.class != PairClass::Clear
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
