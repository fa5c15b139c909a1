//! Tests groups that slide along obstacles: invariants, and known end poses.

use crate::common::slides::{
    CONTACT_OFFSET, alone, angle, assert_free, at, close, cuboid, gap, go, shape, still,
};
use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::slide::{GroupPart, slide_with_limits};
use nearpoint_motion::{IncompleteReason, IterationLimits};
use nearpoint_testing::Random;

#[test]
fn a_box_stops_on_a_table_and_slides() {
    let (table, part) = (cuboid(10.0, 10.0, 1.0), cuboid(1.0, 1.0, 1.0));
    let (held, table) = (alone(&part), [still(&table, at(0.0, 0.0, -0.5))]);
    let onto = go(&held, &table, &at(0.0, 0.0, 2.0), &at(0.0, 0.0, -1.0));
    close(
        &onto.pose,
        [0.0, 0.0, 0.5 + CONTACT_OFFSET],
        CONTACT_OFFSET / 10.0,
    );
    assert_eq!(onto.contacts.len(), 1);
    assert!((onto.contacts[0].normal - Vector::z()).norm() < 1e-9);
    assert!(onto.contacts[0].point.z.abs() < CONTACT_OFFSET);
    let along = go(&held, &table, &onto.pose, &at(2.0, 1.0, -3.0));
    close(
        &along.pose,
        [2.0, 1.0, 0.5 + CONTACT_OFFSET],
        CONTACT_OFFSET,
    );
    assert_eq!((along.contacts.len(), along.ignored_pairs), (1, vec![]));
    // The slide is one step, from far above.
    let slanting = go(&held, &table, &at(0.0, 0.0, 2.0), &at(3.0, -2.0, -7.0));
    close(
        &slanting.pose,
        [3.0, -2.0, 0.5 + CONTACT_OFFSET],
        CONTACT_OFFSET,
    );
    // The part moves up again, exact to the last bit.
    let up = at(0.1, 0.2, 0.7);
    let lifted = go(&held, &table, &along.pose, &up);
    assert_eq!((lifted.pose, lifted.contacts), (up, vec![]));
}

#[test]
fn slide_into_corner_leaves_line_or_point() {
    let (wall, part) = (cuboid(10.0, 10.0, 10.0), cuboid(1.0, 1.0, 1.0));
    let all = [
        still(&wall, at(0.0, 0.0, -5.0)),
        still(&wall, at(-5.0, 0.0, 0.0)),
        still(&wall, at(0.0, -5.0, 0.0)),
    ];
    let held = alone(&part);
    let (from, to) = (at(1.0, 1.5, 2.0), at(-1.0, 3.0, -2.0));
    let edge = 0.5 + CONTACT_OFFSET;
    close(
        &go(&held, &all[..2], &from, &to).pose,
        [edge, 3.0, edge],
        2.0 * CONTACT_OFFSET,
    );
    let slid = go(&held, &all, &from, &at(-1.0, -2.0, -3.0));
    close(&slid.pose, [edge, edge, edge], 3.0 * CONTACT_OFFSET);
    assert_eq!(slid.contacts.len(), 3);
    // The part leaves the corner along any of its edges, still pushed against both walls.
    close(
        &go(&held, &all, &slid.pose, &at(-1.0, 2.0, -1.0)).pose,
        [edge, 2.0, edge],
        4.0 * CONTACT_OFFSET,
    );
    // The part also leaves straight.
    let out = at(0.6, 0.8, 0.7);
    assert_eq!(go(&held, &all, &slid.pose, &out).pose, out);
}

#[test]
fn slide_on_inclined_plane_follows_the_projection() {
    let mut random = Random::seeded("inclined", 3);
    let (plate, ball) = (
        cuboid(40.0, 40.0, 1.0),
        shape(primitives::uv_sphere(12, 8, 0.5)),
    );
    for _ in 0..20 {
        let tilt = Pose::from_parts(at(0.0, 0.0, 0.0).translation, random.pose(1.0).rotation);
        let up = tilt * Vector::z();
        let plates = [still(&plate, tilt * at(0.0, 0.0, -0.5))];
        let held = alone(&ball);
        let start = Pose::from((tilt * at(random.signed(), random.signed(), 2.0)).translation);
        let down = random.point().coords * 4.0 - up * 8.0;
        let mut to = start;
        to.translation.vector += down;
        let slid = go(&held, &plates, &start, &to);
        assert_eq!(slid.contacts.len(), 1);
        assert!((slid.contacts[0].normal - up).norm() < 1e-6);
        let lowest = |v: &nearpoint_geometry::Point| v.coords.dot(&up);
        let under = ball.mesh().vertices().iter().map(lowest).reduce(f64::min);
        let mut wanted = to.translation.vector;
        wanted += up * (CONTACT_OFFSET - under.unwrap() - wanted.dot(&up));
        let off = slid.pose.translation.vector - wanted;
        assert!(off.norm() < 3.0 * CONTACT_OFFSET, "{off}");
        let gap = gap(&held, &plates, &slid);
        assert!(
            (0.5 * CONTACT_OFFSET..1.5 * CONTACT_OFFSET).contains(&gap),
            "{gap}"
        );
    }
}

