//! Tests pivots and hinges: the parts that have them, the limits of swings, and contacts during a swing.

use crate::common::command::{Run, set_drag_mode};
use crate::common::{numbered, part, scene, set_pose};
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{Command, DragMode, PartId, Pivot, Scene, SceneError};
use nearpoint_testing::Random;
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// Makes a door leaf of width 1 in the plane y = 0, to be hung at x = y = 0; a handle on it; and a stop behind its far
/// end. A post stands so far behind the hinge that only a wide open door hits it.
fn room() -> (Scene, Vec<PartId>) {
    let at = Pose::translation;
    let parts = [
        part(
            "leaf",
            primitives::cuboid(1.0, 0.02, 2.0),
            at(0.55, 0.0, 0.0),
        ),
        part(
            "handle",
            primitives::cuboid(0.1, 0.1, 0.1),
            at(0.9, -0.06, 0.0),
        ),
        part(
            "stop",
            primitives::cuboid(0.2, 0.2, 2.0),
            at(1.0, 0.11, 0.0),
        ),
        part(
            "post",
            primitives::cuboid(0.2, 0.2, 2.0),
            at(-0.6, -0.6, 0.0),
        ),
    ];
    scene(numbered(parts))
}

const UPRIGHT: Pivot = Pivot {
    point: [0.0, 0.0, 0.0],
    axis: Some([0.0, 0.0, 1.0]),
    angle: 0.0,
    limits: None,
};

fn hang(scene: &mut Scene, parts: &[PartId], pivot: Pivot) {
    let (parts, pivot) = (parts.to_vec(), Some(pivot));
    scene.run(Command::SetPivot { parts, pivot });
}

fn swing(scene: &mut Scene, parts: &[PartId], angle: f64) {
    let parts = parts.to_vec();
    scene.run(Command::BeginSwing { parts });
    scene.run(Command::SwingTo { angle });
    scene.finish_after(Command::EndDrag);
}

fn angle(scene: &Scene, part: PartId) -> f64 {
    scene.part(part).unwrap().pivot.unwrap().angle
}

fn assert_at(scene: &Scene, part: PartId, angle: f64, arm: f64) {
    let at = scene.pose_of(part).translation.vector;
    let expected = Vector::new(angle.cos(), angle.sin(), 0.0) * arm;
    assert!((at - expected).norm() < 1e-12, "{at} {expected}");
}

#[test]
fn swing_and_reverse_swing_restore_the_scene() {
    let mut random = Random::seeded("a swing and one back in a scene", 51);
    for case in 0..40 {
        let (mut scene, ids) = room();
        let axis = random.vector(1.0);
        let at = random.vector(2.0);
        let options = Pivot {
            point: at.into(),
            axis: Some(axis.into()),
            ..UPRIGHT
        };
        hang(&mut scene, &ids[..2], options);
        let before: Vec<Pose> = scene.parts().iter().map(|part| part.pose).collect();
        let by = random.between(-TAU, TAU);
        swing(&mut scene, &ids[..2], by);
        assert!((angle(&scene, ids[0]) - by).abs() < 1e-12, "case {case}");
        for &id in &ids[..2] {
            let part = scene.part(id).unwrap();
            let pivot = part.pivot_in_scene().unwrap();
            // The hinge of each part is where it was.
            let off = pivot.point() - Point::from(at);
            assert!(off.norm() < 1e-13, "case {case}");
            let turned = Vector::from(pivot.axis.unwrap()) - axis.normalize();
            assert!(turned.norm() < 1e-13, "case {case}");
        }
        swing(&mut scene, &ids[..2], -by);
        for (part, before) in scene.parts().iter().zip(&before) {
            let place = Point::from(random.vector(1.0));
            assert!(
                (part.pose * place - before * place).norm() < 1e-13,
                "case {case}"
            );
        }
        for _ in 0..3 {
            scene.run(Command::Undo);
        }
        assert!(!scene.can_undo());
        assert!(scene.parts().iter().all(|part| part.pivot.is_none()));
    }
}

