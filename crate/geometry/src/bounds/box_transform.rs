//! Poses boxes of one tree among the boxes of another.

use super::{Bvh, SimdAabb, f32_above, f32_below};
use crate::tolerance::{BOX_POSING_ERROR, POSE_ROUNDING};
use crate::{Point, RigidTransform, Vector};
use wide::f32x4;

/// A map of the boxes of tree B to the origin of tree A's boxes. A posed box contains every point of the original as posed
/// by [`RigidTransform::point`], plus an optional growth.
#[derive(Debug, Clone, Copy)]
pub struct BoxTransform {
    rotation: [[f32x4; 3]; 3],
    /// The absolute values of `rotation`.
    abs_rotation: [[f32x4; 3]; 3],
    translation: [f32x4; 3],
    /// The margin added to each half extent: the rounding error, and half of the growth.
    margin: [f32x4; 3],
    /// The origins of A's boxes, in A's frame, for lower and for upper sides, which grow separately.
    origins: [Point; 2],
}

impl BoxTransform {
    /// Creates the map from boxes of `b` to boxes of `a`.
    pub fn new(a: &Bvh, b: &Bvh, b_in_a: &RigidTransform) -> Self {
        Self::with_growth(a, b, b_in_a, &[Vector::zeros(); 2])
    }

    /// Creates the map for boxes of `b` whose lower and upper sides grow by `growth`, in A's frame, once they are posed.
    pub fn with_growth(a: &Bvh, b: &Bvh, b_in_a: &RigidTransform, growth: &[Vector; 2]) -> Self {
        let [lower, upper] = growth;
        let shift = b_in_a.point(&b.origin()) - a.origin() + (upper - lower) / 2.0;
        let reach = (b.bounds().hi - b.bounds().lo).amax() / 2.0 + lower.amax() + upper.amax();
        let t = b_in_a.translation;
        let far = b.origin().coords.amax()
            + a.origin().coords.amax()
            + t[0].abs().max(t[1].abs()).max(t[2].abs());
        let pad = BOX_POSING_ERROR * (reach + shift.amax()) + POSE_ROUNDING * (far + reach);
        let lanes = |x: f64| f32x4::splat(x as f32);
        let rotation = b_in_a.rotation.map(|row| row.map(lanes));
        Self {
            rotation,
            abs_rotation: rotation.map(|row| row.map(|x| x.abs())),
            translation: [shift.x, shift.y, shift.z].map(lanes),
            margin: [0, 1, 2].map(|i| lanes(pad + (lower[i] + upper[i]) / 2.0)),
            origins: [a.origin() + lower, a.origin() - upper],
        }
    }

    /// Maps four boxes of tree B to boxes of tree A.
    #[inline]
    pub fn pose(&self, boxes: &SimdAabb) -> SimdAabb {
        let half = f32x4::splat(0.5);
        let centre = [0, 1, 2].map(|i| (boxes.lo[i] + boxes.hi[i]) * half);
        let extent = [0, 1, 2].map(|i| (boxes.hi[i] - boxes.lo[i]) * half);
        let mut posed = *boxes;
        for i in 0..3 {
            let (r, s) = (&self.rotation[i], &self.abs_rotation[i]);
            let c = r[0] * centre[0] + r[1] * centre[1] + r[2] * centre[2] + self.translation[i];
            let e = s[0] * extent[0] + s[1] * extent[1] + s[2] * extent[2] + self.margin[i];
            posed.lo[i] = c - e;
            posed.hi[i] = c + e;
        }
        posed
    }

    /// Returns a box around posed points, grown, in all lanes.
    #[inline]
    pub fn box_around(&self, points: &[Point; 3]) -> SimdAabb {
        let [a, b, c] = points;
        let [lower, upper] = &self.origins;
        let lo = |i: usize| f32_below(a[i].min(b[i]).min(c[i]) - lower[i]);
        let hi = |i: usize| f32_above(a[i].max(b[i]).max(c[i]) - upper[i]);
        SimdAabb::splat([lo(0), lo(1), lo(2)], [hi(0), hi(1), hi(2)])
    }
}
