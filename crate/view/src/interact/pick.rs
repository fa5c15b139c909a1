//! Which part is under the cursor.

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::{PartId, Scene};

use crate::camera::Ray;

/// Where a ray meets a part first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    pub part: PartId,
    /// In the scene.
    pub point: Point,
    /// The triangle of the part's mesh.
    pub triangle: u32,
    /// From the ray's origin.
    pub distance: f64,
}

/// The nearest visible part.
pub(super) fn pick(scene: &Scene, ray: &Ray) -> Option<Hit> {
    let hits = scene
        .parts()
        .iter()
        .filter(|part| part.visible)
        .filter_map(|part| {
            let origin = part.pose.inverse_transform_point(&ray.origin);
            let direction = part.pose.inverse_transform_vector(&ray.direction);
            let (distance, triangle) = cast_ray(&part.shape, origin, direction)?;
            // A pose keeps lengths: the distance in the part's frame is the one in the scene.
            // A pose keeps lengths: the distance in the part's frame is the one in the scene.
            Some(Hit {
                part: part.id,
                point: ray.at(distance),
                triangle,
                distance,
            })
        });
    hits.min_by(|a, b| a.distance.total_cmp(&b.distance))
}

/// TEMPORARY until closest lands its own.
fn cast_ray(shape: &Shape, origin: Point, direction: Vector) -> Option<(f64, u32)> {
    let count = shape.mesh().triangles().len() as u32;
    let hits = (0..count).filter_map(|index| {
        let [a, b, c] = shape.triangle(index);
        let (u, v) = (b - a, c - a);
        let p = direction.cross(&v);
        let determinant = u.dot(&p);
        let s = origin - a;
        let x = s.dot(&p) / determinant;
        let q = s.cross(&u);
        let y = direction.dot(&q) / determinant;
        let t = v.dot(&q) / determinant;
        (x >= 0.0 && y >= 0.0 && x + y <= 1.0 && t > 0.0).then_some((t, index))
    });
    hits.min_by(|a, b| a.0.total_cmp(&b.0))
}
