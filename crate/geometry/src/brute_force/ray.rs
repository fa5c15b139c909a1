//! Finds where a ray first meets a mesh, from all its triangles.

use crate::closest::{Ray, RayHit, closer_hit};
use crate::shape::Shape;
use crate::{Point, Vector};

/// Finds the nearest point on a ray as [`crate::closest::cast_ray`] does, to the bit, without a tree.
pub fn cast_ray(shape: &Shape, origin: &Point, direction: &Vector) -> Option<RayHit> {
    let ray = Ray::new(origin, direction)?;
    (0..shape.mesh().triangles().len() as u32)
        .filter_map(|triangle| {
            let t = ray.intersect_triangle(&shape.triangle(triangle))?;
            Some(ray.hit(t, triangle))
        })
        .fold(None, closer_hit)
}
