//! Computes the result of one pair at one relative pose, except for the clearance.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Warm;
use nearpoint_geometry::collide::{
    Contact, TrianglePair, face_pairs, flat_overlaps, intersection_segments,
};
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::work::{Stopped, Work};

use crate::clearance::measure;
use crate::meeting::{Meeting, meet};
use crate::pair_result::PairResult;
use crate::side::Side;

/// Computes how two parts meet, for display too. A pair whose meshes share no point comes without its clearance.
pub(crate) fn evaluate(
    a: Side,
    b: Side,
    b_in_a: &Pose,
    work: &impl Work,
) -> Result<PairResult, Stopped> {
    let Meeting {
        kind,
        triangle_pairs,
        inner,
        found,
    } = meet(&a.solid(), &b.solid(), b_in_a, work)?;
    let crossing = triangle_pairs
        .iter()
        .filter(|pair| pair.contact == Contact::Crossing)
        .count();
    let curves = if crossing > 0 {
        intersection_segments(a.shape, b.shape, b_in_a, &triangle_pairs)
    } else {
        Vec::new()
    };
    let result = PairResult {
        a: a.id,
        b: b.id,
        b_in_a: *b_in_a,
        kind,
        class: found.class,
        because: found.because,
        deviation: found.deviation,
        basis: found.basis,
        bounds_of: found.bounds_of,
        crossing: crossing as u32,
        touching: (triangle_pairs.len() - crossing) as u32,
        face_pairs: face_pairs(a.shape, b.shape, &triangle_pairs),
        resting: match found.class {
            PairClass::Touches => resting([a, b], b_in_a, &triangle_pairs),
            _ => Vec::new(),
        },
        triangle_pairs,
        inner: inner.map(|inner| [a.id, b.id][inner]),
        overlap: found.overlap,
        clearance: None,
        clearance_bounds: None,
        depth: found.depth,
        body: (found.common.ok())
            .filter(|common| !common.is_empty() && found.class != PairClass::Clear)
            .map(Arc::new),
        curves,
        millis: 0.0,
    };
    match (result.kind.meets(), result.class) {
        // Only the meshes meet: the parts are apart by so little that only their true surfaces decide it.
        (true, PairClass::Clear) => measure(result, [a, b], 0.0, &mut Warm::default(), work),
        _ => Ok(result),
    }
}

/// Returns the pairs of faces that lie on each other; an edge that a face shares with another is no contact of faces.
fn resting([a, b]: [Side; 2], b_in_a: &Pose, pairs: &[TrianglePair]) -> Vec<[u32; 2]> {
    let face = |part: Side, triangle: u32| part.shape.mesh().faces()[triangle as usize];
    let mut faces: Vec<[u32; 2]> = flat_overlaps(a.shape, b.shape, b_in_a, pairs)
        .iter()
        .map(|overlap| [face(a, overlap.a), face(b, overlap.b)])
        .collect();
    faces.sort_unstable();
    faces.dedup();
    faces
}
