//! Describes, for JavaScript, two parts that touch, intersect or are near each other.

use std::sync::Arc;

use js_sys::Uint32Array;
use nearpoint_geometry::Point;
use nearpoint_geometry::collide::FacePair;
use nearpoint_scene::report::{IntersectionReport, PairFit};
use nearpoint_scene::{
    BoundsScope, Depth, DeviationSource, Duplicate, FramePair, KernelCheck, MeshRelation,
    PairClass, PartId, SettledBy, UndecidedReason,
};
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::types::Xyz;

/// The relation of two parts: a `PairReport` with fields that only the page needs. It is a struct of its own because a
/// flattened one would cross key by key, and many cross while parts are dragged.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PairRow {
    a: PartId,
    b: PartId,
    /// The exact relation of the two meshes.
    #[serde(rename = "kind")]
    mesh_relation: MeshRelation,
    /// The settled class: it is true of every two solids that the meshes may stand for, or is the CAD kernel's.
    class: PairClass,
    /// The source of the class; absent for a proof.
    #[serde(skip_serializing_if = "SettledBy::is_proof")]
    #[tsify(optional)]
    settled_by: SettledBy,
    /// The CAD kernel's answer, if it was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    kernel: Option<KernelCheck>,
    /// True if the CAD kernel contradicts a proven class.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[tsify(optional)]
    disputed: bool,
    /// The reason why the class is undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "UndecidedReason")]
    #[serde(rename = "because")]
    undecided_reason: Option<UndecidedReason>,
    /// The sum of both deviations of the true surfaces from the facets, at the point that decides the class.
    deviation: f64,
    /// The source of that deviation.
    #[serde(rename = "basis")]
    deviation_source: DeviationSource,
    /// The objects for which the bounds of the clearance, the depth and the volume hold.
    #[tsify(type = "\"solids\" | \"meshes\"")]
    #[serde(rename = "boundsOf")]
    bounds_scope: BoundsScope,
    /// The number of pairs of triangles that cross.
    crossing: u32,
    /// The number of pairs of triangles that touch.
    touching: u32,
    /// The number of pairs of faces, and the numbers of faces of A and of B in them.
    face_pairs: usize,
    faces_a: usize,
    faces_b: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    clearance: Option<ClearanceRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<DepthRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "body")]
    intersection: Option<IntersectionRow>,
    /// The part that lies wholly inside the other; of two that coincide the later one.
    #[serde(skip_serializing_if = "Option::is_none")]
    inner: Option<PartId>,
    /// The kind of coincidence if both parts coincide, wholly or nearly.
    #[serde(skip_serializing_if = "Option::is_none")]
    duplicate: Option<Duplicate>,
    /// The numbers of the faces of A and of B at the deepest or the nearest points, where these are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "[a: number, b: number]")]
    place_faces: Option<[u32; 2]>,
    /// The fits of the two parts, those with the least play first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[tsify(optional)]
    fits: Vec<PairFit>,
    /// True if the parts have moved since; the answer is for their earlier poses.
    pending: bool,
    /// The duration of the query, in milliseconds.
    ms: f64,
}

/// The distance of two parts, and its points.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
struct ClearanceRow {
    /// The distance of the meshes, or the CAD kernel's.
    distance: f64,
    /// The lower bound of the distance; `upper` is the upper one.
    lower: f64,
    upper: f64,
    on_a: Xyz,
    on_b: Xyz,
    below_limit: bool,
}

/// The penetration depth of two parts, between its bounds.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
struct DepthRow {
    lower: f64,
    upper: f64,
    on_a: Xyz,
    on_b: Xyz,
}

/// The intersection of two closed parts.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
struct IntersectionRow {
    /// The volume of the meshes' intersection, or the CAD kernel's.
    volume: f64,
    /// The lower and the upper bound of the volume.
    volume_bounds: [f64; 2],
    pieces: usize,
    centre: Xyz,
    low: Xyz,
    high: Xyz,
    triangles: usize,
}

/// The triangles and faces of two parts that meet; each is an index in its own part's mesh.
#[derive(Debug, Serialize, Tsify)]
pub struct PairDetails {
    /// The pairs of triangles: a, b, 0 if they cross or 1 if they touch; …
    #[serde(with = "preserve")]
    triangles: Uint32Array,
    /// The pairs of faces: a, b, the number of crossing and of touching triangle pairs; …
    #[serde(with = "preserve")]
    faces: Uint32Array,
}

