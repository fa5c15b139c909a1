//! Tests the map of two joints: it agrees with the collisions of the scene itself, and follows its changes.

use std::sync::Arc;

use crate::common::command::{Run, remove, set_joints, show_joint_map, show_joint_ranges};
use crate::common::robots::{cell, cell_of, changed_arm, set};
use crate::common::set_pose;
use nearpoint_geometry::Pose;
use nearpoint_motion::robot::{JointKind, JointLimits};
use nearpoint_scene::{
    Command, JointMapAxis, JointMapCells, JointMapRequest, PairClass, RangeSectionClass, RobotId,
    Scene, SceneError,
};
use nearpoint_testing::Random;

fn request(joints: [usize; 2]) -> JointMapRequest {
    let robot = RobotId(0);
    JointMapRequest { robot, joints }
}

/// The arm with an obstacle in its reach, and the map of its two joints.
fn mapped() -> (Scene, Arc<JointMapCells>) {
    let (mut scene, ids) = cell();
    scene.run(set_pose(ids[3], Pose::translation(1.5, 2.6, 0.0)));
    scene.finish_after(show_joint_map(Some(request([0, 1]))));
    let map = scene.joint_map().unwrap();
    assert!(!map.is_searching());
    let cells = map.cells().unwrap().clone();
    (scene, cells)
}

/// Returns the value at a fraction of a cell of an axis.
fn value(axis: &JointMapAxis, cell: usize, fraction: f64) -> f64 {
    let share = (cell as f64 + fraction) / f64::from(axis.cells);
    axis.lower + (axis.upper - axis.lower) * share
}

#[test]
fn sampled_poses_agree_with_the_class_of_their_cell() {
    let (mut scene, map) = mapped();
    let [columns, rows] = map.axes.map(|axis| axis.cells as usize);
    assert_eq!((columns, rows, map.cells.len()), (128, 128, 128 * 128));
    let mut random = Random::seeded("joint map", 44);
    let mut counts = [0; 3];
    for _ in 0..1500 {
        let [column, row] = [random.index(columns), random.index(rows)];
        let kind = map.kinds[usize::from(map.cells[row * columns + column])];
        // Cells that meet are known to do so in their middle.
        let mut fraction = || match kind.class {
            RangeSectionClass::Colliding => 0.5,
            _ => random.between(0.0, 1.0),
        };
        let values = [
            value(&map.axes[0], column, fraction()),
            value(&map.axes[1], row, fraction()),
        ];
        let frame = scene.finish_after(set(values));
        let mut meeting = { frame.pairs.iter() }.filter(|pair| pair.class != PairClass::Clear);
        match kind.class {
            RangeSectionClass::Clear => {
                counts[0] += 1;
                assert!(meeting.next().is_none(), "{values:?}");
            }
            RangeSectionClass::Colliding => {
                counts[1] += 1;
                let is_known = meeting.any(|pair| kind.pair == Some((pair.a, pair.b)));
                assert!(is_known, "{values:?} {kind:?}");
            }
            RangeSectionClass::Undecided => {
                counts[2] += 1;
                assert!(kind.pair.is_some());
            }
        }
    }
    assert!(counts[0] > 100 && counts[1] > 30, "{counts:?}");
    assert!(counts[2] < 75, "mostly decided: {counts:?}");
}

#[test]
fn map_and_ranges_of_a_removed_robot_go_while_they_are_searched() {
    for is_cleared in [true, false] {
        let (mut scene, ids) = cell();
        scene.run(show_joint_map(Some(request([0, 1]))));
        scene.run(show_joint_ranges(Some(RobotId(0))));
        scene.slice(500);
        assert!(scene.joint_map().unwrap().is_searching());
        scene.run(match is_cleared {
            true => Command::Clear,
            false => remove(&ids[..3]),
        });
        assert_eq!(scene.finish().pending, 0);
        assert!(scene.joint_map().is_none() && scene.joint_ranges().is_none());
    }
}

#[test]
fn joint_with_one_value_is_one_row_of_the_map() {
    let limits = Some(JointLimits::new(0.5, 0.5));
    let (mut scene, _) = cell_of(changed_arm(&|joint| joint.limits = limits));
    scene.finish_after(show_joint_map(Some(request([0, 1]))));
    let map = scene.joint_map().unwrap().cells().unwrap();
    assert_eq!(map.axes.map(|axis| axis.cells), [128, 1]);
    assert_eq!(map.cells.len(), 128);
}

#[test]
fn map_stays_while_its_joints_move_and_is_searched_again_when_a_part_does() {
    let (mut scene, before) = mapped();
    let shown = |scene: &Scene| scene.joint_map().unwrap().cells().cloned();
    scene.run(set([0.5, -0.5]));
    scene.run(show_joint_map(Some(request([0, 1]))));
    assert!(shown(&scene).is_some_and(|now| Arc::ptr_eq(&now, &before)));
    let ids: Vec<_> = scene.parts().iter().map(|part| part.id).collect();
    scene.run(set_pose(ids[3], Pose::translation(100.0, 0.0, 0.0)));
    assert_eq!(shown(&scene), None);
    assert!(scene.joint_map().unwrap().is_searching());
    scene.finish();
    let after = shown(&scene).unwrap();
    assert_ne!(after, before);
    scene.run(show_joint_map(None));
    assert!(scene.joint_map().is_none());
}

#[test]
fn stopped_map_continues_and_ends_with_the_same_cells() {
    let (_, expected) = mapped();
    let (mut scene, ids) = cell();
    scene.run(set_pose(ids[3], Pose::translation(1.5, 2.6, 0.0)));
    scene.run(show_joint_map(Some(request([0, 1]))));
    let mut progress = vec![0.0];
    while scene.joint_map().unwrap().is_searching() {
        scene.slice(500);
        progress.push(scene.joint_map().unwrap().progress());
    }
    assert!(progress.is_sorted(), "{progress:?}");
    assert_eq!(progress.last(), Some(&1.0));
    progress.dedup();
    assert!(progress.len() > 4, "{progress:?}");
    assert_eq!(scene.joint_map().unwrap().cells(), Some(&expected));
}

#[test]
fn joints_without_a_map_are_refused() {
    let (mut scene, _) = cell();
    let (robot, count) = ("arm".to_owned(), 2);
    let expected = SceneError::NoSuchJoint {
        robot,
        joint: 2,
        count,
    };
    assert_eq!(
        scene.refuses(show_joint_map(Some(request([0, 2])))),
        expected
    );
    let name = "joint 2".to_owned();
    let same = scene.refuses(show_joint_map(Some(request([1, 1]))));
    assert_eq!(same, SceneError::SameJoint { name: name.clone() });

    let (mut scene, _) = cell_of(changed_arm(&|joint| {
        joint.kind = JointKind::Prismatic;
        joint.limits = None;
    }));
    let refused = scene.refuses(show_joint_map(Some(request([0, 1]))));
    assert_eq!(refused, SceneError::JointWithoutLimits { name });
    scene.run(set_joints(RobotId(0), vec![0.0, 1.0]));
}
