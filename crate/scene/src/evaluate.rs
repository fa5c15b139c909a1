//! Computes the result of one pair at one relative pose, except for the clearance.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{WarmStart, nearest_triangle};
use nearpoint_geometry::collide::{
    Contact, TrianglePair, face_pairs, flat_overlaps, intersection_segments,
};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::face::cylinder_fits;
use nearpoint_geometry::interference::{Depth, PairClass};

use crate::clearance::measure;
use crate::pair_analysis::{PairAnalysis, analyse_pair};
use crate::pair_operand::PairOperand;
use crate::pair_result::PairResult;

/// Computes the result of two parts with all that is displayed. The clearance of a pair whose meshes share no point is
/// computed separately.
pub(crate) fn evaluate(
    a: PairOperand,
    b: PairOperand,
    b_in_a: &Pose,
    executor: &impl Executor,
) -> Result<PairResult, Interrupted> {
    let PairAnalysis {
        mesh_relation: kind,
        triangle_pairs,
        inner,
        interference,
    } = analyse_pair(&a.solid(), &b.solid(), b_in_a, executor)?;
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
        mesh_relation: kind,
        class: interference.class,
        undecided_reason: interference.undecided_reason,
        deviation: interference.deviation,
        deviation_source: interference.deviation_source,
        bounds_scope: interference.bounds_scope,
        crossing: crossing as u32,
        touching: (triangle_pairs.len() - crossing) as u32,
        face_pairs: face_pairs(a.shape, b.shape, &triangle_pairs),
        coplanar_faces: match interference.class {
            PairClass::Touches => coplanar_faces([a, b], b_in_a, &triangle_pairs),
            _ => Vec::new(),
        },
        triangle_pairs,
        inner: inner.map(|inner| [a.id, b.id][inner]),
        overlap: interference.overlap,
        clearance: None,
        clearance_bounds: None,
        depth: interference.depth,
        intersection: (interference.intersection.ok())
            .filter(|common| !common.is_empty() && interference.class != PairClass::Clear)
            // The meshes may share more than the parts.
            .filter(|_| interference.overlap.volume <= interference.overlap.volume_bounds[1])
            .map(Arc::new),
        intersection_curves: curves,
        place_faces: interference
            .depth
            .map(|depth| faces_at_depth(&depth, [a, b], b_in_a)),
        fits: match kind.intersects() {
            true => cylinder_fits(&a.solid(), &b.solid(), &b_in_a.into(), executor)?,
            // They are found with the clearance.
            false => Vec::new(),
        },
        duration_ms: 0.0,
    };
    match (result.mesh_relation.intersects(), result.class) {
        // Only the meshes touch: the parts are apart by so little that only their true surfaces decide it.
        (true, PairClass::Clear) => {
            measure(result, [a, b], 0.0, &mut WarmStart::default(), executor)
        }
        _ => Ok(result),
    }
}

/// Returns the faces of both parts at the deepest points.
pub(crate) fn faces_at_depth(depth: &Depth, [a, b]: [PairOperand; 2], b_in_a: &Pose) -> [u32; 2] {
    let on_b = b_in_a.inverse_transform_point(&depth.on_b);
    [(a, depth.on_a), (b, on_b)]
        .map(|(part, p)| part.shape.mesh().faces()[nearest_triangle(part.shape, &p) as usize])
}

/// Returns the pairs of faces that lie on each other. Faces with only a common edge do not count.
fn coplanar_faces(
    [a, b]: [PairOperand; 2],
    b_in_a: &Pose,
    pairs: &[TrianglePair],
) -> Vec<[u32; 2]> {
    let face = |part: PairOperand, triangle: u32| part.shape.mesh().faces()[triangle as usize];
    let mut faces: Vec<[u32; 2]> = flat_overlaps(a.shape, b.shape, b_in_a, pairs)
        .iter()
        .map(|overlap| [face(a, overlap.a), face(b, overlap.b)])
        .collect();
    faces.sort_unstable();
    faces.dedup();
    faces
}
