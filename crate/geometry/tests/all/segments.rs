//! Tests the drawn parts of a collision: face pairs and intersection segments.

use nearpoint_geometry::collide::{Contact, colliding_pairs, face_pairs, intersection_segments};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{random_triangles, shape};

/// Returns the distance of `p` from the plane of a triangle, and how far outside its edges it is.
fn off(p: &Point, [a, b, c]: &[Point; 3]) -> f64 {
    let n = (b - a).cross(&(c - a)).normalize();
    let beyond = |(u, v): (&Point, &Point)| n.cross(&(v - u)).normalize().dot(&(u - p));
    let outside = [(a, b), (b, c), (c, a)].map(beyond);
    outside.into_iter().fold((p - a).dot(&n).abs(), f64::max)
}

#[test]
fn segments_lie_in_both_triangles() {
    let mut random = Random::seeded("segments lie in both triangles", 21);
    let mut seen = 0;
    for _ in 0..60 {
        let [a, b] = [
            random_triangles(&mut random, 150),
            random_triangles(&mut random, 150),
        ]
        .map(shape);
        let pose = random.pose(0.3);
        let pairs = colliding_pairs(&a, &b, &pose, &SequentialExecutor).unwrap();
        let mut crossing = pairs.clone();
        crossing.retain(|p| p.contact == Contact::Crossing);
        let segments = intersection_segments(&a, &b, &pose, &pairs);
        assert_eq!(segments.len(), crossing.len());
        for (pair, segment) in crossing.iter().zip(&segments) {
            let posed = b.triangle(pair.b).map(|p| pose * p);
            for end in segment {
                let off = off(end, &a.triangle(pair.a)).max(off(end, &posed));
                assert!(off < 1e-9, "{pair:?} {segment:?}");
            }
            seen += 1;
        }
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn segments_of_closed_parts_make_a_closed_curve() {
    let [a, b] = [
        primitives::uv_sphere(24, 16, 1.0),
        primitives::torus(20, 12, 1.0, 0.3),
    ]
    .map(shape);
    let pose = Pose::translation(0.31, 0.47, 0.13);
    let pairs = colliding_pairs(&a, &b, &pose, &SequentialExecutor).unwrap();
    let segments = intersection_segments(&a, &b, &pose, &pairs);
    let ends: Vec<&Point> = segments.iter().flatten().collect();
    assert!(ends.len() > 50);
    for end in &ends {
        let is_here = |other: &&&Point| (**other - *end).norm() < 1e-9;
        let met = ends.iter().filter(is_here).count();
        assert_eq!(met, 2, "{end} is the end of {met} segments");
    }
}

#[test]
fn face_pairs_count_their_triangles() {
    // A long bar through two opposite faces of a cube: its four sides cross both.
    let [cube, bar] = [
        primitives::cuboid(2.0, 2.0, 2.0),
        primitives::cuboid(0.5, 0.5, 9.0),
    ]
    .map(shape);
    let pose = Pose::translation(0.1, 0.2, 0.0);
    let pairs = colliding_pairs(&cube, &bar, &pose, &SequentialExecutor).unwrap();
    let faces = face_pairs(&cube, &bar, &pairs);
    assert_eq!(faces.len(), 8);
    assert!(faces.is_sorted() && faces.iter().all(|f| f.crossing_count > 0));
    let total: u32 = faces
        .iter()
        .map(|f| f.crossing_count + f.touching_count)
        .sum();
    assert_eq!(total as usize, pairs.len());
    // The faces of the cube are those with a normal along z.
    let is_level = |face: u32| {
        let t = cube.mesh().faces().iter().position(|&f| f == face).unwrap() as u32;
        let [a, b, c] = cube.triangle(t);
        a.z == b.z && b.z == c.z
    };
    assert!(faces.iter().all(|f| is_level(f.a)));
}
