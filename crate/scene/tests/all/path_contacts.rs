//! Tests the contacts on the path of a drag, however far apart its poses.

use crate::common::command::{Run, begin_drag, drag_to, to_first_contact};
use crate::common::{part, scene, set_pose, shift};
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Command, MeshRelation, PartId, Placement, Scene, SceneError};

/// Makes a thin blade at x = −5 before two thin plates at x = 0 and x = 3.
fn blade_and_plates() -> (Scene, Vec<PartId>) {
    let plate = || primitives::cuboid(0.01, 4.0, 4.0);
    scene(vec![
        part("blade", primitives::cuboid(0.02, 1.0, 1.0), shift(-5.0)),
        part("plate", plate(), shift(0.0)),
        part("second plate", plate(), shift(3.0)),
    ])
}

fn drag(scene: &mut Scene, part: PartId, to: &[Pose]) {
    scene.run(Command::BeginDrag { parts: vec![part] });
    for &pose in to {
        scene.run(drag_to(&[Placement(part, pose)]));
    }
    scene.run(Command::EndDrag);
}

#[test]
fn a_fast_drag_through_thin_plates_is_caught_at_its_first_contacts() {
    let (mut scene, ids) = blade_and_plates();
    scene.finish();
    drag(&mut scene, ids[0], &[shift(5.0)]);
    assert_ne!(scene.frame().pending, 0);
    let frame = scene.finish();
    assert!(
        frame
            .pairs
            .iter()
            .all(|pair| pair.mesh_relation == MeshRelation::Clear)
    );
    let met: Vec<_> = frame.path_contacts.iter().map(|e| (e.a, e.b)).collect();
    assert_eq!(met, [(ids[0], ids[1]), (ids[0], ids[2])]);
    for (encounter, plate) in frame.path_contacts.iter().zip([0.0, 3.0]) {
        let [Placement(part, pose)] = encounter.poses[..] else {
            panic!("one part was held");
        };
        assert_eq!(part, ids[0]);
        // The contact is at half of each thickness.
        assert!(
            (pose.translation.x - (plate - 0.015)).abs() < 1e-6,
            "{pose}"
        );
        assert!((encounter.point.x - plate).abs() < 0.02);
    }
}

#[test]
fn many_small_steps_and_one_large_one_meet_the_same() {
    let ways = [1, 7, 100].map(|steps| {
        let (mut scene, ids) = blade_and_plates();
        scene.finish();
        let pose = |n: usize| {
            let fraction = n as f64 / steps as f64;
            Pose::new(
                Vector::new(-5.0 + 10.0 * fraction, 0.0, 0.0),
                Vector::x() * 0.3 * fraction,
            )
        };
        drag(
            &mut scene,
            ids[0],
            &(1..=steps).map(pose).collect::<Vec<_>>(),
        );
        let frame = scene.finish();
        let met = frame.path_contacts.iter();
        met.map(|e| (e.a, e.b, (e.poses[0].1.translation.x * 1e4).round()))
            .collect::<Vec<_>>()
    });
    assert_eq!(ways[0].len(), 2);
    assert_eq!(ways[0], ways[1]);
    assert_eq!(ways[0], ways[2]);
}

#[test]
fn move_to_first_contact_can_be_undone() {
    let (mut scene, ids) = blade_and_plates();
    scene.finish();
    drag(&mut scene, ids[0], &[shift(5.0)]);
    scene.finish();
    let back = to_first_contact(ids[1], ids[0]);
    let frame = scene.finish_after(back.clone());
    assert!((frame.part(ids[0]).unwrap().pose.translation.x + 0.015).abs() < 1e-6);
    assert!(
        frame.path_contacts.is_empty(),
        "they were of the drag before"
    );
    assert_eq!(scene.refuses(back), SceneError::NoPathContact);
    scene.run(Command::Undo);
    assert_eq!(scene.pose_of(ids[0]), shift(5.0));
}

#[test]
fn what_touches_from_the_start_is_not_met() {
    let (mut scene, ids) = blade_and_plates();
    scene.finish_after(set_pose(ids[0], shift(0.0)));
    drag(&mut scene, ids[0], &[shift(-2.0)]);
    assert!(scene.finish().path_contacts.is_empty());
}

#[test]
fn path_contacts_are_cleared_by_any_other_change() {
    type Commands = fn(PartId) -> Vec<Command>;
    let forget: [(&str, Commands); 4] = [
        ("new drag", |part| {
            vec![Command::BeginDrag { parts: vec![part] }]
        }),
        ("cancelled", |part| {
            let to = Placement(part, shift(-5.0));
            let parts = vec![part];
            vec![
                Command::BeginDrag { parts },
                Command::DragTo { poses: vec![to] },
                Command::CancelDrag,
            ]
        }),
        ("moved", |part| vec![set_pose(part, shift(7.0))]),
        ("undone", |_| vec![Command::Undo]),
    ];
    for (name, commands) in forget {
        let (mut scene, ids) = blade_and_plates();
        scene.finish();
        drag(&mut scene, ids[0], &[shift(5.0)]);
        assert_eq!(scene.finish().path_contacts.len(), 2);
        for command in commands(ids[0]) {
            scene.run(command);
        }
        assert!(scene.finish().path_contacts.is_empty(), "{name}");
    }
}

#[test]
fn path_of_unfinished_drag_is_tested_in_the_end() {
    let (mut scene, ids) = blade_and_plates();
    scene.finish();
    // There are more waypoints than may wait, to and fro.
    let poses: Vec<Pose> = (0..300).map(|n| shift(-5.0 + f64::from(n % 2))).collect();
    drag(&mut scene, ids[0], &[&poses[..], &[shift(5.0)]].concat());
    let mut calls = 0;
    while scene.frame().pending > 0 {
        // Each call has only a few polls.
        scene.slice(3);
        calls += 1;
        assert!(calls < 10_000, "it never ends");
    }
    assert_eq!(scene.frame().path_contacts.len(), 2);
}

#[test]
fn path_contacts_exclude_pairs_of_dragged_parts() {
    let (mut scene, ids) = blade_and_plates();
    scene.finish();
    scene.run(begin_drag(&[ids[0], ids[1]]));
    let poses = vec![
        Placement(ids[0], shift(-1.0)),
        Placement(ids[1], shift(4.0)),
    ];
    let frame = scene.finish_after(Command::DragTo { poses });
    let met: Vec<_> = frame.path_contacts.iter().map(|e| (e.a, e.b)).collect();
    assert_eq!(met, [(ids[1], ids[2])]);
    assert_eq!(frame.path_contacts[0].poses.len(), 2);
}
