//! Tests robots in a scene: their parts follow their joints, drags move joints, adjacent links may collide, and all of
//! it is undone, saved and restored.

use crate::common::command::{Run, allow, begin_drag, forbid, remove, set_base, set_joints};
use crate::common::robots::{arm, cell, set};
use crate::common::{cubes, set_pose, shift};
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{
    AllowedReason, Command, PairRule, PartId, Placement, RobotId, Scene, SceneError, ThreadPool,
};
use serde_json::json;
use std::f64::consts::FRAC_PI_2;

fn middle(scene: &Scene, id: PartId) -> Point {
    scene.pose_of(id) * Point::origin()
}

fn poses(scene: &Scene) -> Vec<Pose> {
    scene.parts().iter().map(|part| part.pose).collect()
}

#[test]
fn parts_follow_their_joints_and_neighbours_may_meet() {
    let (mut scene, ids) = cell();
    assert_eq!(
        middle(&scene, ids[2]),
        Point::new(3.5, 0.0, 0.0),
        "at rest, not where its file has it"
    );
    assert_eq!(
        scene.allowed().get(&(ids[0], ids[1])),
        Some(&AllowedReason::Adjacent {
            joint: Some("joint 1".to_owned())
        })
    );
    assert!(!scene.allowed().contains_key(&(ids[0], ids[2])));
    scene.run(set([FRAC_PI_2, 0.0]));
    assert!((middle(&scene, ids[2]) - Point::new(1.5, 2.0, 0.0)).norm() < 1e-12);
    // The arm folds back onto itself.
    scene.run(set_base(shift(0.0)));
    let frame = scene.finish_after(set([1.9, 2.0]));
    assert!(
        frame.pair(ids[0], ids[1]).is_none(),
        "neighbours are not looked at"
    );
    assert!(frame.pair(ids[0], ids[2]).is_some());
    assert_eq!(frame.totals.pairs, 4);
}

#[test]
fn values_beyond_limits_are_refused_and_nothing_moves() {
    let (mut scene, _) = cell();
    let before = poses(&scene);
    for values in [vec![3.0, 0.0], vec![f64::NAN, 0.0], vec![0.0]] {
        let command = set_joints(RobotId(0), values);
        assert!(matches!(scene.apply(command), Err(SceneError::Joints(_))));
    }
    let nobody = set_joints(RobotId(7), vec![]);
    assert_eq!(scene.refuses(nobody), SceneError::NoSuchRobot(RobotId(7)));
    assert_eq!(poses(&scene), before);
    assert!(!scene.can_undo());
}

#[test]
fn drag_of_link_moves_joints_and_drag_of_base_moves_robot() {
    let (mut scene, ids) = cell();
    // The second joint is 1 from the first, and the last cube's centre is 0.5 from there, so both joints must move.
    let target = Pose::translation(1.5 + 0.9, 1.2, 0.0);
    scene.run(set_pose(ids[2], target));
    assert!((middle(&scene, ids[2]) - Point::new(2.4, 1.2, 0.0)).norm() < 1e-6);
    let values = &scene.robots()[0].values;
    assert!(
        values[0].abs() > 0.01 && values[1].abs() > 0.01,
        "{values:?}"
    );
    scene.run(Command::Undo);
    assert_eq!(scene.robots()[0].values, [0.0, 0.0]);

    let before = middle(&scene, ids[2]);
    scene.run(set_pose(ids[0], shift(10.5)));
    assert!(((middle(&scene, ids[2]) - before).norm() - 10.0).abs() < 1e-9);
    assert_eq!(scene.robots()[0].base, shift(10.0));
    assert_eq!(
        middle(&scene, ids[3]),
        Point::new(12.0, 0.0, 0.0),
        "free parts stay"
    );
}

#[test]
fn a_drag_of_links_or_sliders_is_one_undo_entry() {
    let (mut scene, ids) = cell();
    let before = poses(&scene);
    scene.run(begin_drag(&[ids[1], ids[2]]));
    for n in 1..=5 {
        let y = 0.1 * f64::from(n);
        let to = [ids[1], ids[2]].map(|id| Placement(id, Pose::translation(3.4, y, 0.0)));
        scene.run(Command::DragTo { poses: to.to_vec() });
    }
    // The outer link leads.
    assert!((middle(&scene, ids[2]) - Point::new(3.4, 0.5, 0.0)).norm() < 1e-6);
    for n in 1..=5 {
        scene.run(set([0.1 * f64::from(n), 0.0]));
    }
    scene.run(Command::EndDrag);
    assert!(scene.frame().path_contacts.is_empty());
    assert_eq!(scene.robots()[0].values, [0.5, 0.0]);
    scene.run(Command::Undo);
    assert_eq!(poses(&scene), before);
    assert!(!scene.can_undo());
}

#[test]
fn pairs_are_allowed_with_a_reason_and_forbidden_again() {
    let (mut scene, ids) = cell();
    let held = |a, b| allow(a, b, "the gripper holds it");
    scene.run(held(ids[3], ids[2]));
    assert!(matches!(
        scene.allowed()[&(ids[2], ids[3])],
        AllowedReason::User { .. }
    ));
    assert!(matches!(
        scene.apply(held(ids[1], ids[1])),
        Err(SceneError::SamePart { .. })
    ));
    scene.finish_after(forbid(ids[0], ids[1]));
    assert!(!scene.allowed().contains_key(&(ids[0], ids[1])));
    scene.run(Command::Undo);
    scene.run(Command::Undo);
    assert_eq!(scene.allowed().len(), 2, "the two joints");
}

