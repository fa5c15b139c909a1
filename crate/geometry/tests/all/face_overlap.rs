//! Tests how much of two planar faces overlaps.

use nearpoint_geometry::face::{PlanarFace, overlap_area};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{scaled, shape};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

fn facing(shape: &Shape, normal: Vector) -> &PlanarFace {
    let faces = &shape.features().planar;
    faces.iter().find(|f| f.normal.dot(&normal) > 0.9).unwrap()
}

/// Returns the overlap of two posed shapes of which one stands on the other.
fn standing(below: &Shape, above: &Shape, pose: &Pose) -> f64 {
    let faces = (facing(below, Vector::z()), facing(above, -Vector::z()));
    overlap_area(below, faces.0, above, faces.1, &RigidTransform::new(pose))
}

/// Makes any shape with flat ends.
fn any(random: &mut Random) -> Shape {
    let size = 1.0 + random.signed() / 2.0;
    let segments = 13 + random.below(60) as u32;
    shape(match random.below(3) {
        0 => primitives::cuboid(size, 1.0, 1.0),
        1 => primitives::tube(segments, size, 0.0, 1.0),
        _ => primitives::tube(segments, size, size * (0.5 + random.signed() / 4.0), 1.0),
    })
}

/// Returns a pose turned about the vertical and shifted.
fn shifted(random: &mut Random, tilt: f64) -> Pose {
    let turn = UnitQuaternion::from_axis_angle(&Vector::z_axis(), 3.0 * random.signed());
    let tilt = UnitQuaternion::from_axis_angle(&Vector::x_axis(), tilt * random.signed());
    Pose::from_parts(random.point().coords.into(), tilt * turn)
}

#[test]
fn a_cube_on_a_cube_overlaps_by_what_it_stands_on() {
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    for x in [-1.5, -1.0, -0.25, 0.0, 0.5, 1.0] {
        let found = standing(&cube, &cube, &Pose::translation(x, 0.25, 1.0));
        let expected = (1.0 - f64::abs(x)).max(0.0) * 0.75;
        assert!((found - expected).abs() < 1e-15, "{found} for {expected}");
    }
    // A quarter turn about the centre, and an eighth: a regular octagon.
    let octagon = 2.0 * (2f64.sqrt() - 1.0);
    for (angle, expected) in [(FRAC_PI_2, 1.0), (FRAC_PI_4, octagon)] {
        let turned = Pose::new(Vector::z(), Vector::z() * angle);
        assert!((standing(&cube, &cube, &turned) - expected).abs() < 1e-14);
    }
}

#[test]
fn overlap_of_slanted_faces_is_projected_area() {
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let (top, side) = (facing(&cube, Vector::z()), facing(&cube, Vector::x()));
    let here = RigidTransform::new(&Pose::identity());
    assert_eq!(overlap_area(&cube, top, &cube, side, &here), 0.0);
    let tilted = RigidTransform::new(&Pose::new(Vector::z(), Vector::x()));
    let interval = overlap_area(&cube, top, &cube, facing(&cube, -Vector::z()), &tilted);
    let reaches = 0.5 + (0.5 * 1f64.cos() + 0.5 * 1f64.sin()).min(0.5);
    let most = reaches.min(1f64.cos()) + 1e-12;
    assert!(interval <= most && interval > 0.0, "{interval}");
}

#[test]
fn face_overlap_agrees_with_brute_force() {
    let mut random = Random::seeded("agrees_with_lines", 8);
    let mut overlapping = 0;
    for round in 0..60 {
        let (a, b) = (any(&mut random), any(&mut random));
        let pose = RigidTransform::new(&shifted(&mut random, 0.5));
        let (of_a, of_b) = (facing(&a, Vector::z()), facing(&b, -Vector::z()));
        let found = overlap_area(&a, of_a, &b, of_b, &pose);
        let lines = 1000;
        let expected = brute_force::overlap_area(&a, of_a, &b, of_b, &pose, lines);
        // Far below the bound: the errors of the strips with corners have both signs.
        let size = of_a.bounds.diagonal();
        let off = size * size / f64::from(lines) * 0.05;
        let is_near = (found - expected).abs() < off;
        assert!(is_near, "{round}: {found} for {expected}");
        overlapping += usize::from(found > 0.0);
    }
    assert!(overlapping > 40, "{overlapping}");
}

