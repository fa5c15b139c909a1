//! Tests joints that are made in a scene: nothing moves when they are made, and then the parts follow them, in whatever order
//! they were made; they are undone, saved, restored, coupled and revised.

use crate::common::command::{Run, forbid, remove, set_joints, show_joint_ranges};
use crate::common::robots::{arm, cell};
use crate::common::{cubes, scene, set_pose, shift};
use nearpoint_geometry::nalgebra::{UnitQuaternion, Vector3};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::robot::{JointKind, JointLimits, RobotError};
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{
    AllowedReason, CheckMethod, Command, Coupling, NewJoint, NewRevision, NewRobot, PartId,
    PartMatch, RangeSectionClass, RobotId, Scene, SceneError, TrajectorySpec,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::f64::consts::FRAC_PI_2;

/// Returns a joint about z.
fn turning(name: &str, parts: &[PartId], carrier: Option<PartId>, x: f64) -> NewJoint {
    NewJoint {
        name: name.to_owned(),
        kind: JointKind::Revolute,
        parts: parts.to_vec(),
        carrier,
        point: Some([x, 0.0, 0.0]),
        axis: [0.0, 0.0, 2.0],
        value: 0.0,
        limits: Some(JointLimits::new(-2.0, 2.0)),
    }
}

fn make(joint: NewJoint) -> Command {
    Command::MakeJoint { joint }
}

fn follow(joint: &str, leader: &str, ratio: f64) -> Command {
    Command::EditJoint {
        robot: RobotId(0),
        joint: joint.to_owned(),
        limits: None,
        follows: Some(Coupling {
            joint: leader.to_owned(),
            ratio,
        }),
    }
}

fn edit(joint: &str, limits: Option<JointLimits>) -> Command {
    Command::EditJoint {
        robot: RobotId(0),
        joint: joint.to_owned(),
        limits,
        follows: None,
    }
}

fn poses(scene: &Scene) -> Vec<Pose> {
    scene.parts().iter().map(|part| part.pose).collect()
}

fn middle(scene: &Scene, id: PartId) -> Point {
    scene.pose_of(id) * Point::origin()
}

#[track_caller]
fn assert_near(a: &[Pose], b: &[Pose]) {
    for (a, b) in a.iter().zip(b) {
        let difference = a.inverse() * b;
        let turn = difference.rotation.angle();
        assert!(
            difference.translation.vector.norm() < 1e-9 && turn < 1e-9,
            "{a} and {b}"
        );
    }
}

#[test]
fn a_door_turns_about_its_hinge() {
    let (mut scene, ids) = scene(cubes(3, 3.0));
    let before = poses(&scene);
    scene.run(make(turning("hinge", &[ids[1]], Some(ids[0]), 2.0)));
    assert_eq!(poses(&scene), before);
    assert!(scene.allowed().is_empty(), "they do not touch");
    scene.run(set_joints(RobotId(0), vec![FRAC_PI_2]));
    assert!((middle(&scene, ids[1]) - Point::new(2.0, 2.0, 0.0)).norm() < 1e-12);
    assert_eq!(middle(&scene, ids[2]), Point::new(8.0, 0.0, 0.0));
    let beyond = scene.refuses(set_joints(RobotId(0), vec![2.1]));
    assert!(matches!(
        beyond,
        SceneError::Joints(RobotError::OutsideLimits { .. })
    ));
    // A drag of the door turns the joint, and one of its carrier moves both.
    scene.run(set_pose(
        ids[1],
        Pose::translation(2.0 + 2.0f64.sqrt(), 2.0f64.sqrt(), 0.0),
    ));
    assert!((scene.robots()[0].values[0] - FRAC_PI_2 / 2.0).abs() < 1e-6);
    scene.run(set_pose(ids[0], shift(-1.0)));
    assert!((middle(&scene, ids[1]).x - (1.0 + 2.0f64.sqrt())).abs() < 1e-6);
    for _ in 0..4 {
        scene.run(Command::Undo);
    }
    assert!(scene.robots().is_empty() && scene.allowed().is_empty());
    assert_eq!(poses(&scene), before);
}

#[test]
fn a_joint_without_a_place_turns_about_the_middle_of_its_parts() {
    let (mut scene, ids) = scene(cubes(2, 3.0));
    let both = NewJoint {
        point: None,
        ..turning("table", &ids, None, 0.0)
    };
    scene.run(make(both));
    scene.run(set_joints(RobotId(0), vec![FRAC_PI_2]));
    assert!((middle(&scene, ids[0]) - Point::new(2.0, -2.0, 0.0)).norm() < 1e-12);
}

#[test]
fn the_value_counts_from_where_the_joint_is_zero() {
    let (mut scene, ids) = scene(cubes(2, 3.0));
    let slide = NewJoint {
        kind: JointKind::Prismatic,
        axis: [0.0, 3.0, 0.0],
        value: 0.5,
        ..turning("slide", &[ids[1]], None, 0.0)
    };
    scene.run(make(slide));
    scene.run(set_joints(RobotId(0), vec![0.0]));
    assert!((middle(&scene, ids[1]) - Point::new(4.0, -0.5, 0.0)).norm() < 1e-12);
    let door = NewJoint {
        value: FRAC_PI_2,
        ..turning("hinge", &[ids[0]], None, 1.0)
    };
    scene.run(make(door));
    assert_eq!(scene.robots().len(), 1, "the scene carries both");
    assert_eq!(scene.robots()[0].parts.len(), 2);
    scene.run(set_joints(RobotId(0), vec![0.0, 0.0]));
    assert!((middle(&scene, ids[0]) - Point::new(1.0, 1.0, 0.0)).norm() < 1e-12);
}

/// Joints in any order give the same mechanism, also if the parts were moved between.
#[test]
fn chains_may_be_made_in_any_order() {
    for seed in 0..40 {
        let mut random = SplitMix64::seeded(seed);
        let mut values = || [0; 3].map(|_| 3.0 * random.uniform() - 1.5);
        let (mid_way, last, values) = (values(), values(), values());
        let mut orders = vec![vec![0, 1, 2], vec![2, 1, 0], vec![1, 0, 2], vec![2, 0, 1]];
        let (mut reference, ids) = scene(cubes(4, 3.0));
        let joint = |n: usize| {
            let x = 4.0 * n as f64 + 2.0;
            turning(&format!("joint {n}"), &[ids[n + 1]], Some(ids[n]), x)
        };
        let by_name = |scene: &Scene, values: &[f64; 3]| {
            let robot = scene.robots()[0].robot.clone();
            let number = |name: &str| name.trim_start_matches("joint ").parse::<usize>().unwrap();
            let joints = robot.free_joints();
            joints
                .map(|joint| values[number(&joint.name)])
                .collect::<Vec<_>>()
        };
        for n in 0..3 {
            reference.run(make(joint(n)));
        }
        for order in &mut orders {
            let (mut made, _) = scene(cubes(4, 3.0));
            for &n in &*order {
                made.run(make(joint(n)));
            }
            assert_eq!(made.robots().len(), 1, "seed {seed}");
            for values in [&values, &last] {
                let wanted = by_name(&reference, values);
                reference.run(set_joints(reference.robots()[0].id, wanted));
                let wanted = by_name(&made, values);
                made.run(set_joints(made.robots()[0].id, wanted));
                assert_near(&poses(&made), &poses(&reference));
            }
        }
        // The last joint is made while the others are displaced: nothing moves, and the parts beyond it follow.
        let (mut late, _) = scene(cubes(4, 3.0));
        late.run(make(joint(0)));
        late.run(make(joint(2)));
        for robot in [0, 1] {
            let id = late.robots()[robot].id;
            late.run(set_joints(id, vec![mid_way[robot]]));
        }
        let before = poses(&late);
        let at = late.pose_of(ids[1]) * Point::new(2.0, 0.0, 0.0);
        let tilted = UnitQuaternion::from_scaled_axis(Vector3::new(0.3, 0.2, 0.1)) * Vector3::z();
        let bent = NewJoint {
            point: Some(at.into()),
            axis: tilted.into(),
            ..joint(1)
        };
        late.run(make(bent));
        assert_near(&poses(&late), &before);
        let swung = Pose::from_parts(
            at.coords.into(),
            UnitQuaternion::from_scaled_axis(tilted * 0.7),
        ) * Pose::from_parts((-at.coords).into(), UnitQuaternion::identity());
        let wanted = by_name(&late, &[mid_way[0], 0.7, mid_way[1]]);
        late.run(set_joints(late.robots()[0].id, wanted));
        let expected = [before[0], before[1], swung * before[2], swung * before[3]];
        assert_near(&poses(&late), &expected);
    }
}

#[test]
fn gears_follow_each_other() {
    let (mut scene, ids) = scene(cubes(3, 3.0));
    for (n, &gear) in ids.iter().enumerate() {
        scene.run(make(NewJoint {
            limits: None,
            ..turning(&format!("gear {n}"), &[gear], None, 4.0 * n as f64)
        }));
    }
    scene.run(set_joints(RobotId(0), vec![0.2, 0.3, 0.0]));
    let before = poses(&scene);
    scene.run(follow("gear 1", "gear 0", -0.5));
    scene.run(follow("gear 2", "gear 1", -1.0));
    assert_near(&poses(&scene), &before);
    scene.run(set_joints(RobotId(0), vec![1.2]));
    let turns: Vec<f64> = (poses(&scene).iter())
        .map(|pose| pose.rotation.scaled_axis().z)
        .collect();
    for (turn, expected) in turns.iter().zip([1.2, -0.2, 0.5]) {
        assert!((turn - expected).abs() < 1e-12, "{turns:?}");
    }
    let circle = scene.refuses(follow("gear 0", "gear 2", 1.0));
    assert!(matches!(
        circle,
        SceneError::Joints(RobotError::MimicLoop { .. })
    ));
    let nobody = scene.refuses(follow("gear 0", "gear 7", 1.0));
    assert!(matches!(nobody, SceneError::NoJointNamed { .. }));
    let nan = scene.refuses(follow("gear 0", "gear 2", f64::NAN));
    assert!(matches!(nan, SceneError::Joints(_)));
    // Free again, the gear stays where it is; new limits take it along.
    scene.run(edit("gear 1", Some(JointLimits::new(0.0, 1.0))));
    assert_eq!(scene.robots()[0].values, [1.2, 0.0]);
    let reversed = scene.refuses(edit("gear 1", Some(JointLimits::new(1.0, 0.0))));
    assert!(matches!(
        reversed,
        SceneError::Joints(RobotError::LimitsReversed { .. })
    ));
}

#[test]
fn joints_that_cannot_be_are_refused_and_nothing_changes() {
    let (mut scene, ids) = cell();
    let new = turning("new", &[ids[3]], None, 0.0);
    let refused = |scene: &mut Scene, joint: NewJoint| scene.refuses(make(joint));
    let nan = f64::NAN;
    let of_file = NewJoint {
        carrier: Some(ids[0]),
        ..new.clone()
    };
    assert!(matches!(
        refused(&mut scene, of_file),
        SceneError::RobotOfFile { .. }
    ));
    let of_file = NewJoint {
        parts: vec![ids[2]],
        ..new.clone()
    };
    assert!(matches!(
        refused(&mut scene, of_file),
        SceneError::RobotOfFile { .. }
    ));
    let itself = NewJoint {
        carrier: Some(ids[3]),
        ..new.clone()
    };
    assert!(matches!(
        refused(&mut scene, itself),
        SceneError::MovesItsCarrier { .. }
    ));
    let nothing = NewJoint {
        parts: vec![],
        ..new.clone()
    };
    assert_eq!(refused(&mut scene, nothing), SceneError::JointWithoutParts);
    let gone = NewJoint {
        parts: vec![PartId(99)],
        ..new.clone()
    };
    assert_eq!(
        refused(&mut scene, gone),
        SceneError::NoSuchPart(PartId(99))
    );
    for bad in [
        NewJoint {
            axis: [0.0; 3],
            ..new.clone()
        },
        NewJoint {
            axis: [nan, 0.0, 1.0],
            ..new.clone()
        },
        NewJoint {
            point: Some([nan, 0.0, 0.0]),
            ..new.clone()
        },
        NewJoint {
            value: nan,
            ..new.clone()
        },
        NewJoint {
            limits: Some(JointLimits::new(1.0, -1.0)),
            ..new.clone()
        },
    ] {
        assert!(matches!(refused(&mut scene, bad), SceneError::Joints(_)));
    }
    assert!(!scene.can_undo());
    scene.run(make(new.clone()));
    let second = NewJoint {
        carrier: None,
        ..new.clone()
    };
    assert!(matches!(
        refused(&mut scene, second),
        SceneError::HasJoint { .. }
    ));
    let remove_arm = Command::RemoveJoints { robot: RobotId(0) };
    assert!(matches!(
        scene.refuses(remove_arm),
        SceneError::RobotOfFile { .. }
    ));
}

#[test]
fn a_mechanism_cannot_carry_itself() {
    let (mut scene, ids) = scene(cubes(3, 3.0));
    scene.run(make(turning("a", &[ids[1]], Some(ids[0]), 2.0)));
    scene.run(make(turning("b", &[ids[2]], Some(ids[1]), 6.0)));
    let round = turning("c", &[ids[0]], Some(ids[2]), 2.0);
    let refused = scene.refuses(make(round));
    assert!(matches!(refused, SceneError::MovesItsCarrier { .. }));
}

#[test]
fn removed_joints_leave_the_parts_where_they_are() {
    let (mut scene, ids) = scene(cubes(3, 0.0));
    scene.run(make(turning("hinge", &[ids[1], ids[2]], Some(ids[0]), 2.0)));
    assert_eq!(scene.allowed().len(), 1);
    scene.run(set_joints(RobotId(0), vec![1.0]));
    let before = poses(&scene);
    scene.run(Command::RemoveJoints { robot: RobotId(0) });
    assert!(scene.robots().is_empty() && scene.allowed().is_empty());
    assert_eq!(poses(&scene), before);
    scene.run(Command::Undo);
    assert_eq!(scene.robots().len(), 1);
    scene.run(remove(&[ids[0]]));
    scene.run(set_joints(RobotId(0), vec![0.0]));
    assert_near(&poses(&scene)[..1], &[shift(1.0)]);
}

/// A door of many parts touches its carrier at the hinge only: what may hit the carrier is still checked.
#[test]
fn only_parts_that_touch_their_carrier_may_meet_it() {
    let (mut scene, ids) = scene(cubes(3, 0.0));
    scene.run(make(turning("hinge", &[ids[1], ids[2]], Some(ids[0]), 0.5)));
    let allowed: Vec<_> = scene.allowed().keys().copied().collect();
    assert_eq!(allowed, [(ids[0], ids[1])]);
    let frame = scene.finish_after(Command::RecheckAll);
    assert!(
        frame.pair(ids[1], ids[2]).is_some(),
        "one joint moves both, and they touch"
    );
}

#[test]
fn a_pair_that_is_checked_by_choice_stays_so() {
    let (mut scene, ids) = scene(cubes(4, 0.0));
    scene.run(make(turning("a", &[ids[2]], Some(ids[1]), 2.0)));
    scene.run(forbid(ids[1], ids[2]));
    scene.run(make(turning("b", &[ids[3]], Some(ids[2]), 3.0)));
    scene.run(make(turning("c", &[ids[1]], Some(ids[0]), 1.0)));
    let allowed: Vec<_> = scene.allowed().keys().copied().collect();
    assert_eq!(allowed, [(ids[0], ids[1]), (ids[2], ids[3])]);
}

#[test]
fn joints_of_one_name_get_numbers_when_their_mechanisms_become_one() {
    let (mut scene, ids) = scene(cubes(4, 0.0));
    scene.run(make(turning("hinge", &[ids[1]], Some(ids[0]), 1.0)));
    scene.run(make(turning("hinge", &[ids[3]], Some(ids[2]), 3.0)));
    scene.run(make(turning("middle", &[ids[2]], Some(ids[1]), 2.0)));
    let robot = scene.robots()[0].robot.clone();
    let names: Vec<_> = robot
        .free_joints()
        .map(|joint| joint.name.clone())
        .collect();
    assert_eq!(names, ["hinge", "middle", "hinge 2"]);
    let joints: Vec<_> = scene.allowed().values().cloned().collect();
    let adjacent = |name: &str| AllowedReason::Adjacent {
        joint: Some(name.to_owned()),
    };
    assert_eq!(joints, ["hinge", "middle", "hinge 2"].map(adjacent));
    scene.run(Command::RemoveJoints { robot: RobotId(0) });
    assert!(scene.allowed().is_empty());
}

/// Nothing moves the centre of a wheel, so a drag that turns it moves its joint.
#[test]
fn a_wheel_turns_as_it_is_turned() {
    let (mut scene, ids) = scene(cubes(1, 0.0));
    scene.run(make(NewJoint {
        point: None,
        ..turning("axle", &ids, None, 0.0)
    }));
    let turned = UnitQuaternion::from_scaled_axis(Vector3::z() * 0.4);
    scene.run(set_pose(
        ids[0],
        Pose::from_parts(Vector3::zeros().into(), turned),
    ));
    assert!((scene.robots()[0].values[0] - 0.4).abs() < 1e-6);
}

fn saved(scene: &Scene) -> String {
    scene.save(vec![Model::from_url("row.stl")], None).to_json()
}

#[test]
fn mechanisms_are_saved_and_restored() {
    let (mut before, ids) = scene(cubes(4, 0.0));
    before.run(make(turning("a", &[ids[1]], Some(ids[0]), 1.0)));
    before.run(make(turning("b", &[ids[2]], Some(ids[1]), 2.0)));
    before.run(set_joints(RobotId(0), vec![0.7, -0.4]));
    before.run(set_pose(ids[0], shift(2.0)));
    before.run(forbid(ids[0], ids[1]));
    assert_eq!(before.allowed().len(), 1);
    let text = saved(&before);
    let file = SceneFile::from_json(&text).unwrap();
    let (mut after, _) = scene(cubes(4, 0.0));
    for _ in 0..2 {
        after.restore(&file).unwrap();
        assert_eq!(poses(&after), poses(&before));
        assert_eq!(after.allowed(), before.allowed());
        assert_eq!(saved(&after), text);
    }
    let id = after.robots()[0].id;
    after.run(set_joints(id, vec![0.0, 0.0]));
    before.run(set_joints(RobotId(0), vec![0.0, 0.0]));
    assert_near(&poses(&after), &poses(&before));

    let whole: serde_json::Value = serde_json::from_str(&text).unwrap();
    let before = poses(&after);
    for (place, wrong) in [
        ("/robots/0/mechanism/parts/0/part", json!(9)),
        ("/robots/0/mechanism/parts/0/part", json!(1)),
        ("/robots/0/mechanism/parts/0/link", json!(7)),
        (
            "/robots/0/mechanism/parts/0/inLink",
            json!([0, 0, 0, 0, 0, 0, 0]),
        ),
        (
            "/robots/0/mechanism/description/joints/0/axis",
            json!([0, 0, 0]),
        ),
        ("/robots/0/mechanism/description/joints/0/parent", json!(2)),
        ("/robots/0/joints", json!([0.0])),
    ] {
        let mut bad = whole.clone();
        *bad.pointer_mut(place).unwrap() = wrong;
        let read = SceneFile::from_json(&bad.to_string());
        let refused = read.and_then(|file| after.restore(&file));
        assert!(
            refused.is_err_and(|error| !error.to_string().is_empty()),
            "{place}"
        );
    }
    assert_eq!(poses(&after), before);
}

fn motion(keys: &[(f64, &[f64])]) -> Command {
    let key = |(time, values): &(f64, &[f64])| json!({"time": time, "values": values});
    let keys: Vec<_> = keys.iter().map(key).collect();
    let motion: TrajectorySpec =
        serde_json::from_value(json!({"form": "linear", "keys": keys})).unwrap();
    Command::SetMotion {
        motion: Some(motion),
    }
}

fn key_values(scene: &Scene) -> Vec<Vec<f64>> {
    let keys = scene.trajectory().unwrap().keyframes().iter();
    keys.map(|key| key.values.clone()).collect()
}

#[test]
fn a_taught_motion_goes_on_without_the_new_joint() {
    let (mut scene, ids) = scene(cubes(4, 3.0));
    scene.run(make(turning("a", &[ids[1]], Some(ids[0]), 2.0)));
    scene.run(make(turning("z", &[ids[3]], Some(ids[2]), 10.0)));
    scene.run(motion(&[(0.0, &[0.0, 0.1]), (1.0, &[0.5, 0.2])]));
    // The second mechanism comes under the first.
    scene.run(make(turning("m", &[ids[2]], Some(ids[1]), 6.0)));
    assert_eq!(key_values(&scene), [[0.0, 0.0, 0.1], [0.5, 0.0, 0.2]]);
    scene.run(Command::RemoveJoints {
        robot: scene.robots()[0].id,
    });
    assert!(scene.trajectory().is_none());
}

#[test]
fn a_joint_that_is_released_goes_on_as_it_followed() {
    let (mut scene, ids) = scene(cubes(2, 3.0));
    for (n, &gear) in ids.iter().enumerate() {
        let name = format!("gear {n}");
        scene.run(make(turning(&name, &[gear], None, 4.0 * n as f64)));
    }
    scene.run(follow("gear 1", "gear 0", -0.5));
    scene.run(motion(&[(0.0, &[0.0]), (1.0, &[1.0])]));
    scene.finish_after(Command::CheckMotion {
        method: CheckMethod::Exact,
        accuracy: 0.1,
        stop_at_first_contact: false,
    });
    assert!(!scene.check_is_outdated());
    scene.run(follow("gear 1", "gear 0", -0.25));
    assert!(scene.check_is_outdated(), "the gear moves in another way");
    scene.run(edit("gear 1", None));
    assert_eq!(key_values(&scene), [[0.0, 0.0], [1.0, -0.25]]);
}

#[test]
fn limits_that_the_taught_motion_leaves_are_refused() {
    let (mut scene, ids) = scene(cubes(2, 3.0));
    scene.run(make(turning("a", &[ids[1]], Some(ids[0]), 2.0)));
    scene.run(motion(&[(0.0, &[0.0]), (1.0, &[1.5])]));
    let narrow = edit("a", Some(JointLimits::new(0.0, 1.0)));
    assert!(matches!(scene.refuses(narrow), SceneError::Motion(_)));
    scene.run(edit("a", Some(JointLimits::new(0.0, 1.5))));
    SceneFile::from_json(&saved(&scene)).unwrap();
}

/// A scene that is opened has the robots of its models first; a mechanism may have been made before them.
#[test]
fn a_motion_is_opened_with_its_own_joints() {
    let both = |make_first: bool| {
        let (mut scene, ids) = scene(cubes(2, 3.0));
        if make_first {
            scene.run(make(turning("hinge", &[ids[1]], Some(ids[0]), 2.0)));
        }
        let mut parts = cubes(3, 3.0);
        parts.iter_mut().for_each(|part| part.model = 1);
        let arm = NewRobot { model: 1, ..arm() };
        scene.add_with_robots(parts, vec![arm]).unwrap();
        scene
    };
    let mut before = both(true);
    before.run(motion(&[(0.0, &[0.1, 0.2, 0.3]), (1.0, &[0.4, 0.5, 0.6])]));
    let models = ["row.stl", "arm.urdf"].map(Model::from_url).to_vec();
    let file = before.save(models, None);
    let mut after = both(false);
    after.restore(&file).unwrap();
    assert_eq!(key_values(&after), [[0.2, 0.3, 0.1], [0.5, 0.6, 0.4]]);
    assert_eq!(after.robots()[1].robot.name(), "cube 0");
}

fn same(index: usize, has_moved: bool) -> (usize, PartMatch) {
    (index, PartMatch { index, has_moved })
}

/// Replaces two cubes by cubes with these file poses.
fn revise(scene: &mut Scene, poses: [Pose; 2], has_moved: [bool; 2]) {
    let mut parts = cubes(2, 3.0);
    for (part, pose) in parts.iter_mut().zip(poses) {
        (part.model, part.pose, part.file_pose) = (1, pose, pose);
    }
    let matches = BTreeMap::from([same(0, has_moved[0]), same(1, has_moved[1])]);
    scene
        .revise(NewRevision {
            replaced_model: 0,
            parts,
            matches,
        })
        .unwrap();
}

#[test]
fn a_revision_keeps_the_joints() {
    let open = || {
        let (mut scene, ids) = scene(cubes(2, 3.0));
        scene.run(make(turning("hinge", &[ids[1]], Some(ids[0]), 2.0)));
        scene.run(set_joints(RobotId(0), vec![FRAC_PI_2]));
        (scene, ids)
    };
    // In the new file, the door is longer by 1.
    let (mut scene, ids) = open();
    revise(&mut scene, [shift(0.0), shift(5.0)], [false, true]);
    assert!((middle(&scene, ids[1]) - Point::new(2.0, 3.0, 0.0)).norm() < 1e-12);
    scene.run(set_joints(RobotId(0), vec![0.0]));
    assert_near(&poses(&scene), &[shift(0.0), shift(5.0)]);
    // Another new file has everything elsewhere: the hinge moves with its carrier.
    let (mut scene, ids) = open();
    revise(&mut scene, [shift(7.0), shift(11.0)], [true, true]);
    assert!((middle(&scene, ids[1]) - Point::new(9.0, 2.0, 0.0)).norm() < 1e-12);
    scene.run(set_joints(RobotId(0), vec![0.0]));
    assert_near(&poses(&scene), &[shift(7.0), shift(11.0)]);
    // So it is if the joint was not at 0 when it was made, or was changed while it was open.
    let (mut scene, ids) = open();
    scene.run(edit("hinge", Some(JointLimits::new(-2.0, 2.0))));
    revise(&mut scene, [shift(7.0), shift(11.0)], [true, true]);
    assert!((middle(&scene, ids[1]) - Point::new(9.0, 2.0, 0.0)).norm() < 1e-12);
    let (mut ajar, _) = crate::common::scene(cubes(2, 3.0));
    ajar.run(make(NewJoint {
        value: 0.5,
        ..turning("hinge", &[ids[1]], Some(ids[0]), 2.0)
    }));
    ajar.run(set_joints(RobotId(0), vec![0.7]));
    revise(&mut ajar, [shift(7.0), shift(12.0)], [true, true]);
    ajar.run(set_joints(RobotId(0), vec![0.5]));
    assert_near(&poses(&ajar), &[shift(7.0), shift(12.0)]);
}

#[test]
fn a_door_is_clear_until_its_stop() {
    let (mut scene, ids) = scene(cubes(3, 3.0));
    scene.run(make(turning("hinge", &[ids[1]], Some(ids[0]), 2.0)));
    // The door's outer corner is 2.5 from the hinge in x and 0.5 in y. The stop's lower face is at y = 2.2.
    scene.run(set_pose(ids[2], Pose::translation(3.5, 2.7, 0.0)));
    scene.run(show_joint_ranges(Some(RobotId(0))));
    scene.finish();
    let range = &scene.joint_ranges().unwrap().joints()[0];
    let stop = (2.2 / 2.5f64.hypot(0.5)).asin() - (0.5f64 / 2.5).atan();
    let end = |class, above: f64| {
        let mut sections = range.sections.iter();
        sections.find(move |section| section.class == class && section.upper > above)
    };
    let clear = end(RangeSectionClass::Clear, 0.0).unwrap().upper;
    let colliding = end(RangeSectionClass::Colliding, 0.0).unwrap().lower;
    assert!(clear < stop && stop - clear < 2e-3, "{range:?}");
    assert!(colliding >= stop && colliding - stop < 2e-3, "{range:?}");
}
