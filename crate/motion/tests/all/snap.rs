//! Tests constraints of faces: engaging, the shown pose, and releasing.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::snap::{
    ReleaseReason, SnapConstraintKind, SnapMethod, SnapPart, SnapParts, SnapResult, SnapSession,
    SnapSettings,
};
use nearpoint_motion::{IncompleteReason, IterationLimits};
use nearpoint_testing::Random;

const CUBE: f64 = 70.0;

fn shape(soup: Soup) -> Shape {
    Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor)
}

fn cube() -> Shape {
    shape(primitives::cuboid(CUBE, CUBE, CUBE))
}

fn body(id: u32, shape: &Shape, pose: Pose) -> SnapPart<'_> {
    SnapPart {
        id,
        shape,
        is_inverted: false,
        pose,
    }
}

fn at(x: f64, y: f64, z: f64) -> Pose {
    Pose::translation(x, y, z)
}

/// Follows the drag without obstacles.
fn follow(
    snap: &mut SnapSession,
    drag_pose: &Pose,
    dragged: &[SnapPart],
    others: &[SnapPart],
) -> SnapResult {
    let world = SnapParts {
        dragged,
        targets: &others,
    };
    snap.update(drag_pose, &world, &mut |_| Ok(true)).unwrap()
}

fn settings() -> SnapSettings {
    SnapSettings {
        snap_distance: 5.0,
        ..SnapSettings::default()
    }
}

fn kinds(followed: &SnapResult) -> Vec<(SnapConstraintKind, bool)> {
    followed
        .active_constraints
        .iter()
        .map(|held| (held.constraint.kind, held.is_redundant))
        .collect()
}

/// Follows the drag with a cube among others, which have numbers from 1 on.
fn among_cubes(snap: &mut SnapSession, drag_pose: &Pose, others: &[Pose]) -> SnapResult {
    let cube = cube();
    let others = others.iter().zip(1..);
    let others: Vec<_> = others.map(|(pose, id)| body(id, &cube, *pose)).collect();
    follow(
        snap,
        drag_pose,
        &[body(0, &cube, Pose::identity())],
        &others,
    )
}

/// Returns a corner of three cubes: below, to the left, behind.
fn corner() -> [Pose; 3] {
    [
        at(0.0, 0.0, -CUBE),
        at(-CUBE, 0.0, 0.0),
        at(0.0, -CUBE, 0.0),
    ]
}

/// Returns a cube to lie on.
fn floor() -> [Pose; 1] {
    [at(0.0, 0.0, -CUBE)]
}

#[test]
fn face_constraints_engage_and_release_in_any_order() {
    let others = corner();
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let path = |axis: usize| match axis {
            0 => Vector::z(),
            1 => Vector::x(),
            _ => Vector::y(),
        };
        let mut hand = Vector::repeat(20.0);
        let mut snap = SnapSession::new(settings(), at(20.0, 20.0, 20.0)).unwrap();
        let mut go = |hand: Vector| {
            among_cubes(
                &mut snap,
                &Pose::from_parts(hand.into(), UnitQuaternion::identity()),
                &others,
            )
        };
        for (n, &axis) in order.iter().enumerate() {
            hand -= path(axis) * 17.0;
            let followed = go(hand);
            assert_eq!(followed.active_constraints.len(), n + 1, "{order:?}");
            assert_eq!(
                followed.degrees_of_freedom.count(),
                [3, 1, 0][n],
                "{order:?}"
            );
        }
        assert_eq!(go(hand).pose, Pose::identity());
        for (n, &axis) in order.iter().enumerate() {
            hand += path(axis) * 60.0;
            let followed = go(hand);
            assert_eq!(
                followed.degrees_of_freedom.count(),
                [1, 3, 6][n],
                "{order:?}"
            );
            // A cube that was pulled off along one direction is beyond the edges of the others.
            assert!(
                followed.released.iter().all(|(_, why)| matches!(
                    why,
                    ReleaseReason::TooFar | ReleaseReason::Uncovered
                ))
            );
        }
    }
}

