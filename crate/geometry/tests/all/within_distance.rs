//! Tests whether meshes come within a distance, against their clearance from all pairs of triangles.

use nearpoint_geometry::closest::{WithinDistance, within_distance};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::{Pose, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{grid, random_triangles, shape};

#[test]
fn within_distance_agrees_with_clearance() {
    let mut random = Random::seeded("within", 31);
    let (mut met, mut apart) = (0, 0);
    for case in 0..200 {
        let any = |random: &mut Random| match case % 3 {
            0 => shape(grid(random, 12)),
            _ => shape(random_triangles(random, 30)),
        };
        let (a, b) = (any(&mut random), any(&mut random));
        let pose = random.pose(3.0);
        let clearance = brute_force::clearance(&a, &b, &pose, f64::INFINITY);
        let clearance = clearance.unwrap().distance;
        met += usize::from(clearance == 0.0);
        apart += usize::from(clearance > 0.0);
        let around = [1.0 - 1e-9, 1.0 + 1e-9, f64::INFINITY];
        for factor in [0.0, 0.3, 0.9, 1.2, 4.0, 1e3].into_iter().chain(around) {
            let distance = clearance * factor;
            if distance.is_nan() {
                continue;
            }
            let found =
                within_distance(&a, &b, &pose, distance, usize::MAX, &SequentialExecutor).unwrap();
            let at = format!("case {case}: {clearance} within {distance}: {found:?}");
            match found {
                WithinDistance::Yes(found) => {
                    assert!(clearance <= distance, "{at}");
                    assert!((clearance..=distance).contains(&found.distance), "{at}");
                    let points = (found.on_a - found.on_b).norm();
                    assert!((points - found.distance).abs() < 1e-12, "{at}");
                }
                WithinDistance::No => assert!(clearance > distance, "{at}"),
                WithinDistance::Unknown => panic!("{at}"),
            }
            let few = within_distance(&a, &b, &pose, distance, 3, &SequentialExecutor).unwrap();
            assert!(
                few == found || few == WithinDistance::Unknown,
                "{at}, {few:?}"
            );
        }
    }
    assert!(met > 10 && apart > 10, "{met} {apart}");
}

#[test]
fn within_distance_of_nan_or_negative_is_no() {
    let mut random = Random::seeded("none", 32);
    let a = shape(random_triangles(&mut random, 3));
    for distance in [f64::NAN, -1.0] {
        let found = within_distance(&a, &a, &Pose::identity(), distance, 9, &SequentialExecutor);
        assert_eq!(found, Ok(WithinDistance::No));
    }
}
