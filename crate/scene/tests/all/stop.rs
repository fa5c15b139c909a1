//! Tests parts that stop: their path, and the report of it.

use crate::common::command::{Run, begin_drag, drag_to};
use crate::common::{part, scene};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::IncompleteReason;
use nearpoint_scene::{Command, DragMode, NewPart, PartId, Placement, Scene};
use nearpoint_testing::Random;

/// Makes a scene of these parts, and begins a drag of the first `count` of them.
fn holding(mode: DragMode, count: usize, parts: Vec<NewPart>) -> (Scene, Vec<PartId>) {
    let (mut scene, mut ids) = scene(parts);
    ids.truncate(count);
    scene.finish_after(Command::SetDragMode { mode });
    scene.run(begin_drag(&ids));
    (scene, ids)
}

fn reach(scene: &mut Scene, part: PartId, pose: Pose) {
    scene.run(drag_to(&[Placement(part, pose)]));
}

fn on_a_table() -> Vec<NewPart> {
    let at = Pose::translation;
    vec![
        part(
            "box",
            primitives::cuboid(1.0, 1.0, 1.0),
            at(-2.0, 0.0, 0.55),
        ),
        part(
            "table",
            primitives::cuboid(4.0, 4.0, 1.0),
            at(-2.0, 0.0, -0.5),
        ),
    ]
}

#[test]
fn a_part_that_slid_around_a_corner_did_not_pass_through_it() {
    let behind = Pose::translation(2.0, 0.0, -3.0);
    let (mut scene, ids) = holding(DragMode::Stop, 1, on_a_table());
    reach(&mut scene, ids[0], behind);
    scene.finish();
    assert_eq!(scene.pose_of(ids[0]), behind);
    assert_eq!(scene.frame().path_contacts[..], []);
    // The straight motion from here to there passes through.
    let (mut scene, ids) = holding(DragMode::Detect, 1, on_a_table());
    reach(&mut scene, ids[0], behind);
    scene.finish();
    let passed = |scene: &Scene| scene.frame().has_passed(&scene.frame().path_contacts[0]);
    assert!(passed(&scene));
}

/// Makes boxes, rings, tubes and bumpy balls, apart from where the first two are.
fn clutter(random: &mut Random) -> Vec<NewPart> {
    let soups = [
        primitives::cuboid(1.0, 0.6, 1.4),
        primitives::torus(16, 8, 0.8, 0.25),
        primitives::tube(12, 0.8, 0.5, 1.2),
        primitives::bumpy_sphere(14, 9, 2),
    ];
    let far = |n: usize| Pose::translation(6.0 + 3.0 * n as f64, 0.0, 0.0);
    let parts = (0..6).map(|n| {
        let soup = soups[random.index(soups.len())].clone();
        let pose = if n < 2 { far(n) } else { random.pose(2.0) };
        part(&format!("part {n}"), soup, pose)
    });
    parts.collect()
}

#[test]
fn stopped_part_on_random_drags_passes_through_nothing() {
    let mut random = Random::seeded("whatever the hand does", 17);
    let mut cut = 0;
    for case in 0..12 {
        let parts = clutter(&mut random);
        let count = 1 + case % 2;
        let (mut stopping, ids) = holding(DragMode::Stop, count, parts.clone());
        let (mut straight, _) = holding(DragMode::Detect, count, parts);
        let mut hand = Pose::translation(6.0, 0.0, 0.0);
        for n in 0..30 {
            let reached = random.pick(&[0.3, 1.0, 5.0]);
            hand.translation.vector = hand.translation.vector * 0.5 + random.vector(reached);
            if n % 3 == 0 {
                let most = random.pick(&[0.1, 1.0]);
                let turn = random.vector(most);
                hand.rotation = UnitQuaternion::from_scaled_axis(turn) * hand.rotation;
            }
            reach(&mut stopping, ids[0], hand);
            // Sometimes the drag moves on before it was followed.
            if random.below(3) == 0 {
                continue;
            }
            stopping.finish();
            assert_eq!(stopping.frame().path_contacts[..], [], "case {case}");
            let shown = |&id: &PartId| Placement(id, stopping.pose_of(id));
            straight.run(drag_to(&ids.iter().map(shown).collect::<Vec<_>>()));
        }
        straight.finish();
        cut += straight.frame().path_contacts.len();
    }
    assert!(cut > 5, "straight ways are free, too: {cut}");
}

#[test]
fn interrupted_drag_passes_around_corners() {
    let (mut scene, ids) = holding(DragMode::Stop, 1, on_a_table());
    let ends = [
        Pose::translation(2.0, 0.0, -3.0),
        Pose::translation(-2.0, 0.0, 3.0),
    ];
    for n in 0..100 {
        reach(&mut scene, ids[0], ends[n % 2]);
        // The slices are just long enough to follow the drag.
        let mut polls = 3;
        while scene.pose_of(ids[0]) != ends[n % 2] {
            scene.slice(polls);
            polls += 1;
            assert!(polls < 10_000, "it never gets there");
        }
    }
    scene.finish();
    assert_eq!(scene.frame().path_contacts[..], []);
}

#[test]
fn rotation_that_ends_early_reports_incomplete() {
    let (mut scene, ids) = holding(DragMode::Stop, 1, on_a_table());
    reach(&mut scene, ids[0], Pose::translation(-2.0, 0.0, 0.2));
    scene.finish();
    let unfinished = |scene: &Scene| scene.frame().drag.as_ref().unwrap().incomplete_reason;
    assert_eq!(unfinished(&scene), None);
    let turn = UnitQuaternion::from_scaled_axis(Vector::z() * 1.5);
    let turned = Pose::from_parts(Vector::new(-2.0, 0.0, 0.2).into(), turn);
    reach(&mut scene, ids[0], turned);
    scene.finish();
    assert_eq!(unfinished(&scene), Some(IncompleteReason::Rotation));
    let angle = scene.pose_of(ids[0]).rotation.angle();
    assert!(angle > 0.0 && angle < 1.5, "{angle}");
    assert_eq!(scene.frame().path_contacts[..], []);
}
