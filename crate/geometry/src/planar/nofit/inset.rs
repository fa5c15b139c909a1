//! A contour that counts as a little smaller, so that what just fits has room.

use super::super::tree;
use super::super::{Point2, Turned, Vector2};

/// No corner is moved by more than so many times the inset.
const LONGEST_MITRE: f64 = 1024.0;

/// The contour with every edge moved inwards by `by`, which is far less than any length of it. Rounded to its grid.
pub fn inset(contour: &Turned, by: f64) -> Turned {
    if by <= 0.0 {
        return contour.clone();
    }
    let outline = &contour.outline;
    let normal = |from: Point2, to: Point2| {
        let along = to - from;
        let length = along.norm();
        if length > 0.0 {
            Vector2::new(-along.y, along.x) / length
        } else {
            Vector2::zeros()
        }
    };
    let moved = |i: usize| {
        let at = contour.points[i];
        let before = normal(contour.points[outline.previous[i] as usize], at);
        let after = normal(at, contour.points[outline.next[i] as usize]);
        let sum = before + after;
        // Both edges' distances from the new corner are `by`.
        let scale = 2.0
            / sum
                .norm_squared()
                .max(4.0 / (LONGEST_MITRE * LONGEST_MITRE));
        contour.grid().point(at + sum * (scale * by))
    };
    let points: Vec<Point2> = (0..contour.points.len()).map(moved).collect();
    let edge = |i: usize| [points[i], points[outline.next[i] as usize]];
    let mut smaller = contour.clone();
    smaller.boxes = tree::boxes(&outline.nodes, edge);
    smaller
        .poles
        .iter_mut()
        .for_each(|pole| pole.radius -= by * LONGEST_MITRE);
    smaller.poles.retain(|pole| pole.radius > 0.0);
    smaller.points = points;
    smaller
}
