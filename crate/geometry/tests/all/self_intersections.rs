//! Tests meshes that pass through themselves, and meshes that do not.

use crate::common::loose;
use nearpoint_geometry::brute_force;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::shape::{primitives, self_intersections};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::{grid, random_triangles, shape};

#[test]
fn made_shapes_have_none() {
    for soup in [
        primitives::cuboid(1.0, 2.0, 3.0),
        primitives::uv_sphere(32, 16, 1.0),
        primitives::torus(40, 16, 1.0, 0.3),
        primitives::tube(24, 2.0, 1.0, 1.0),
    ] {
        assert_eq!(
            self_intersections(&shape(soup), &SequentialExecutor),
            Ok(vec![])
        );
    }
    let spindle = shape(primitives::torus(40, 16, 1.0, 1.3));
    assert!(
        !self_intersections(&spindle, &SequentialExecutor)
            .unwrap()
            .is_empty()
    );
}

/// Each case has two triangles with these corners, the first three of the first, and the expected result.
#[test]
fn neighbours_are_judged_by_what_they_share_beside() {
    let [o, x, y, z] = [[0.0; 3], [2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 2.0]];
    let [inside, beside, above] = [[0.5, 0.5, 0.0], [2.0, 2.0, 0.0], [0.5, 0.5, 1.0]];
    let cases = [
        ("the same triangle", [y, o, x], true),
        ("folded flat onto it", [o, x, inside], true),
        ("flat beside it", [x, y, beside], false),
        ("at an angle", [o, x, z], false),
        (
            "one vertex, in its plane, over it",
            [o, [3.0, 1.0, 0.0], [1.0, 3.0, 0.0]],
            true,
        ),
        (
            "one vertex, in its plane, beside it",
            [x, beside, [3.0, 1.0, 0.0]],
            false,
        ),
        ("one vertex, through it", [o, above, [0.5, 0.5, -1.0]], true),
        ("one vertex, away", [o, z, above], false),
        (
            "one vertex, another on its edge",
            [o, [1.0, 1.0, 0.0], z],
            true,
        ),
        ("apart", [above, z, [1.0, 1.0, 1.0]], false),
        ("touching with a corner", [inside, z, above], true),
    ];
    for (what, other, expected) in cases {
        let both = shape(loose([[o, x, y], other].concat()));
        let found = self_intersections(&both, &SequentialExecutor).unwrap();
        assert_eq!(!found.is_empty(), expected, "{what}");
    }
}

#[test]
fn agrees_with_every_pair_on_any_width() {
    let mut random = Random::seeded("self-intersections", 1);
    let mut found = 0;
    for round in 0..60 {
        let count = random.pick(&[3, 20, 150]);
        let soup = match round % 2 {
            0 => random_triangles(&mut random, count),
            _ => grid(&mut random, count),
        };
        let shape = shape(soup);
        let expected = brute_force::self_intersections(&shape);
        assert_eq!(
            self_intersections(&shape, &SequentialExecutor).unwrap(),
            expected
        );
        let classified = self_intersections(&shape, &ThreadExecutor::new(4));
        assert_eq!(classified.unwrap(), expected);
        found += expected.len();
    }
    assert!(found > 1000, "{found}");
}

#[test]
fn self_intersections_of_interrupted_executor_is_error() {
    let shape = shape(primitives::torus(80, 40, 1.0, 0.3));
    let limited = StopAfterPolls::new(1);
    assert_eq!(self_intersections(&shape, &limited), Err(Interrupted));
}
