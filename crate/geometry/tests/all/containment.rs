//! Tests inside or outside, by cases and against brute force.

use crate::common::cube;
use nearpoint_geometry::collide::{Containment, collides, containment, ray_crossings};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Closure, Shape, primitives};
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{inverted, joined, scaled, shape};

/// Checks that both orders and brute force agree.
fn check(a: &Shape, b: &Shape, pose: &Pose) -> Containment {
    let found = containment(a, b, pose);
    assert_eq!(found, brute_force::containment(a, b, pose), "pose {pose:?}");
    found
}

#[test]
fn a_box_in_a_box() {
    let (large, small) = (shape(cube(2.0)), shape(cube(1.0)));
    // Corners, edges and diagonals in line: every ray from a corner meets an edge.
    for pose in [
        Pose::identity(),
        Pose::translation(0.25, 0.0, 0.0),
        Pose::translation(0.1, 0.2, -0.3),
    ] {
        assert_eq!(check(&large, &small, &pose), Containment::BInA);
        assert_eq!(check(&small, &large, &pose), Containment::AInB);
    }
    for x in [3.0, -3.0] {
        let beside = check(&large, &small, &Pose::translation(x, 0.0, 0.0));
        assert_eq!(beside, Containment::Neither);
    }
}

#[test]
fn shells_that_face_any_way_contain_as_counted() {
    let hollow = joined(cube(4.0), inverted(cube(2.0)));
    let two = joined(cube(4.0), scaled(cube(4.0), 1.0, 1.0));
    let apart = joined(cube(1.0), scaled(cube(1.0), 1.0, 9.0));
    let mut mixed = joined(cube(4.0), cube(2.0));
    mixed.triangles[3].swap(0, 1);
    assert_eq!(shape(apart.clone()).shell_representatives().len(), 2);
    assert_eq!(shape(mixed.clone()).closure(), Closure::Unoriented);
    let (inside, outside) = (Containment::BInA, Containment::Neither);
    for (what, a, b, at, expected) in [
        ("in a cavity", &hollow, &cube(1.0), [0.0; 3], outside),
        ("in the wall", &hollow, &cube(0.25), [1.5, 0.0, 0.0], inside),
        ("one shell inside", &cube(2.0), &apart, [0.0; 3], inside),
        ("the other inside", &cube(2.0), &apart, [-9.0; 3], inside),
        ("none inside", &cube(2.0), &apart, [30.0, 0.0, 0.0], outside),
        (
            "in the overlap of shells",
            &two,
            &cube(1.0),
            [0.5; 3],
            inside,
        ),
        (
            "inside out",
            &inverted(cube(2.0)),
            &cube(1.0),
            [0.0; 3],
            inside,
        ),
        ("in two, unoriented", &mixed, &cube(0.5), [0.0; 3], outside),
        (
            "in one, unoriented",
            &mixed,
            &cube(0.5),
            [1.5, 0.0, 0.0],
            inside,
        ),
    ] {
        let pose = Pose::from(Vector::from(at));
        let found = check(&shape(a.clone()), &shape(b.clone()), &pose);
        assert_eq!(found, expected, "{what}");
    }
}

#[test]
fn an_open_part_contains_nothing_and_can_be_contained() {
    let mut lidless = cube(2.0);
    lidless.triangles.pop();
    let (open, small) = (shape(lidless.clone()), shape(cube(1.0)));
    let found = check(&open, &small, &Pose::identity());
    assert_eq!(found, Containment::Neither);
    let room = shape(cube(3.0));
    assert_eq!(check(&room, &open, &Pose::identity()), Containment::BInA);
    assert_eq!(check(&open, &room, &Pose::identity()), Containment::AInB);
}

#[test]
fn containment_agrees_with_brute_force() {
    let mut random = Random::seeded("agrees with the slow way", 11);
    let mut counts = [0; 3];
    let soups = [
        primitives::torus(16, 8, 1.0, 0.4),
        primitives::uv_sphere(10, 8, 1.0),
        primitives::bumpy_sphere(12, 10, 1),
        primitives::tube(9, 1.0, 0.6, 1.5),
        cube(2.0),
    ];
    while counts.iter().sum::<usize>() < 400 {
        let [a, b] = [(); 2].map(|()| soups[random.below(5) as usize].clone());
        let factor = random.pick(&[0.05, 0.1, 0.2, 5.0, 20.0]);
        let (a, b) = (shape(a), shape(scaled(b, factor, 0.0)));
        let reach = random.pick(&[1.0, 5.0]);
        let pose = match random.below(2) {
            0 => random.pose(reach),
            _ => random.exact_pose(1),
        };
        if !collides(&a, &b, &pose, &SequentialExecutor).unwrap() {
            counts[check(&a, &b, &pose) as usize] += 1;
        }
    }
    assert!(counts.iter().all(|&n| n > 20), "{counts:?}");
}

/// The reference is a tetrahedron around the point that is too small to meet anything.
#[test]
fn ray_crossings_agree_with_containment() {
    let mut random = Random::seeded("a ray out tells what is inside", 7);
    let hollow = joined(cube(4.0), inverted(cube(2.0)));
    let twice = joined(cube(4.0), cube(2.0));
    let blob = scaled(primitives::bumpy_sphere(12, 8, 3), 2.0, 0.0);
    for (soup, name) in [(hollow, "hollow"), (twice, "twice"), (blob, "blob")] {
        let around = shape(soup);
        let mut met = [0; 2];
        for _ in 0..100 {
            let p = Point::from([0; 3].map(|_| random.between(-2.5, 2.5)));
            let out = ray_crossings(&around, &p);
            let grain = shape(scaled(cube(1.0), 1e-9, 0.0));
            let pose = Pose::translation(p.x, p.y, p.z);
            let sure = brute_force::containment(&around, &grain, &pose) == Containment::BInA;
            assert_eq!(out.is_inside, sure, "{name} {p}");
            let is_even = (out.winding - out.crossings) % 2 == 0;
            assert!(is_even && out.winding.abs() <= out.crossings, "{name} {p}");
            met[usize::from(sure)] += 1;
        }
        assert!(met.iter().all(|times| *times > 10), "{name}: {met:?}");
    }
}
