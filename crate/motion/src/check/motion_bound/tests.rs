//! Tests bounds of motion against many motions.

use super::chains;
use crate::check::work_cell::{Attachment, CheckedBody, MountedRobot, WorkCell};
use crate::robot::{Joint, JointKind, Mimic, Robot, RobotDescription};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use std::sync::Arc;

fn vector(random: &mut Random) -> Vector {
    Vector::new(random.signed(), random.signed(), random.signed())
}

fn pose(random: &mut Random) -> Pose {
    Pose::new(vector(random), vector(random) * 3.0)
}

/// Makes a tree of links with joints of all kinds, some of which mimic others.
fn robot(random: &mut Random) -> Robot {
    let links = 2 + (random.uniform() * 7.0) as usize;
    let joint = |child: usize, random: &mut Random| {
        let kind = match (random.uniform() * 8.0) as usize {
            0 => JointKind::Fixed,
            1 | 2 => JointKind::Prismatic,
            _ => JointKind::Continuous,
        };
        let parent = match random.uniform() < 0.7 {
            true => child - 1,
            false => (random.uniform() * child as f64) as usize,
        };
        let (name, origin) = (format!("joint {child}"), pose(random));
        let mut joint = Joint::new(name, kind, [parent, child], origin, vector(random).into());
        joint.mimic = (child > 1 && random.uniform() < 0.2).then(|| Mimic {
            joint: (random.uniform() * (child - 1) as f64) as usize,
            multiplier: 2.0 * random.signed(),
            offset: random.signed(),
        });
        joint
    };
    let description = RobotDescription {
        name: "any".into(),
        links: (0..links).map(|n| n.to_string()).collect(),
        joints: (1..links).map(|child| joint(child, random)).collect(),
    };
    Robot::new(description).unwrap()
}

fn cell(random: &mut Random) -> WorkCell {
    let shape = Shape::build(
        Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap(),
        &SequentialExecutor,
    );
    let shape = Arc::new(shape);
    let robots: Vec<MountedRobot> = (0..1 + usize::from(random.uniform() < 0.3))
        .map(|_| MountedRobot {
            robot: Arc::new(robot(random)),
            base: pose(random),
        })
        .collect();
    let body = |attachment| CheckedBody {
        shape: shape.clone(),
        spheres: None,
        attachment,
    };
    let mut bodies = vec![body(Attachment::Scene(pose(random)))];
    for (robot, mounted) in robots.iter().enumerate() {
        for link in 0..mounted.robot.description().links.len() {
            bodies.push(body(Attachment::Link {
                robot,
                link,
                in_link: pose(random),
            }));
        }
    }
    let count = bodies.len();
    let pairs = (0..count).flat_map(|a| (0..a).map(move |b| [a, b]));
    WorkCell {
        pairs: pairs.collect(),
        robots,
        bodies,
    }
}

/// Tests that the distance of two points changes by no more than the bounds.
#[test]
fn no_point_goes_farther_than_its_bound() {
    let seed = 7;
    let mut random = Random::new(seed);
    let mut sharpest: f64 = 0.0;
    for case in 0..60 {
        let cell = cell(&mut random);
        let freedoms = cell.degrees_of_freedom();
        let values: Vec<f64> = (0..freedoms).map(|_| 3.0 * random.signed()).collect();
        let size = [0.001, 0.1, 1.0, 4.0][case % 4];
        let spread: Vec<f64> = (0..freedoms).map(|_| size * random.uniform()).collect();
        let all: Vec<usize> = (0..cell.robots.len()).collect();
        let stand = cell.link_poses(&values, &all);
        let before = cell.poses(&values);
        for _ in 0..40 {
            // Bounds are reached at corners.
            let strayed: Vec<f64> = (0..freedoms)
                .map(|i| {
                    let path = random.signed();
                    let path = if random.uniform() < 0.5 {
                        path.signum()
                    } else {
                        path
                    };
                    values[i] + path * spread[i]
                })
                .collect();
            let after = cell.poses(&strayed);
            for &pair in &cell.pairs {
                let chains = chains(&cell, pair);
                let points = pair.map(|_| Point::from(vector(&mut random)));
                let bound: f64 = (0..2)
                    .map(|side| {
                        let body = pair[side];
                        let motion_bound =
                            chains[side].motion_bound(&cell, body, &stand, &values, &spread);
                        motion_bound.bound(&points[side], 0.0)
                    })
                    .sum();
                let apart = |poses: &[Pose]| {
                    let [a, b] = [0, 1].map(|side| poses[pair[side]] * points[side]);
                    (a - b).norm()
                };
                let change = (apart(&after) - apart(&before)).abs();
                assert!(
                    change <= bound + 1e-9,
                    "seed {seed}, case {case}, pair {pair:?}: {change} > {bound}"
                );
                if bound > 1e-6 {
                    sharpest = sharpest.max(change / bound);
                }
            }
        }
    }
    assert!(sharpest > 0.9, "the bounds are far from sharp: {sharpest}");
}

#[test]
fn bodies_that_nothing_moves_to_each_other_have_no_chain() {
    let mut random = Random::new(11);
    for _ in 0..50 {
        let mut cell = cell(&mut random);
        let again = cell.bodies[1].clone();
        cell.bodies.push(again);
        let chains = chains(&cell, [1, cell.bodies.len() - 1]);
        assert!(chains.iter().all(|chain| chain.len() == 0));
    }
}