#[test]
fn hinge_angle_is_clamped_to_its_limits() {
    let (mut scene, ids) = room();
    let limits = Some([-1.2, 0.0]);
    hang(&mut scene, &ids[..1], Pivot { limits, ..UPRIGHT });
    swing(&mut scene, &ids[..1], -3.0);
    assert_eq!(angle(&scene, ids[0]), -1.2);
    assert_at(&scene, ids[0], -1.2, 0.55);
    swing(&mut scene, &ids[..1], 9.0);
    assert_eq!(angle(&scene, ids[0]), 0.0);
    swing(&mut scene, &ids[..1], -0.5);
    // A command that sets its angle and its limits is a change like others.
    let parts = vec![ids[0]];
    let (angle_now, limits) = (0.25, Some([0.25, 0.5]));
    let stated = Command::SetHinge {
        parts,
        angle: angle_now,
        limits,
    };
    scene.run(stated);
    assert_eq!(angle(&scene, ids[0]), 0.25);
    swing(&mut scene, &ids[..1], -1.0);
    assert_eq!(angle(&scene, ids[0]), 0.25);
    scene.run(Command::Undo);
    assert_eq!(angle(&scene, ids[0]), -0.5);
    // At another pose it has the same angle, and swings there.
    let elsewhere = Pose::new(Vector::new(3.0, -1.0, 2.0), Vector::new(PI, 0.0, 0.0));
    let moved = elsewhere * scene.pose_of(ids[0]);
    scene.run(set_pose(ids[0], moved));
    assert_eq!(angle(&scene, ids[0]), -0.5);
    let hinge = scene.part(ids[0]).unwrap().pivot_in_scene().unwrap();
    assert!((hinge.point() - Point::new(3.0, -1.0, 2.0)).norm() < 1e-12);
    swing(&mut scene, &ids[..1], -9.0);
    assert_eq!(angle(&scene, ids[0]), -1.2);
    scene.run(Command::Undo);
    assert_eq!(angle(&scene, ids[0]), -0.5);
}

#[test]
fn contacts_of_a_swing_are_reported_along_its_path() {
    let (mut scene, ids) = room();
    hang(&mut scene, &ids[..2], UPRIGHT);
    // The swing is almost a full turn, through the post and behind it. A straight path would not be near.
    swing(&mut scene, &ids[..2], -TAU + 0.4);
    let frame = scene.frame();
    let met: Vec<PartId> = (frame.path_contacts.iter()).map(|met| met.b).collect();
    assert!(met.contains(&ids[3]), "{met:?}");
    let post = frame
        .path_contacts
        .iter()
        .find(|met| met.b == ids[3])
        .unwrap();
    assert!(frame.has_passed(post));
    // At its first contact with the post a corner of the leaf or the handle is 0.5 to the left or below.
    assert!(
        post.point.x < -0.4 && post.point.y < -0.4,
        "{:?}",
        post.point
    );
    // Back at that moment, it has the angle that it had then.
    let (a, b) = (post.a, post.b);
    scene.run(Command::MoveToFirstContact { a, b });
    let open = angle(&scene, ids[0]);
    assert_at(&scene, ids[0], open, 0.55);
}

