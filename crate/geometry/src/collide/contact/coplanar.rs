//! Tests triangles and segments in one plane, seen along an axis that does not flatten it.
//!
//! Two convex polygons of a plane are apart if a line along an edge of one of them has the other polygon strictly on its
//! far side. That is so since the edges of their Minkowski difference are edges of the two.

use super::sign::{ProjectedPoint, project, turn};
use super::{Plane, orient2d};
use crate::Point;
use crate::tolerance::AREA_ERROR;
use wide::{CmpGe, CmpLt, f64x4};

/// Returns an axis along which the triangle does not look degenerate; None when it is degenerate.
pub fn axis(t: &[Point; 3]) -> Option<usize> {
    Some(ProjectedTriangle::new(&Plane::new(t))?.axis)
}

/// A triangle seen along an axis along which it does not look degenerate.
pub struct ProjectedTriangle {
    axis: usize,
    /// The corners, counterclockwise.
    corners: [ProjectedPoint; 3],
}

impl ProjectedTriangle {
    /// Projects a triangle along an axis along which it does not look degenerate; None for a degenerate triangle.
    pub fn new(plane: &Plane) -> Option<Self> {
        let mut axes = plane.axes().into_iter();
        axes.find_map(|axis| Self::along_axis(axis, plane))
    }

    fn along_axis(axis: usize, plane: &Plane) -> Option<Self> {
        let [a, b, c] = &plane.corners;
        let [a, b, c] = [project(axis, a), project(axis, b), project(axis, c)];
        let corners = match plane.turn(axis) {
            0 => return None,
            1 => [a, b, c],
            _ => [a, c, b],
        };
        Some(Self { axis, corners })
    }

    /// Returns whether this triangle meets another in its plane that is not degenerate; None if the other is degenerate and
    /// nothing else decides.
    pub fn intersects(&self, other: &Plane) -> Option<bool> {
        let corners = other.corners.each_ref().map(|p| project(self.axis, p));
        match self.hull_intersects(&corners) {
            None => Some(
                Self::along_axis(self.axis, other)?.hull_intersects(&self.corners) != Some(false),
            ),
            met => met,
        }
    }

    /// Returns whether the triangle contains a point of its plane, on its border included.
    pub fn contains_point(&self, p: &Point) -> bool {
        self.outside(project(self.axis, p)) == 0
    }

    /// Returns whether the triangle meets a segment of its plane, or a point when both ends are equal.
    pub fn intersects_segment(&self, p: &Point, q: &Point) -> bool {
        let (p, q) = (project(self.axis, p), project(self.axis, q));
        self.hull_intersects(&[p, q]).unwrap_or_else(|| {
            let [a, b, c] = self.corners;
            let side = turn(p, q, a);
            side == 0 || side != turn(p, q, b) || side != turn(p, q, c)
        })
    }

    /// Returns whether it meets the hull of points of its plane, if one of them is in it or all are strictly outside one
    /// edge.
    #[inline]
    fn hull_intersects(&self, points: &[ProjectedPoint]) -> Option<bool> {
        let mut outside = 0b111;
        for &p in points {
            match self.outside(p) {
                0 => return Some(true),
                edges => outside &= edges,
            }
        }
        (outside != 0).then_some(false)
    }

    /// Returns, bit by bit, the edges that a point is strictly outside.
    #[inline]
    fn outside(&self, p: ProjectedPoint) -> u8 {
        let [a, b, c] = self.corners;
        let (x, y) = (f64x4::splat(p.x), f64x4::splat(p.y));
        let from = [
            f64x4::new([a.x, b.x, c.x, c.x]) - x,
            f64x4::new([a.y, b.y, c.y, c.y]) - y,
        ];
        let to = [
            f64x4::new([b.x, c.x, a.x, a.x]) - x,
            f64x4::new([b.y, c.y, a.y, a.y]) - y,
        ];
        let (left, right) = (from[0] * to[1], from[1] * to[0]);
        let area = left - right;
        let error = (left.abs() + right.abs()) * AREA_ERROR;
        let bits = |mask: f64x4| mask.move_mask() as u8 & 0b111;
        match bits(area.abs().cmp_ge(error)) {
            0b111 => bits(area.cmp_lt(f64x4::ZERO)),
            _ => self.outside_or_near(p),
        }
    }

    /// Returns the same bits, decided exactly where rounding leaves a doubt.
    #[cold]
    fn outside_or_near(&self, p: ProjectedPoint) -> u8 {
        let [a, b, c] = self.corners;
        let is = |from, to| u8::from(turn(from, to, p) < 0);
        is(a, b) | is(b, c) << 1 | is(c, a) << 2
    }
}

/// Returns whether two triangles of one plane share area, not only points of their borders. If so, the value is whether
/// their normals point the same way.
pub fn areas_overlap(axis: usize, a: &[Point; 3], b: &[Point; 3]) -> Option<bool> {
    let [turn_a, turn_b] = [a, b].map(|t| orient2d(axis, &t[0], &t[1], &t[2]));
    let (s, t) = (counterclockwise(axis, a), counterclockwise(axis, b));
    let fraction =
        turn_a != 0 && turn_b != 0 && !has_beside(axis, &s, &t) && !has_beside(axis, &t, &s);
    fraction.then_some(turn_a == turn_b)
}

/// Returns whether some edge of a counterclockwise triangle has all of `points` outside or on its line.
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
