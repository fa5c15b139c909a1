//! Tests whether a convex polygon is covered by others in its plane.

use nearpoint_geometry::tolerance::UNCOVERED_AREA;
use nearpoint_geometry::{Point, Vector};

/// A convex polygon of the plane.
type ConvexPolygon = Vec<[f64; 2]>;

/// Returns whether convex polygons cover a convex polygon, all seen along its normal. Gaps of less than [`UNCOVERED_AREA`]
/// of its area count as rounding. The uncovered rest is cut by each polygon in turn.
pub(super) fn is_covered(polygon: &[Point], by: impl Iterator<Item = Vec<Point>>) -> bool {
    let [origin, first, ..] = polygon else {
        return false;
    };
    let fan = polygon.windows(2).skip(1);
    let normal = fan.fold(Vector::zeros(), |sum, ends| {
        sum + (ends[0] - origin).cross(&(ends[1] - origin))
    });
    let right = (first - origin).normalize();
    let up = normal.cross(&right).normalize();
    let flat = |points: &[Point]| {
        let project = |p: &Point| [right.dot(&(p - origin)), up.dot(&(p - origin))];
        let mut flat: ConvexPolygon = points.iter().map(project).collect();
        if area(&flat) < 0.0 {
            flat.reverse();
        }
        flat
    };
    let whole = flat(polygon);
    let negligible = UNCOVERED_AREA * area(&whole);
    let mut left = vec![whole];
    for cover in by {
        let cover = flat(&cover);
        left = left
            .into_iter()
            .flat_map(|piece| subtract(piece, &cover))
            .collect();
        if left.iter().map(area).sum::<f64>() <= negligible {
            return true;
        }
    }
    false
}

/// Returns the parts of a polygon outside another.
fn subtract(piece: ConvexPolygon, cover: &ConvexPolygon) -> Vec<ConvexPolygon> {
    let edges = || (0..cover.len()).map(|i| [cover[i], cover[(i + 1) % cover.len()]]);
    let common = edges().fold(piece.clone(), |inside, edge| clip(&inside, edge, 1.0));
    if area(&common) <= UNCOVERED_AREA * area(&piece).min(area(cover)) {
        return vec![piece];
    }
    let mut outside = Vec::new();
    let mut inside = piece;
    for edge in edges() {
        let beyond = clip(&inside, edge, -1.0);
        if area(&beyond) > 0.0 {
            outside.push(beyond);
        }
        inside = clip(&inside, edge, 1.0);
    }
    outside
}

/// Returns the part of a polygon to the left of an edge, or to the right if `side` is −1 (Sutherland & Hodgman 1974).
fn clip(polygon: &ConvexPolygon, [from, to]: [[f64; 2]; 2], side: f64) -> ConvexPolygon {
    let height = |p: &[f64; 2]| {
        side * ((to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]))
    };
    let mut kept = ConvexPolygon::new();
    for (i, p) in polygon.iter().enumerate() {
        let q = &polygon[(i + 1) % polygon.len()];
        let (here, there) = (height(p), height(q));
        if here >= 0.0 {
            kept.push(*p);
        }
        if (here > 0.0 && there < 0.0) || (here < 0.0 && there > 0.0) {
            let fraction = here / (here - there);
            kept.push([0, 1].map(|k| p[k] + fraction * (q[k] - p[k])));
        }
    }
    kept
}

/// Returns the signed area, positive if counterclockwise.
fn area(polygon: &ConvexPolygon) -> f64 {
    let Some(&[x, y]) = polygon.first() else {
        return 0.0;
    };
    let cross = |ends: &[[f64; 2]]| {
        let [p, q] = [ends[0], ends[1]];
        (p[0] - x) * (q[1] - y) - (q[0] - x) * (p[1] - y)
    };
    polygon.windows(2).map(cross).sum::<f64>() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(x: f64, y: f64, to_x: f64, to_y: f64) -> Vec<Point> {
        let at = |x: f64, y: f64| Point::new(x, y, 2.0 * x + y);
        vec![at(x, y), at(to_x, y), at(to_x, to_y), at(x, to_y)]
    }

    #[test]
    fn gaps_are_seen_and_overlaps_are_not_counted_twice() {
        let whole = rectangle(0.0, 0.0, 3.0, 1.0);
        let covers = |parts: &[Vec<Point>]| is_covered(&whole, parts.iter().cloned());
        let turned = whole.iter().rev().copied().collect();
        assert!(covers(&[turned]));
        assert!(!covers(&[]));
        let halves = [
            rectangle(-1.0, -1.0, 1.5, 2.0),
            rectangle(1.5, 0.0, 3.0, 1.0),
        ];
        assert!(covers(&halves) && !covers(&halves[..1]));
        // The areas sum up to twice the polygon's, but the centre is not covered.
        let ends = [
            rectangle(0.0, 0.0, 1.4, 1.0),
            rectangle(0.0, 0.0, 1.4, 1.0),
            rectangle(1.6, 0.0, 3.0, 1.0),
        ];
        assert!(!covers(&ends));
        let corners: Vec<_> = (0..4)
            .map(|i| vec![whole[i], whole[(i + 1) % 4], Point::new(1.5, 0.5, 3.5)])
            .collect();
        assert!(covers(&corners) && !covers(&corners[1..]));
    }
}
