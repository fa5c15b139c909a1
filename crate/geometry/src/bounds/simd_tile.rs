//! Stores four tiles side by side.

#[cfg(test)]
mod tests;

use super::simd_vector::{
    SimdVector, add_scaled, corners, cross, dot, mask, not_zero, scale, select, sqrt_of_squares,
    subtract, unit,
};
use super::tile::{TileRectangle, axes, plane};
use super::{BoundingBall, BoundingDisc};
use crate::Point;
use crate::tolerance::{BALL_GROWTH, DEGENERATE_HEIGHT_SQUARED, DISC_GROWTH, DISC_NORMAL_LENGTH};
use wide::{CmpEq, CmpGt, f32x4};

/// Four tiles as a structure of arrays: lane `i` of each vector belongs to tile `i`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SimdTile {
    pub(super) centre: SimdVector,
    /// The axes along, across and up.
    pub(super) axes: [SimdVector; 3],
    /// The extents of the tiles from their centres along each.
    pub(super) half: SimdVector,
    /// The radius of the discs.
    pub(super) radius: f32x4,
}

/// The number of searches for the nearest points of two tiles, each continuing from the last.
const CLOSEST_POINT_ITERATIONS: usize = 2;

impl SimdTile {
    #[inline]
    pub(crate) fn gather(tiles: [(&BoundingDisc, &TileRectangle); 4]) -> Self {
        let [p, q, r, s] = tiles;
        let lanes = |f: fn(&BoundingDisc) -> f32| f32x4::new([f(p.0), f(q.0), f(r.0), f(s.0)]);
        let cuts = |f: fn(&TileRectangle) -> f32| f32x4::new([f(p.1), f(q.1), f(r.1), f(s.1)]);
        let radius = lanes(|d| d.radius);
        let part = radius * f32x4::splat(1.0 / TileRectangle::PARTS);
        let normal = [
            lanes(|d| d.normal[0]),
            lanes(|d| d.normal[1]),
            lanes(|d| d.normal[2]),
        ];
        let is_ball = dot(&normal, &normal).cmp_eq(f32x4::ZERO);
        let up = f32x4::splat(DISC_NORMAL_LENGTH);
        let normal = [normal[0], normal[1], is_ball.blend(up, normal[2])];
        Self {
            centre: [
                lanes(|d| d.centre[0]),
                lanes(|d| d.centre[1]),
                lanes(|d| d.centre[2]),
            ],
            axes: axes(&normal, cuts(|cut| f32::from(cut.turn))),
            half: [
                part * cuts(|cut| f32::from(cut.long)),
                part * cuts(|cut| f32::from(cut.wide)),
                is_ball.blend(radius, lanes(|d| d.half_thickness)),
            ],
            radius,
        }
    }

    /// Returns these, with the others in the marked lanes.
    #[inline]
    pub(crate) fn blend(self, others: &Self, marked: [bool; 4]) -> Self {
        let mask = mask(marked);
        Self {
            centre: select(mask, &self.centre, &others.centre),
            axes: [
                select(mask, &self.axes[0], &others.axes[0]),
                select(mask, &self.axes[1], &others.axes[1]),
                select(mask, &self.axes[2], &others.axes[2]),
            ],
            half: select(mask, &self.half, &others.half),
            radius: mask.blend(others.radius, self.radius),
        }
    }

    /// Returns the tiles around triangles, a lane each, along their longest edges; `origin` is that of the tree.
    #[inline]
    pub(crate) fn from_triangles(triangles: &[[Point; 3]; 4], origin: &Point) -> Self {
        let corners = corners(triangles, origin);
        let axes = axes_of(&corners);
        let half = f32x4::splat(0.5);
        let [a, b, c] = &corners;
        let (to_b, to_c) = (subtract(b, a), subtract(c, a));
        let mut centre = *a;
        for axis in &axes {
            let (b, c) = (dot(&to_b, axis), dot(&to_c, axis));
            let (low, high) = (b.fast_min(c), b.fast_max(c));
            let middle = (low.fast_min(f32x4::ZERO) + high.fast_max(f32x4::ZERO)) * half;
            centre = add_scaled(&centre, axis, middle);
        }
        let offs = [
            subtract(a, &centre),
            subtract(b, &centre),
            subtract(c, &centre),
        ];
        let growth = f32x4::splat(1.0 + DISC_GROWTH as f32);
        let grown = |size: f32x4| size * growth + f32x4::splat(f32::MIN_POSITIVE);
        let reach = |axis: &SimdVector| {
            let along = |off: &SimdVector| dot(off, axis).abs();
            let [a, b, c] = &offs;
            grown(along(a).fast_max(along(b)).fast_max(along(c)))
        };
        let square = |off: &SimdVector| dot(off, off);
        let [a, b, c] = &offs;
        let squared = square(a).fast_max(square(b)).fast_max(square(c));
        Self {
            centre,
            half: [reach(&axes[0]), reach(&axes[1]), reach(&axes[2])],
            axes,
            radius: grown(sqrt_of_squares(squared)),
        }
    }

