//! Tests a locked scene: drags and keys turn the view, and no part moves.

use super::*;
use crate::input::PointerKind;

fn point(viewer: &mut Viewer, kind: PointerKind, at: (f64, f64)) {
    viewer.pointer(pointer(kind, at)).unwrap();
}

/// Drags to the right at the cube's position.
fn drag_cube(viewer: &mut Viewer) {
    let at = Point::from(cube_at(viewer)) - Vector::y();
    let seen = viewer.camera().project(at).unwrap();
    point(viewer, PointerKind::Down, (seen.x, seen.y));
    point(viewer, PointerKind::Move, (seen.x + 30.0, seen.y));
    point(viewer, PointerKind::Up, (seen.x + 30.0, seen.y));
}

#[test]
fn drag_on_a_part_of_a_locked_scene_orbits() {
    let mut viewer = cube_over_floor();
    viewer.set_locked(true).unwrap();
    let (at, back) = (cube_at(&viewer), viewer.camera().back());
    drag_cube(&mut viewer);
    assert_eq!(cube_at(&viewer), at);
    assert_ne!(viewer.camera().back(), back);
    assert!(!viewer.scene().can_undo());

    viewer.set_locked(false).unwrap();
    drag_cube(&mut viewer);
    assert_ne!(cube_at(&viewer), at);
}

#[test]
fn keys_and_handles_move_nothing_in_a_locked_scene() {
    let mut viewer = cube_over_floor();
    viewer.set_locked(true).unwrap();
    for tool in [Tool::Move, Tool::Rotate] {
        viewer.set_tool(tool).unwrap();
        assert!(
            viewer
                .input_state()
                .gizmo(&viewer.visible_scene())
                .is_none()
        );
    }
    for key in ["g", "r"] {
        viewer.key(&Key::down(key)).unwrap();
        assert!(viewer.input_state().drag().is_none(), "{key}");
    }
    let pose = Pose::translation(0.0, 0.0, 3.0);
    let command = Command::SetPose { part: CUBE, pose };
    viewer.command(command).unwrap();
    assert_eq!(cube_at(&viewer).z, 3.0, "a command is no accident");
}

#[test]
fn lock_in_the_middle_of_a_drag_puts_the_part_back() {
    let mut viewer = cube_over_floor();
    let at = cube_at(&viewer);
    for key in ["g", "x", "2"] {
        press(&mut viewer, key);
    }
    assert_ne!(cube_at(&viewer), at);
    viewer.set_locked(true).unwrap();
    assert_eq!(cube_at(&viewer), at);
    assert!(viewer.input_state().drag().is_none());
}

#[test]
fn scene_file_says_whether_the_scene_is_locked_and_one_that_does_not_leaves_it() {
    let mut viewer = cube_over_floor();
    for (stated, locked) in [(Some(true), true), (None, true), (Some(false), false)] {
        let file = SceneFile {
            locked: stated,
            ..viewer
                .scene()
                .save(vec![file::Model::from_url("source:0")], None)
        };
        viewer.restore(&file).unwrap();
        assert_eq!(viewer.is_locked(), locked, "{stated:?}");
    }
}