/// Returns whether two results of a pair make the same row.
pub(crate) fn is_same(a: &FramePair, b: &FramePair) -> bool {
    let state = |pair: &FramePair| (pair.is_pending, pair.is_below_limit, pair.scene_from_a);
    Arc::ptr_eq(&a.result, &b.result) && state(a) == state(b) && a.kernel == b.kernel
}

/// Describes a pair of parts for JavaScript.
pub(crate) fn pair_row(pair: &FramePair) -> PairRow {
    let count = |pick: fn(&FacePair) -> u32| {
        let mut faces: Vec<u32> = pair.face_pairs.iter().map(pick).collect();
        faces.sort_unstable();
        faces.dedup();
        faces.len()
    };
    let in_scene = |point: Point| Xyz::from(pair.scene_from_a * point);
    PairRow {
        a: pair.a,
        b: pair.b,
        mesh_relation: pair.mesh_relation,
        class: pair.class,
        settled_by: pair.settled_by,
        kernel: pair.kernel.clone(),
        disputed: pair.is_disputed(),
        undecided_reason: pair.open_reason(),
        deviation: pair.deviation,
        deviation_source: pair.deviation_source,
        bounds_scope: pair.bounds_scope,
        crossing: pair.crossing,
        touching: pair.touching,
        face_pairs: pair.face_pairs.len(),
        faces_a: count(|p| p.a),
        faces_b: count(|p| p.b),
        clearance: clearance_row(pair),
        depth: shown_depth(pair).map(|depth| DepthRow {
            lower: depth.lower,
            upper: depth.upper,
            on_a: in_scene(depth.on_a),
            on_b: in_scene(depth.on_b),
        }),
        intersection: intersection_row(pair),
        inner: pair.inner,
        duplicate: pair.overlap.duplicate,
        place_faces: pair.place_faces,
        fits: PairFit::all(pair, &pair.scene_from_a),
        pending: pair.is_pending,
        ms: pair.duration_ms,
    }
}

/// Returns the clearance of the meshes, or the CAD kernel's if it settles the pair as clear.
fn clearance_row(pair: &FramePair) -> Option<ClearanceRow> {
    let meshes = pair.clearance.as_ref();
    let deepest = pair.depth.as_ref().map(|depth| (depth.on_a, depth.on_b));
    let ends = meshes.map(|clearance| (clearance.on_a, clearance.on_b));
    let (on_a, on_b) = ends.or(deepest)?;
    let (distance, [lower, upper]) = match (pair.kernel_numbers(), pair.class) {
        (Some([_, distance]), PairClass::Clear) => (distance, [distance; 2]),
        (Some(_), _) => return None,
        (None, _) => {
            let distance = meshes?.distance;
            (distance, pair.clearance_bounds.unwrap_or([distance; 2]))
        }
    };
    Some(ClearanceRow {
        distance,
        lower,
        upper,
        on_a: (pair.scene_from_a * on_a).into(),
        on_b: (pair.scene_from_a * on_b).into(),
        below_limit: pair.is_below_limit,
    })
}

/// Returns the depth, unless the CAD kernel finds that the parts share nothing.
fn shown_depth(pair: &FramePair) -> Option<&Depth> {
    let is_shown = pair.settled_by.is_proof() || pair.class == PairClass::Interferes;
    pair.depth.as_ref().filter(|_| is_shown)
}

/// Returns the intersection, with the CAD kernel's volume if it settles the pair.
fn intersection_row(pair: &FramePair) -> Option<IntersectionRow> {
    let body = IntersectionReport::new(pair, &pair.scene_from_a)?;
    let (volume, volume_bounds) = match (pair.kernel_numbers(), pair.class) {
        (Some([volume, _]), PairClass::Interferes) => (volume, [volume; 2]),
        (Some(_), _) => return None,
        (None, _) => (body.volume, body.volume_bounds),
    };
    Some(IntersectionRow {
        volume,
        volume_bounds,
        pieces: body.pieces,
        centre: body.centre,
        low: body.min,
        high: body.max,
        triangles: pair.intersection.as_ref()?.facets.len(),
    })
}

/// Returns the pairs of triangles and of faces in which two parts meet.
pub(crate) fn pair_details(pair: &FramePair) -> PairDetails {
    let triangles = pair.triangle_pairs.iter();
    let triangles: Vec<u32> = triangles
        .flat_map(|p| [p.a, p.b, p.contact as u32])
        .collect();
    let faces = pair.face_pairs.iter();
    let faces: Vec<u32> = faces
        .flat_map(|p| [p.a, p.b, p.crossing_count, p.touching_count])
        .collect();
    PairDetails {
        triangles: triangles.as_slice().into(),
        faces: faces.as_slice().into(),
    }
}