#[test]
fn face_overlap_of_swapped_or_lifted_faces_is_unchanged() {
    let mut random = Random::seeded("laws", 9);
    for _ in 0..60 {
        let (a, b) = (any(&mut random), any(&mut random));
        let pose = shifted(&mut random, 0.0);
        let (of_a, of_b) = (facing(&a, Vector::z()), facing(&b, -Vector::z()));
        let found = standing(&a, &b, &pose);
        let near = |x: f64, y: f64| assert!((x - y).abs() < 1e-12, "{x} and {y}");
        // No larger than either, and the same from B's side, for parallel faces.
        assert!(found <= of_a.area.min(of_b.area) + 1e-12);
        let back = overlap_area(&b, of_b, &a, of_a, &RigidTransform::new(&pose.inverse()));
        near(found, back);
        // On itself, and far away.
        let here = RigidTransform::new(&Pose::identity());
        near(overlap_area(&a, of_a, &a, of_a, &here), of_a.area);
        let away = Pose::translation(9.0, 0.0, 0.0);
        assert_eq!(standing(&a, &b, &away), 0.0);
        // Lifted along the normal.
        let lifted = Pose::translation(0.0, 0.0, 5.0) * pose;
        near(standing(&a, &b, &lifted), found);
    }
}

#[test]
fn scales_with_the_parts() {
    for factor in [0.001, 1.0, 1000.0] {
        let tube = shape(scaled(primitives::tube(40, 2.0, 1.0, 1.0), factor, 0.0));
        let pose = Pose::from(Point::new(0.7, 0.2, 1.0).coords * factor);
        let found = standing(&tube, &tube, &pose) / (factor * factor);
        let unit = shape(primitives::tube(40, 2.0, 1.0, 1.0));
        let expected = standing(&unit, &unit, &Pose::translation(0.7, 0.2, 1.0));
        assert!((found - expected).abs() < 1e-5, "{found} for {expected}");
    }
}

/// Makes an L of squares, n to a unit: 3 by 3 without its upper right 2 by 2, thick as a sheet.
fn divided(n: u32) -> Shape {
    let mut soup = Soup::default();
    let at = |i: u32| f64::from(i) / f64::from(n);
    for j in 0..3 * n {
        for i in 0..3 * n {
            if i >= n && j >= n {
                continue;
            }
            let first = soup.positions.len() as u32;
            let corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]];
            soup.positions
                .extend(corners.map(|[x, y]| [at(x), at(y), 0.0]));
            soup.triangles
                .extend([[0, 1, 2], [0, 2, 3]].map(|t| t.map(|k| first + k)));
        }
    }
    shape(soup)
}

#[test]
fn faces_of_many_triangles_share_what_their_outlines_share() {
    let mut random = Random::seeded("divided", 31);
    let (coarse, fine) = (divided(1), divided(8));
    let face = |shape: &Shape| shape.features().planar[0].clone();
    let (of_coarse, of_fine) = (face(&coarse), face(&fine));
    assert_eq!(of_fine.boundary[0].len(), 6);
    for _ in 0..200 {
        let turn = Vector::z() * (random.signed() * 6.0);
        let [x, y] = [(); 2].map(|()| random.signed() * 4.0 - 2.0);
        let pose = RigidTransform::new(&Pose::new(Vector::new(x, y, 0.3), turn));
        let by_outlines = overlap_area(&fine, &of_fine, &fine, &of_fine, &pose);
        let by_triangles = overlap_area(&coarse, &of_coarse, &coarse, &of_coarse, &pose);
        let off = (by_outlines - by_triangles).abs();
        assert!(off < 1e-9, "{by_outlines} for {by_triangles}");
    }
    let same = RigidTransform::new(&Pose::identity());
    assert!((overlap_area(&fine, &of_fine, &fine, &of_fine, &same) - 5.0).abs() < 1e-12);
}
