//! Builds spheres of the size of Table 2.1, and their world (Kitamura, "Real-time interaction between three-dimensional
//! objects by hierarchical representations", 1996, chapter 2).

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_published::octree::WorldCube;

use super::{ShapeResult, shape};
use crate::error::LessonError;

/// The world's edge, in the table's unit: a voxel of an octree of four levels.
pub(crate) const EDGE: f64 = 16.0;
/// The diameter of the spheres.
pub(crate) const DIAMETER: f64 = 3.8;

/// Returns the world, which begins at the origin.
pub(crate) fn world() -> Result<WorldCube, LessonError> {
    Ok(WorldCube::new(Point::origin(), EDGE)?)
}

/// Returns a globe of 48, 168, 360, 728 or 960 triangles, the least that is not below `faces`. It has about twice as many
/// meridians as steps from pole to pole.
pub(crate) fn sphere(faces: usize) -> ShapeResult {
    let (segments, rings) = match faces {
        0..=48 => (8, 4),
        49..=168 => (12, 8),
        169..=360 => (20, 10),
        361..=728 => (28, 14),
        _ => (32, 16),
    };
    shape(primitives::uv_sphere(segments, rings, 0.5 * DIAMETER))
}

/// Returns the mean of the longest edges of a shape's triangles.
pub(crate) fn longest_edge(shape: &Shape) -> f64 {
    let count = shape.mesh().triangles().len();
    let longest = |triangle: usize| {
        let [a, b, c] = shape.triangle(triangle as u32);
        (b - a).norm().max((c - b).norm()).max((a - c).norm())
    };
    (0..count).map(longest).sum::<f64>() / count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the mean longest edges: Kitamura gives 0.88, 0.73 and 0.91 in voxels at the best levels.
    #[test]
    fn the_spheres_are_as_published() {
        for (faces, level, published) in [(48, 3, 0.88), (360, 4, 0.73), (960, 5, 0.91)] {
            let shape = sphere(faces).unwrap();
            assert_eq!(shape.mesh().triangles().len(), faces);
            let ratio = longest_edge(&shape) / world().unwrap().cell_size(level);
            assert!((ratio - published).abs() < 0.005, "{faces}: {ratio}");
        }
        for faces in [168, 728] {
            assert_eq!(sphere(faces).unwrap().mesh().triangles().len(), faces);
        }
    }
}
