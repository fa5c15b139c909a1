//! Builds two closed bodies from numbers: one with a head and shoulders, and a glider. They replace the models of a
//! published example, which are not available: with as many faces, but not their shapes.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_geometry::{Point, Vector};
use std::f64::consts::TAU;

use super::{ShapeResult, direction, sin_cos};
use crate::error::LessonError;

/// The numbers of faces of the body and of the glider: as many as a bust of Venus and a shuttle have in Kitamura's figure.
pub(crate) const FACES: [usize; 2] = [1816, 528];

/// The largest distance of a point from the centre of its body.
const MAX_RADIUS: f64 = 1.9;

/// Returns the body and the glider.
pub(crate) fn figures() -> Result<[Arc<Shape>; 2], LessonError> {
    let body = closed_surface(FACES[0], Vector::new(0.75, 0.6, 1.0), body())?;
    let glider = closed_surface(FACES[1], Vector::repeat(1.0), glider)?;
    Ok([body, glider])
}

/// A rise of a surface about a direction, with its height and sharpness.
struct Rise {
    towards: Vector,
    height: f64,
    sharp: f64,
}

impl Rise {
    fn at(&self, direction: &Vector) -> f64 {
        self.height * ComplexField::exp(self.sharp * (direction.dot(&self.towards) - 1.0))
    }
}

/// Returns a head above, shoulders at both sides, and small rises in random directions from a seed.
fn body() -> impl Fn(&Vector) -> f64 {
    const SEED: u64 = 1816;
    const SMALL: usize = 24;
    let rise = |towards: [f64; 3], height, sharp| Rise {
        towards: Vector::from(towards).normalize(),
        height,
        sharp,
    };
    let mut rises = vec![
        rise([0.0, 0.1, 1.0], 0.75, 12.0),
        rise([1.0, 0.0, 0.45], 0.45, 9.0),
        rise([-1.0, 0.0, 0.45], 0.45, 9.0),
        rise([0.2, -1.0, 0.1], 0.3, 14.0),
        rise([0.0, 0.2, -1.0], 0.3, 3.0),
    ];
    let mut random = SplitMix64::seeded(SEED);
    rises.extend((0..SMALL).map(|_| Rise {
        towards: direction(&mut random),
        height: 0.1 * (random.uniform() - 0.4),
        sharp: 40.0,
    }));
    move |way| 0.8 + rises.iter().map(|rise| rise.at(way)).sum::<f64>()
}

/// Returns the radius of a long hull, two wings and a fin.
fn glider(direction: &Vector) -> f64 {
    let half = Vector::new(1.8, 0.4, 0.36);
    let hull = 1.0 / direction.component_div(&half).norm();
    let wing = |side: f64| Rise {
        towards: Vector::new(-0.35, side, -0.05).normalize(),
        height: 1.4,
        sharp: 26.0,
    };
    let fin = Rise {
        towards: Vector::new(-0.85, 0.0, 0.6).normalize(),
        height: 0.5,
        sharp: 60.0,
    };
    hull + wing(1.0).at(direction) + wing(-1.0).at(direction) + fin.at(direction)
}

/// Returns a closed surface of `faces` triangles, an even number. Its points have evenly spread directions and the given
/// radius; they are then stretched and scaled to [`MAX_RADIUS`].
fn closed_surface(faces: usize, stretched: Vector, radius: impl Fn(&Vector) -> f64) -> ShapeResult {
    let even = Hull::build(&spread(faces / 2 + 2))?;
    let place = |way: &Point| way.coords.component_mul(&stretched) * radius(&way.coords);
    let places: Vec<Vector> = even.vertices().iter().map(place).collect();
    let far = places.iter().map(Vector::norm).fold(0.0, f64::max);
    let corners = places
        .iter()
        .map(|place| (place * (MAX_RADIUS / far)).into());
    let triangles = even.triangles().to_vec();
    let each = (0..triangles.len() as u32).collect();
    let mesh = Mesh::from_parts(corners.collect(), triangles, each)?;
    Ok(Arc::new(Shape::build(mesh, &SequentialExecutor)))
}

/// Returns directions along a spiral from pole to pole, a golden angle from one to the next.
fn spread(count: usize) -> Vec<Point> {
    const GOLDEN: f64 = 0.618_033_988_749_894_9;
    let at = |i: usize| {
        let z = 1.0 - (2 * i + 1) as f64 / count as f64;
        let (s, c) = sin_cos(TAU * (GOLDEN * i as f64).fract());
        let flat = (1.0 - z * z).sqrt();
        Point::new(flat * c, flat * s, z)
    };
    (0..count).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the figures are closed and have the stated faces, each edge between two of them, and no face without
    /// area.
    #[test]
    fn the_figures_are_closed_and_have_their_faces() {
        for (shape, faces) in figures().unwrap().iter().zip(FACES) {
            let mesh = shape.mesh();
            assert_eq!(mesh.triangles().len(), faces);
            assert_eq!(mesh.vertices().len(), faces / 2 + 2, "like a ball");
            let mut edges = std::collections::BTreeMap::new();
            for &[a, b, c] in mesh.triangles() {
                for (from, to) in [(a, b), (b, c), (c, a)] {
                    *edges.entry((from.min(to), from.max(to))).or_insert(0) +=
                        if from < to { 1 } else { -1 };
                }
            }
            assert_eq!(edges.len(), faces * 3 / 2);
            assert!(edges.values().all(|both| *both == 0));
            let far = mesh.vertices().iter().map(|p| p.coords.norm());
            assert!((far.fold(0.0, f64::max) - MAX_RADIUS).abs() < 1e-9);
            for i in 0..faces as u32 {
                let [a, b, c] = shape.triangle(i);
                assert!((b - a).cross(&(c - a)).norm() > 1e-6);
            }
        }
    }
}
