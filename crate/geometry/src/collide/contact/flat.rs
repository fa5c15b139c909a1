//! Triangles and segments in one plane, seen along an axis that does not flatten it.
//!
//! Two convex polygons of a plane are apart when a line along an edge of one of them has one polygon strictly on its
//! far side: the edges of their Minkowski difference are edges of the two.

use super::sign::{Seen, seen, turn};
use super::{Plane, orient2d};
use crate::Point;

/// An axis along which the triangle does not look degenerate; None when it is degenerate.
pub fn axis(t: &[Point; 3]) -> Option<usize> {
    Some(View::of(&Plane::of(t))?.axis)
}

/// A triangle as it is seen along an axis along which it does not look degenerate.
pub struct View {
    axis: usize,
    /// Counterclockwise.
    corners: [Seen; 3],
}

impl View {
    /// None for a degenerate triangle.
    pub fn of(plane: &Plane) -> Option<Self> {
        let mut axes = plane.axes().into_iter();
        axes.find_map(|axis| Self::along(axis, plane))
    }

    fn along(axis: usize, plane: &Plane) -> Option<Self> {
        let [a, b, c] = &plane.corners;
        let [a, b, c] = [seen(axis, a), seen(axis, b), seen(axis, c)];
        let corners = match plane.turn(axis) {
            0 => return None,
            1 => [a, b, c],
            _ => [a, c, b],
        };
        Some(Self { axis, corners })
    }

    /// Whether this triangle meets another one of its plane that is not degenerate.
    pub fn meets(&self, other: &Plane) -> bool {
        let other = Self::along(self.axis, other);
        other.is_some_and(|other| {
            !self.has_outside(&other.corners) && !other.has_outside(&self.corners)
        })
    }

    /// Whether it meets a point of its plane.
    pub fn meets_point(&self, p: &Point) -> bool {
        !self.has_outside(&[seen(self.axis, p)])
    }

    /// Whether it meets a segment of its plane, or a point when both ends are equal.
    pub fn meets_segment(&self, p: &Point, q: &Point) -> bool {
        let (p, q) = (seen(self.axis, p), seen(self.axis, q));
        if self.has_outside(&[p, q]) {
            return false;
        }
        let [a, b, c] = self.corners;
        let side = turn(p, q, a);
        side == 0 || side != turn(p, q, b) || side != turn(p, q, c)
    }

    /// Whether some edge has all of `points` strictly outside.
    fn has_outside(&self, points: &[Seen]) -> bool {
        let [a, b, c] = self.corners;
        let is_outside = |[from, to]: [Seen; 2]| points.iter().all(|&p| turn(from, to, p) < 0);
        [[a, b], [b, c], [c, a]].into_iter().any(is_outside)
    }
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

fn counterclockwise(axis: usize, &[a, b, c]: &[Point; 3]) -> [Point; 3] {
    if orient2d(axis, &a, &b, &c) < 0 {
        [a, c, b]
    } else {
        [a, b, c]
    }
}
