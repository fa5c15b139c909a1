//! Tests slides that begin in contact, repeat many times, or cannot begin.

use crate::common::slides::{
    CONTACT_OFFSET, alone, assert_free, at, close, cuboid, gap, go, shape, still,
};
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::nalgebra::{Isometry3, UnitQuaternion};
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::slide::{GroupPart, slide};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};

#[test]
fn flush_parts_are_obstacles() {
    let mut random = Random::seeded("flush", 7);
    let (wall, part) = (cuboid(4.0, 4.0, 4.0), cuboid(1.0, 1.0, 1.0));
    for case in 0..30 {
        // The pose is exact, or turned, so that coincident faces overlap by rounding.
        let frame = match case {
            0 => Pose::identity(),
            1..10 => random.exact_pose(4),
            _ => random.pose(3.0),
        };
        let place = |x: f64, y: f64, z: f64| frame * at(x, y, z);
        let walls = [
            still(&wall, place(0.0, 0.0, -2.0)),
            still(&wall, place(-2.0, 0.0, 0.0)),
            still(&wall, place(0.0, -2.0, 0.0)),
        ];
        let held = alone(&part);
        for count in 1..=3 {
            let on = |i: usize| if i < count { 0.5 } else { 0.7 };
            let from = place(on(1), on(2), 0.5);
            let into = go(&held, &walls[..count], &from, &place(-1.0, -1.0, -1.0));
            assert_eq!(into.ignored_pairs, [], "case {case}");
            assert_free(&held, &walls[..count], &into);
            assert_eq!(into.contacts.len(), count, "case {case}");
            // The motion away from all of them is exact to the last bit.
            let away = place(1.0, 1.1, 1.2);
            assert_eq!(go(&held, &walls[..count], &from, &away).pose, away);
            // The part moves along the table, and away from the others.
            let along = go(&held, &walls[..count], &from, &place(1.0, 1.1, 0.5));
            let back = frame.inv_mul(&along.pose);
            close(&back, [1.0, 1.1, 0.5], 5.0 * CONTACT_OFFSET);
            assert_free(&held, &walls[..count], &along);
        }
    }
}

#[test]
fn parts_that_touch_by_a_point_or_an_edge_are_freed() {
    let (table, ball) = (
        cuboid(4.0, 4.0, 1.0),
        shape(primitives::uv_sphere(16, 9, 0.5)),
    );
    let part = cuboid(1.0, 1.0, 1.0);
    let tables = [still(&table, at(0.0, 0.0, -0.5))];
    let ball = alone(&ball);
    let slid = go(&ball, &tables, &at(0.0, 0.0, 0.5), &at(1.0, 0.0, -1.0));
    close(&slid.pose, [1.0, 0.0, 0.5], 3.0 * CONTACT_OFFSET);
    assert_eq!((slid.contacts.len(), slid.ignored_pairs.len()), (1, 0));
    // Two boxes lie edge on edge.
    let edge = go(
        &alone(&part),
        &tables,
        &at(2.5, 0.0, 0.5),
        &at(2.5, 0.0, -3.0),
    );
    assert_eq!(edge.ignored_pairs, []);
    assert_free(&alone(&part), &tables, &edge);
}

#[test]
fn tight_bolt_leaves_hole_and_then_collides() {
    let (plate, bolt) = (
        shape(primitives::tube(24, 2.0, 0.5, 1.0)),
        shape(primitives::tube(24, 0.5, 0.0, 3.0)),
    );
    let (held, plates) = (alone(&bolt), [still(&plate, at(0.0, 0.0, 0.0))]);
    let out = at(0.0, 0.0, 2.0);
    let half = go(&held, &plates, &at(0.0, 0.0, 0.0), &at(0.0, 0.0, 0.5));
    assert_eq!(
        (half.pose, &half.ignored_pairs[..]),
        (at(0.0, 0.0, 0.5), &[(0, 0)][..])
    );
    assert_eq!(half.contacts, []);
    let above = at(0.3, 0.0, 2.1);
    assert_eq!(go(&held, &plates, &half.pose, &above).pose, above);
    let back = go(&held, &plates, &above, &at(0.3, 0.0, 0.0));
    assert_eq!(back.ignored_pairs, []);
    close(
        &back.pose,
        [0.3, 0.0, 2.0 + CONTACT_OFFSET],
        0.1 * CONTACT_OFFSET,
    );
    // The part is let out of a thick block, too.
    let block = cuboid(5.0, 5.0, 5.0);
    let blocks = [still(&block, at(0.0, 0.0, 0.0))];
    let freed = go(&held, &blocks, &at(0.0, 0.0, 0.0), &out);
    assert_eq!((freed.pose, &freed.ignored_pairs[..]), (out, &[(0, 0)][..]));
}

