//! Tests whether rings cross or run along each other, from all pairs of edges and all paths through each vertex.

use crate::planar::Point2;
use crate::planar::ring::{edges, on_segment, side};

/// Returns whether two edges of the rings cross or have more than a point in common, or rings cross in a point where they
/// have vertices. No vertex may repeat the one before it.
pub fn rings_cross(rings: &[Vec<Point2>]) -> bool {
    let all: Vec<[Point2; 2]> = rings.iter().flat_map(|ring| edges(ring)).collect();
    let pairs = (0..all.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let meet =
        |(i, j): (usize, usize)| edges_cross(all[i], all[j]) || edges_run_along(all[i], all[j]);
    pairs.into_iter().any(meet)
        || rings.iter().flatten().any(|p| {
            let strands = strands(rings, *p);
            let crosses = |(k, a): (usize, &[Point2; 2])| {
                strands[..k].iter().any(|b| strands_cross(*p, *a, *b))
            };
            strands.iter().enumerate().any(crosses)
        })
}

fn edges_cross([a, b]: [Point2; 2], [c, d]: [Point2; 2]) -> bool {
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

fn edges_run_along([a, b]: [Point2; 2], [c, d]: [Point2; 2]) -> bool {
    if side(a, b, c) != 0 || side(a, b, d) != 0 {
        return false;
    }
    let overlap = |a: f64, b: f64, c: f64, d: f64| a.max(b).min(c.max(d)) > a.min(b).max(c.min(d));
    overlap(a.x, b.x, c.x, d.x) || overlap(a.y, b.y, c.y, d.y)
}

/// Returns the start and the end of each path through `p`: over a vertex, or along an edge.
fn strands(rings: &[Vec<Point2>], p: Point2) -> Vec<[Point2; 2]> {
    let mut strands = Vec::new();
    for ring in rings {
        let n = ring.len();
        let over = (0..n).filter(|k| ring[*k] == p);
        strands.extend(over.map(|k| [ring[(k + n - 1) % n], ring[(k + 1) % n]]));
        strands.extend(edges(ring).filter(|[a, b]| *a != p && *b != p && on_segment(*a, *b, p)));
    }
    strands
}

/// Returns whether one of the ends of the second path lies on each side of the first.
fn strands_cross(p: Point2, [from, to]: [Point2; 2], ends: [Point2; 2]) -> bool {
    let between = |from: Point2, to: Point2, q: Point2| side(p, from, q) > 0 && side(p, q, to) > 0;
    let is_left = |q: Point2| match side(p, from, to) {
        1 => between(from, to, q),
        -1 => !between(to, from, q),
        _ => side(p, from, q) > 0,
    };
    is_left(ends[0]) != is_left(ends[1])
}
