//! Computes exact signs of areas and volumes.

use crate::Point;
use robust::{Coord, Coord3D};

#[inline]
fn sign(x: f64) -> i8 {
    i8::from(x > 0.0) - i8::from(x < 0.0)
}

/// Returns the sign of the determinant of `a − d`, `b − d`, `c − d`: 1 when `a`, `b`, `c` turn counterclockwise seen from
/// the side of their plane that `d` is *not* on.
#[inline]
pub fn orient3d(a: &Point, b: &Point, c: &Point, d: &Point) -> i8 {
    sign(determinant(a, b, c, d))
}

/// Returns the determinant whose sign is [`orient3d`]: that sign is exact, the value rounded.
#[inline]
pub fn determinant(a: &Point, b: &Point, c: &Point, d: &Point) -> f64 {
    let plain = |p: &Point| Coord3D {
        x: p.x,
        y: p.y,
        z: p.z,
    };
    robust::orient3d(plain(a), plain(b), plain(c), plain(d))
}

/// Returns the sign of the area of `a`, `b`, `c` seen along `axis`: 1 when they turn counterclockwise with the next axis to
/// the right and the one after it upwards.
#[inline]
pub fn orient2d(axis: usize, a: &Point, b: &Point, c: &Point) -> i8 {
    turn(project(axis, a), project(axis, b), project(axis, c))
}

/// A point seen along an axis.
pub type ProjectedPoint = Coord<f64>;

/// Projects a point, with the next axis to the right and the one after it upwards.
#[inline]
pub fn project(axis: usize, p: &Point) -> ProjectedPoint {
    Coord {
        x: p[(axis + 1) % 3],
        y: p[(axis + 2) % 3],
    }
}

/// Returns the sign of the area of three points: 1 when they turn counterclockwise.
#[inline]
pub fn turn(a: ProjectedPoint, b: ProjectedPoint, c: ProjectedPoint) -> i8 {
    sign(robust::orient2d(a, b, c))
}