#[test]
fn a_bolt_with_play_slides_in_its_hole() {
    let (plate, bolt) = (
        shape(primitives::tube(24, 2.0, 0.5, 1.0)),
        shape(primitives::tube(24, 0.499, 0.0, 3.0)),
    );
    let (held, plates) = (alone(&bolt), [still(&plate, at(0.0, 0.0, 0.0))]);
    let mut pose = at(0.0, 0.0, 0.0);
    for step in 1..=23 {
        let hand = at(0.3, 0.2, 0.1 * f64::from(step));
        let slid = go(&held, &plates, &pose, &hand);
        assert_eq!(slid.ignored_pairs, []);
        assert_free(&held, &plates, &slid);
        assert!(
            (slid.pose.translation.z - hand.translation.z).abs() < 1e-3,
            "{}",
            slid.pose
        );
        pose = slid.pose;
    }
    assert!(
        pose.translation.x > 0.2,
        "out of its hole it follows the hand: {pose}"
    );
    // The hole is tighter than a contact offset on both sides.
    let snug = shape(primitives::tube(24, 0.5 - 3e-7, 0.0, 3.0));
    let slid = go(
        &alone(&snug),
        &plates,
        &at(0.0, 0.0, 0.0),
        &at(0.2, 0.0, 1.0),
    );
    assert_eq!(slid.ignored_pairs, []);
    assert_free(&alone(&snug), &plates, &slid);
    assert!(slid.pose.translation.z > 0.9, "{}", slid.pose);
}

#[test]
fn repeated_slides_against_wall_do_not_drift() {
    let mut random = Random::seeded("creep", 9);
    let parts = [
        cuboid(1.0, 1.0, 1.0),
        shape(primitives::bumpy_sphere(16, 9, 3)),
    ];
    let wall = cuboid(40.0, 40.0, 1.0);
    for part in &parts {
        let tilt = random.pose(2.0);
        let (held, walls) = (alone(part), [still(&wall, tilt)]);
        let turn = random.pose(1.0).rotation;
        let on = |x: f64, y: f64, z: f64| Pose::from_parts((tilt * at(x, y, z)).translation, turn);
        let mut pose = go(&held, &walls, &on(0.0, 0.0, 3.0), &on(0.0, 0.0, -1.0)).pose;
        let height = |pose: &Pose| {
            tilt.inverse_transform_point(&pose.translation.vector.into())
                .z
        };
        let first = height(&pose);
        for push in 0..1000 {
            let (x, y) = (random.signed() * 5.0, random.signed() * 5.0);
            let down = random.pick(&[0.0, 1e-9, 1e-6, 0.01, 1.0]);
            let hand = on(x, y, first - down);
            let slid = go(&held, &walls, &pose, &hand);
            let gap = gap(&held, &walls, &slid);
            assert!(gap >= 0.5 * CONTACT_OFFSET, "push {push}: {gap}");
            assert!(
                (height(&slid.pose) - first).abs() < 2.0 * CONTACT_OFFSET,
                "push {push}"
            );
            let aside =
                slid.pose.translation.vector - on(x, y, height(&slid.pose)).translation.vector;
            assert!(
                aside.norm() < 4.0 * CONTACT_OFFSET,
                "push {push}: held back by {}",
                aside.norm()
            );
            pose = slid.pose;
        }
    }
}

#[test]
fn a_group_moves_as_one() {
    let (post, part) = (cuboid(1.0, 1.0, 4.0), cuboid(1.0, 1.0, 1.0));
    let member = |y: f64| GroupPart {
        shape: &part,
        in_group: Isometry3::new(Vector::new(0.0, y, 0.0), Vector::new(0.0, 0.0, 0.3)),
    };
    let (held, posts) = (
        [member(0.0), member(3.0)],
        [still(&post, at(5.0, 3.0, 0.0))],
    );
    let slid = go(&held, &posts, &at(0.0, 0.0, 0.0), &at(8.0, 0.0, 0.0));
    assert_eq!((slid.contacts.len(), slid.contacts[0].part), (1, 1));
    assert!(slid.pose.translation.x < 4.0);
    assert_free(&held, &posts, &slid);
    let to = at(2.0, -1.0, 0.5);
    assert_eq!(go(&held, &posts, &slid.pose, &to).pose, to);
}

