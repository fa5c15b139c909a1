//! Builds one solid from many spheres.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Vector};

use crate::solids::solid;

/// Returns all spheres as one solid, or none if there is no sphere. More spheres are meshed more coarsely, but never so
/// coarsely that edges would be seen.
pub(crate) fn of_spheres(spheres: &[Sphere]) -> Option<Arc<Shape>> {
    let (points, cut) = unit_sphere(match spheres.len() {
        0..=8 => 3,
        9..=80 => 2,
        _ => 1,
    })?;
    let (mut corners, mut triangles, mut faces) = (Vec::new(), Vec::new(), Vec::new());
    for (face, sphere) in spheres.iter().enumerate() {
        let first = corners.len() as u32;
        corners.extend(points.iter().map(|p| sphere.centre + p * sphere.radius));
        triangles.extend(cut.iter().map(|t| t.map(|i| first + i)));
        faces.resize(triangles.len(), face as u32);
    }
    solid(&corners, triangles, faces)
}

/// Returns the unit sphere: an icosahedron whose triangles are divided in four, `times` times.
fn unit_sphere(times: usize) -> Option<(Vec<Vector>, Vec<[u32; 3]>)> {
    let golden = 0.5 * (1.0 + 5.0_f64.sqrt());
    let signs = [
        [1.0, golden],
        [1.0, -golden],
        [-1.0, golden],
        [-1.0, -golden],
    ];
    let corners = signs.into_iter().flat_map(|[a, b]| {
        [[0.0, a, b], [a, b, 0.0], [b, 0.0, a]].map(|p| Vector::from(p).normalize())
    });
    let corners: Vec<Point> = corners.map(Point::from).collect();
    let hull = Hull::build(&corners).ok()?;
    let mut points: Vec<Vector> = hull.vertices().iter().map(|p| p.coords).collect();
    let mut triangles = hull.triangles().to_vec();
    for _ in 0..times {
        let mut middles = BTreeMap::new();
        let mut middle = |a: u32, b: u32| {
            *middles.entry([a.min(b), a.max(b)]).or_insert_with(|| {
                points.push((points[a as usize] + points[b as usize]).normalize());
                points.len() as u32 - 1
            })
        };
        let divided = triangles.iter().flat_map(|&[a, b, c]| {
            let [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
            [[a, ab, ca], [b, bc, ab], [c, ca, bc], [ab, bc, ca]]
        });
        triangles = divided.collect();
    }
    Some((points, triangles))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::{diagnose, feature_edges};

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

    #[test]
    fn no_sphere_shows_an_edge_or_is_inside_out() {
        let at = |i: usize| Sphere {
            centre: Point::new(3.0 * i as f64, 0.0, 0.0),
            radius: 1.0,
        };
        for count in [1, 20, 100] {
            let shape = of_spheres(&(0..count).map(at).collect::<Vec<_>>()).unwrap();
            assert!(feature_edges(shape.mesh()).is_empty());
            let found = diagnose(shape.mesh());
            assert!(found.is_closed && !found.is_inverted && found.shells == count);
        }
    }
}
