//! The answer for one pair at one relative pose, but for the clearance.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::{
    Contact, Containment, TrianglePair, colliding_pairs, containment, face_pairs, flat_overlaps,
    intersection_segments,
};
use nearpoint_geometry::interference::{Class, Duplicate, Findings, examine};
use nearpoint_geometry::work::{Stopped, Work};

use crate::frame::{PairKind, PairResult};
use crate::question::Side;

/// Asks how two parts meet: which triangles do, what the parts have in common, and what that proves. A pair that is
/// clear comes without its clearance.
pub(crate) fn evaluate(
    a: Side,
    b: Side,
    b_in_a: &Pose,
    work: &impl Work,
) -> Result<PairResult, Stopped> {
    let triangle_pairs = colliding_pairs(a.shape, b.shape, b_in_a, work)?;
    let found = examine(&a.solid(), &b.solid(), b_in_a, &triangle_pairs, work)?;
    let crossing = triangle_pairs
        .iter()
        .filter(|pair| pair.contact == Contact::Crossing)
        .count();
    let meets = !triangle_pairs.is_empty();
    let inner = inner([a, b], b_in_a, meets, &found);
    let kind = if inner.is_some() {
        PairKind::Contained
    } else if crossing > 0 || (meets && found.overlap.pieces > 0) {
        PairKind::Crossing
    } else if meets {
        PairKind::Touching
    } else {
        PairKind::Clear
    };
    let curves = if crossing > 0 {
        intersection_segments(a.shape, b.shape, b_in_a, &triangle_pairs)
    } else {
        Vec::new()
    };
    Ok(PairResult {
        a: a.id,
        b: b.id,
        b_in_a: *b_in_a,
        kind,
        class: found.verdict.class,
        because: found.verdict.because,
        deviation: found.verdict.deviation,
        basis: found.verdict.basis,
        crossing: crossing as u32,
        touching: (triangle_pairs.len() - crossing) as u32,
        face_pairs: face_pairs(a.shape, b.shape, &triangle_pairs),
        resting: match found.verdict.class {
            Class::Touches => resting([a, b], b_in_a, &triangle_pairs),
            _ => Vec::new(),
        },
        triangle_pairs,
        inner: inner.map(|inner| [a.id, b.id][inner]),
        overlap: found.overlap,
        clearance: None,
        depth: found.depth,
        body: found.common.ok().filter(|c| !c.is_empty()).map(Arc::new),
        curves,
        millis: 0.0,
    })
}

/// Pairs of faces that lie on each other; an edge that a face has in common with another is no contact of faces.
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

/// Which of the two, 0 or 1, lies wholly in the other, if one does; of two in the same place the later one.
fn inner([a, b]: [Side; 2], b_in_a: &Pose, meets: bool, found: &Findings) -> Option<usize> {
    if found.overlap.duplicate == Some(Duplicate::Same) {
        return Some(1);
    }
    if meets {
        return found.overlap.inner;
    }
    match containment(a.shape, b.shape, b_in_a) {
        Containment::Neither => None,
        Containment::AInB => Some(0),
        Containment::BInA => Some(1),
    }
}