#[test]
fn nothing_goes_through_a_thin_wall() {
    let mut random = Random::seeded("thin wall", 5);
    let wall = cuboid(1000.0, 1000.0, 0.001);
    let parts = [
        cuboid(0.3, 0.2, 0.4),
        shape(primitives::uv_sphere(12, 8, 0.3)),
        shape(primitives::torus(12, 8, 0.4, 0.1)),
    ];
    for case in 0..90 {
        let held = alone(&parts[case % 3]);
        let tilt = random.pose(2.0);
        let walls = [still(&wall, tilt)];
        let side = |pose: &Pose| {
            tilt.inverse_transform_point(&pose.translation.vector.into())
                .z
        };
        let turn = random.pose(1.0).rotation;
        let on = |x: f64, y: f64, z: f64| Pose::from_parts((tilt * at(x, y, z)).translation, turn);
        let from = on(
            random.signed(),
            random.signed(),
            0.6 + random.signed().abs(),
        );
        let to = on(
            100.0 * random.signed(),
            100.0 * random.signed(),
            -0.6 - 100.0 * random.signed().abs(),
        );
        let slid = go(&held, &walls, &from, &to);
        assert!(side(&slid.pose) > 0.0, "case {case}");
        assert_free(&held, &walls, &slid);
        assert!(gap(&held, &walls, &slid) > 0.4 * CONTACT_OFFSET);
        assert_eq!(slid.contacts.len(), 1);
    }
}

#[test]
fn slide_waypoints_lead_around_a_convex_corner() {
    let (table, part) = (cuboid(4.0, 4.0, 1.0), cuboid(1.0, 1.0, 1.0));
    let (held, tables) = (alone(&part), [still(&table, at(-2.0, 0.0, -0.5))]);
    let (from, to) = (at(-2.0, 0.0, 0.55), at(2.0, 0.0, -3.0));
    let slid = go(&held, &tables, &from, &to);
    assert_eq!((slid.pose, slid.waypoints.last()), (to, Some(&to)));
    let meets = |from: &Pose, to: &Pose| {
        let (path, rest) = (
            RigidMotion::new(*from, *to, slid.centre),
            RigidMotion::stationary(tables[0].pose),
        );
        let (path, rest) = (path.unwrap(), rest.unwrap());
        let met = first_contact(&part, &table, &path, &rest, &SequentialExecutor);
        met.unwrap().is_some()
    };
    let starts = std::iter::once(&from).chain(&slid.waypoints);
    let legs: Vec<_> = starts.zip(&slid.waypoints).collect();
    assert!(legs.len() > 2 && legs.iter().all(|(from, to)| !meets(from, to)));
    assert!(meets(&from, &to));
}

#[test]
fn slide_at_iteration_limit_reports_incomplete() {
    let (wall, part) = (cuboid(10.0, 10.0, 10.0), cuboid(1.0, 1.0, 1.0));
    let held = alone(&part);
    let corner = [
        still(&wall, at(0.0, 0.0, -5.0)),
        still(&wall, at(-5.0, 0.0, 0.0)),
        still(&wall, at(0.0, -5.0, 0.0)),
    ];
    let reported = |limits: IterationLimits, walls: &[_], from: &Pose, to: &Pose| {
        let slid = slide_with_limits(
            &limits,
            &held,
            walls,
            [from, to],
            CONTACT_OFFSET,
            &SequentialExecutor,
        );
        slid.unwrap().incomplete_reason
    };
    let usual = IterationLimits::default();
    let into = [&at(1.0, 1.5, 2.0), &at(-1.0, -2.0, -3.0)];
    assert_eq!(reported(usual, &corner, into[0], into[1]), None);
    let few = IterationLimits {
        segments: 2,
        ..usual
    };
    assert_eq!(
        reported(few, &corner, into[0], into[1]),
        Some(IncompleteReason::Slide)
    );
    // The part starts nearer than a slide would bring it, and then between walls that leave less than the contact
    // offset.
    let near = at(20.0, 20.0, 0.5 + 0.3 * CONTACT_OFFSET);
    let table = [still(&wall, at(20.0, 20.0, -5.0))];
    assert_eq!(reported(usual, &table, &near, &near), None);
    let none = IterationLimits {
        separations: 0,
        ..usual
    };
    assert_eq!(
        reported(none, &table, &near, &near),
        Some(IncompleteReason::Gap)
    );
    let slot = [
        table[0],
        still(&wall, at(20.0, 20.0, 6.0 + 0.6 * CONTACT_OFFSET)),
    ];
    assert_eq!(
        reported(usual, &slot, &near, &near),
        Some(IncompleteReason::Gap)
    );
    // Flat on a table, the corners are never farther from it than their sagitta.
    let turn = UnitQuaternion::from_scaled_axis(Vector::z() * 1.5);
    let onto = go(&held, &table, &at(20.0, 20.0, 1.0), &at(20.0, 20.0, 0.0));
    let turned = Pose::from_parts(onto.pose.translation, turn);
    let found = reported(usual, &table, &onto.pose, &turned);
    assert_eq!(found, Some(IncompleteReason::Rotation));
}

