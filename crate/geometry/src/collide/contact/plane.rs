//! Prepares a triangle's plane for tests of many points.

use super::sides::Sides;
use super::sign::{orient2d, orient3d};
use crate::tolerance::VOLUME_ERROR;
use crate::{Point, Vector};
use wide::{CmpGt, f64x4};

/// A triangle with its normal and a bound on the rounding of volumes over it. Most signs then cost one dot product more
/// than a plain one; the rest are computed exactly.
#[derive(Debug, Clone, Copy)]
pub struct Plane {
    /// The triangle's corners.
    pub corners: [Point; 3],
    /// The normal `(b − a) × (c − a)`, rounded.
    pub normal: Vector,
    /// The error bound of `normal · w`, as a vector to multiply with the absolute values of `w`.
    error: Vector,
}

impl Plane {
    /// Prepares a triangle for tests on which side of its plane points lie.
    #[inline]
    pub fn new(corners: &[Point; 3]) -> Self {
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

    /// Returns the side of the plane that each point is on; all are in the plane of a degenerate triangle.
    #[inline]
    pub fn sides(&self, points: &[Point; 3]) -> Sides {
        let [p, q, r] = points;
        let (from, n, e) = (&self.corners[0], &self.normal, &self.error);
        let off = |i: usize| f64x4::new([p[i], q[i], r[i], r[i]]) - f64x4::splat(from[i]);
        let (x, y, z) = (off(0), off(1), off(2));
        let dot = |v: &Vector, x: f64x4, y: f64x4, z: f64x4| x * v.x + y * v.y + z * v.z;
        let volume = dot(n, x, y, z);
        let error = dot(e, x.abs(), y.abs(), z.abs());
        let bits = |mask: f64x4| mask.move_mask() as u8 & 0b111;
        let sides = Sides {
            above: bits(volume.cmp_gt(error)),
            below: bits((-volume).cmp_gt(error)),
        };
        // Where every product is 0, not only small, the true volume is, too.
        let open = bits(error.cmp_gt(f64x4::ZERO));
        match open & sides.in_plane() {
            0 => sides,
            near => self.sides_of_near(points, sides, near),
        }
    }

    /// Returns the sides, with exact ones for those that rounding leaves in doubt.
    #[cold]
    fn sides_of_near(&self, points: &[Point; 3], mut sides: Sides, near: u8) -> Sides {
        for (i, p) in points.iter().enumerate() {
            if near >> i & 1 == 1 {
                let side = self.side_of_near(p);
                sides.above |= u8::from(side > 0) << i;
                sides.below |= u8::from(side < 0) << i;
            }
        }
        sides
    }

    /// Returns the side of the plane that a point is on: 1 where the triangle's normal points to, −1 opposite, 0 in the
    /// plane.
    #[inline]
    pub fn side(&self, p: &Point) -> i8 {
        match self.volume(p) {
            (volume, error) if volume > error => 1,
            (volume, error) if -volume > error => -1,
            (_, 0.0) => 0,
            _ => self.side_of_near(p),
        }
    }

    /// Returns six times the volume of the tetrahedron over the triangle to a point, rounded, and a bound on the error.
    #[inline]
    pub fn volume(&self, p: &Point) -> (f64, f64) {
        let (n, e) = (&self.normal, &self.error);
        let w = p - self.corners[0];
        (
            n.x * w.x + n.y * w.y + n.z * w.z,
            e.x * w.x.abs() + e.y * w.y.abs() + e.z * w.z.abs(),
        )
    }

    /// Returns the side of a point that rounding leaves in doubt.
    #[cold]
    fn side_of_near(&self, p: &Point) -> i8 {
        let [a, b, c] = &self.corners;
        if p == b || p == c {
            return 0;
        }
        -orient3d(a, b, c, p)
    }

    /// Returns how the corners turn, seen along an axis: 1 counterclockwise, 0 not at all.
    pub fn turn(&self, axis: usize) -> i8 {
        if self.normal[axis].abs() > self.error[axis] {
            return if self.normal[axis] > 0.0 { 1 } else { -1 };
        }
        let [a, b, c] = &self.corners;
        orient2d(axis, a, b, c)
    }

    /// Returns the axes, first the one along which the triangle looks largest.
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
