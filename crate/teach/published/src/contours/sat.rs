//! Tests separating axes over convex pieces.

use super::pieces::Piece;
use super::{OverlapResult, Pieces};
use nearpoint_geometry::planar::Vector2;

/// Tests whether two contours overlap, by separating axes of each pair of convex pieces; B is shifted by `b_from_a`.
/// The move that separates them is that of the deepest pair. Touching does not count.
///
/// The axes of a pair are the outward normals of all edges. On each axis the piece that owns the edge ends at the edge
/// itself, so only the other piece is projected. That is half of what a textbook does, with the same answer. A pair ends at
/// the first axis with a gap. Boxes and normals are stored with the pieces, which is fair to the method.
pub fn sat(a: &Pieces, b: &Pieces, b_from_a: Vector2) -> OverlapResult {
    let pairs = a.pairs(b, b_from_a);
    pairs.fold(OverlapResult::DISJOINT, |deepest, [p, q]| {
        deepest.deeper(pair(p, q, b_from_a))
    })
}

fn pair(a: &Piece, b: &Piece, b_from_a: Vector2) -> OverlapResult {
    let mut least = f64::INFINITY;
    let mut out = Vector2::zeros();
    for (mine, other, shift, turn) in [(a, b, b_from_a, -1.0), (b, a, -b_from_a, 1.0)] {
        for (normal, reach) in &mine.sides {
            let lowest = lowest(other, normal) + normal.dot(&shift);
            let depth = reach - lowest;
            if depth <= 0.0 {
                return OverlapResult::DISJOINT;
            }
            if depth < least {
                least = depth;
                out = normal * (turn * depth);
            }
        }
    }
    if least.is_finite() {
        OverlapResult::overlapping(out)
    } else {
        OverlapResult::DISJOINT
    }
}

/// Returns the lowest projection of a piece's points.
fn lowest(piece: &Piece, on: &Vector2) -> f64 {
    let heights = piece.points.iter().map(|p| on.dot(&p.coords));
    heights.fold(f64::INFINITY, f64::min)
}
