//! Builds the two parts and the path of the second.

use std::sync::Arc;

use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::bubble::SphereTree;

use crate::error::LessonError;
use crate::shapes::{ShapeResult, blocks, shape, sin_cos};
use crate::solids;

/// The number of cycles of the path, a step of the story each.
pub(super) const CYCLES: usize = 120;

/// A part with the data that both methods need.
#[derive(Debug)]
pub(super) struct WatchedPart {
    pub shape: Arc<Shape>,
    pub hull: Hull,
    /// The hull as a solid.
    pub hull_shape: Option<Arc<Shape>>,
    pub spheres: SphereTree,
}

#[derive(Debug)]
pub(super) struct Pair {
    pub a: WatchedPart,
    pub b: WatchedPart,
    tori: bool,
}

impl Pair {
    /// Returns B's pose in A's frame in a cycle: from far away, into A, and out again.
    pub fn pose(&self, cycle: usize) -> Pose {
        let t = cycle as f64 / (CYCLES - 1) as f64;
        // The distance goes from 1 down to 0 in the middle of the path, and up again.
        let far = (2.0 * t - 1.0).abs();
        let (wave, away) = sin_cos(9.0 * t);
        if self.tori {
            // The path goes down through A's hole, which is only a little wider.
            let at = Vector::new(7.0 + 1.5 * wave, 1.8 * away, 260.0 * (0.5 - t));
            return Pose::new(at, Vector::new(0.02 * wave, 0.03 * away, 0.8 * t));
        }
        let at = Vector::new(9.0 * wave, 260.0 * (t - 0.5), 62.0 + 90.0 * far * far);
        Pose::new(at, Vector::new(0.0, 0.04 * wave, 0.1 * wave))
    }
}

pub(super) fn pair(kind: &str) -> Result<Pair, LessonError> {
    let tori = kind == "tori";
    let (a, b) = if tori {
        (
            shape(primitives::torus(24, 10, 60.0, 14.0)),
            shape(primitives::torus(20, 8, 28.0, 8.0)),
        )
    } else {
        (channel(), hammer())
    };
    Ok(Pair {
        a: body(a?)?,
        b: body(b?)?,
        tori,
    })
}

/// Returns a U of three walls along y, with a step in one of them.
fn channel() -> ShapeResult {
    let x = [-50.0, -38.0, -26.0, 26.0, 38.0, 50.0];
    let y = [-60.0, -20.0, 20.0, 60.0];
    let z = [-40.0, -26.0, 0.0, 40.0];
    blocks([&x, &y, &z], |[x, y, z]| match (x, z) {
        (_, 0) | (0, _) | (4, _) => true,
        // This is the step.
        (3, 1) => y == 1,
        _ => false,
    })
}

/// Returns a head on a handle that hangs down.
fn hammer() -> ShapeResult {
    let x = [-16.0, -5.0, 5.0, 16.0];
    let y = [-14.0, -5.0, 5.0, 14.0];
    let z = [-70.0, -52.0, 20.0, 30.0];
    blocks([&x, &y, &z], |[x, y, z]| z != 1 || (x == 1 && y == 1))
}

fn body(shape: Arc<Shape>) -> Result<WatchedPart, LessonError> {
    let mesh = shape.mesh();
    let hull = Hull::build(mesh.vertices())?;
    let radius = SphereTree::radius_for(mesh, LEAVES);
    Ok(WatchedPart {
        spheres: SphereTree::build(mesh, radius)?,
        hull_shape: solids::of_hull(&hull),
        hull,
        shape,
    })
}

/// The approximate number of leaf spheres for each triangle.
const LEAVES: f64 = 1.0;