/// Makes boxes, tori, tubes, bumpy balls and angles, some of them in each other.
fn scene(random: &mut Random, shapes: &[Shape]) -> Vec<(usize, Pose)> {
    (0..5)
        .map(|_| (random.below(shapes.len() as u64) as usize, random.pose(2.0)))
        .collect()
}

#[test]
fn slide_on_random_drags_never_penetrates() {
    let mut random = Random::seeded("hand", 11);
    let shapes = [
        cuboid(1.0, 0.6, 1.4),
        shape(primitives::torus(16, 8, 0.8, 0.25)),
        shape(primitives::tube(12, 0.8, 0.5, 1.2)),
        shape(primitives::bumpy_sphere(14, 9, 2)),
        shape(angle()),
    ];
    let (mut held_back, mut free) = (0, 0);
    for _ in 0..20 {
        let scene = scene(&mut random, &shapes);
        let obstacles: Vec<_> = scene
            .iter()
            .map(|(n, pose)| still(&shapes[*n], *pose))
            .collect();
        let held: Vec<_> = (0..1 + random.below(2))
            .map(|n| GroupPart {
                shape: &shapes[random.below(5) as usize],
                in_group: if n == 0 {
                    Pose::identity()
                } else {
                    random.pose(0.7)
                },
            })
            .collect();
        let far = random.point().coords.normalize() * 6.0;
        let mut pose = Pose::from_parts(far.into(), random.pose(1.0).rotation);
        let mut hand = pose;
        for _ in 0..50 {
            let reach = random.pick(&[0.03, 0.3, 5.0]);
            hand.translation.vector +=
                random.point().coords * reach - hand.translation.vector * 0.4;
            let slid = go(&held, &obstacles, &pose, &hand);
            assert_eq!(slid.ignored_pairs, []);
            assert_free(&held, &obstacles, &slid);
            if slid.contacts.is_empty() {
                free += u32::from(slid.pose == hand);
            } else {
                held_back += 1;
            }
            let left = |pose: &Pose| (hand.translation.vector - pose.translation.vector).norm();
            assert!(left(&slid.pose) <= left(&pose) + 4.0 * CONTACT_OFFSET);
            pose = slid.pose;
        }
    }
    assert!(held_back > 100 && free > 100, "{held_back} {free}");
}

#[test]
fn rotation_in_slide_ends_at_contact_and_translation_continues() {
    let (wall, part) = (cuboid(1.0, 10.0, 10.0), cuboid(1.0, 0.5, 0.5));
    let (held, walls) = (alone(&part), [still(&wall, at(1.05, 0.0, 0.0))]);
    let turned = |pose: Pose, angle: f64| {
        Pose::from_parts(
            pose.translation,
            UnitQuaternion::from_scaled_axis(Vector::z() * angle),
        )
    };
    // Its corner is 0.559 from its centre, the wall 0.55 away: it turns until they touch.
    let far = (0.5_f64 * 0.5 + 0.25 * 0.25).sqrt();
    let angle = (0.25_f64 / 0.5).atan() - (0.55 / far).acos();
    let slid = go(
        &held,
        &walls,
        &at(0.0, 0.0, 0.0),
        &turned(at(0.0, 2.0, 0.0), 1.5),
    );
    assert!(
        (slid.pose.rotation.angle() - angle).abs() < 1e-4,
        "{}",
        slid.pose
    );
    assert!(
        (slid.pose.translation.vector - Vector::new(0.0, 2.0, 0.0)).norm() < 1e-5,
        "{}",
        slid.pose
    );
    assert_free(&held, &walls, &slid);
    assert!(!slid.contacts.is_empty());
    // Far from the wall, the result is exact to the last bit.
    let to = turned(at(-1.0, 1.0, 0.0), 3.1);
    assert_eq!(go(&held, &walls, &at(-0.6, 0.0, 0.0), &to).pose, to);
}

#[test]
fn part_on_table_rotates_by_the_full_angle() {
    let (table, part) = (cuboid(10.0, 10.0, 1.0), cuboid(1.0, 0.7, 0.5));
    let (held, table) = (alone(&part), [still(&table, at(0.0, 0.0, -0.5))]);
    let mut pose = at(0.0, 0.0, 0.25 + CONTACT_OFFSET);
    for step in 1..20 {
        let turn = UnitQuaternion::from_scaled_axis(Vector::z() * 0.05 * f64::from(step));
        let hand = Pose::from_parts(at(0.1, 0.0, -0.2).translation, turn);
        let slid = go(&held, &table, &pose, &hand);
        assert_eq!(slid.pose.rotation, turn, "step {step}");
        close(
            &slid.pose,
            [0.1, 0.0, 0.25 + CONTACT_OFFSET],
            2.0 * CONTACT_OFFSET,
        );
        assert_free(&held, &table, &slid);
        pose = slid.pose;
    }
}
