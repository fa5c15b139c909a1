//! Stores four vectors side by side.

use crate::{Point, RigidTransform, Vector};
use wide::f32x4;

/// Four vectors; lane `i` of each coordinate belongs to vector `i`.
pub(super) type SimdVector = [f32x4; 3];

#[inline]
pub(super) fn dot(u: &SimdVector, v: &SimdVector) -> f32x4 {
    u[0] * v[0] + u[1] * v[1] + u[2] * v[2]
}

#[inline]
pub(super) fn cross(u: &SimdVector, v: &SimdVector) -> SimdVector {
    [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    ]
}

#[inline]
pub(super) fn subtract(u: &SimdVector, v: &SimdVector) -> SimdVector {
    [u[0] - v[0], u[1] - v[1], u[2] - v[2]]
}

/// Returns `u + s · v`.
#[inline]
pub(super) fn add_scaled(u: &SimdVector, v: &SimdVector, s: f32x4) -> SimdVector {
    [u[0] + v[0] * s, u[1] + v[1] * s, u[2] + v[2] * s]
}

/// Replaces 0, so that a division is defined.
#[inline]
pub(super) fn not_zero(x: f32x4) -> f32x4 {
    x.fast_max(f32x4::splat(f32::MIN_POSITIVE))
}

/// Returns the root of a sum of squares, no less even where these underflow.
#[inline]
pub(super) fn sqrt_of_squares(squares: f32x4) -> f32x4 {
    (squares + f32x4::splat(f32::MIN_POSITIVE)).sqrt()
}

/// Returns the direction of `v`; 0 if it has none.
#[inline]
pub(super) fn unit(v: &SimdVector) -> SimdVector {
    scale(v, f32x4::ONE / not_zero(dot(v, v).sqrt()))
}

/// Returns `s · v`.
#[inline]
pub(super) fn scale(v: &SimdVector, s: f32x4) -> SimdVector {
    [v[0] * s, v[1] * s, v[2] * s]
}

/// Returns all ones in the marked lanes.
#[inline]
pub(super) fn mask(marked: [bool; 4]) -> f32x4 {
    f32x4::new(marked.map(|m| if m { f32::from_bits(u32::MAX) } else { 0.0 }))
}

/// Returns `v` in the lanes that `mask` marks, else `u`.
#[inline]
pub(super) fn select(mask: f32x4, u: &SimdVector, v: &SimdVector) -> SimdVector {
    [
        mask.blend(v[0], u[0]),
        mask.blend(v[1], u[1]),
        mask.blend(v[2], u[2]),
    ]
}

/// Returns the corners of triangles relative to a point, a lane each.
#[inline]
pub(super) fn corners(triangles: &[[Point; 3]; 4], origin: &Point) -> [SimdVector; 3] {
    let [r, s, t, u] = triangles;
    let corner = |c: usize| -> SimdVector {
        let along = |i: usize| {
            let from = |p: &[Point; 3]| (p[c][i] - origin[i]) as f32;
            f32x4::new([from(r), from(s), from(t), from(u)])
        };
        [along(0), along(1), along(2)]
    };
    [corner(0), corner(1), corner(2)]
}

/// A pose, the same in every lane.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SimdPose {
    rotation: [SimdVector; 3],
    translation: SimdVector,
}

impl SimdPose {
    /// Creates the rotation of `pose`, with the translation `shift`.
    pub(super) fn new(pose: &RigidTransform, shift: &Vector) -> Self {
        let lanes = |x: f64| f32x4::splat(x as f32);
        Self {
            rotation: pose.rotation.map(|row| row.map(lanes)),
            translation: [shift.x, shift.y, shift.z].map(lanes),
        }
    }

    #[inline]
    pub(super) fn vector(&self, v: &SimdVector) -> SimdVector {
        let [x, y, z] = &self.rotation;
        [dot(x, v), dot(y, v), dot(z, v)]
    }

    #[inline]
    pub(super) fn point(&self, p: &SimdVector) -> SimdVector {
        let [x, y, z] = self.vector(p);
        let shift = &self.translation;
        [x + shift[0], y + shift[1], z + shift[2]]
    }
}
