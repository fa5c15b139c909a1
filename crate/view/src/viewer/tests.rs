//! Tests a whole drag in Snap by keys alone: a cube over a floor, beside a wall.

mod hinge;
mod lock;

use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{DragMode, file};

use super::*;
use crate::input::{Key, Pointer};
use crate::interact::Tool;
use crate::list::{Label, LabelKind};
use crate::section::Section;
use crate::stage::Stage;
use crate::testing::{empty_viewer, finish, part, pointer};

const CUBE: PartId = PartId(2);

/// Shows the scene from the front: x to the right, z up. The floor's top is z = 0, the wall's side x = 4.
fn cube_over_floor() -> Viewer {
    let mut viewer = empty_viewer();
    let floor = (primitives::cuboid(10.0, 10.0, 1.0), [0.0, 0.0, -0.5]);
    let wall = (primitives::cuboid(1.0, 10.0, 6.0), [4.5, 0.0, 3.0]);
    let cube = (primitives::cuboid(2.0, 2.0, 2.0), [0.0, 0.0, 2.0]);
    let parts = [floor, wall, cube]
        .map(|(soup, [x, y, z])| part("a block", soup, Pose::translation(x, y, z)));
    viewer.add(parts.into(), vec![]).unwrap();
    viewer.look_from(StandardView::Front);
    for command in [
        Command::Select { parts: vec![CUBE] },
        Command::SetDragMode {
            mode: DragMode::Snap,
        },
    ] {
        viewer.command(command).unwrap();
    }
    viewer
}

fn press(viewer: &mut Viewer, key: &str) {
    assert!(viewer.key(&Key::down(key)).unwrap(), "{key}");
    finish(viewer);
}

/// Returns the number of degrees of freedom that are left to the dragged cube.
fn degrees_of_freedom(viewer: &Viewer) -> Option<usize> {
    let hand = viewer.scene.frame().drag.as_ref()?;
    Some(hand.degrees_of_freedom.count())
}

/// Presses the key until this many degrees of freedom are left.
fn press_until(viewer: &mut Viewer, key: &str, left: usize) {
    for _ in 0..100 {
        if degrees_of_freedom(viewer) == Some(left) {
            return;
        }
        press(viewer, key);
    }
    panic!("{key} never left {left} degrees of freedom");
}

fn cube_at(viewer: &Viewer) -> Vector {
    viewer.scene.part(CUBE).unwrap().pose.translation.vector
}

#[test]
fn arrow_keys_snap_slide_snap_again_and_detach() {
    let mut viewer = cube_over_floor();
    press(&mut viewer, "g");
    press_until(&mut viewer, "ArrowDown", 3);
    assert_eq!(cube_at(&viewer).z, 1.0, "on the floor");
    press_until(&mut viewer, "ArrowRight", 1);
    assert_eq!((cube_at(&viewer).x, cube_at(&viewer).z), (3.0, 1.0));
    press_until(&mut viewer, "ArrowLeft", 3);
    assert_eq!(cube_at(&viewer).z, 1.0);
    press_until(&mut viewer, "ArrowUp", 6);
    assert!(cube_at(&viewer).z > 1.5);
    press(&mut viewer, "Enter");
    assert!(viewer.scene.frame().drag.is_none() && viewer.scene.can_undo());
}

#[test]
fn alt_moves_the_cube_into_the_floor_and_out() {
    let mut viewer = cube_over_floor();
    press(&mut viewer, "g");
    press_until(&mut viewer, "ArrowDown", 3);
    press(&mut viewer, "ArrowDown");
    press(&mut viewer, "Alt");
    assert!(cube_at(&viewer).z < 1.0, "where the hand is");
    let up = Key {
        down: false,
        ..Key::down("Alt")
    };
    viewer.key(&up).unwrap();
    assert_eq!(viewer.scene.settings().drag_mode, DragMode::Snap);
    press(&mut viewer, "Escape");
    assert_eq!(cube_at(&viewer).z, 2.0);
}

#[test]
fn label_of_a_stopped_part_shows_its_motion() {
    let mut viewer = cube_over_floor();
    let mode = DragMode::Stop;
    viewer.command(Command::SetDragMode { mode }).unwrap();
    for key in ["g", "z", "-", "5"] {
        press(&mut viewer, key);
    }
    assert!((cube_at(&viewer).z - 1.0).abs() < 1e-3, "on the floor");
    let list = viewer.draw_list(0.0);
    let label = |label: &&Label| label.kind == LabelKind::Drag;
    assert_eq!(list.labels.iter().find(label).unwrap().text, "Z -1 mm");
}

#[test]
fn display_unit_is_shown_and_typed_and_the_scene_keeps_its_own() {
    let mut viewer = cube_over_floor();
    let mode = DragMode::Detect;
    viewer.command(Command::SetDragMode { mode }).unwrap();
    viewer.set_display_unit(Some(Unit::Cm));
    for key in ["g", "z", ".", "1"] {
        press(&mut viewer, key);
    }
    assert_eq!(cube_at(&viewer).z, 3.0);
    let reported = |viewer: &mut Viewer| {
        let labels = viewer.draw_list(0.0).labels.into_iter();
        let mut drags = labels.filter(|label| label.kind == LabelKind::Drag);
        drags.next().map(|label| label.text)
    };
    assert_eq!(reported(&mut viewer).as_deref(), Some("Z 0.1 cm"));
    press(&mut viewer, "Enter");
    assert_eq!(viewer.scene.unit(), Unit::Mm);

    // The scene's unit is shown again: a change of that unit applies at once.
    viewer.set_display_unit(None);
    let unit = Unit::In;
    viewer.command(Command::SetUnit { unit }).unwrap();
    for key in ["g", "z", "1"] {
        press(&mut viewer, key);
    }
    assert_eq!(cube_at(&viewer).z, 4.0);
    assert_eq!(reported(&mut viewer).as_deref(), Some("Z 1 in"));
}

#[test]
fn clear_forgets_the_view_of_the_scene_before() {
    let mut viewer = cube_over_floor();
    viewer.selection.sections = vec![Section::new(Vector::x(), 0.0).unwrap()];
    viewer.command(Command::Clear).unwrap();
    assert!(viewer.selection.sections.is_empty());
    let mut fresh = empty_viewer();
    for viewer in [&mut viewer, &mut fresh] {
        let far = Pose::translation(40.0, 0.0, 0.0);
        let cube = part("a block", primitives::cuboid(2.0, 2.0, 2.0), far);
        viewer.add(vec![cube], vec![]).unwrap();
    }
    assert_eq!(viewer.view.camera, fresh.view.camera);
}
