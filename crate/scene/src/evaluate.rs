//! The answer for one pair at one relative pose, but for the clearance.

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{mesh_deviation, penetration};
use nearpoint_geometry::collide::{
    Contact, Containment, colliding_pairs, containment, face_pairs, flat_overlaps,
    intersection_segments,
};
use nearpoint_geometry::work::{Stopped, Work};

use crate::frame::{PairKind, PairResult};
use crate::part::Part;

/// Asks how two parts meet: which triangles do; if none do, whether one part is inside the other. A pair that is clear
/// comes without its clearance.
pub(crate) fn evaluate(
    a: &Part,
    b: &Part,
    b_in_a: &Pose,
    work: &impl Work,
) -> Result<PairResult, Stopped> {
    let triangle_pairs = colliding_pairs(&a.shape, &b.shape, b_in_a, work)?;
    let crossing = triangle_pairs
        .iter()
        .filter(|pair| pair.contact == Contact::Crossing)
        .count();
    let mut result = PairResult {
        a: a.id,
        b: b.id,
        b_in_a: *b_in_a,
        kind: PairKind::Clear,
        crossing: crossing as u32,
        touching: (triangle_pairs.len() - crossing) as u32,
        face_pairs: face_pairs(&a.shape, &b.shape, &triangle_pairs),
        triangle_pairs,
        inner: None,
        clearance: None,
        penetration: None,
        mesh_deviation: 0.0,
        beyond_deviation: false,
        curves: Vec::new(),
        millis: 0.0,
    };
    if result.triangle_pairs.is_empty() {
        result.inner = match containment(&a.shape, &b.shape, b_in_a) {
            Containment::Neither => None,
            Containment::AInB => Some(a.id),
            Containment::BInA => Some(b.id),
        };
        if result.inner.is_some() {
            result.kind = PairKind::Contained;
        }
    } else {
        meet(a, b, &mut result, work)?;
    }
    Ok(result)
}

/// What is to be said about parts whose surfaces meet.
fn meet(a: &Part, b: &Part, result: &mut PairResult, work: &impl Work) -> Result<(), Stopped> {
    let (shape_a, shape_b, pairs) = (&a.shape, &b.shape, &result.triangle_pairs);
    result.penetration = penetration(shape_a, shape_b, &result.b_in_a, pairs, work)?;
    result.mesh_deviation = mesh_deviation(shape_a, shape_b, &result.face_pairs);
    let depth = result.penetration.map(|found| found.at_least);
    // A depth that cannot be measured is explained by nothing.
    let unexplained = depth.is_none_or(|depth| depth > result.mesh_deviation);
    if result.crossing > 0 {
        result.kind = PairKind::Crossing;
        result.beyond_deviation = unexplained;
        result.curves = intersection_segments(shape_a, shape_b, &result.b_in_a, pairs);
    } else if let Some(kind) = embedded(a, b, result) {
        result.kind = kind;
        result.beyond_deviation = true;
    } else if depth.is_some_and(|depth| depth > 0.0) {
        // A pin whose head lies flat on the plate that its shank is in.
        result.kind = PairKind::Crossing;
        result.beyond_deviation = unexplained;
    } else {
        result.kind = PairKind::Touching;
    }
    Ok(())
}

/// How parts whose triangles only touch share volume nevertheless: faces that lie on each other and look the same way
/// have both parts behind them. When all faces do, the parts are in the same place.
fn embedded(a: &Part, b: &Part, result: &mut PairResult) -> Option<PairKind> {
    if !a.shape.is_closed() || !b.shape.is_closed() {
        return None;
    }
    let alike = a.diagnostics.inverted == b.diagnostics.inverted;
    let mut overlaps = flat_overlaps(&a.shape, &b.shape, &result.b_in_a, &result.triangle_pairs);
    overlaps.retain(|overlap| overlap.same_way == alike);
    let covered = |part: &Part, mut triangles: Vec<u32>| {
        triangles.sort_unstable();
        triangles.dedup();
        triangles.len() + part.diagnostics.degenerate == part.triangle_count()
    };
    if overlaps.is_empty() {
        None
    } else if covered(a, overlaps.iter().map(|o| o.a).collect())
        && covered(b, overlaps.iter().map(|o| o.b).collect())
    {
        result.inner = Some(b.id);
        Some(PairKind::Contained)
    } else {
        Some(PairKind::Crossing)
    }
}
