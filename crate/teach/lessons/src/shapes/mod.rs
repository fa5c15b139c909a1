//! Makes the lessons' shapes from numbers, the same on every machine.

mod blocks;
mod figures;
mod spheres;

pub(crate) use blocks::blocks;
pub(crate) use figures::figures;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::shape::{Mesh, Shape, Soup};
use nearpoint_geometry::{Point, Vector};
pub(crate) use spheres::{DIAMETER, EDGE, longest_edge, sphere, world};
use std::f64::consts::TAU;
use std::sync::Arc;

use crate::error::LessonError;

/// A shape, or the reason why there is none.
pub(crate) type ShapeResult = Result<Arc<Shape>, LessonError>;

/// Welds triangles into a shape.
pub(crate) fn shape(soup: Soup) -> ShapeResult {
    Ok(Arc::new(Shape::build(
        Mesh::weld(soup)?,
        &SequentialExecutor,
    )))
}

/// Adds triangles to others, scaled along each axis and then shifted.
pub(crate) fn add(soup: &mut Soup, part: Soup, scale: [f64; 3], at: [f64; 3]) {
    let first = soup.positions.len() as u32;
    let place = |p: [f64; 3]| [0, 1, 2].map(|i| p[i] * scale[i] + at[i]);
    soup.positions.extend(part.positions.into_iter().map(place));
    let triangles = part.triangles.iter();
    soup.triangles
        .extend(triangles.map(|t| t.map(|v| v + first)));
}

/// Returns a direction that is uniform over the unit sphere.
pub(crate) fn direction(random: &mut SplitMix64) -> Vector {
    let z = 2.0 * random.uniform() - 1.0;
    let (s, c) = sin_cos(TAU * random.uniform());
    let flat = (1.0 - z * z).sqrt();
    Vector::new(flat * c, flat * s, z)
}

/// Returns sine and cosine with the same last digit on every platform.
pub(crate) fn sin_cos(angle: f64) -> (f64, f64) {
    ComplexField::sin_cos(angle)
}

/// Returns points of an ellipsoid about the origin with these half axes: each is a corner of their hull.
pub(crate) fn ellipsoid(count: usize, half: Vector, seed: u64) -> Vec<Point> {
    let mut random = SplitMix64::seeded(seed);
    let one = |_| Point::from(direction(&mut random).component_mul(&half));
    (0..count).map(one).collect()
}

/// Returns the corners of a box about the origin.
pub(crate) fn cuboid(half: Vector) -> Vec<Point> {
    let sign = |i: u32, bit: u32| if i & bit == 0 { -1.0 } else { 1.0 };
    let corner = |i| Vector::new(sign(i, 1), sign(i, 2), sign(i, 4)).component_mul(&half);
    (0..8).map(|i| Point::from(corner(i))).collect()
}

/// Returns a regular polygon in the plane z = 0, about the origin.
pub(crate) fn polygon(corners: usize, radius: f64) -> Vec<Point> {
    let corner = |i: usize| {
        let (s, c) = sin_cos(TAU * i as f64 / corners as f64);
        Point::new(radius * c, radius * s, 0.0)
    };
    (0..corners).map(corner).collect()
}
