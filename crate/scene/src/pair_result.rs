//! Defines the result for two parts at one relative pose.

use std::sync::Arc;

use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::collide::{FacePair, TrianglePair};
use nearpoint_geometry::interference::{
    BoundsScope, Depth, DeviationSource, MeshRelation, Overlap, PairClass, UndecidedReason,
};
use nearpoint_geometry::{Point, Pose};

use crate::part::{PairKey, PartId};

/// The result for two parts at one relative pose. All geometry is in A's frame.
#[derive(Debug, Clone)]
pub struct PairResult {
    /// The part with the smaller id.
    pub a: PartId,
    /// The part with the larger id.
    pub b: PartId,
    /// The relative pose that this result is for.
    pub b_in_a: Pose,
    /// The relation of the two meshes, which is a fact.
    pub kind: MeshRelation,
    /// The class that holds for every two solids that the meshes may stand for.
    pub class: PairClass,
    /// The reason why the class is undecided.
    pub undecided_reason: Option<UndecidedReason>,
    /// The largest distance of both true surfaces together from the facets, at the worst place.
    pub deviation: f64,
    /// The source of the deviation.
    pub basis: DeviationSource,
    /// The bodies for which the bounds of the clearance, the depth and the volume hold.
    pub bounds_of: BoundsScope,
    /// The number of pairs of triangles that cross; exact.
    pub crossing: u32,
    /// The number of pairs of triangles that touch; exact.
    pub touching: u32,
    /// The pairs of triangles that meet, in order of (a, b).
    pub triangle_pairs: Vec<TrianglePair>,
    /// The pairs of faces that the triangles belong to, in order of (a, b).
    pub face_pairs: Vec<FacePair>,
    /// The pairs of faces that lie on each other with some of their areas, for a pair that touches.
    pub coplanar_faces: Vec<[u32; 2]>,
    /// The part that lies wholly inside the other; of two in the same place the later one.
    pub inner: Option<PartId>,
    /// The overlap of both parts.
    pub overlap: Overlap,
    /// The distance of the meshes and its place, in A's frame, for a pair that is clear, or whose meshes share no
    /// point. `None` when it is beyond the limit that was asked for.
    pub clearance: Option<Clearance>,
    /// The bounds of the parts' distance, where that of the meshes is known.
    pub clearance_bounds: Option<[f64; 2]>,
    /// The penetration depth of parts that meet, in A's frame. `None` when neither has an inside, or when it cannot be
    /// computed.
    pub depth: Option<Depth>,
    /// The parts of the surfaces inside each other, in A's frame: for two closed parts the surface of the meshes'
    /// intersection. `None` when it is empty, when it cannot be computed, and for parts that are clear all the same.
    pub intersection: Option<Arc<Intersection>>,
    /// The segments in which the surfaces of a crossing pair cut each other, in A's frame.
    pub curves: Vec<[Point; 2]>,
    /// The time that the answer took by the scene's clock, in milliseconds.
    pub duration_ms: f64,
}

impl PairResult {
    /// Returns the result of two parts that are certainly apart, without their clearance.
    pub(crate) fn clear((a, b): PairKey, b_in_a: Pose, clear: ClearResult) -> Self {
        Self {
            a,
            b,
            b_in_a,
            kind: MeshRelation::Clear,
            class: PairClass::Clear,
            undecided_reason: None,
            deviation: clear.deviation,
            basis: clear.basis,
            bounds_of: clear.bounds_of,
            crossing: 0,
            touching: 0,
            triangle_pairs: Vec::new(),
            face_pairs: Vec::new(),
            coplanar_faces: Vec::new(),
            inner: None,
            overlap: Overlap::default(),
            clearance: None,
            clearance_bounds: None,
            depth: None,
            intersection: None,
            curves: Vec::new(),
            duration_ms: clear.duration_ms,
        }
    }

    /// Returns whether the two overlap, whatever their true surfaces are.
    pub fn interferes(&self) -> bool {
        self.class == PairClass::Interferes
    }

    /// Returns whether the result says more than that the parts are apart.
    pub fn is_notable(&self) -> bool {
        self.kind.intersects() || self.class != PairClass::Clear
    }
}

/// The result of two parts that are certainly apart, without their clearance.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClearResult {
    pub deviation: f64,
    pub basis: DeviationSource,
    pub bounds_of: BoundsScope,
    pub duration_ms: f64,
}

impl ClearResult {
    pub fn from_result(result: &PairResult) -> Self {
        Self {
            deviation: result.deviation,
            basis: result.basis,
            bounds_of: result.bounds_of,
            duration_ms: result.duration_ms,
        }
    }
}
