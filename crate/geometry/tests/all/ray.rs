//! Tests rays against every triangle, and through the seams between triangles.

use nearpoint_geometry::brute_force;
use nearpoint_geometry::closest::cast_ray;
use nearpoint_geometry::nalgebra::center;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{grid, random_triangles, scaled, shape};

#[test]
fn agrees_with_every_triangle_to_the_bit() {
    let mut random = Random::seeded("rays", 1);
    let mut hits = 0;
    for round in 0..200 {
        let soup = match round % 2 {
            0 => random_triangles(&mut random, 100),
            _ => grid(&mut random, 40),
        };
        let factor = random.pick(&[1e-6, 1.0, 1e6]);
        let shape = shape(scaled(soup, factor, 0.0));
        for _ in 0..50 {
            let from = random.pick(&[0.5, 4.0]);
            let (origin, direction) = match random.below(3) {
                0 => (
                    random.grid(8) - Vector::repeat(1.5),
                    random.grid(3) - random.grid(3),
                ),
                _ => (random.point() * from, random.point().coords),
            };
            let origin = origin * factor;
            let found = cast_ray(&shape, &origin, &direction);
            let expected = brute_force::cast_ray(&shape, &origin, &direction);
            assert_eq!(found, expected, "from {origin} along {direction}");
            hits += u32::from(found.is_some());
        }
    }
    assert!(hits > 800, "{hits}");
}

/// From inside a closed shape every ray meets it, including those aimed exactly at its vertices and at the midpoints of its
/// edges.
#[test]
fn no_ray_escapes_through_a_seam() {
    for soup in [
        primitives::uv_sphere(32, 16, 1.0),
        primitives::bumpy_sphere(24, 12, 3),
    ] {
        let shape = shape(soup);
        let mesh = shape.mesh();
        let origin = Point::new(0.01, -0.02, 0.03);
        let at = |v: u32| mesh.vertices()[v as usize];
        for [a, b, c] in mesh.triangles() {
            for target in [at(*a), center(&at(*b), &at(*c))] {
                let hit = cast_ray(&shape, &origin, &(target - origin)).unwrap();
                assert!((hit.t - 1.0).abs() < 1e-12 || hit.t < 1.0, "{hit:?}");
            }
        }
    }
}

#[test]
fn known_hits() {
    let cube = shape(primitives::cuboid(2.0, 2.0, 2.0));
    let ray = |o: [f64; 3], d: [f64; 3]| cast_ray(&cube, &Point::from(o), &Vector::from(d));
    let outside = ray([5.0, 0.25, 0.5], [-2.0, 0.0, 0.0]).unwrap();
    assert_eq!(outside.t, 2.0);
    assert_eq!(outside.point, Point::new(1.0, 0.25, 0.5));
    let inside = ray([0.0, 0.25, 0.5], [-2.0, 0.0, 0.0]).unwrap();
    assert_eq!(inside.t, 0.5, "met from the back too");
    assert_eq!(ray([5.0, 0.0, 0.0], [1.0, 0.0, 0.0]), None, "behind");
    assert_eq!(ray([5.0, 0.0, 0.0], [0.0; 3]), None);
    assert_eq!(ray([f64::NAN, 0.0, 0.0], [1.0, 0.0, 0.0]), None);
    assert_eq!(ray([0.0; 3], [f64::INFINITY, 0.0, 0.0]), None);
}
