//! Pieces of edges of one mesh between the points where they meet another.

use super::branch::Side;
use super::triangles::to_triangle;
use crate::Point;
use crate::tolerance::ON_TRIANGLE;

/// The middles of those pieces of `side`'s edges that run from one triangle of `other` to another, in A's frame. `pairs`
/// holds the triangles of `side` and of `other` that meet. Pieces that end in a vertex beside the other's surface are
/// left out: such a vertex tells by itself which side the piece is on. To rounding: a piece may be missed where an edge
/// grazes an edge.
pub(super) fn middles_of_pieces(
    side: &Side,
    other: &Side,
    pairs: impl Iterator<Item = (u32, u32)>,
) -> Vec<Point> {
    let mut cuts: Vec<([u32; 2], f64)> = Vec::new();
    for (triangle, through) in pairs {
        let vertices = side.shape.mesh().triangles()[triangle as usize];
        let through = other.corners(through);
        for i in 0..3 {
            let (p, q) = (vertices[i], vertices[(i + 1) % 3]);
            let edge = [p.min(q), p.max(q)];
            let ends = ends(side, edge);
            cuts.extend(cut(&ends, &through).map(|part| (edge, part)));
            for (end, part) in ends.iter().zip([0.0, 1.0]) {
                if is_on(end, &through) {
                    cuts.push((edge, part));
                }
            }
        }
    }
    cuts.sort_unstable_by(|x, y| x.0.cmp(&y.0).then(x.1.total_cmp(&y.1)));
    cuts.dedup();
    cuts.windows(2)
        .filter(|pair| pair[0].0 == pair[1].0)
        .map(|pair| {
            let [p, q] = ends(side, pair[0].0);
            p + (q - p) * ((pair[0].1 + pair[1].1) / 2.0)
        })
        .collect()
}

fn ends(side: &Side, edge: [u32; 2]) -> [Point; 2] {
    edge.map(|v| side.point(&side.shape.mesh().vertices()[v as usize]))
}

/// The part of the way from the first end to the second at which the segment passes through the triangle.
fn cut([p, q]: &[Point; 2], triangle: &[Point; 3]) -> Option<f64> {
    let [a, b, c] = triangle;
    let normal = (b - a).cross(&(c - a));
    let heights = [(p - a).dot(&normal), (q - a).dot(&normal)];
    if heights[0] * heights[1] >= 0.0 {
        return None;
    }
    let part = heights[0] / (heights[0] - heights[1]);
    let at = p + (q - p) * part;
    is_on(&at, triangle).then_some(part)
}

/// Whether the point is on the triangle, to rounding.
fn is_on(p: &Point, triangle: &[Point; 3]) -> bool {
    let [a, b, c] = triangle;
    let size = (b - a).amax().max((c - a).amax());
    to_triangle(p, triangle).distance_squared.sqrt() <= ON_TRIANGLE * size
}
