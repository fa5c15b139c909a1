//! Hatches flat faces: parallel lines within a polygon.

use nearpoint_geometry::{Point, Vector};

/// Returns lines across the polygon, at the distance `apart`, in a direction that depends only on its plane: faces in one
/// plane look like one. The polygon need not be convex.
pub(super) fn hatch(polygon: &[Point], apart: f64) -> Vec<[Point; 2]> {
    let normal = normal(polygon);
    let length = normal.norm();
    if !(length.is_normal() && apart.is_normal() && apart > 0.0) {
        return Vec::new();
    }
    let along = (normal.cross(&Vector::ith(normal.iamin(), 1.0)) / length).normalize();
    let across = normal.cross(&along) / length;
    let diagonal = (along + across).normalize();
    let step = normal.cross(&diagonal) / length;
    let height = |p: &Point| step.dot(&p.coords) / apart;
    let (low, high) = polygon
        .iter()
        .map(height)
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), h| {
            (low.min(h), high.max(h))
        });
    let (first, last) = (low.ceil(), high.floor());
    if !(last - first).is_finite() || last - first > MAX_LINES {
        return Vec::new();
    }
    let count = (last - first + 1.0).max(0.0) as usize;
    let line = |i| cut(polygon, &diagonal, &height, first + i as f64);
    (0..count).flat_map(line).collect()
}

/// The largest number of lines across a face; more would be a fill.
const MAX_LINES: f64 = 400.0;

/// Returns the parts of the line at that height that are inside.
fn cut(
    polygon: &[Point],
    along: &Vector,
    height: &impl Fn(&Point) -> f64,
    at: f64,
) -> Vec<[Point; 2]> {
    let edges = (0..polygon.len()).map(|i| (polygon[i], polygon[(i + 1) % polygon.len()]));
    let mut crossings: Vec<Point> = edges
        .filter_map(|(p, q)| {
            let (low, high) = (height(&p), height(&q));
            // The test is half open, so that a corner on the line counts once for each side it changes.
            let crosses = (low < at) != (high < at);
            crosses.then(|| p + (q - p) * ((at - low) / (high - low)))
        })
        .collect();
    crossings.sort_by(|p, q| along.dot(&p.coords).total_cmp(&along.dot(&q.coords)));
    crossings
        .chunks_exact(2)
        .map(|ends| [ends[0], ends[1]])
        .collect()
}

/// Returns Newell's sum: twice the area, across the polygon.
fn normal(polygon: &[Point]) -> Vector {
    let Some(&first) = polygon.first() else {
        return Vector::zeros();
    };
    let sides = polygon
        .windows(2)
        .map(|side| (side[0] - first).cross(&(side[1] - first)));
    sides.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(lines: &[[Point; 2]], apart: f64) -> f64 {
        lines.iter().map(|[p, q]| (q - p).norm() * apart).sum()
    }

    #[test]
    fn hatching_covers_the_polygon_evenly() {
        let point = |x, y| Point::new(x, y, 2.0 + x);
        let square = [
            point(0.0, 0.0),
            point(1.0, 0.0),
            point(1.0, 1.0),
            point(0.0, 1.0),
        ];
        let lines = hatch(&square, 0.01);
        assert!((area(&lines, 0.01) - 2_f64.sqrt()).abs() < 0.02);
        // An L is the square less a quarter.
        let l = [
            point(0.0, 0.0),
            point(1.0, 0.0),
            point(1.0, 0.5),
            point(0.5, 0.5),
            point(0.5, 1.0),
            point(0.0, 1.0),
        ];
        let lines = hatch(&l, 0.01);
        assert!((area(&lines, 0.01) - 0.75 * 2_f64.sqrt()).abs() < 0.02);
        for p in lines.iter().flatten() {
            assert!(p.x < 0.5 + 1e-9 || p.y < 0.5 + 1e-9, "{p} is outside");
            assert!((p.z - 2.0 - p.x).abs() < 1e-12);
        }
    }

    #[test]
    fn hatch_of_empty_polygon_is_empty() {
        assert!(hatch(&[], 1.0).is_empty());
        assert!(hatch(&[Point::origin(); 3], 1.0).is_empty());
        assert!(
            hatch(
                &[
                    Point::origin(),
                    Point::new(1.0, 0.0, 0.0),
                    Point::new(0.0, 1.0, 0.0)
                ],
                0.0
            )
            .is_empty()
        );
    }
}
