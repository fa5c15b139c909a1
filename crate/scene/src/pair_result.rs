//! Defines the result for two parts at one relative pose.

use std::sync::Arc;

use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::collide::{FacePair, TrianglePair};
use nearpoint_geometry::face::CylinderFit;
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
    /// The relation of the two meshes, which is exact.
    pub mesh_relation: MeshRelation,
    /// The class that is valid for all true surfaces within the deviation of the meshes.
    pub class: PairClass,
    /// The reason why the class is undecided.
    pub undecided_reason: Option<UndecidedReason>,
    /// The largest sum of the distances of both true surfaces from their facets.
    pub deviation: f64,
    /// The source of the deviation.
    pub deviation_source: DeviationSource,
    /// The bodies for which the bounds of the clearance, the depth and the volume are valid.
    pub bounds_scope: BoundsScope,
    /// The number of pairs of triangles that cross; exact.
    pub crossing: u32,
    /// The number of pairs of triangles that touch; exact.
    pub touching: u32,
    /// The pairs of triangles that cross or touch, in order of (a, b).
    pub triangle_pairs: Vec<TrianglePair>,
    /// The pairs of faces that the triangles belong to, in order of (a, b).
    pub face_pairs: Vec<FacePair>,
    /// The pairs of faces that partly lie on each other, for a pair that touches.
    pub coplanar_faces: Vec<[u32; 2]>,
    /// The part that lies fully inside the other; of two duplicates the later one.
    pub inner: Option<PartId>,
    /// The overlap of both parts.
    pub overlap: Overlap,
    /// The distance of the meshes and its closest points, in A's frame, for a pair that is clear, or whose meshes share
    /// no point. `None` when it is beyond the requested limit.
    pub clearance: Option<Clearance>,
    /// The bounds of the parts' distance, where that of the meshes is known.
    pub clearance_bounds: Option<[f64; 2]>,
    /// The penetration depth of parts that share a point, in A's frame. `None` when neither has an inside, or when it
    /// cannot be computed.
    pub depth: Option<Depth>,
    /// The parts of the surfaces inside each other, in A's frame: for two closed parts the surface of the meshes'
    /// intersection. `None` when it is empty, when it cannot be computed, and for parts that are clear although their
    /// meshes touch.
    pub intersection: Option<Arc<Intersection>>,
    /// The intersection curves of the surfaces of a crossing pair, as segments in A's frame.
    pub intersection_curves: Vec<[Point; 2]>,
    /// The numbers of the faces of A and of B at the deepest or the nearest points, where these are known.
    pub place_faces: Option<[u32; 2]>,
    /// The fits of the two parts, those with the least play first; empty if a file states no surfaces, and where neither a
    /// common point nor a clearance is known.
    pub fits: Vec<CylinderFit>,
    /// The run time of the query by the scene's clock, in milliseconds.
    pub duration_ms: f64,
}

impl PairResult {
    /// Returns the result of two parts that are certainly apart, without their clearance.
    pub(crate) fn clear((a, b): PairKey, b_in_a: Pose, clear: ClearResult) -> Self {
        Self {
            a,
            b,
            b_in_a,
            mesh_relation: MeshRelation::Clear,
            class: PairClass::Clear,
            undecided_reason: None,
            deviation: clear.deviation,
            deviation_source: clear.deviation_source,
            bounds_scope: clear.bounds_scope,
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
            intersection_curves: Vec::new(),
            place_faces: None,
            fits: Vec::new(),
            duration_ms: clear.duration_ms,
        }
    }

    /// Returns whether the two parts certainly overlap.
    pub fn interferes(&self) -> bool {
        self.class == PairClass::Interferes
    }

    /// Returns whether the parts are not simply clear, or their meshes share a point.
    pub fn is_notable(&self) -> bool {
        self.mesh_relation.intersects() || self.class != PairClass::Clear
    }

    /// Returns whether the pair is notable, or its clearance is at most this.
    pub(crate) fn is_within(&self, max_distance: f64) -> bool {
        let clearance = self.clearance.as_ref();
        self.is_notable() || clearance.is_some_and(|found| found.distance <= max_distance)
    }
}

/// The result of two parts that are certainly apart, without their clearance.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClearResult {
    pub deviation: f64,
    pub deviation_source: DeviationSource,
    pub bounds_scope: BoundsScope,
    pub duration_ms: f64,
}

impl ClearResult {
    /// Copies the deviation, its source, the scope of the bounds and the run time of a result.
    pub fn from_result(result: &PairResult) -> Self {
        Self {
            deviation: result.deviation,
            deviation_source: result.deviation_source,
            bounds_scope: result.bounds_scope,
            duration_ms: result.duration_ms,
        }
    }
}
