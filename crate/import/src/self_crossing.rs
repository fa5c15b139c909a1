//! Detects polygons whose rim crosses itself. Their interior is undefined, and the triangulation of one with very many
//! corners takes quadratic time.

use nearpoint_geometry::planar::{self, Point2, PolygonError};
use std::collections::HashMap;

/// Returns whether a polygon crosses itself. A bridge that joins a hole to the rim is traversed in both directions and
/// does not count as a crossing.
pub(crate) fn is_self_crossing(corners: impl Iterator<Item = Point2>) -> bool {
    let points: Vec<Point2> = corners.collect();
    matches!(
        planar::repair(without_bridges(&points)),
        Err(PolygonError::Crossing { .. } | PolygonError::OverlappingEdges { .. })
    )
}

/// Returns the rings without the edges that are traversed in both directions.
fn without_bridges(points: &[Point2]) -> Vec<Vec<Point2>> {
    let n = points.len();
    let mut partner: Vec<Option<usize>> = vec![None; n];
    let bits = |p: Point2| [p.x, p.y].map(|x| (x + 0.0).to_bits());
    let mut open: HashMap<[[u64; 2]; 2], Vec<usize>> = HashMap::new();
    for edge in 0..n {
        let [from, to] = [points[edge], points[(edge + 1) % n]].map(bits);
        match open.get_mut(&[to, from]).and_then(Vec::pop) {
            Some(other) => (partner[edge], partner[other]) = (Some(other), Some(edge)),
            None => open.entry([from, to]).or_default().push(edge),
        }
    }
    // At the start of a bridge, the ring continues at the end of the way back along it.
    let after = |edge: usize| {
        let mut next = (edge + 1) % n;
        for _ in 0..n {
            match partner[next] {
                Some(back) => next = (back + 1) % n,
                None => break,
            }
        }
        next
    };
    let mut is_used: Vec<bool> = partner.iter().map(Option::is_some).collect();
    let mut rings = Vec::new();
    for first in 0..n {
        let mut ring = Vec::new();
        let mut edge = first;
        while !is_used[edge] {
            is_used[edge] = true;
            ring.push(points[edge]);
            edge = after(edge);
        }
        if ring.len() >= 3 {
            rings.push(ring);
        }
    }
    rings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crosses(corners: &[[f64; 2]]) -> bool {
        is_self_crossing(corners.iter().copied().map(Point2::from))
    }

    /// Returns a square with very many corners, from the lower left one on.
    fn square(size: f64, low: f64) -> Vec<[f64; 2]> {
        let per_side = 60;
        let at = |k: usize| {
            let along = low + size * (k % per_side) as f64 / per_side as f64;
            let (high, back) = (low + size, low + low + size - along);
            [[along, low], [high, along], [back, high], [low, back]][k / per_side]
        };
        (0..4 * per_side).map(at).collect()
    }

    #[test]
    fn star_polygon_crosses_itself() {
        let corner = |k: u32| {
            let (sin, cos) = (f64::from(k * 1001) * std::f64::consts::TAU / 3001.0).sin_cos();
            [cos, sin]
        };
        assert!(crosses(&(0..3001).map(corner).collect::<Vec<_>>()));
    }

    #[test]
    fn simple_polygon_does_not_cross_itself() {
        assert!(!crosses(&square(1.0, 0.0)));
    }

    #[test]
    fn bridge_to_a_hole_is_no_self_crossing() {
        let mut rim = square(9.0, 0.0);
        let mut hole = square(1.0, 4.0);
        hole.reverse();
        // The ring runs round the rim to its start, over the bridge, round the hole, and back.
        let begin = hole[0];
        rim.push(rim[0]);
        rim.extend(hole);
        rim.push(begin);
        assert!(!crosses(&rim));
    }
}