#[test]
fn slide_is_same_at_any_scale_and_thread_count() {
    let mut random = Random::seeded("scale", 13);
    let sized = |soup: &Soup, scale: f64| {
        let mut soup = soup.clone();
        soup.positions
            .iter_mut()
            .flatten()
            .for_each(|x| *x *= scale);
        Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor)
    };
    let soups = [
        primitives::bumpy_sphere(20, 13, 4),
        primitives::torus(20, 12, 2.0, 0.5),
        primitives::cuboid(3.0, 3.0, 1.0),
    ];
    for _ in 0..10 {
        let poses = [random.pose(1.0), random.pose(2.0)];
        let (from, to) = (
            random.point().coords.normalize() * 6.0,
            random.point().coords,
        );
        let turn = random.pose(1.0).rotation;
        let slides = [1.0, 0.001, 1000.0].map(|scale| {
            let shapes = [0, 1, 2].map(|n| sized(&soups[n], scale));
            let pose = |v: Vector, r: UnitQuaternion<f64>| Pose::from_parts((v * scale).into(), r);
            let obstacles = [0, 1].map(|n| {
                still(
                    &shapes[n + 1],
                    pose(poses[n].translation.vector, poses[n].rotation),
                )
            });
            let held = alone(&shapes[0]);
            let go = |threads: usize| {
                let (from, to) = (pose(from, turn), pose(to, turn));
                slide(
                    &held,
                    &obstacles,
                    &from,
                    &to,
                    CONTACT_OFFSET * scale,
                    &ThreadExecutor::new(threads),
                )
                .unwrap()
            };
            let slid = go(1);
            assert_free(&held, &obstacles, &slid);
            assert_eq!(slid, go(4));
            (slid.pose.translation.vector / scale, slid.contacts.len())
        });
        for (place, contacts) in slides {
            assert!(
                (place - slides[0].0).norm() < 1e-4,
                "{place} {}",
                slides[0].0
            );
            assert_eq!(contacts, slides[0].1);
        }
    }
}

#[test]
fn slide_of_invalid_numbers_keeps_the_pose() {
    let part = cuboid(1.0, 1.0, 1.0);
    let (held, obstacles) = (alone(&part), [still(&part, at(3.0, 0.0, 0.0))]);
    let (from, to) = (at(0.0, 0.0, 0.0), at(9.0, 0.0, 0.0));
    for bad in [f64::NAN, f64::INFINITY, -f64::INFINITY, 1e300] {
        let none = at(bad, 0.0, 0.0);
        let stays = |held: &[GroupPart], from: &Pose, to: &Pose, around: &[_]| {
            let slid = go(held, around, from, to);
            assert_eq!((slid.contacts, slid.ignored_pairs), (vec![], vec![]));
            let bits = |pose: &Pose| pose.to_homogeneous().map(f64::to_bits);
            assert_eq!(bits(&slid.pose), bits(from));
        };
        stays(&held, &from, &none, &obstacles);
        stays(&held, &none, &to, &obstacles);
        stays(&held, &from, &to, &[still(&part, none)]);
        let in_group = none;
        stays(
            &[GroupPart {
                shape: &part,
                in_group,
            }],
            &from,
            &to,
            &obstacles,
        );
    }
    for contact_offset in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let slid = slide(
            &held,
            &obstacles,
            &from,
            &to,
            contact_offset,
            &SequentialExecutor,
        )
        .unwrap();
        assert_eq!(slid.pose, from);
    }
    assert_eq!(go(&[], &obstacles, &from, &to).pose, to);
    assert_eq!(go(&held, &[], &from, &to).pose, to);
}

#[test]
fn a_slide_can_be_stopped() {
    let ball = shape(primitives::uv_sphere(200, 99, 1.0));
    let (held, obstacles) = (alone(&ball), [still(&ball, at(2.5, 0.1, 0.0))]);
    let (from, to) = (at(0.0, 0.0, 0.0), at(2.0, 0.3, 0.1));
    let whole = go(&held, &obstacles, &from, &to);
    let (mut stopped, mut polls) = (0, 0);
    loop {
        let limited = StopAfterPolls::new(polls);
        match slide(&held, &obstacles, &from, &to, CONTACT_OFFSET, &limited) {
            Err(Interrupted) => stopped += 1,
            Ok(slid) => break assert_eq!(slid, whole),
        }
        polls += 1 + polls / 2;
    }
    assert!(stopped > 0);
}
