//! Point sets that lessons are told with: made from numbers, the same on every machine.

mod blocks;
mod spheres;

pub(crate) use blocks::blocks;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::{Point, Vector};
pub(crate) use spheres::{DIAMETER, EDGE, longest_edge, sphere, world};
use std::f64::consts::TAU;

/// SplitMix64 (Steele, Lea & Flood 2014).
#[derive(Debug, Clone)]
pub(crate) struct Random(pub u64);

impl Random {
    /// Uniform in [0, 1).
    pub fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) >> 11) as f64) / (1u64 << 53) as f64
    }

    /// Uniform over the unit sphere.
    pub fn direction(&mut self) -> Vector {
        let z = 2.0 * self.unit() - 1.0;
        let (s, c) = sin_cos(TAU * self.unit());
        let flat = (1.0 - z * z).sqrt();
        Vector::new(flat * c, flat * s, z)
    }
}

/// The same last digit on every platform.
pub(crate) fn sin_cos(angle: f64) -> (f64, f64) {
    ComplexField::sin_cos(angle)
}

/// Points of an ellipsoid about the origin with these half axes: each is a corner of their hull.
pub(crate) fn ellipsoid(count: usize, half: Vector, seed: u64) -> Vec<Point> {
    let mut random = Random(seed);
    let one = |_| Point::from(random.direction().component_mul(&half));
    (0..count).map(one).collect()
}

/// The corners of a box about the origin.
pub(crate) fn cuboid(half: Vector) -> Vec<Point> {
    let sign = |i: u32, bit: u32| if i & bit == 0 { -1.0 } else { 1.0 };
    let corner = |i| Vector::new(sign(i, 1), sign(i, 2), sign(i, 4)).component_mul(&half);
    (0..8).map(|i| Point::from(corner(i))).collect()
}

/// A regular polygon in the plane z = 0, about the origin.
pub(crate) fn polygon(corners: usize, radius: f64) -> Vec<Point> {
    let corner = |i: usize| {
        let (s, c) = sin_cos(TAU * i as f64 / corners as f64);
        Point::new(radius * c, radius * s, 0.0)
    };
    (0..corners).map(corner).collect()
}
