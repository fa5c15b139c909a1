//! Measures the check of a whole taught motion of ten seconds against sampling it at even steps, which misses contacts
//! between them.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cell::{JOINTS, LINKS, links, surroundings};
use nearpoint_bench::table::milliseconds;
use nearpoint_geometry::bounds::spheres::{self, SphereModel};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, relative_pose};
use nearpoint_motion::check::{
    Attachment, Check, CheckMethod, CheckSettings, CheckedBody, MotionReport, MountedRobot,
    WorkCell,
};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};
use std::sync::Arc;

/// The accuracy: a millimetre.
const ACCURACY: f64 = 0.001;
/// The smallest radius of spheres.
const RADIUS: f64 = 0.005;
const RUNS: usize = 3;

fn main() {
    let trajectory = pick_and_place();
    for (name, fixtures) in [
        ("no fixtures", 0..0),
        ("five fixtures that stand free", 5..10),
        ("five fixtures, some in the way", 0..5),
    ] {
        let cell = Arc::new(cell(fixtures));
        println!("\n{name}: {} pairs", cell.pairs.len());
        let all = CheckSettings {
            horizon: 0.25,
            ..CheckSettings::new(ACCURACY)
        };
        let contacts = CheckSettings {
            finds_min_clearance: false,
            samples: 0,
            ..all
        };
        let spheres = CheckSettings {
            method: CheckMethod::Spheres,
            ..contacts
        };
        let first = CheckSettings {
            stop_at_first_contact: true,
            ..contacts
        };
        row("all", &cell, &trajectory, all);
        row(
            "smallest, no curve",
            &cell,
            &trajectory,
            CheckSettings { samples: 0, ..all },
        );
        row("contacts", &cell, &trajectory, contacts);
        row("contacts, by spheres", &cell, &trajectory, spheres);
        row("first contact", &cell, &trajectory, first);
        for milliseconds in [10, 1] {
            let (hits, best) = best(|| sampled(&cell, &trajectory, milliseconds));
            println!(
                "{:<28} {best:>9.1} ms  {hits} hits",
                format!("every {milliseconds} ms, exact")
            );
        }
    }
}

fn row(name: &str, cell: &Arc<WorkCell>, trajectory: &Trajectory, settings: CheckSettings) {
    let (report, best) = best(|| checked(cell, trajectory, settings));
    let met: Vec<usize> = report
        .pairs
        .iter()
        .map(|pair| pair.intervals.len())
        .collect();
    let smallest = report.min_clearance.map(|smallest| smallest.distance);
    println!(
        "{name:<28} {best:>9.1} ms  {} intervals of {} pairs, smallest {smallest:.4?}; {:?}",
        met.iter().sum::<usize>(),
        met.iter().filter(|&&count| count > 0).count(),
        report.counts,
    );
}

/// Returns the shortest time of some runs in milliseconds.
fn best<T>(mut run: impl FnMut() -> T) -> (T, f64) {
    let timed = (0..RUNS).map(|_| milliseconds(&mut run));
    timed.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap()
}

fn checked(cell: &Arc<WorkCell>, trajectory: &Trajectory, settings: CheckSettings) -> MotionReport {
    let mut check = Check::new(cell.clone(), trajectory.clone(), settings).unwrap();
    check.advance(&SequentialExecutor);
    check.report()
}

/// Counts the colliding pairs and samples.
fn sampled(cell: &WorkCell, trajectory: &Trajectory, milliseconds: u32) -> usize {
    let count = 10_000 / milliseconds;
    let mut hits = 0;
    for n in 0..=count {
        let poses = cell.poses(&trajectory.at(f64::from(n * milliseconds) / 1000.0));
        for &[a, b] in &cell.pairs {
            let b_in_a = relative_pose(&poses[a], &poses[b]);
            let [a, b] = [a, b].map(|body| &cell.bodies[body].shape);
            hits += usize::from(collides(a, b, &b_in_a, &SequentialExecutor).unwrap());
        }
    }
    hits
}

fn robot() -> Robot {
    let joints = JOINTS
        .iter()
        .enumerate()
        .map(|(n, (at, axis, [lower, upper]))| Joint {
            name: format!("joint_{}", n + 1),
            kind: JointKind::Revolute,
            parent: n,
            child: n + 1,
            origin: Pose::translation(at[0], at[1], at[2]),
            axis: *axis,
            limits: Some(JointLimits {
                lower: *lower,
                upper: *upper,
            }),
            default_value: 0.0,
            max_speed: None,
            mimic: None,
        });
    Robot::new(RobotDescription {
        name: "irb4400".into(),
        links: LINKS.map(String::from).to_vec(),
        joints: joints.collect(),
    })
    .unwrap()
}

/// Returns the robot with some of the surroundings; each link is checked against these, and against links that are not
/// its neighbours.
fn cell(fixtures: std::ops::Range<usize>) -> WorkCell {
    let body = |shape: Shape, attachment| {
        let settings = spheres::SphereSettings::new(RADIUS);
        let model = SphereModel::build(&shape, &settings, &SequentialExecutor, &mut ()).unwrap();
        CheckedBody {
            shape: Arc::new(shape),
            spheres: Some(Arc::new(model)),
            attachment,
        }
    };
    let on_link = |(link, shape): (usize, Shape)| {
        let in_link = Pose::identity();
        body(
            shape,
            Attachment::Link {
                robot: 0,
                link,
                in_link,
            },
        )
    };
    let mut bodies: Vec<CheckedBody> = links().into_iter().enumerate().map(on_link).collect();
    let links = bodies.len();
    let standing = surroundings().into_iter().enumerate();
    let standing = standing.filter(|(i, _)| fixtures.contains(i));
    bodies.extend(standing.map(|(_, (shape, pose))| body(shape, Attachment::Scene(pose))));
    let with_itself = (0..links).flat_map(|a| (a + 2..links).map(move |b| [a, b]));
    let around = links..bodies.len();
    let with_others = (1..links).flat_map(|a| around.clone().map(move |b| [a, b]));
    WorkCell {
        robots: vec![MountedRobot {
            robot: Arc::new(robot()),
            base: Pose::identity(),
        }],
        pairs: with_itself.chain(with_others).collect(),
        bodies,
    }
}

/// Returns a motion between two sides, down and up at each.
fn pick_and_place() -> Trajectory {
    let keys = [
        (0.0, [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]),
        (1.5, [0.9, 0.3, 0.2, 0.5, 0.6, 1.0]),
        (2.5, [0.9, 0.8, 0.3, 0.5, 0.3, 1.0]),
        (3.5, [0.9, 0.3, 0.2, 0.0, 0.6, 2.0]),
        (5.5, [-1.2, 0.2, 0.3, -1.0, 0.9, -1.0]),
        (6.5, [-1.2, 0.9, 0.2, -1.0, 0.4, -1.0]),
        (7.5, [-1.2, 0.2, 0.3, 0.0, 0.9, 0.0]),
        (10.0, [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]),
    ];
    let keys = keys.iter().map(|(time, values)| Keyframe {
        time: *time,
        values: values.to_vec(),
    });
    Trajectory::new(Interpolation::Cubic, keys.collect()).unwrap()
}