#[test]
fn parallel_faces_are_redundant_and_take_over() {
    let others = [at(-35.0, 0.0, -CUBE), at(35.0, 0.0, -CUBE)];
    let mut snap = SnapSession::new(settings(), at(0.0, 0.0, 20.0)).unwrap();
    let both = among_cubes(&mut snap, &at(0.0, 0.0, 3.0), &others);
    assert_eq!(
        kinds(&both),
        [
            (SnapConstraintKind::Faces, false),
            (SnapConstraintKind::Faces, true)
        ]
    );
    assert_eq!(both.degrees_of_freedom.count(), 3);
    // The cube moves over the edge of the first: the second constraint stays active, and nothing jumps.
    for step in 1..=40 {
        let x = f64::from(step) * 2.0;
        let followed = among_cubes(&mut snap, &at(x, 0.0, 3.0), &others);
        assert_eq!(followed.pose, at(x, 0.0, 0.0));
    }
}

#[test]
fn nearly_parallel_planes_change_the_pose_least() {
    // The second floor is tilted by less than counts as another direction, and is a little lower.
    let lean = UnitQuaternion::from_scaled_axis(Vector::y() * 5e-5);
    let floor = Pose::from_parts(Vector::new(60.0, 0.0, -CUBE).into(), lean);
    let others = [at(-20.0, 0.0, -CUBE), floor];
    let mut snap = SnapSession::new(settings(), at(15.0, 0.0, 20.0)).unwrap();
    let followed = among_cubes(&mut snap, &at(15.0, 0.0, 2.0), &others);
    assert!(
        (followed.pose.translation.vector - Vector::new(15.0, 0.0, 0.0)).norm() < 1e-2,
        "{}",
        followed.pose
    );
    assert_eq!(followed.degrees_of_freedom.count(), 3);
}

#[test]
fn snap_of_equal_candidates_engages_the_first_by_name() {
    let cube = cube();
    let held = [body(0, &cube, Pose::identity())];
    let pair = [
        body(7, &cube, at(-60.0, 0.0, -CUBE)),
        body(3, &cube, at(60.0, 0.0, -CUBE)),
    ];
    let turned = [pair[1], pair[0]];
    for others in [pair, turned] {
        let mut snap = SnapSession::new(settings(), at(0.0, 0.0, 20.0)).unwrap();
        let followed = follow(&mut snap, &at(0.0, 0.0, 2.0), &held, &others);
        let names: Vec<u32> = followed
            .active_constraints
            .iter()
            .map(|held| held.constraint.other_part)
            .collect();
        assert_eq!(names, [3, 7]);
    }
}

#[test]
fn snap_without_planar_faces_engages_nothing() {
    let (torus, cube) = (shape(primitives::torus(40, 16, 50.0, 20.0)), cube());
    let held = [body(0, &torus, Pose::identity())];
    let others = [body(1, &cube, at(0.0, 0.0, -55.0))];
    let mut snap = SnapSession::new(settings(), at(0.0, 0.0, 20.0)).unwrap();
    let hand = at(0.3, 0.2, 0.1);
    let followed = follow(&mut snap, &hand, &held, &others);
    assert_eq!(
        (followed.pose, followed.degrees_of_freedom.count()),
        (hand, 6)
    );
    assert_eq!(followed.preview, None);
}

/// Starts the drag of a cube from above with the method of Kitamura.
fn published() -> SnapSession {
    let settings = SnapSettings {
        method: SnapMethod::Kitamura,
        ..settings()
    };
    SnapSession::new(settings, at(0.0, 0.0, 20.0)).unwrap()
}

#[test]
fn kitamura_method_keeps_cube_at_release_threshold() {
    let mut snap = published();
    // Near is not enough: the cube must collide.
    assert!(
        among_cubes(&mut snap, &at(0.0, 0.0, 1.0), &floor())
            .active_constraints
            .is_empty()
    );
    let lying = among_cubes(&mut snap, &at(0.0, 0.0, -1.0), &floor());
    assert_eq!(
        (lying.pose, lying.active_constraints.len()),
        (Pose::identity(), 1)
    );
    // Its centroid is as high above the plane as half of the edge, which is k·√A.
    assert_eq!(
        lying.active_constraints[0].engagement.release_distance,
        35.0
    );
    assert!((lying.active_constraints[0].engagement.signed_distance - 34.0).abs() < 1e-9);
    let half = at(35.0, 0.0, -1.0);
    let released = among_cubes(&mut snap, &half, &floor());
    assert_eq!((released.pose, released.released.len()), (half, 1));
}

