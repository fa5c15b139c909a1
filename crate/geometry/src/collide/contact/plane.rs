//! A triangle's plane, made ready to tell on which side of it many points are.

use super::sign::{orient2d, orient3d};
use crate::tolerance::VOLUME_ERROR;
use crate::{Point, Vector};

/// A triangle with its normal and a bound on what rounding does to volumes over it: most signs then cost one dot
/// product more than a plain one; the rest are exact anyway.
#[derive(Debug, Clone, Copy)]
pub struct Plane {
    /// The triangle's.
    pub corners: [Point; 3],
    /// `(b − a) × (c − a)`, rounded.
    pub normal: Vector,
    /// Bounds the error of `normal · w` by its dot product with the absolute values of `w`.
    error: Vector,
}

impl Plane {
    #[inline]
    pub fn of(corners: &[Point; 3]) -> Self {
        let u = corners[1] - corners[0];
        let v = corners[2] - corners[0];
        let (yz, zy) = (u.y * v.z, u.z * v.y);
        let (zx, xz) = (u.z * v.x, u.x * v.z);
        let (xy, yx) = (u.x * v.y, u.y * v.x);
        Self {
            corners: *corners,
            normal: Vector::new(yz - zy, zx - xz, xy - yx),
            error: VOLUME_ERROR
                * Vector::new(
                    yz.abs() + zy.abs(),
                    zx.abs() + xz.abs(),
                    xy.abs() + yx.abs(),
                ),
        }
    }

    /// The side of each point: 1 where the triangle's normal points to, −1 opposite, 0 in the plane. All 0 for a
    /// degenerate triangle.
    #[inline]
    pub fn sides(&self, points: &[Point; 3]) -> [i8; 3] {
        [
            self.side(&points[0]),
            self.side(&points[1]),
            self.side(&points[2]),
        ]
    }

    #[inline]
    pub fn side(&self, p: &Point) -> i8 {
        let w = p - self.corners[0];
        let volume = self.normal.x * w.x + self.normal.y * w.y + self.normal.z * w.z;
        let error = self.error.x * w.x.abs() + self.error.y * w.y.abs() + self.error.z * w.z.abs();
        if volume > error {
            1
        } else if -volume > error {
            -1
        } else if error == 0.0 {
            // Every product is 0, not only small: so is the true volume.
            0
        } else {
            self.side_of_near(p)
        }
    }

    /// The side of a point that rounding does not tell.
    #[cold]
    fn side_of_near(&self, p: &Point) -> i8 {
        let [a, b, c] = &self.corners;
        if p == b || p == c {
            return 0;
        }
        -orient3d(a, b, c, p)
    }

    /// How the corners turn, seen along an axis: 1 counterclockwise, 0 not at all.
    pub fn turn(&self, axis: usize) -> i8 {
        if self.normal[axis].abs() > self.error[axis] {
            return if self.normal[axis] > 0.0 { 1 } else { -1 };
        }
        let [a, b, c] = &self.corners;
        orient2d(axis, a, b, c)
    }

    /// The axes, first the one along which the triangle looks largest.
    pub fn axes(&self) -> [usize; 3] {
        let [x, y, z] = [
            self.normal.x.abs(),
            self.normal.y.abs(),
            self.normal.z.abs(),
        ];
        if z >= x && z >= y {
            [2, 0, 1]
        } else if y >= x {
            [1, 2, 0]
        } else {
            [0, 1, 2]
        }
    }
}
