//! Tests that no command or file moves a part beyond the largest coordinate, and that a refusal changes nothing.

use crate::common::command::{Run, begin_drag, set_base};
use crate::common::robots::{arm, cell};
use crate::common::{cubes, scene, set_pose, shift};
use nearpoint_geometry::Pose;
use nearpoint_geometry::tolerance::MAX_PLACEMENT;
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{Command, DragMode, Placement, Scene};
use serde_json::json;

/// Returns refused coordinates: two for which distances overflow, and the smallest refused one.
fn too_far() -> [f64; 3] {
    [1e300, -1e200, MAX_PLACEMENT.next_up()]
}

fn poses(scene: &Scene) -> Vec<Pose> {
    scene.parts().iter().map(|part| part.pose).collect()
}

/// Asserts that a message names the part or robot, its coordinate, and the limit.
fn assert_tells(sentence: &str, name: &str, far: f64) {
    for part in [name, &format!("{far:e}"), "1e12", "closer"] {
        assert!(sentence.contains(part), "{part}: {sentence}");
    }
}

fn assert_refused(scene: &mut Scene, command: Command, name: &str, far: f64) {
    let (before, could_undo) = (poses(scene), scene.can_undo());
    let error = scene.apply(command).unwrap_err();
    assert_tells(&error.to_string(), name, far);
    assert_eq!(poses(scene), before);
    assert_eq!(scene.can_undo(), could_undo);
}

#[test]
fn no_command_takes_a_part_too_far() {
    for far in too_far() {
        let (mut scene, ids) = scene(cubes(2, 1.0));
        assert_refused(&mut scene, set_pose(ids[1], shift(far)), "cube 1", far);
        for mode in [DragMode::Detect, DragMode::Stop, DragMode::Snap] {
            scene.run(Command::SetDragMode { mode });
            scene.run(begin_drag(&[ids[0]]));
            let poses = vec![Placement(ids[0], shift(far))];
            assert_refused(&mut scene, Command::DragTo { poses }, "cube 0", far);
            scene.run(Command::CancelDrag);
        }
        let found = scene.finish().pairs[0].clearance.unwrap();
        assert_eq!(found.distance, 1.0);
    }
}

#[test]
fn the_farthest_parts_have_the_clearance_that_they_have() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    for (id, x) in ids.into_iter().zip([1.0, -1.0]) {
        let pose = shift(x * MAX_PLACEMENT);
        scene.run(set_pose(id, pose));
    }
    let found = scene.finish().pairs[0].clearance.unwrap();
    assert_eq!(found.distance, 2.0 * MAX_PLACEMENT - 1.0);
}

#[test]
fn a_part_that_is_too_far_is_not_added_nor_any_with_it() {
    for far in too_far() {
        for home in [false, true] {
            let (mut scene, _) = scene(cubes(2, 1.0));
            let mut more = cubes(2, 1.0);
            if home {
                more[1].file_pose = shift(far);
            } else {
                more[1].pose = shift(far);
            }
            let error = scene.add(more).unwrap_err();
            assert_tells(&error.to_string(), "cube 1", far);
            assert_eq!(scene.parts().len(), 2);
            assert!(!scene.can_undo());
        }
    }
}

#[test]
fn no_robot_takes_its_parts_too_far() {
    for far in too_far() {
        let (mut scene, ids) = cell();
        let base = |x: f64| set_base(shift(x));
        assert_refused(&mut scene, base(far), "arm", far);
        assert_refused(&mut scene, set_pose(ids[0], shift(far)), "cube 0", far);
        // The base may be there, its links may not.
        assert!(scene.apply(base(MAX_PLACEMENT)).is_err());
        scene.run(base(MAX_PLACEMENT - 100.0));
    }
    let (mut scene, _) = scene(cubes(1, 1.0));
    let mut robot = arm();
    robot.parts[1].in_link = shift(1e12);
    let error = scene.add_with_robots(cubes(3, 1.0), vec![robot]);
    assert!(error.unwrap_err().to_string().contains("e12"));
    assert_eq!((scene.parts().len(), scene.robots().len()), (1, 0));
}

#[test]
fn no_scene_file_takes_a_part_too_far() {
    for far in too_far() {
        let (mut scene, _) = cell();
        let before = poses(&scene);
        for (entry, name) in [
            (
                json!({"parts": [{"part": 3, "pose": [1, 0, 0, 0, 0, far, 0]}]}),
                "cube 3",
            ),
            (
                json!({"robots": [{"base": [1, 0, 0, 0, 0, 0, far]}]}),
                "arm",
            ),
        ] {
            let mut file =
                serde_json::to_value(SceneFile::new(vec![Model::from_url("a.stl")])).unwrap();
            file.as_object_mut()
                .unwrap()
                .extend(entry.as_object().unwrap().clone());
            let file = SceneFile::from_json(&file.to_string()).unwrap();
            let error = scene.restore(&file).unwrap_err().to_string();
            assert_tells(&error, name, far);
            assert_eq!(poses(&scene), before);
        }
    }
}
