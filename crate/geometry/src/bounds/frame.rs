//! Poses boxes of one tree among the boxes of another.

use super::{Boxes, Bvh, above, below};
use crate::tolerance::{BOX_POSING_ERROR, POSE_ROUNDING};
use crate::{Point, Rigid, Vector};
use wide::f32x4;

/// A map of the boxes of tree B to the origin of tree A's boxes. It never loses a point: a posed box contains every point
/// of the original as [`Rigid::point`] poses it, plus an optional growth.
#[derive(Debug, Clone, Copy)]
pub struct BoxFrame {
    rotation: [[f32x4; 3]; 3],
    /// The absolute values of `rotation`.
    spread: [[f32x4; 3]; 3],
    translation: [f32x4; 3],
    /// The margin added to each half extent: the rounding error, and half of the growth.
    pad: [f32x4; 3],
    /// The origins of A's boxes, in A's frame, for lower and for upper sides, which grow separately.
    origins: [Point; 2],
}

impl BoxFrame {
    /// Creates the map from boxes of `b` to boxes of `a`.
    pub fn new(a: &Bvh, b: &Bvh, b_in_a: &Rigid) -> Self {
        Self::growing(a, b, b_in_a, &[Vector::zeros(); 2])
    }

    /// Creates the map for boxes of `b` whose lower and upper sides grow by `growth`, in A's frame, once they are posed.
    pub fn growing(a: &Bvh, b: &Bvh, b_in_a: &Rigid, growth: &[Vector; 2]) -> Self {
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
            spread: rotation.map(|row| row.map(|x| x.abs())),
            translation: [shift.x, shift.y, shift.z].map(lanes),
            pad: [0, 1, 2].map(|i| lanes(pad + (lower[i] + upper[i]) / 2.0)),
            origins: [a.origin() + lower, a.origin() - upper],
        }
    }

    /// Poses four boxes of B.
    #[inline]
    pub fn pose(&self, boxes: &Boxes) -> Boxes {
        let half = f32x4::splat(0.5);
        let centre = [0, 1, 2].map(|i| (boxes.lo[i] + boxes.hi[i]) * half);
        let extent = [0, 1, 2].map(|i| (boxes.hi[i] - boxes.lo[i]) * half);
        let mut posed = *boxes;
        for i in 0..3 {
            let (r, s) = (&self.rotation[i], &self.spread[i]);
            let c = r[0] * centre[0] + r[1] * centre[1] + r[2] * centre[2] + self.translation[i];
            let e = s[0] * extent[0] + s[1] * extent[1] + s[2] * extent[2] + self.pad[i];
            posed.lo[i] = c - e;
            posed.hi[i] = c + e;
        }
        posed
    }

    /// Returns a box around posed points, grown, in all lanes.
    #[inline]
    pub fn around(&self, points: &[Point; 3]) -> Boxes {
        let [a, b, c] = points;
        let [lower, upper] = &self.origins;
        let lo = |i: usize| below(a[i].min(b[i]).min(c[i]) - lower[i]);
        let hi = |i: usize| above(a[i].max(b[i]).max(c[i]) - upper[i]);
        Boxes::splat([lo(0), lo(1), lo(2)], [hi(0), hi(1), hi(2)])
    }
}