#[test]
fn swing_in_stop_mode_stops_at_contacts() {
    let (mut scene, ids) = room();
    scene.run(set_drag_mode(DragMode::Stop));
    hang(&mut scene, &ids[..2], UPRIGHT);
    swing(&mut scene, &ids[..2], -1.0);
    assert!((angle(&scene, ids[0]) + 1.0).abs() < 1e-12);
    swing(&mut scene, &ids[..2], 2.0);
    let shut = angle(&scene, ids[0]);
    assert!(shut <= 0.0 && shut > -1e-4, "{shut}");
    assert_at(&scene, ids[0], shut, 0.55);
    // In the opposite direction it swings to the post, and the drag's state has the contact that stops it.
    let parts = ids[..2].to_vec();
    scene.run(Command::BeginSwing { parts });
    scene.finish_after(Command::SwingTo { angle: -5.0 });
    let hand = scene.frame().drag.clone().unwrap();
    assert!(hand.is_blocked);
    assert_eq!(hand.contacts[0].other, ids[3]);
    let open = angle(&scene, ids[0]);
    assert!(open > -PI && open < -FRAC_PI_2, "{open}");
    // A change of the mode keeps the drag pose.
    scene.run(set_drag_mode(DragMode::Detect));
    assert!((angle(&scene, ids[0]) + 5.0 - shut).abs() < 1e-9);
    scene.run(Command::CancelDrag);
    assert_eq!(angle(&scene, ids[0]), shut);
}

#[test]
fn swing_in_snap_mode_engages_and_releases() {
    let (mut scene, ids) = room();
    scene.run(set_drag_mode(DragMode::Snap));
    hang(&mut scene, &ids[..1], UPRIGHT);
    swing(&mut scene, &ids[..1], -1.0);
    let parts = ids[..1].to_vec();
    scene.run(Command::BeginSwing { parts });
    let mut held = Vec::new();
    for by in [0.3, 0.99, 1.005, 0.3] {
        scene.finish_after(Command::SwingTo { angle: by });
        let hand = scene.frame().drag.clone().unwrap();
        held.push(!hand.active_constraints.is_empty());
        let open = angle(&scene, ids[0]);
        // The leaf is never off its hinge.
        assert_at(&scene, ids[0], open, 0.55);
        match hand.active_constraints.is_empty() {
            true => assert!((open - (by - 1.0)).abs() < 1e-12, "{open} {by}"),
            false => assert!(open.abs() < 1e-9, "{open}"),
        }
    }
    assert_eq!(held, [false, true, true, false]);
}

#[test]
fn pivots_are_in_scene_files_and_nonsense_is_refused() {
    let (mut scene, ids) = room();
    let limits = Some([-2.0, 0.25]);
    hang(&mut scene, &ids[..2], Pivot { limits, ..UPRIGHT });
    swing(&mut scene, &ids[..2], -0.75);
    let file = scene.save(vec![Model::from_url("room".to_owned())], None);
    let text = file.to_json();
    let (mut again, _) = room();
    again.read(&text);
    for (a, b) in scene.parts().iter().zip(again.parts().iter()) {
        assert_eq!((a.pivot, a.pose), (b.pivot, b.pose));
    }
    let bad = text.replace(
        "\"limits\": [\n          -2.0,",
        "\"limits\": [\n          2.0,",
    );
    assert_ne!(bad, text);
    let refused = SceneFile::from_json(&bad).unwrap_err().to_string();
    assert!(refused.contains("the pivot of parts[0]"), "{refused}");

    let parts = vec![ids[0]];
    let pivot = Some(Pivot {
        axis: Some([0.0; 3]),
        ..UPRIGHT
    });
    let refused = scene.apply(Command::SetPivot { parts, pivot });
    assert_eq!(refused, Err(SceneError::BadPivot));
    let parts = vec![ids[3]];
    let refused = scene.apply(Command::BeginSwing { parts });
    assert_eq!(refused, Err(SceneError::NoHinge));
    let swing = |angle| Command::SwingTo { angle };
    assert_eq!(scene.refuses(swing(0.1)), SceneError::NotSwinging);
    let parts = vec![ids[1]];
    scene.run(Command::BeginSwing { parts });
    assert_eq!(scene.refuses(swing(f64::NAN)), SceneError::BadAngle);
    let poses = Vec::new();
    let refused = scene.apply(Command::DragTo { poses });
    assert_eq!(refused, Err(SceneError::Swinging));
}