#[test]
fn kitamura_method_applies_drag_rotation_about_the_normal() {
    let mut snap = published();
    let mut turn = UnitQuaternion::identity();
    let mut shown = Pose::identity();
    for _ in 0..20 {
        turn = UnitQuaternion::from_scaled_axis(Vector::new(0.01, 0.0, 0.02)) * turn;
        shown = among_cubes(
            &mut snap,
            &Pose::from_parts(Vector::new(0.0, 0.0, -3.0).into(), turn),
            &floor(),
        )
        .pose;
    }
    // The first pose engaged; since then there were nineteen turns by 0.02 about z.
    assert!(
        (shown.rotation.scaled_axis().z - 0.4).abs() < 1e-3,
        "{shown}"
    );
    assert!(shown.rotation.scaled_axis().xy().norm() < 1e-12);
}

#[test]
fn steps_of_angle_and_length_are_counted_from_the_face() {
    let stepped = SnapSettings {
        angle_step: 15_f64.to_radians(),
        step: 10.0,
        ..settings()
    };
    let mut snap = SnapSession::new(stepped, at(0.0, 0.0, 20.0)).unwrap();
    let turn = UnitQuaternion::from_scaled_axis(Vector::z() * 20_f64.to_radians());
    let followed = among_cubes(
        &mut snap,
        &Pose::from_parts(Vector::new(13.0, 1.0, 2.0).into(), turn),
        &floor(),
    );
    let angle = followed.pose.rotation.scaled_axis().z.to_degrees();
    assert!((angle - 15.0).abs() < 1e-9, "{angle}");
    assert_eq!(followed.degrees_of_freedom.count(), 3);
}

/// A set of random cubes and slabs around a dragged cube.
struct Clutter {
    shapes: Vec<Shape>,
    poses: Vec<Pose>,
}

impl Clutter {
    fn new(random: &mut Random) -> Self {
        let mut size = || 20.0 + 60.0 * random.uniform();
        let shapes = (0..6)
            .map(|_| shape(primitives::cuboid(size(), size(), size())))
            .collect();
        let poses = (0..6).map(|n| {
            let place = Vector::from_fn(|_, _| 160.0 * random.uniform() - 80.0);
            let turn =
                Vector::from_fn(|_, _| random.uniform() - 0.5) * if n % 2 == 0 { 0.0 } else { 6.0 };
            Pose::from_parts(place.into(), UnitQuaternion::from_scaled_axis(turn))
        });
        Self {
            poses: poses.collect(),
            shapes,
        }
    }

    fn bodies(&self) -> Vec<SnapPart<'_>> {
        let all = self.shapes.iter().zip(&self.poses).zip(1..);
        all.map(|((shape, pose), id)| body(id, shape, *pose))
            .collect()
    }
}

/// Returns the largest motion of a corner of the dragged cube.
fn moved(from: &Pose, to: &Pose) -> f64 {
    let corners = (0..8_u8)
        .map(|n| Point::from([0, 1, 2].map(|bit| f64::from(n >> bit & 1) * CUBE - CUBE / 2.0)));
    corners
        .map(|corner| (to * corner - from * corner).norm())
        .fold(0.0, f64::max)
}