    /// Returns the gaps between the tiles' contents, lane by lane, to the noise of their [`super::TileTransform`], with
    /// their directions from these tiles to the others. A gap is at most 0, to that noise, if the contents meet. Each is
    /// along the line between two nearly nearest points, which are refined until all gaps are wider than `wanted`.
    #[inline]
    pub(crate) fn gaps(&self, other: &Self, wanted: f32) -> (f32x4, SimdVector) {
        let between = subtract(&other.centre, &self.centre);
        let mut widest = (f32x4::splat(f32::NEG_INFINITY), [f32x4::ZERO; 3]);
        let mut on_a = self.centre;
        for _ in 0..CLOSEST_POINT_ITERATIONS {
            // Three alternating projections.
            on_a = self.project(&other.project(&on_a));
            let across = unit(&subtract(&other.project(&on_a), &on_a));
            let gap = dot(&across, &between)
                - self.support_distances(&across)
                - other.support_distances(&across);
            let wider = gap.cmp_gt(widest.0);
            widest = (
                wider.blend(gap, widest.0),
                select(wider, &widest.1, &across),
            );
            if widest.0.to_array().iter().all(|gap| *gap > wanted) {
                break;
            }
        }
        widest
    }

    /// Returns the projected intervals of the tiles' contents on a line through the tree's origin, lane by lane.
    #[inline]
    pub(crate) fn projected_intervals(&self, direction: [f32; 3]) -> [f32x4; 2] {
        let direction = direction.map(f32x4::splat);
        let centre = dot(&self.centre, &direction);
        let reach = self.support_distances(&direction);
        [centre - reach, centre + reach]
    }

    /// Returns balls around the tiles' contents, about the same centres.
    #[inline]
    pub(crate) fn balls(&self) -> [BoundingBall; 4] {
        let [x, y, z] = self.centre.map(|v| v.to_array());
        let squares = self.half[2] * self.half[2] + self.radius * self.radius;
        let radius = (sqrt_of_squares(squares) * f32x4::splat(BALL_GROWTH)).to_array();
        [0, 1, 2, 3].map(|i| BoundingBall {
            centre: [x[i], y[i], z[i]],
            radius: radius[i],
        })
    }

    /// Returns how far each tile's content extends from its centre in a direction: no farther than the rectangle, nor the
    /// disc.
    #[inline]
    pub(super) fn support_distances(&self, direction: &SimdVector) -> f32x4 {
        let part = |axis: &SimdVector| dot(axis, direction).abs();
        let [along, across, up] = &self.axes;
        let (along, across, up) = (part(along), part(across), part(up));
        let rectangle = self.half[0] * along + self.half[1] * across;
        let disc = self.radius * sqrt_of_squares(along * along + across * across);
        rectangle.fast_min(disc) + self.half[2] * up
    }

    /// Returns the nearest points of the tiles.
    #[inline]
    fn project(&self, p: &SimdVector) -> SimdVector {
        let off = subtract(p, &self.centre);
        let mut nearest = self.centre;
        for (axis, half) in self.axes.iter().zip(self.half) {
            let offset = dot(&off, axis).fast_min(half).fast_max(-half);
            nearest = add_scaled(&nearest, axis, offset);
        }
        nearest
    }
}

/// Returns the axes along the longest edge of each triangle, across in its plane, and up; those that a segment or a point
/// leaves undetermined are arbitrary.
#[inline]
fn axes_of([a, b, c]: &[SimdVector; 3]) -> [SimdVector; 3] {
    let turns = [
        (subtract(b, a), subtract(c, b)),
        (subtract(c, b), subtract(a, c)),
        (subtract(a, c), subtract(b, a)),
    ];
    let (mut longest, mut next) = turns[0];
    let mut squared = dot(&longest, &longest);
    for (edge, after) in &turns[1..] {
        let length = dot(edge, edge);
        let longer = length.cmp_gt(squared);
        squared = squared.fast_max(length);
        longest = select(longer, &longest, edge);
        next = select(longer, &next, after);
    }
    // Scaled to a length about 1 first, so that no square underflows.
    let size = longest[0].abs().fast_max(longest[1].abs());
    let inverse = f32x4::ONE / not_zero(size.fast_max(longest[2].abs()));
    let along = unit(&scale(&longest, inverse));
    let has_length = dot(&along, &along).cmp_gt(f32x4::ZERO);
    let along = select(has_length, &[f32x4::ONE, f32x4::ZERO, f32x4::ZERO], &along);
    let next = scale(&next, inverse);
    let beside = |v: &SimdVector| add_scaled(v, &along, -dot(v, &along));
    // Orthogonalizing twice is enough.
    let across = beside(&beside(&next));
    let [fallback, _] = plane(&along);
    let has_area = dot(&across, &across).cmp_gt(f32x4::splat(DEGENERATE_HEIGHT_SQUARED));
    let across = unit(&select(has_area, &fallback, &across));
    [along, across, cross(&along, &across)]
}
