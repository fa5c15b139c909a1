//! Insets a contour slightly, so that a part that just fits has play.

use super::super::tree;
use super::super::{GridPolygon, Point2, Vector2};

/// Returns the contour with every vertex moved inwards, along the bisector of its edges, by `by`, which is far less than
/// any length of it. So no point of the contour is farther than that from the smaller one. Rounded to its grid.
pub fn inset(contour: &GridPolygon, by: f64) -> GridPolygon {
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
        let inwards = (before + after).try_normalize(0.0);
        let inwards = inwards.unwrap_or_else(Vector2::zeros);
        contour.grid().point(at + inwards * by)
    };
    let points: Vec<Point2> = (0..contour.points.len()).map(moved).collect();
    let edge = |i: usize| [points[i], points[outline.next[i] as usize]];
    let mut smaller = contour.clone();
    smaller.boxes = tree::boxes(&outline.nodes, edge);
    let inscribed = contour.inscribed.iter();
    smaller.inscribed = inscribed.filter_map(|circle| circle.shrunk(by)).collect();
    smaller.points = points;
    // Moved, and rounded to the grid once more.
    smaller.slack += by + contour.grid().step();
    smaller
}
