//! Makes small cells for checks.

use nearpoint_geometry::bounds::spheres::{self, SphereModel};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::check::{Attachment, CheckedBody, MountedRobot, WorkCell};
use nearpoint_motion::robot::{Joint, JointKind, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};
use nearpoint_testing::Random;
use std::sync::Arc;

/// The smallest radius of all bodies' spheres.
pub const RADIUS: f64 = 0.02;

pub fn body(soup: Soup, attachment: Attachment) -> CheckedBody {
    let shape = Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor);
    let settings = spheres::SphereSettings::new(RADIUS);
    let model = SphereModel::build(&shape, &settings, &SequentialExecutor, &mut ()).unwrap();
    CheckedBody {
        shape: Arc::new(shape),
        spheres: Some(Arc::new(model)),
        attachment,
    }
}

pub fn cuboid([x, y, z]: [f64; 3], carrier: Attachment) -> CheckedBody {
    body(primitives::cuboid(x, y, z), carrier)
}

pub fn joint(kind: JointKind, n: usize, origin: Pose, axis: [f64; 3]) -> Joint {
    Joint::new(format!("joint {n}"), kind, [n, n + 1], origin, axis)
}

/// A chain of links.
pub fn robot(joints: Vec<Joint>) -> Arc<Robot> {
    let description = RobotDescription {
        name: "robot".into(),
        links: (0..=joints.len()).map(|n| format!("link {n}")).collect(),
        joints,
    };
    Arc::new(Robot::new(description).unwrap())
}

pub fn on(robot: usize, link: usize, in_link: Pose) -> Attachment {
    Attachment::Link {
        robot,
        link,
        in_link,
    }
}

pub fn motion(interpolation: Interpolation, keys: &[(f64, &[f64])]) -> Trajectory {
    let key = |&(time, values): &(f64, &[f64])| Keyframe {
        time,
        values: values.to_vec(),
    };
    Trajectory::new(interpolation, keys.iter().map(key).collect()).unwrap()
}

/// Returns all pairs of bodies.
pub fn all_pairs(bodies: usize) -> Vec<[usize; 2]> {
    let pairs = (0..bodies).flat_map(|b| (0..b).map(move |a| [a, b]));
    pairs.collect()
}

/// Makes a cell of one robot of these joints, and bodies of which all pairs are checked.
pub fn whole(joints: Vec<Joint>, bodies: Vec<CheckedBody>) -> WorkCell {
    let (robot, base) = (robot(joints), Pose::identity());
    WorkCell {
        robots: vec![MountedRobot { robot, base }],
        pairs: all_pairs(bodies.len()),
        bodies,
    }
}

/// Makes a prismatic joint along x with a body on it.
pub fn slide(body_size: [f64; 3], others: Vec<CheckedBody>) -> WorkCell {
    let along = joint(JointKind::Prismatic, 0, Pose::identity(), [1.0, 0.0, 0.0]);
    let mut bodies = vec![cuboid(body_size, on(0, 1, Pose::identity()))];
    bodies.extend(others);
    whole(vec![along], bodies)
}

/// Makes robots of a few joints with a box on each link, boxes and balls around them, and a motion.
pub fn any(random: &mut Random) -> (WorkCell, Trajectory) {
    let mut bodies = Vec::new();
    let mut robots = Vec::new();
    for r in 0..1 + random.below(2) as usize {
        let count = 2 + random.below(3) as usize;
        let joints = (0..count).map(|n| {
            let kind = random.pick(&[
                JointKind::Continuous,
                JointKind::Continuous,
                JointKind::Continuous,
                JointKind::Prismatic,
            ]);
            let up = Pose::translation(0.0, 0.0, 0.5);
            let axis = random.pick(&[[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.3, 0.1]]);
            joint(kind, n, up, axis)
        });
        let joints = joints.collect();
        for link in 1..=count {
            let at = Pose::translation(0.0, 0.0, 0.2);
            bodies.push(cuboid([0.1, 0.15, 0.35], on(r, link, at)));
        }
        robots.push(MountedRobot {
            robot: robot(joints),
            base: Pose::translation(0.8 * r as f64, 0.0, 0.0),
        });
    }
    for n in 0..2 {
        let at = Vector::new(
            0.5 * random.signed(),
            0.5 * random.signed(),
            1.0 + random.signed(),
        );
        let pose = Pose::new(at, random.point().coords);
        bodies.push(match n {
            0 => cuboid([0.02, 1.2, 0.6], Attachment::Scene(pose)),
            _ => body(primitives::uv_sphere(10, 6, 0.2), Attachment::Scene(pose)),
        });
    }
    let freedoms: usize = robots.iter().map(|m| m.robot.degrees_of_freedom()).sum();
    let form = random.pick(&[
        Interpolation::Linear,
        Interpolation::Trapezoidal,
        Interpolation::Cubic,
    ]);
    let keys = (0..2 + random.below(2)).map(|n| Keyframe {
        time: n as f64,
        values: (0..freedoms).map(|_| 2.0 * random.signed()).collect(),
    });
    let trajectory = Trajectory::new(form, keys.collect()).unwrap();
    // Adjacent links always collide.
    let mut pairs = all_pairs(bodies.len());
    pairs.retain(
        |&[a, b]| match (bodies[a].attachment, bodies[b].attachment) {
            (Attachment::Scene(_), Attachment::Scene(_)) => false,
            (
                Attachment::Link { robot, link, .. },
                Attachment::Link {
                    robot: other,
                    link: next,
                    ..
                },
            ) => robot != other || next != link + 1,
            _ => true,
        },
    );
    let cell = WorkCell {
        robots,
        bodies,
        pairs,
    };
    (cell, trajectory)
}
