//! Tests hinges: the properties of a swing, and swings that stop at obstacles.

use crate::common::slides::{CONTACT_OFFSET, alone, at, cuboid, shape, still};
use nearpoint_geometry::collide::{Containment, collides, containment};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose, Vector, relative_pose};
use nearpoint_motion::IterationLimits;
use nearpoint_motion::hinge::Hinge;
use nearpoint_motion::slide::{GroupPart, Obstacle, Obstacles, Swing, SwingResult, swing_among};
use nearpoint_testing::Random;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

fn random_hinge(random: &mut Random, max_distance: f64) -> Hinge {
    let at = Point::from(random.vector(max_distance));
    Hinge::new(at, random.vector(1.0)).expect("a random axis has a direction")
}

#[test]
fn swing_and_reverse_swing_restore_the_pose() {
    let mut random = Random::seeded("a swing and one back", 41);
    for case in 0..2000 {
        let reach = random.pick(&[1e-3, 1.0, 1e3, 1e6]);
        let (hinge, pose) = (random_hinge(&mut random, reach), random.pose(reach));
        let angle = random.between(-TAU, TAU);
        let swung = hinge.swing_pose(&pose, angle);
        let back = hinge.swing_pose(&swung, -angle);
        let off = |a: &Pose, b: &Pose, p: Point| (a * p - b * p).norm();
        let noise = 1e-14 * reach;
        let place = Point::from(random.vector(reach));
        assert!(off(&back, &pose, place) <= 8.0 * noise, "case {case}");
        // A point on the axis, however far along it, stays where it was.
        let on = hinge.point + hinge.axis * random.between(-reach, reach);
        let in_part = pose.inverse_transform_point(&on);
        assert!((swung * in_part - on).norm() <= 16.0 * noise, "case {case}");
        // The angle is computed back.
        let reported = hinge.angle_between(&pose.rotation, &swung.rotation);
        let turns = ((reported - angle) / TAU).round();
        assert!(
            (reported - angle - turns * TAU).abs() < 1e-12,
            "case {case}"
        );
        assert!(reported.abs() <= PI);
    }
}

#[test]
fn hinge_moves_with_its_part_and_zero_swing_keeps_pose_bitwise() {
    let mut random = Random::seeded("a hinge goes with the part", 42);
    for _ in 0..200 {
        let (hinge, pose, moved) = (
            random_hinge(&mut random, 1.0),
            random.pose(1.0),
            random.pose(1.0),
        );
        assert_eq!(hinge.swing_pose(&pose, 0.0), pose);
        let angle = random.between(-PI, PI);
        let both = hinge.posed(&moved).swing_pose(&(moved * pose), angle);
        let other = moved * hinge.swing_pose(&pose, angle);
        let place = Point::from(random.vector(1.0));
        assert!((both * place - other * place).norm() < 1e-13);
        // After a turn about something else, the angle is the same.
        let reported =
            hinge.angle_between(&pose.rotation, &hinge.swing_pose(&pose, angle).rotation);
        assert!((reported - angle).abs() < 1e-13);
    }
    assert_eq!(Hinge::new(Point::origin(), Vector::zeros()), None);
    assert_eq!(Hinge::new(Point::origin(), Vector::x() * f64::NAN), None);
    assert_eq!(
        Hinge::new(Point::new(f64::INFINITY, 0.0, 0.0), Vector::x()),
        None
    );
}

#[derive(Debug)]
struct All<'a>(&'a [Obstacle<'a>]);

impl Obstacles for All<'_> {
    fn get(&self, number: usize) -> Obstacle<'_> {
        self.0[number]
    }

    fn near(&self, bounds: &nearpoint_geometry::bounds::Aabb) -> Vec<usize> {
        let near = |obstacle: &Obstacle| {
            let other = obstacle.shape.bounds().posed(&obstacle.pose);
            bounds.lo <= other.hi && other.lo <= bounds.hi
        };
        (0..self.0.len()).filter(|&i| near(&self.0[i])).collect()
    }

    fn max_abs_coordinate(&self) -> f64 {
        let reach = |obstacle: &Obstacle| {
            obstacle
                .shape
                .bounds()
                .posed(&obstacle.pose)
                .max_abs_coordinate()
        };
        self.0.iter().map(reach).fold(0.0, f64::max)
    }
}

fn go(parts: &[GroupPart], obstacles: &[Obstacle], swing: &Swing, ends: [f64; 2]) -> SwingResult {
    swing_among(
        &IterationLimits::default(),
        parts,
        &All(obstacles),
        swing,
        ends,
        &[],
        CONTACT_OFFSET,
        &SequentialExecutor,
    )
    .unwrap()
}

/// Makes a door of width 1 in the plane y = 0, whose hinge is the line x = y = 0.
fn door() -> (nearpoint_geometry::shape::Shape, Swing) {
    let hinge = Hinge::new(Point::origin(), Vector::z()).unwrap();
    let start = at(0.55, 0.0, 0.0);
    (cuboid(1.0, 0.02, 2.0), Swing { hinge, start })
}

