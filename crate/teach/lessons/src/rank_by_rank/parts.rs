//! Builds two small parts, and the pose of the second beside the first.

use std::sync::Arc;

use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector};

use crate::error::LessonError;
use crate::shapes::{ShapeResult, blocks, shape};

/// Returns an L of two legs, in millimetres, with its corner at the origin, flat along y.
fn bracket() -> ShapeResult {
    let x = [0.0, 14.0, 64.0];
    let y = [-9.0, 9.0];
    let z = [0.0, 14.0, 78.0];
    blocks([&x, &y, &z], |[x, _, z]| x == 0 || z == 0)
}

/// Returns a rod along x, about its centre.
fn rod() -> ShapeResult {
    shape(primitives::cuboid(72.0, 10.0, 10.0))
}

/// Returns a ring and a pipe, of the bracket's size, about their centres, with many triangles.
pub(crate) fn rings() -> Result<[Arc<Shape>; 2], LessonError> {
    Ok([
        shape(primitives::torus(56, 28, 38.0, 11.0))?,
        shape(primitives::tube(120, 9.0, 6.0, 76.0))?,
    ])
}

pub(crate) fn parts() -> Result<[Arc<Shape>; 2], LessonError> {
    Ok([bracket()?, rod()?])
}

/// Returns the pose of the rod: away from the bracket, in its corner without contact, or with its upper end in the long leg.
pub(crate) fn pose(name: &str) -> Pose {
    let (x, z) = match name {
        "apart" => (60.0, 60.0),
        "near" => (46.0, 46.0),
        _ => (40.0, 50.0),
    };
    Pose::new(Vector::new(x, 0.0, z), Vector::new(0.0, 0.7, 0.0))
}
