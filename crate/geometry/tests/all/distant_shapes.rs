//! Tests clearances of shapes that are farther apart than the digits of f32: the same answers at the same cost.

use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{grid, random_triangles, shape};
use std::sync::atomic::Ordering;

const DISTANCES: [f64; 9] = [1.0, 10.0, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e9];

#[test]
fn shapes_far_apart_agree_with_every_pair_to_the_bit() {
    let mut random = Random::seeded("far apart", 1);
    let mut shapes = vec![
        shape(primitives::uv_sphere(12, 6, 1.0)),
        shape(primitives::torus(12, 8, 1.0, 0.3)),
        // Faces opposite each other are equally far apart in many pairs.
        shape(primitives::cuboid(1.0, 2.0, 0.5)),
        shape(primitives::uv_sphere(10, 5, 1e-3)),
    ];
    shapes.extend([random_triangles(&mut random, 60), grid(&mut random, 40)].map(shape));
    for distance in DISTANCES {
        for round in 0..24 {
            let a = &shapes[random.below(6) as usize];
            let b = &shapes[random.below(6) as usize];
            let aside = match round % 2 {
                0 => Pose::identity(),
                _ => random.pose(1.0),
            };
            let away = match round % 3 {
                0 => Vector::x(),
                _ => random.point().coords.normalize(),
            };
            let mut warm_start = WarmStart::default();
            // Small motions about its position.
            for step in 0..3 {
                let moved = Pose::translation(0.0, 0.01 * f64::from(step), 0.0) * aside;
                let pose = Pose::from(away * distance) * moved;
                let expected = brute_force::clearance(a, b, &pose, f64::INFINITY);
                let at = format!("{distance} {round} {step}");
                let found = |warm: &mut WarmStart| {
                    clearance(a, b, &pose, f64::INFINITY, warm, &SequentialExecutor).unwrap()
                };
                let cold = found(&mut WarmStart::default());
                assert_eq!(found(&mut warm_start), cold, "{at}");
                if expected.is_none_or(|expected| expected.distance > 0.0) {
                    assert_eq!(cold, expected, "{at}");
                }
            }
        }
    }
}

/// Returns how often a search polls for a stop, which it does after a fixed number of tests.
fn asked(a: &Shape, b: &Shape, pose: &Pose, warm_start: &mut WarmStart) -> usize {
    let executor = StopAfterPolls::new(usize::MAX);
    clearance(a, b, pose, f64::INFINITY, warm_start, &executor).unwrap();
    usize::MAX - executor.polls.load(Ordering::Relaxed)
}

/// Two balls of 3 968 triangles took 3 ms at 1e4, 0.12 s at 1e5 and 10 s at 1e6: nearly all 15.7 million pairs were
/// measured.
#[test]
fn a_clearance_costs_about_the_same_however_far_away() {
    let ball = shape(primitives::uv_sphere(64, 32, 1.0));
    for away in [Vector::x(), Vector::new(0.3, -0.5, 0.8).normalize()] {
        let turn = Vector::new(0.1, 0.2, 0.3) * away.y;
        let at = |distance: f64| Pose::new(away * distance, turn);
        let near = asked(&ball, &ball, &at(4.0), &mut WarmStart::default());
        for distance in DISTANCES.into_iter().skip(2) {
            let mut warm_start = WarmStart::default();
            for moved in [0.0, 1e-3] {
                let polls = asked(&ball, &ball, &at(distance + moved), &mut warm_start);
                let at = format!("{distance}, moved {moved}");
                assert!(polls <= 4 * (near + 4), "{polls} for {near} at {at}");
            }
        }
    }
}