#[test]
fn a_door_swings_until_it_meets_a_wall() {
    let (door, swing) = door();
    let wall = cuboid(0.02, 4.0, 4.0);
    let held = alone(&door);
    // The wall is behind the hinge, across the path of the door's far edge.
    let walls = [still(&wall, at(-0.5, 0.0, 0.0))];
    let swung = go(&held, &walls, &swing, [0.0, PI]);
    assert_eq!(swung.contacts.len(), 1, "{swung:?}");
    assert_eq!(swung.ignored_pairs, []);
    // The first corner of the far edge, 1.05 along and 0.01 aside, that reaches x = −0.49 decides.
    let first = |side: f64| {
        (0.49 / 1.05_f64.hypot(0.01)).asin() + FRAC_PI_2 - (side * 0.01_f64 / 1.05).atan()
    };
    let expected = first(1.0).min(first(-1.0));
    assert!(
        (swung.angle - expected).abs() < 1e-5,
        "{} {expected}",
        swung.angle
    );
    assert!((swung.contacts[0].normal - Vector::x()).norm() < 1e-6);
    // The door swings back completely; in the opposite direction it stops as well.
    let back = go(&held, &walls, &swing, [swung.angle, 0.0]);
    assert_eq!((back.angle, back.contacts.len()), (0.0, 0));
    let other = go(&held, &walls, &swing, [0.0, -PI]);
    assert!((other.angle + expected).abs() < 1e-5);
}

#[test]
fn swing_of_shut_door_ignores_its_pin_and_opens_one_way() {
    let (door, swing) = door();
    let pin = shape(primitives::capsule(24, 6, 0.04, 2.0));
    let frame = cuboid(0.4, 0.4, 3.0);
    let held = [
        GroupPart {
            shape: &door,
            in_group: Pose::identity(),
        },
        // The pin is about the axis, in the frame's post; and through the door's leaf, of which it is no obstacle.
        GroupPart {
            shape: &pin,
            in_group: at(-0.55, 0.0, 0.0),
        },
    ];
    let stop = cuboid(0.2, 0.2, 2.0);
    let around = [
        still(&frame, at(-0.2, 0.0, 0.0)),
        // The stop is flush with the shut door, behind it.
        still(&stop, at(0.9, 0.11, 0.0)),
    ];
    let shut = go(&held, &around, &swing, [0.0, 0.5]);
    assert_eq!(shut.angle, 0.0);
    assert_eq!(shut.contacts.len(), 1, "{shut:?}");
    assert_eq!(shut.contacts[0].obstacle, 1);
    assert_eq!(shut.ignored_pairs, [(1, 0)]);
    let open = go(&held, &around, &swing, [0.0, -1.2]);
    assert_eq!((open.angle, open.contacts.len()), (-1.2, 0), "{open:?}");
    // When it shuts again, it stops before the stop on which it lay.
    let shut = go(&held, &around, &swing, [-1.2, 0.7]);
    assert!(shut.angle < 0.0 && shut.angle > -1e-4, "{shut:?}");
    assert_eq!(shut.contacts[0].obstacle, 1);
}

#[test]
fn swing_among_random_obstacles_never_penetrates() {
    let mut random = Random::seeded("whatever is around a swing", 43);
    let (mut stopped, mut went) = (0, 0);
    for case in 0..60 {
        let part = shape(match case % 3 {
            0 => primitives::cuboid(1.0, 0.05, 0.8),
            1 => primitives::tube(12, 0.5, 0.4, 0.6),
            _ => primitives::bumpy_sphere(14, 9, case),
        });
        let rocks: Vec<_> = (0..5)
            .map(|n| shape(primitives::bumpy_sphere(10, 7, 100 * case + n)))
            .collect();
        let around: Vec<Obstacle> = (rocks.iter())
            .map(|rock| {
                let mut pose = random.pose(1.0);
                pose.translation.vector *= 4.0;
                still(rock, pose)
            })
            .collect();
        let swing = Swing {
            hinge: random_hinge(&mut random, 1.0),
            start: Pose::identity(),
        };
        let target_angle = random.between(-TAU, TAU);
        let held = alone(&part);
        let swung = go(&held, &around, &swing, [0.0, target_angle]);
        let free = |angle: f64| {
            around.iter().enumerate().all(|(n, obstacle)| {
                let pose = relative_pose(&obstacle.pose, &swing.at(angle));
                swung.ignored_pairs.contains(&(0, n))
                    || (!collides(obstacle.shape, &part, &pose, &SequentialExecutor).unwrap()
                        && containment(obstacle.shape, &part, &pose) == Containment::Neither)
            })
        };
        // The swing is free on its whole path, not only at its end.
        let before = 200;
        assert!(
            (0..=before).all(|n| free(swung.angle * f64::from(n) / f64::from(before))),
            "case {case}"
        );
        assert!(swung.angle.abs() <= target_angle.abs() && swung.angle * target_angle >= 0.0);
        if swung.angle == target_angle {
            went += 1;
            assert_eq!(swung.contacts, []);
        } else {
            stopped += 1;
            assert_eq!(swung.contacts.len(), 1, "case {case} {swung:?}");
            // A little farther, it is not free.
            let on = swung.angle + 1e-3_f64.copysign(target_angle);
            assert!(!free(on), "case {case} {swung:?}");
        }
    }
    println!("{stopped} stopped, {went} went all the way");
    assert!(stopped > 10 && went > 5);
}
