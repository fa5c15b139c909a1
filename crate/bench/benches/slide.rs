//! Measures dragging a part of about 100 000 triangles along another on one thread: a step of the slide, beside the
//! plain query for colliding triangles at its end.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_bench::cases::shape;
use nearpoint_bench::table::milliseconds;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector, relative_pose};
use nearpoint_motion::slide::{GroupPart, Obstacle, slide};

const CONTACT_OFFSET: f64 = 2e-6;
const STEPS: usize = 40;

fn main() {
    let sphere = shape(primitives::uv_sphere(320, 157, 1.0));
    let blob = shape(primitives::bumpy_sphere(320, 157, 8));
    let torus = shape(primitives::torus(320, 156, 1.0, 0.3));
    let plate = shape(primitives::cuboid(10.0, 10.0, 1.0));
    println!(
        "{:<40} {:>9} {:>9} {:>9} {:>7} {:>7}",
        "", "ms a step", "worst", "collide", "ratio", "held"
    );
    let turn = |angle: f64| UnitQuaternion::from_scaled_axis(Vector::new(0.6, 0.0, 0.8) * angle);
    for (name, part, other, from, step, angle) in [
        (
            "far from everything",
            &sphere,
            &sphere,
            [9.0, 0.0, 0.0],
            [0.0, 0.02, 0.0],
            0.0,
        ),
        (
            "a ball over a ball, not touching",
            &sphere,
            &sphere,
            [2.01, -0.2, 0.0],
            [0.0, 0.01, 0.0],
            0.0,
        ),
        (
            "a ball pressed over a ball",
            &sphere,
            &sphere,
            [1.9, -0.3, 0.1],
            [0.0, 0.015, 0.0],
            0.0,
        ),
        (
            "a ball over a plate",
            &sphere,
            &plate,
            [0.0, 0.0, 1.4],
            [0.02, 0.01, 0.0],
            0.0,
        ),
        (
            "a bumpy ball over a bumpy ball",
            &blob,
            &blob,
            [1.6, -0.3, 0.1],
            [0.0, 0.015, 0.0],
            0.0,
        ),
        (
            "a torus in a torus, pulled",
            &torus,
            &torus,
            [1.45, 0.0, 0.0],
            [0.0, 0.005, 0.01],
            0.0,
        ),
        (
            "  turning too",
            &torus,
            &torus,
            [1.45, 0.0, 0.0],
            [0.0, 0.005, 0.01],
            0.01,
        ),
        (
            "a ball pressed over a ball, turning",
            &sphere,
            &sphere,
            [1.9, -0.3, 0.1],
            [0.0, 0.015, 0.0],
            0.01,
        ),
    ] {
        let is_link = name.contains("torus") || angle > 0.0 && std::ptr::eq(part, &torus);
        let start = if is_link {
            Pose::new(Vector::x(), Vector::x() * 1.57)
        } else {
            Pose::from_parts(
                Vector::new(from[0] * 2.0, from[1], from[2] * 2.0).into(),
                turn(0.3),
            )
        };
        let held = [GroupPart {
            shape: part,
            in_group: Pose::identity(),
        }];
        let obstacles = [Obstacle {
            shape: other,
            pose: Pose::identity(),
        }];
        let mut pose = start;
        let (mut all, mut worst, mut plain, mut held_back) = (0.0, 0.0_f64, 0.0, 0);
        for n in 0..=STEPS {
            let way = Vector::from(from) + Vector::from(step) * n as f64;
            let rotation = turn(angle * n as f64) * start.rotation;
            let hand = Pose::from_parts(way.into(), rotation);
            let slide = || {
                slide(
                    &held,
                    &obstacles,
                    &pose,
                    &hand,
                    CONTACT_OFFSET,
                    &SequentialExecutor,
                )
            };
            let (slid, took) = milliseconds(|| slide().unwrap());
            pose = slid.pose;
            if n == 0 {
                continue;
            }
            all += took;
            worst = worst.max(took);
            held_back += usize::from(!slid.contacts.is_empty());
            let in_other = relative_pose(&Pose::identity(), &pose);
            let pairs = || colliding_pairs(other, part, &in_other, &SequentialExecutor).unwrap();
            plain += milliseconds(pairs).1;
        }
        let count = STEPS as f64;
        println!(
            "{name:<40} {:>9.3} {worst:>9.3} {:>9.3} {:>7.1} {held_back:>7}",
            all / count,
            plain / count,
            all / plain
        );
    }
}
