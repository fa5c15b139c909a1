//! Triangles and segments in one plane, seen along an axis that does not flatten it.
//!
//! Two convex polygons of a plane are apart when a line along an edge of one of them has one polygon strictly on its
//! far side: the edges of their Minkowski difference are edges of the two.

use super::{Plane, orient2d};
use crate::Point;

/// An axis along which the triangle does not look degenerate; None when it is degenerate.
pub fn axis(t: &[Point; 3]) -> Option<usize> {
    let [a, b, c] = t;
    Plane::of(t)
        .axes()
        .into_iter()
        .find(|&axis| orient2d(axis, a, b, c) != 0)
}

/// Whether two triangles in one plane meet.
pub fn triangles_meet(axis: usize, a: &[Point; 3], b: &[Point; 3]) -> bool {
    let a = counterclockwise(axis, a);
    let b = counterclockwise(axis, b);
    !has_outside(axis, &a, &b) && !has_outside(axis, &b, &a)
}

/// Whether a segment, or a point when both ends are equal, meets a triangle in whose plane it is.
pub fn segment_meets(axis: usize, p: &Point, q: &Point, t: &[Point; 3]) -> bool {
    if has_outside(axis, &counterclockwise(axis, t), &[*p, *q]) {
        return false;
    }
    let sides = [0, 1, 2].map(|i| orient2d(axis, p, q, &t[i]));
    sides != [1; 3] && sides != [-1; 3]
}

/// Whether two triangles of one plane share area, not only points of their borders, and if so whether their normals
/// point the same way.
pub fn areas_overlap(axis: usize, a: &[Point; 3], b: &[Point; 3]) -> Option<bool> {
    let [turn_a, turn_b] = [a, b].map(|t| orient2d(axis, &t[0], &t[1], &t[2]));
    let (s, t) = (counterclockwise(axis, a), counterclockwise(axis, b));
    let share =
        turn_a != 0 && turn_b != 0 && !has_beside(axis, &s, &t) && !has_beside(axis, &t, &s);
    share.then_some(turn_a == turn_b)
}

/// Whether some edge of a counterclockwise triangle has all of `points` outside or on its line.
fn has_beside(axis: usize, t: &[Point; 3], points: &[Point]) -> bool {
    (0..3).any(|i| {
        points
            .iter()
            .all(|p| orient2d(axis, &t[i], &t[(i + 1) % 3], p) <= 0)
    })
}

/// Whether some edge of a counterclockwise triangle has all of `points` strictly outside.
fn has_outside(axis: usize, t: &[Point; 3], points: &[Point]) -> bool {
    (0..3).any(|i| {
        points
            .iter()
            .all(|p| orient2d(axis, &t[i], &t[(i + 1) % 3], p) < 0)
    })
}

fn counterclockwise(axis: usize, &[a, b, c]: &[Point; 3]) -> [Point; 3] {
    if orient2d(axis, &a, &b, &c) < 0 {
        [a, c, b]
    } else {
        [a, b, c]
    }
}
