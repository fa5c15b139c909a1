//! Tests the placing of two boxes, one of which is movable.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{NewPart, PartId, Scene, ThreadPool};

use super::*;
use crate::testing::mouse;
use nearpoint_view::camera::Viewport;
use nearpoint_view::input::{Modifiers, Pointer, PointerKind, Wheel};
use nearpoint_view::style::Theme;

fn part(name: &str, x: f64) -> NewPart {
    let mesh = Mesh::weld(primitives::cuboid(10.0, 10.0, 10.0)).expect("a cuboid");
    NewPart::from_mesh(
        name,
        mesh,
        Pose::translation(x, 0.0, 0.0),
        &SequentialExecutor,
    )
}

fn assembly() -> (AssemblyView, [PartId; 2]) {
    let viewport = Viewport {
        width: 400.0,
        height: 300.0,
        device_pixels: 1.0,
    };
    let scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let mut placing = AssemblyView::new(Viewer::new(scene, viewport, Theme::Light));
    let ids = placing
        .set_parts(vec![part("open", 0.0), part("other", 40.0)])
        .expect("two parts");
    placing.viewer.look_from(StandardView::Front);
    placing.set_movable(vec![ids[0]]).expect("both are there");
    (placing, [ids[0], ids[1]])
}

fn shown_pose(placing: &AssemblyView, part: PartId) -> Pose {
    placing.viewer.scene().part(part).expect("it is there").pose
}

fn canvas_position(placing: &AssemblyView, part: PartId) -> (f64, f64) {
    let middle = Point::from(shown_pose(placing, part).translation.vector);
    let seen = placing.viewer.camera().project(middle).expect("in sight");
    (seen.x, seen.y)
}

#[test]
fn one_hold_moves_in_all_six_directions() {
    let (mut placing, [open, _]) = assembly();
    let (x, y) = canvas_position(&placing, open);
    let mut send = |pointer| placing.pointer(pointer).expect("not refused");
    assert_eq!(
        send(mouse(PointerKind::Down, (x, y))),
        Some(AssemblyEvent::Grasped(open))
    );
    assert_eq!(
        send(mouse(PointerKind::Move, (x + 50.0, y))),
        Some(AssemblyEvent::Moved)
    );
    let mut tilting = mouse(PointerKind::Move, (x + 50.0, y + 30.0));
    tilting.modifiers.shift = true;
    assert_eq!(send(tilting), Some(AssemblyEvent::Moved));
    let wheel = Wheel {
        x,
        y,
        delta: -100.0,
        modifiers: Modifiers::default(),
    };
    placing.wheel(wheel).expect("not refused");
    let before = shown_pose(&placing, open);
    // Seen from the front, x is to the right and y away.
    assert!(before.translation.x > 1.0 && before.translation.y > 0.1);
    assert!(before.translation.z.abs() < 1e-9);
    let (axis, angle) = before.rotation.axis_angle().expect("it is turned");
    assert!((axis.into_inner() - Vector::x()).norm() < 1e-9 && (angle - 0.18).abs() < 1e-9);
    let up = placing.pointer(mouse(PointerKind::Up, (x + 50.0, y + 30.0)));
    assert_eq!(up, Ok(Some(AssemblyEvent::Released)));
    assert_eq!(
        (placing.dragged(), shown_pose(&placing, open)),
        (None, before)
    );
}

#[test]
fn first_click_grasps_and_second_releases() {
    let (mut placing, [open, _]) = assembly();
    let (x, y) = canvas_position(&placing, open);
    let mut send = |kind, x| placing.pointer(mouse(kind, (x, y))).expect("not refused");
    assert_eq!(
        send(PointerKind::Down, x),
        Some(AssemblyEvent::Grasped(open))
    );
    assert_eq!(send(PointerKind::Up, x + 1.0), None);
    assert_eq!(
        send(PointerKind::Move, x + 20.0),
        Some(AssemblyEvent::Moved)
    );
    assert_eq!(
        send(PointerKind::Down, x + 20.0),
        Some(AssemblyEvent::Released)
    );
    assert_eq!(send(PointerKind::Up, x + 20.0), None);
    assert!(shown_pose(&placing, open).translation.x > 0.1);
}