/// A constraint engages well inside of where it releases, and releases only outside (no flicker inside the band). The
/// pose satisfies all constraints. Between changes, the shown pose moves no more than the drag.
#[test]
fn snap_on_random_paths_neither_flickers_nor_jumps() {
    let held_shape = cube();
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let clutter = Clutter::new(&mut random);
        let (held, others) = ([body(0, &held_shape, Pose::identity())], clutter.bodies());
        let start = at(0.0, 0.0, 120.0);
        let mut snap = SnapSession::new(settings(), start).unwrap();
        let (mut hand, mut before) = (start, follow(&mut snap, &start, &held, &others));
        let mut towards = Vector::zeros();
        for step in 0..120 {
            if step % 30 == 0 {
                towards = Vector::from_fn(|_, _| 80.0 * random.uniform() - 40.0);
            }
            let earlier = hand;
            hand.translation.vector += (towards - hand.translation.vector) * 0.04;
            let at_once = follow(&mut snap.clone(), &hand, &held, &others);
            let now = follow(&mut snap, &hand, &held, &others);
            assert_eq!(at_once, now, "seed {seed} step {step}");
            let names = |followed: &SnapResult| {
                followed
                    .active_constraints
                    .iter()
                    .map(|held| held.constraint)
                    .collect::<Vec<_>>()
            };
            for held in now
                .active_constraints
                .iter()
                .filter(|held| now.engaged.contains(&held.constraint))
            {
                let grip = &held.engagement;
                assert!(
                    grip.covered_fraction > 0.1,
                    "seed {seed} step {step}: {held:?}"
                );
                // Constraints that engaged later may have moved the rest.
                assert!(
                    now.engaged.len() > 1
                        || grip.signed_distance.abs() <= 0.5 * grip.release_distance + 1e-9,
                    "seed {seed} step {step}: {held:?}"
                );
            }
            let known = |hold| {
                before
                    .active_constraints
                    .iter()
                    .find(|held| held.constraint == hold)
            };
            let lost = now
                .released
                .iter()
                .filter_map(|(hold, why)| Some((known(*hold)?, why)));
            for (known, why) in lost {
                match why {
                    ReleaseReason::Uncovered => {
                        assert!(
                            known.engagement.covered_fraction < 0.2,
                            "seed {seed} step {step}: {known:?}"
                        )
                    }
                    _ => assert!(
                        known.engagement.signed_distance.abs()
                            > 0.5 * known.engagement.release_distance,
                        "seed {seed} step {step}: {known:?}"
                    ),
                }
            }
            if now.engaged.is_empty() && now.released.is_empty() {
                let (own, its) = (moved(&before.pose, &now.pose), moved(&earlier, &hand));
                assert!(
                    own <= its + 1e-9,
                    "seed {seed} step {step}: {own} beyond {its}"
                );
                assert_eq!(names(&before), names(&now));
            }
            // A drag to the same pose changes nothing.
            let still = follow(&mut snap.clone(), &hand, &held, &others);
            assert!(
                still.engaged.is_empty() && still.released.is_empty(),
                "seed {seed} step {step}: {still:?}"
            );
            assert!(
                moved(&still.pose, &now.pose) < 1e-9,
                "seed {seed} step {step}"
            );
            before = now;
        }
    }
}

#[test]
fn snap_releases_on_a_drag_jump_and_can_engage_again() {
    let others = corner();
    let mut snap = SnapSession::new(settings(), at(20.0, 20.0, 20.0)).unwrap();
    assert_eq!(
        among_cubes(&mut snap, &at(1.0, 1.0, 1.0), &others)
            .degrees_of_freedom
            .count(),
        0
    );
    let far = at(1e6, -1e6, 1e6);
    let gone = among_cubes(&mut snap, &far, &others);
    assert_eq!((gone.pose, gone.released.len()), (far, 3));
    let back = among_cubes(&mut snap, &at(-1.0, 2.0, 1.0), &others);
    assert_eq!(
        (back.pose, back.degrees_of_freedom.count()),
        (Pose::identity(), 0)
    );
}

#[test]
fn snap_to_removed_part_is_released() {
    let others = corner();
    let mut snap = SnapSession::new(settings(), at(20.0, 20.0, 20.0)).unwrap();
    among_cubes(&mut snap, &at(1.0, 1.0, 1.0), &others);
    let left = among_cubes(&mut snap, &at(1.0, 1.0, 1.0), &others[..1]);
    assert!(
        left.released
            .iter()
            .all(|(_, why)| *why == ReleaseReason::PartRemoved)
    );
    assert_eq!(
        (left.released.len(), left.degrees_of_freedom.count()),
        (2, 3)
    );
}

#[test]
fn snap_constraints_that_alternate_are_reported_incomplete() {
    for (constraint_rounds, reported) in [(3, None), (0, Some(IncompleteReason::Constraints))] {
        let limits = IterationLimits {
            constraint_rounds,
            ..IterationLimits::default()
        };
        let snap = SnapSession::new(settings(), at(0.0, 0.0, 20.0)).unwrap();
        let followed = among_cubes(&mut snap.with_limits(limits), &at(0.0, 0.0, 1.0), &floor());
        assert_eq!(followed.incomplete_reason, reported);
        assert_eq!(followed.active_constraints.is_empty(), reported.is_some());
    }
}
