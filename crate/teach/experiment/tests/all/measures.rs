//! Tests the measures against numbers computed by hand and against laws.

use nearpoint_experiment::hand::Random;
use nearpoint_experiment::{
    CornerPair, ExperimentError, Measure, Task, TaskId, measure, placed_mean,
};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::{Pose, Vector};
use std::f64::consts::{FRAC_PI_2, PI};

fn any_pose(random: &mut Random, reach: f64, angle: f64) -> Pose {
    let mut vector = |size: f64| {
        let mut axis = || (2.0 * random.uniform() - 1.0) * size;
        Vector::new(axis(), axis(), axis())
    };
    let shift = vector(reach);
    Pose::new(shift, vector(angle))
}

/// Returns the differences in distance and angle.
fn apart(a: &Measure, b: &Measure) -> [f64; 2] {
    let differences = [a.distance_mm - b.distance_mm, a.angle_deg - b.angle_deg];
    differences.map(f64::abs)
}

#[test]
fn nothing_is_wrong_at_the_target() {
    for id in TaskId::ALL {
        let task = Task::new(id);
        let found = measure(&task, &task.targets()).unwrap();
        let is_nothing = found.distance_mm < 1e-9 && found.angle_deg < 1e-9;
        assert!(is_nothing, "{id:?}: {found:?}");
    }
}

#[test]
fn a_shift_counts_once_for_each_corner() {
    for (id, corners) in [(TaskId::A, 4.0), (TaskId::B, 6.0), (TaskId::C, 7.0)] {
        let task = Task::new(id);
        let mut poses = task.targets();
        poses[0].translation.vector += Vector::new(2.0, 3.0, 6.0);
        let found = measure(&task, &poses).unwrap();
        assert!((found.distance_mm - 7.0 * corners).abs() < 1e-9);
        assert!((found.mean_mm - 7.0).abs() < 1e-9);
        assert!(found.angle_deg < 1e-9);
    }
}

#[test]
fn turned_cube_has_computed_errors() {
    let task = Task::new(TaskId::A);
    let angle = 10_f64.to_radians();
    let mut poses = task.targets();
    poses[0].rotation = UnitQuaternion::from_scaled_axis(Vector::z() * angle);
    let found = measure(&task, &poses).unwrap();
    // Each corner is 35 √2 mm from the axis and moves along the chord.
    let chord = 2.0 * 35.0 * 2_f64.sqrt() * (0.5 * angle).sin();
    assert!((found.distance_mm - 4.0 * chord).abs() < 1e-9, "{found:?}");
    assert!((found.angle_deg - 10.0).abs() < 1e-9);
    assert!((found.angles_deg[0][0] - 10.0).abs() < 1e-9);
}

#[test]
fn azimuth_elevation_and_roll_are_separated() {
    let task = Task::new(TaskId::Snail);
    let head = &task.moves[3];
    let [azimuth, elevation, roll] = [0.1_f64, -0.2, 0.3];
    let mut poses = task.targets();
    poses[head.block].rotation = UnitQuaternion::from_euler_angles(roll, elevation, azimuth);
    let found = measure(&task, &poses).unwrap();
    let wanted = [azimuth, elevation, roll].map(f64::to_degrees);
    for (measured, wanted) in found.angles_deg[3].iter().zip(wanted) {
        assert!((measured - wanted).abs() < 1e-9, "{found:?}");
    }
    assert!((found.angle_deg - 0.6_f64.to_degrees()).abs() < 1e-9);
}

#[test]
fn measure_is_invariant_under_motion_of_whole_task() {
    let mut random = Random::seeded(11);
    for round in 0..40 {
        for id in TaskId::ALL {
            let mut task = Task::new(id);
            let poses = task.targets().into_iter();
            let poses: Vec<Pose> = poses
                .map(|target| target * any_pose(&mut random, 8.0, 0.2))
                .collect();
            let here = measure(&task, &poses).unwrap();
            let moved = any_pose(&mut random, 500.0, 3.0);
            for block in &mut task.blocks {
                block.target = moved * block.target;
            }
            let poses: Vec<Pose> = poses.iter().map(|pose| moved * pose).collect();
            let there = measure(&task, &poses).unwrap();
            let [distance, angle] = apart(&here, &there);
            assert!(distance.max(angle) < 1e-6, "seed 11, round {round}, {id:?}");
        }
    }
}

#[test]
fn cube_on_any_side_has_no_error() {
    let task = Task::new(TaskId::C);
    let mut random = Random::seeded(5);
    for turn in task.blocks[0].symmetries.clone() {
        let small = any_pose(&mut random, 3.0, 0.1);
        let mut poses = task.targets();
        poses[0] *= small;
        let plain = measure(&task, &poses).unwrap();
        poses[0].rotation *= turn;
        let turned = measure(&task, &poses).unwrap();
        let [distance, angle] = apart(&plain, &turned);
        assert!(distance.max(angle) < 1e-9, "{turn}");
    }
}

#[test]
fn wedge_turned_like_a_cube_has_error() {
    let task = Task::new(TaskId::Snail);
    let tail = &task.moves[0];
    for turn in [FRAC_PI_2, PI] {
        let mut poses = task.targets();
        poses[tail.block].rotation = UnitQuaternion::from_scaled_axis(Vector::z() * turn);
        let found = measure(&task, &poses).unwrap();
        assert!((found.angle_deg - turn.to_degrees()).abs() < 1e-6);
        assert!(placed_mean(&task, tail, &poses).unwrap() > 40.0);
    }
}

#[test]
fn target_moves_with_standing_blocks() {
    let task = Task::new(TaskId::Snail);
    let mut random = Random::seeded(3);
    for _ in 0..20 {
        let mut poses = task.targets();
        for placing in &task.moves {
            // At its target it matches the corners of a single block exactly, and lies between those of two.
            let mut aimed = poses.clone();
            aimed[placing.block] = task.target_pose(placing, &poses);
            let first = placing.pairs[0].standing.block;
            let of_first = |pair: &CornerPair| pair.standing.block == first;
            let is_single = placing.pairs.iter().all(of_first);
            let mean = placed_mean(&task, placing, &aimed).unwrap();
            assert!(mean < if is_single { 1e-9 } else { 20.0 }, "seed 3: {mean}");
            poses[placing.block] *= any_pose(&mut random, 5.0, 0.1);
        }
    }
    // The target moves by half of the shell's shift, as only the shell is displaced.
    let mut poses = task.targets();
    let head = &task.moves[3];
    poses[2].translation.vector.x += 4.0;
    let shift = task.target_pose(head, &poses).translation.vector
        - task.blocks[head.block].target.translation.vector;
    assert!((shift - Vector::x() * 2.0).norm() < 1e-9, "{shift}");
}

#[test]
fn invalid_pose_is_refused() {
    let task = Task::new(TaskId::B);
    let mut poses = task.targets();
    poses[0].translation.vector.y = f64::NAN;
    let error = measure(&task, &poses).unwrap_err();
    assert!(matches!(error, ExperimentError::BadPose { .. }));
    assert!(error.to_string().contains("“cube”"), "{error}");
    let error = placed_mean(&task, &task.moves[0], &poses).unwrap_err();
    assert!(matches!(error, ExperimentError::BadPose { .. }));
    let error = measure(&task, &task.targets()[..2]).unwrap_err();
    let (poses, blocks) = (2, 3);
    assert_eq!(error, ExperimentError::PoseCount { poses, blocks });
}