#[test]
fn touch_drag_moves_block_until_release() {
    let (mut placing, [open, _]) = assembly();
    let (x, y) = canvas_position(&placing, open);
    let finger = |kind, x, y| Pointer {
        touch: true,
        ..mouse(kind, (x, y))
    };
    let mut send = |pointer| placing.pointer(pointer).expect("not refused");
    assert_eq!(
        send(finger(PointerKind::Down, x, y)),
        Some(AssemblyEvent::Grasped(open))
    );
    send(finger(PointerKind::Move, x + 10.0, y));
    assert_eq!(send(finger(PointerKind::Up, x + 10.0, y)), None);
    assert_eq!(send(finger(PointerKind::Down, 5.0, 5.0)), None);
    let before = shown_pose(&placing, open);
    placing.set_motion_mode(MotionMode::Depth);
    let moved = placing.pointer(finger(PointerKind::Move, 5.0, 45.0));
    assert_eq!(moved, Ok(Some(AssemblyEvent::Moved)));
    assert!(shown_pose(&placing, open).translation.y < before.translation.y - 0.1);
    assert_eq!(placing.release(), Ok(Some(AssemblyEvent::Released)));
    assert_eq!(placing.release(), Ok(None));
}

#[test]
fn assembly_is_completed_by_keys_alone() {
    let (mut placing, [open, _]) = assembly();
    let plain = Modifiers::default();
    let fine = Modifiers { alt: true, ..plain };
    let mut press = |key, modifiers| placing.key(key, modifiers).expect("not refused");
    assert_eq!(press(" ", plain), Some(AssemblyEvent::Grasped(open)));
    for (key, modifiers) in [
        ("ArrowRight", plain),
        ("ArrowUp", fine),
        ("PageUp", plain),
        ("q", plain),
    ] {
        assert_eq!(press(key, modifiers), Some(AssemblyEvent::Moved), "{key}");
    }
    assert_eq!(press("7", plain), None);
    assert_eq!(press("Enter", plain), Some(AssemblyEvent::Released));
    let pose = shown_pose(&placing, open);
    assert!((pose.translation.vector - Vector::new(2.0, 2.0, 0.25)).norm() < 1e-9);
    assert!((pose.rotation.angle().to_degrees() - 2.0).abs() < 1e-9);
}

#[test]
fn drag_of_fixed_block_turns_view() {
    let (mut placing, [open, other]) = assembly();
    let (x, y) = canvas_position(&placing, other);
    let eye = placing.viewer.camera().eye();
    for (kind, x) in [
        (PointerKind::Down, x),
        (PointerKind::Move, x - 40.0),
        (PointerKind::Up, x - 40.0),
    ] {
        assert_eq!(placing.pointer(mouse(kind, (x, y))), Ok(None));
    }
    assert_eq!(
        shown_pose(&placing, other),
        Pose::translation(40.0, 0.0, 0.0)
    );
    assert!((placing.viewer.camera().eye() - eye).norm() > 1.0);
    assert!(placing.viewer.scene().selection().is_empty());
    assert_eq!(placing.pick_up(other), Ok(None));
    assert_eq!(
        placing.pick_up(open),
        Ok(Some(AssemblyEvent::Grasped(open)))
    );
}

#[test]
fn places_are_outlined_and_marks_left_out_when_plain() {
    let (mut placing, [open, other]) = assembly();
    let bare = placing.draw_list(0.0).strokes.len();
    placing.set_target_poses(&[(open, Pose::translation(40.0, 0.0, 10.0))]);
    assert_eq!(placing.draw_list(0.0).strokes.len(), bare + 12);
    placing.set_target_poses(&[(open, Pose::translation(40.0, 0.0, 200.0))]);
    placing.fit();
    let top = placing
        .viewer
        .camera()
        .project(Point::new(40.0, 0.0, 205.0));
    assert!(top.is_some_and(|seen| (0.0..300.0).contains(&seen.y)));
    placing.pick_up(open).expect("not refused");
    placing
        .move_to(Pose::translation(34.0, 2.0, 3.0))
        .expect("not refused");
    placing.viewer.step(&|| false);
    assert!(
        !placing.viewer.scene().frame().pairs.is_empty(),
        "{other:?}"
    );
    assert!(placing.draw_list(0.0).marks.tints().next().is_some());
    // The block goes through the other one to the far side; its first contact leaves no ghost here.
    placing
        .move_to(Pose::translation(80.0, 2.0, 3.0))
        .expect("not refused");
    placing.viewer.step(&|| false);
    assert_eq!(placing.viewer.scene().frame().path_contacts.len(), 1);
    placing.viewer.set_minimal(false);
    assert!(placing.viewer.draw_list(0.0).parts.len() > 2);
    placing.viewer.set_minimal(true);
    let list = placing.draw_list(0.0);
    assert_eq!((list.parts.len(), list.dots.len()), (2, 0));
    placing
        .move_to(Pose::translation(34.0, 2.0, 3.0))
        .expect("not refused");
    placing.viewer.step(&|| false);
    placing.hide_contacts(true);
    assert!(placing.draw_list(0.0).marks.tints().next().is_none());
}