/// Makes an arm whose file allows the base and the second link to collide, but not the base and the first, which a
/// joint joins.
fn ruled() -> (Scene, Vec<PartId>) {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let excluded = AllowedReason::Excluded {
        source: "<exclude>".to_owned(),
    };
    let rule = |parts, allowed_reason| PairRule {
        parts,
        allowed_reason,
    };
    let rules = [
        rule([1, 0], None),
        rule([2, 0], Some(excluded.clone())),
        rule([2, 9], Some(excluded.clone())),
        rule([2, 2], Some(excluded)),
    ];
    let ids = scene.add_model(cubes(4, 3.0), vec![arm()], &rules).unwrap();
    (scene, ids)
}

#[test]
fn rules_of_description_override_adjacency() {
    let (mut scene, ids) = ruled();
    let pairs: Vec<_> = scene.allowed().keys().copied().collect();
    assert_eq!(pairs, [(ids[0], ids[2]), (ids[1], ids[2])]);
    assert!(matches!(
        scene.allowed()[&pairs[0]],
        AllowedReason::Excluded { .. }
    ));
    // A scene file without this list keeps it.
    let before = scene.allowed().clone();
    let mut file = json!({"version": 1, "models": [{"url": "arm.urdf"}]});
    scene.read(&file.to_string());
    assert_eq!(*scene.allowed(), before);
    // Allowed pairs in a file of an earlier version are dropped if no joint joins their links.
    file["allowed"] = json!([
        {"a": 0, "b": 3, "reason": "neighbours"},
        {"a": 1, "b": 2, "reason": "neighbours"},
        {"a": 1, "b": 3, "reason": "chosen", "why": "bolted"},
    ]);
    scene.read(&file.to_string());
    let pairs: Vec<_> = scene.allowed().keys().copied().collect();
    assert_eq!(pairs, [(ids[1], ids[2]), (ids[1], ids[3])]);
    let joint = Some("joint 2".to_owned());
    assert_eq!(
        scene.allowed()[&pairs[0]],
        AllowedReason::Adjacent { joint }
    );
}

#[test]
fn a_robot_without_parts_is_gone() {
    let (mut scene, ids) = cell();
    scene.run(remove(&[ids[1]]));
    scene.run(set([0.3, 0.3]));
    assert!(scene.allowed().is_empty());
    scene.run(remove(&[ids[0], ids[2]]));
    assert!(scene.robots().is_empty());
    scene.run(Command::Undo);
    assert_eq!(scene.robots().len(), 1);
}

#[test]
fn robots_are_saved_and_restored() {
    let (mut before, ids) = cell();
    before.run(set([0.7, -0.4]));
    before.run(set_base(shift(2.0)));
    before.run(forbid(ids[0], ids[1]));
    before.run(allow(ids[0], ids[3], "bolted"));
    let text = before
        .save(vec![Model::from_url("arm.urdf")], None)
        .to_json();
    let file = SceneFile::from_json(&text).unwrap();
    let (mut after, _) = cell();
    for _ in 0..2 {
        after.restore(&file).unwrap();
        assert_eq!(poses(&after), poses(&before));
        assert_eq!(after.robots()[0].values, [0.7, -0.4]);
        assert_eq!(after.allowed(), before.allowed());
        assert_eq!(after.save(file.models.clone(), None).to_json(), text);
    }
    // In another order the parts get other ids, and the robot is updated to them.
    let turned = json!({"version": 1, "models": [{"url": "arm.urdf"}],
        "parts": [{"part": 3}, {"part": 2}, {"part": 1}, {"part": 0, "removed": true}],
        "robots": [{"joints": [1.0, 0.0]}]});
    after.read(&turned.to_string());
    let robot = &after.robots()[0];
    assert_eq!(robot.parts.len(), 2);
    for Placement(id, pose) in robot.placements() {
        assert_eq!(after.pose_of(id), pose);
        assert_eq!(
            robot.link_part(id).unwrap().link,
            after.part(id).unwrap().index_in_model
        );
    }
}

#[test]
fn scene_file_with_invalid_robot_is_refused() {
    let (mut scene, _) = cell();
    let before = poses(&scene);
    for wrong in [
        json!({"robots": [{"model": 3}]}),
        json!({"robots": [{"robot": 1}]}),
        json!({"robots": [{"joints": [9.0, 0.0]}]}),
        json!({"robots": [{"joints": [0.0]}]}),
        json!({"robots": [{"base": [0, 0, 0, 0, 0, 0, 0]}]}),
        json!({"allowed": [{"a": 0, "b": 0, "reason": "neighbours"}]}),
        json!({"allowed": [{"a": 0, "b": 9, "reason": "neighbours"}]}),
        json!({"allowed": [{"a": 0, "b": 1, "reason": "because"}]}),
    ] {
        let mut file = json!({"version": 1, "models": [{"url": "arm.urdf"}]});
        file.as_object_mut()
            .unwrap()
            .extend(wrong.as_object().unwrap().clone());
        let read = SceneFile::from_json(&file.to_string());
        let refused = read.and_then(|file| scene.restore(&file));
        assert!(
            refused.is_err_and(|error| !error.to_string().is_empty()),
            "{wrong}"
        );
    }
    assert_eq!(poses(&scene), before);
}
