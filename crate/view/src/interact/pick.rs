//! Which part is under the cursor.

use nearpoint_geometry::Point;
use nearpoint_geometry::closest::cast_ray;
use nearpoint_scene::{PartId, Scene};

use crate::camera::Ray;

/// Where a ray meets a part first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// The part.
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
            let hit = cast_ray(&part.shape, &origin, &direction)?;
            // A pose keeps lengths: the distance in the part's frame is the one in the scene.
            Some(Hit {
                part: part.id,
                point: ray.at(hit.t),
                triangle: hit.triangle,
                distance: hit.t,
            })
        });
    hits.min_by(|a, b| a.distance.total_cmp(&b.distance))
}
