//! Makes a robot for tests of scenes.

use std::sync::Arc;

use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Robot, RobotDescription};
use nearpoint_scene::{Command, NewLinkPart, NewRobot, PartId, RobotId, Scene, ThreadPool};

use super::{cubes, shift};

/// Makes a base and two links of one cube each, which turn about z where the cubes before them end.
pub fn arm() -> NewRobot {
    let (revolute, up) = (JointKind::Revolute, [0.0, 0.0, 1.0]);
    let joint = |n: usize| Joint {
        limits: Some(JointLimits::new(-2.0, 2.0)),
        ..Joint::new(format!("joint {n}"), revolute, [n - 1, n], shift(1.5), up)
    };
    let robot = Robot::new(RobotDescription {
        name: "arm".into(),
        links: (0..3).map(|n| format!("link {n}")).collect(),
        joints: (1..3).map(joint).collect(),
    });
    let part = |n| NewLinkPart {
        part: n,
        link: n,
        in_link: shift(0.5),
    };
    NewRobot {
        robot: Arc::new(robot.unwrap()),
        parts: (0..3).map(part).collect(),
        model: 0,
        index_in_model: 0,
    }
}

/// Makes the arm with another last joint.
pub fn changed_arm(change: &dyn Fn(&mut Joint)) -> NewRobot {
    let arm = arm();
    let mut description = arm.robot.description().clone();
    change(&mut description.joints[1]);
    let robot = Arc::new(Robot::new(description).unwrap());
    NewRobot { robot, ..arm }
}

pub fn cell() -> (Scene, Vec<PartId>) {
    cell_of(arm())
}

/// Makes a scene of the parts of an arm, and one more.
pub fn cell_of(arm: NewRobot) -> (Scene, Vec<PartId>) {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let ids = scene.add_with_robots(cubes(4, 3.0), vec![arm]).unwrap();
    (scene, ids)
}

pub fn set(values: [f64; 2]) -> Command {
    Command::SetJoints {
        robot: RobotId(0),
        values: values.to_vec(),
    }
}
