//! Many spheres as one solid.

use std::sync::Arc;

use nearpoint_geometry::closest::bubble::Sphere;
use nearpoint_geometry::shape::{Mesh, Shape, make};

use crate::solids::solid;

/// All spheres as one solid; none if there is no sphere. The more there are, the coarser each.
pub(crate) fn of_spheres(spheres: &[Sphere]) -> Option<Arc<Shape>> {
    let (segments, rings) = match spheres.len() {
        0..=8 => (32, 16),
        9..=80 => (18, 9),
        81..=300 => (10, 6),
        _ => (8, 4),
    };
    let ball = Mesh::weld(make::uv_sphere(segments, rings, 1.0)).ok()?;
    let (mut corners, mut triangles, mut faces) = (Vec::new(), Vec::new(), Vec::new());
    for (face, sphere) in spheres.iter().enumerate() {
        let first = corners.len() as u32;
        let on_sphere = ball.vertices().iter();
        corners.extend(on_sphere.map(|p| sphere.centre + p.coords * sphere.radius));
        triangles.extend(ball.triangles().iter().map(|t| t.map(|i| first + i)));
        faces.resize(triangles.len(), face as u32);
    }
    solid(&corners, triangles, faces)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::Point;

    #[test]
    fn each_sphere_is_in_its_place() {
        let at = |x: f64| Sphere {
            centre: Point::new(x, 0.0, 0.0),
            radius: 2.0,
        };
        let shape = of_spheres(&[at(0.0), at(10.0)]).unwrap();
        assert!((shape.bounds().hi.x - 12.0).abs() < 1e-9);
        assert!((shape.bounds().lo.x + 2.0).abs() < 1e-9);
        assert!(of_spheres(&[]).is_none());
    }
}
