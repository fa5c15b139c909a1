//! Tests that joint values are found that bring a link to its goal within the limits, and that unreachable goals are
//! reported.

use crate::common::cells::{joint, robot};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::robot::{InverseGoal, Joint, JointKind, JointLimits, Robot};
use nearpoint_testing::Random;
use std::sync::Arc;

/// Makes an arm of six joints, as an industrial one has them; lengths are in metres.
fn arm() -> Arc<Robot> {
    let axes = [
        ([0.0, 0.0, 1.0], [0.0, 0.0, 0.0]),
        ([0.0, 1.0, 0.0], [0.2, 0.0, 0.68]),
        ([0.0, 1.0, 0.0], [0.0, 0.0, 0.89]),
        ([1.0, 0.0, 0.0], [1.38, 0.0, 0.15]),
        ([0.0, 1.0, 0.0], [0.0, 0.0, 0.0]),
        ([1.0, 0.0, 0.0], [0.135, 0.0, 0.0]),
    ];
    let joints = axes.iter().enumerate().map(|(n, (axis, [x, y, z]))| Joint {
        limits: Some(JointLimits::new(-2.0, 2.0)),
        ..joint(JointKind::Revolute, n, Pose::translation(*x, *y, *z), *axis)
    });
    robot(joints.collect())
}

fn pose(link_in_base: Pose) -> InverseGoal {
    InverseGoal {
        link_in_base,
        point_in_link: Point::origin(),
        radian_length: 1.0,
    }
}

fn point(x: f64, y: f64, z: f64) -> InverseGoal {
    InverseGoal {
        radian_length: 0.0,
        ..pose(Pose::translation(x, y, z))
    }
}

#[test]
fn inverse_of_reachable_pose_converges_from_nearby() {
    let robot = arm();
    let mut random = Random::new(5);
    let mut reached = 0;
    for round in 0..200 {
        let there: Vec<f64> = (0..6).map(|_| 1.4 * random.signed()).collect();
        let start: Vec<f64> = there.iter().map(|v| v + 0.3 * random.signed()).collect();
        let link_in_base = robot.forward_kinematics(&there)[6];
        let goal = pose(link_in_base);
        let found = robot.inverse_kinematics(6, &goal, &start, 1e-6);
        robot.check_values(&found.values).unwrap();
        let now = robot.forward_kinematics(&found.values)[6];
        let off = (now.translation.vector - link_in_base.translation.vector).norm();
        assert!(off <= found.error + 1e-12, "round {round}");
        assert_eq!(found.has_converged, found.error <= 1e-6);
        reached += u32::from(found.has_converged);
    }
    assert!(reached >= 190, "only {reached} of 200");
}

#[test]
fn inverse_of_unreachable_point_reports_the_error() {
    let robot = arm();
    let near = point(1.2, 0.5, 1.1);
    let found = robot.inverse_kinematics(6, &near, &robot.default_values(), 1e-9);
    assert!(found.has_converged, "{found:?}");
    let far = point(9.0, 0.0, 0.68);
    let found = robot.inverse_kinematics(6, &far, &robot.default_values(), 1e-9);
    assert!(!found.has_converged);
    // The arm is stretched out towards the goal: 9 m, less the base's 0.2 and the arm's length.
    let arm = 0.89 + (1.38f64.powi(2) + 0.15f64.powi(2)).sqrt() + 0.135;
    assert!((found.error - (9.0 - 0.2 - arm)).abs() < 0.05, "{found:?}");
    robot.check_values(&found.values).unwrap();
}

#[test]
fn limits_hold_and_a_base_stays() {
    let robot = arm();
    let behind = point(-1.5, -0.2, 1.0);
    let found = robot.inverse_kinematics(6, &behind, &robot.default_values(), 1e-9);
    robot.check_values(&found.values).unwrap();
    let base = pose(Pose::translation(1.0, 0.0, 0.0));
    let found = robot.inverse_kinematics(0, &base, &robot.default_values(), 1e-9);
    assert_eq!(
        (found.values, found.has_converged),
        (robot.default_values(), false)
    );
}
