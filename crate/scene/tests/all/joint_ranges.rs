//! Tests the ranges of a robot's joints: they agree with the collisions of the scene itself, and follow its changes.

use crate::common::command::set_limit;
use crate::common::command::{Run, show_joint_ranges};
use crate::common::robots::{cell, cell_of, changed_arm, set};
use crate::common::set_pose;
use nearpoint_geometry::Pose;
use nearpoint_motion::robot::JointKind;
use nearpoint_scene::{
    JointRange, PairClass, RangeSection, RangeSectionClass, RobotId, Scene, SceneError,
};

/// Returns whether any parts that may not collide do.
fn collides(scene: &Scene) -> bool {
    let mut pairs = scene.frame().pairs.iter();
    pairs.any(|pair| pair.class != PairClass::Clear)
}

#[test]
fn sections_agree_with_the_scene_and_follow_its_changes() {
    let (mut scene, ids) = cell();
    scene.run(set_pose(ids[3], Pose::translation(1.5, 2.6, 0.0)));
    scene.run(show_joint_ranges(Some(RobotId(0))));
    scene.finish();
    let joints = scene.joint_ranges().unwrap().joints().to_vec();
    assert_eq!(joints.len(), 2);
    let (mut clear, mut colliding) = (0, 0);
    for range in &joints {
        for section in &range.sections {
            let mut values = [0.0; 2];
            values[range.joint] = section.lower.midpoint(section.upper);
            scene.run(set(values));
            scene.finish();
            match section.class {
                RangeSectionClass::Clear => {
                    clear += 1;
                    assert!(!collides(&scene), "{section:?}");
                }
                RangeSectionClass::Colliding => {
                    colliding += 1;
                    assert!(collides(&scene), "{section:?}");
                }
                RangeSectionClass::Undecided => assert!(section.pair.is_some()),
            }
        }
    }
    assert!(clear > 1 && colliding > 0, "{joints:?}");
    // Nothing is in the way any more.
    scene.run(set([0.0, 0.0]));
    scene.run(set_pose(ids[3], Pose::translation(100.0, 0.0, 0.0)));
    scene.finish();
    let after = scene.joint_ranges().unwrap().joints();
    assert_eq!(after.len(), 2);
    assert_ne!(after, joints);
    let is_clear = |section: &RangeSection| section.class == RangeSectionClass::Clear;
    let agrees =
        |range: &JointRange| range.nearest.is_none() || range.sections.iter().all(is_clear);
    assert!(joints.iter().chain(after).all(agrees));
    scene.run(show_joint_ranges(None));
    assert!(scene.joint_ranges().is_none());
    let unknown = scene.apply(show_joint_ranges(Some(RobotId(7))));
    assert_eq!(unknown, Err(SceneError::NoSuchRobot(RobotId(7))));
}

#[test]
fn nearest_pose_of_a_joint_has_the_distance_of_the_scene_and_no_other_is_nearer() {
    let (mut scene, ids) = cell();
    scene.run(set_limit(100.0));
    scene.run(set_pose(ids[3], Pose::translation(1.0, 4.0, 0.0)));
    scene.run(show_joint_ranges(Some(RobotId(0))));
    scene.finish();
    let joints = scene.joint_ranges().unwrap().joints().to_vec();
    let mut known = 0;
    for range in joints {
        let Some(nearest) = range.nearest else {
            continue;
        };
        known += 1;
        assert!(nearest.lower > 0.87 * nearest.upper && nearest.lower <= nearest.upper);
        let mut distance = |value: f64, (a, b)| {
            let mut values = [0.0; 2];
            values[range.joint] = value;
            scene.run(set(values));
            scene.finish();
            scene
                .frame()
                .pair(a, b)
                .unwrap()
                .clearance
                .unwrap()
                .distance
        };
        let found = distance(nearest.value, nearest.pair);
        assert!((found - nearest.upper).abs() < 1e-9, "{nearest:?} {found}");
        for step in 0..=80 {
            let found = distance(f64::from(step) / 20.0 - 2.0, nearest.pair);
            assert!(found >= nearest.lower, "{nearest:?} {step}");
        }
    }
    assert!(known > 0);
}

#[test]
fn nothing_is_pending_after_a_last_joint_that_slides_without_limits() {
    let (mut scene, _) = cell_of(changed_arm(&|joint| {
        joint.kind = JointKind::Prismatic;
        joint.limits = None;
    }));
    scene.run(show_joint_ranges(Some(RobotId(0))));
    for _ in 0..100_000 {
        if !scene.joint_ranges().unwrap().is_searching() {
            break;
        }
        scene.slice(1);
    }
    assert_eq!(scene.frame().pending, 0);
    assert_eq!(scene.joint_ranges().unwrap().joints().len(), 1);
}
