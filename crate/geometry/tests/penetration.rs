//! Depths of shapes whose depth is known, and what facets explain.

#![allow(clippy::unwrap_used)]

mod common;

use common::random::Random;
use common::shapes::shape;
use nearpoint_geometry::closest::{Penetration, mesh_deviation, penetration};
use nearpoint_geometry::collide::{colliding_pairs, face_pairs};
use nearpoint_geometry::shape::{Shape, make};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose, Vector};

fn depth(a: &Shape, b: &Shape, b_in_a: &Pose) -> Option<Penetration> {
    let pairs = colliding_pairs(a, b, b_in_a, &Serial).unwrap();
    penetration(a, b, b_in_a, &pairs, &Serial).unwrap()
}

#[test]
fn boxes_and_bars() {
    let cube = shape(make::cuboid(2.0, 2.0, 2.0));
    let corner = depth(&cube, &cube, &Pose::translation(1.5, 1.75, 1.625)).unwrap();
    assert_eq!(corner.at_least, 0.25);
    assert_eq!((corner.on_a - corner.on_b).norm(), 0.25);
    let bar = shape(make::cuboid(10.0, 1.0, 1.0));
    let across = Pose::rotation(Vector::z() * std::f64::consts::FRAC_PI_2);
    let crossed = depth(&bar, &bar, &(Pose::translation(0.1, 0.2, 0.25) * across)).unwrap();
    // No vertex of one bar is in the other. The sides of each run through the middle of the other, 0.5 deep.
    assert!((0.25..=0.5).contains(&crossed.at_least), "{crossed:?}");
    let touching = depth(&cube, &cube, &Pose::translation(2.0, 0.5, 0.25)).unwrap();
    assert_eq!(touching.at_least, 0.0);
    assert_eq!(touching.on_a, touching.on_b);
    assert_eq!(touching.on_a.x, 1.0);
}

#[test]
fn flush_parts_interfere_although_no_triangles_cross() {
    let (long, short) = (
        shape(make::cuboid(2.0, 2.0, 2.0)),
        shape(make::cuboid(1.0, 1.0, 2.0)),
    );
    let found = depth(&long, &short, &Pose::identity()).unwrap();
    assert_eq!(found.at_least, 0.5);
}

#[test]
fn open_parts_have_no_depth() {
    let mut soup = make::cuboid(2.0, 2.0, 2.0);
    soup.triangles.pop();
    let open = shape(soup);
    let pose = Pose::translation(1.5, 1.5, 1.5);
    assert_eq!(depth(&open, &open, &pose), None);
    let closed = shape(make::cuboid(2.0, 2.0, 2.0));
    assert!(depth(&open, &closed, &pose).unwrap().at_least > 0.4);
    assert!(depth(&closed, &open, &pose).unwrap().at_least > 0.4);
    assert_eq!(
        depth(&closed, &closed, &Pose::translation(9.0, 0.0, 0.0)),
        None
    );
}

/// The depth of each vertex, one by one: whether it is inside by a formula, its distance from every triangle.
#[test]
fn spheres_are_as_deep_as_their_deepest_vertex() {
    let mut random = Random::seeded("spheres", 2);
    let sphere = shape(make::uv_sphere(24, 12, 1.0));
    for _ in 0..20 {
        let mut pose = random.pose(1.0);
        pose.translation.vector =
            random.point().coords.normalize() * (0.6 + 0.6 * random.unit().abs());
        let found = depth(&sphere, &sphere, &pose).unwrap();
        let deepest = |from: &Pose| {
            let vertices = sphere.mesh().vertices().iter().map(|v| from * v);
            vertices
                .map(|p| brute_depth(&sphere, &p))
                .fold(0.0, f64::max)
        };
        let expected = deepest(&pose).max(deepest(&pose.inverse()));
        assert!(
            found.at_least >= expected - 1e-12 && found.at_least < expected + 0.05,
            "{} for {expected}",
            found.at_least
        );
        let length = (found.on_a - found.on_b).norm();
        assert!((length - found.at_least).abs() < 1e-14);
    }
}

/// How far a point is from the surface of a convex shape about the origin, if inside.
fn brute_depth(convex: &Shape, p: &Point) -> f64 {
    let heights = (0..convex.mesh().triangles().len() as u32).map(|t| {
        let [a, b, c] = convex.triangle(t);
        let normal = (b - a).cross(&(c - a)).normalize();
        (a - p).dot(&normal)
    });
    heights.fold(f64::INFINITY, f64::min).max(0.0)
}

/// A ring with a little play in a bore: the meshes cross, by less than the facets explain. A ring that is too large
/// goes deeper.
#[test]
fn facets_explain_a_fit_and_not_an_interference() {
    let bore = shape(make::tube(48, 30.0, 20.0, 10.0));
    for (radius, interferes) in [(19.99, false), (20.0, false), (20.2, true)] {
        let ring = shape(make::tube(50, radius, 15.0, 8.0));
        let pose = Pose::rotation(Vector::z() * 0.05);
        let pairs = colliding_pairs(&bore, &ring, &pose, &Serial).unwrap();
        let deviation = mesh_deviation(&bore, &ring, &face_pairs(&bore, &ring, &pairs));
        let found = penetration(&bore, &ring, &pose, &pairs, &Serial)
            .unwrap()
            .unwrap();
        assert!(found.at_least > 0.02, "the facets cross: {found:?}");
        assert_eq!(
            found.at_least > deviation,
            interferes,
            "{radius}: {} and {deviation}",
            found.at_least
        );
    }
}
