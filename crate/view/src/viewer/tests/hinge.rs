//! Tests a lid on a pin: its hinge is picked and swung with a pointer; and planes along picked features.

use nearpoint_geometry::{Pose, Vector};

use super::*;
use crate::input::{Modifiers, PointerKind};
use crate::picking::PickPurpose;

const LID: PartId = PartId(0);
const PIN: PartId = PartId(1);

/// Shows a lid and a pin at its left end, from above and the front.
fn box_with_lid() -> Viewer {
    let mut viewer = empty_viewer();
    let place = Pose::translation(2.6, 0.0, 0.0);
    let lid = part("lid", primitives::cuboid(4.0, 2.0, 0.4), place);
    let pin = part("pin", primitives::tube(64, 0.5, 0.2, 3.0), Pose::identity());
    viewer.add(vec![lid, pin], vec![]).unwrap();
    viewer.look_from(StandardView::Top);
    viewer.view_mut().camera.orbit(Point::origin(), 0.0, -160.0);
    viewer.fit(None);
    viewer
}

/// Selects the lid, which swings about the pin's axis.
fn box_with_hung_lid() -> Viewer {
    let mut viewer = box_with_lid();
    let pivot = Some(nearpoint_scene::Pivot {
        point: [0.0; 3],
        axis: Some([0.0, 0.0, 1.0]),
        angle: 0.0,
        limits: None,
    });
    let parts = || vec![LID];
    let hang = Command::SetPivot {
        parts: parts(),
        pivot,
    };
    for command in [hang, Command::Select { parts: parts() }] {
        viewer.command(command).unwrap();
    }
    viewer
}

/// Returns the only plane that cuts the picture.
fn only_section(viewer: &Viewer) -> Section {
    let [cut] = viewer.sections() else {
        panic!("{:?}", viewer.sections())
    };
    *cut
}

fn event(viewer: &mut Viewer, kind: PointerKind, at: (f64, f64), touch: bool) {
    let pointer = pointer(kind, at);
    viewer.pointer(Pointer { touch, ..pointer }).unwrap();
    finish(viewer);
}

fn click(viewer: &mut Viewer, at: (f64, f64)) {
    for kind in [PointerKind::Move, PointerKind::Down, PointerKind::Up] {
        event(viewer, kind, at, false);
    }
}

fn canvas_position(viewer: &Viewer, x: f64, y: f64, z: f64) -> (f64, f64) {
    let seen = viewer.camera().project(Point::new(x, y, z)).unwrap();
    (seen.x, seen.y)
}

/// Returns a canvas position on the pin's side, towards the eye.
fn on_the_pin(viewer: &Viewer) -> (f64, f64) {
    let back = viewer.camera().back();
    let flat = Vector::new(back.x, back.y, 0.0).normalize() * 0.49;
    canvas_position(viewer, flat.x, flat.y, 0.6)
}

#[test]
fn a_click_on_a_pin_makes_a_hinge_about_its_axis() {
    let mut viewer = box_with_lid();
    viewer
        .set_pick_purpose(PickPurpose::Pivot { parts: vec![LID] })
        .unwrap();
    let at = on_the_pin(&viewer);
    assert_eq!(viewer.pick(at.0, at.1).map(|hit| hit.part), Some(PIN));
    event(&mut viewer, PointerKind::Move, at, false);
    let list = viewer.draw_list(0.0);
    // The pivot is shown before the click makes it.
    assert!(
        list.strokes
            .iter()
            .any(|stroke| (stroke.to - stroke.from).normalize().z.abs() > 0.999)
    );
    assert_eq!(viewer.scene().part(LID).unwrap().pivot, None);
    click(&mut viewer, at);
    let pivot = viewer.scene().part(LID).unwrap().pivot_in_scene().unwrap();
    let axis = Vector::from(pivot.axis.unwrap());
    assert!(axis.z.abs() > 1.0 - 1e-9, "{axis}");
    assert!(
        pivot.point[0].hypot(pivot.point[1]) < 1e-6,
        "{:?}",
        pivot.point
    );
    // The tool is left, and nothing else was changed.
    assert_eq!(viewer.input_state().tool(), Tool::Select);
    viewer.command(Command::Undo).unwrap();
    assert!(!viewer.scene().can_undo());
}

#[test]
fn a_hinged_part_follows_a_mouse_and_a_finger_around_its_axis_and_keys_turn_it() {
    for touch in [false, true] {
        let mut viewer = box_with_hung_lid();
        let arm = 3.5;
        let place = |viewer: &Viewer, degrees: f64| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            canvas_position(viewer, arm * cos, arm * sin, 0.2)
        };
        let from = place(&viewer, 0.0);
        event(&mut viewer, PointerKind::Down, from, touch);
        // All the way round and farther: the angle counts full turns.
        for step in 1..=40 {
            let to = place(&viewer, f64::from(step) * 10.0);
            event(&mut viewer, PointerKind::Move, to, touch);
            let open = viewer.scene().hinge(&[LID]).unwrap().angle.to_degrees();
            assert!(
                (open - f64::from(step) * 10.0).abs() < 1e-6,
                "{open} {step}"
            );
            let label = viewer.draw_list(0.0).labels;
            assert!(
                label
                    .iter()
                    .any(|label| label.text == format!("{open:.1}°"))
            );
        }
        let to = place(&viewer, 400.0);
        event(&mut viewer, PointerKind::Up, to, touch);
        let lid = viewer.scene().part(LID).unwrap().pose * Point::new(-2.6, 0.0, 0.0);
        assert!(lid.coords.norm() < 1e-9, "the axis stays");
        // By R: arrows move by steps, and a typed number is the angle of the hinge, not an increment.
        let press_all = |viewer: &mut Viewer, keys: &[&str]| {
            keys.iter().for_each(|key| press(viewer, key));
        };
        press_all(&mut viewer, &["r", "ArrowUp", "x", "Enter"]);
        let open = viewer.scene().hinge(&[LID]).unwrap().angle.to_degrees();
        assert!((open - 405.0).abs() < 1e-6, "{open}");
        press_all(&mut viewer, &["r", "3", "0", "Enter"]);
        let open = viewer.scene().hinge(&[LID]).unwrap().angle.to_degrees();
        assert!((open - 30.0).abs() < 1e-6, "{open}");
        // Each is one change; Esc makes none.
        press_all(&mut viewer, &["r", "ArrowUp", "Escape"]);
        for _ in 0..4 {
            viewer.command(Command::Undo).unwrap();
        }
        assert!(!viewer.scene().can_undo());
    }
}

#[test]
fn the_only_ring_of_a_hinge_is_its_own_and_stands_at_the_pivot() {
    let mut viewer = box_with_hung_lid();
    viewer.set_tool(Tool::Rotate).unwrap();
    let gizmo = viewer.input_state().gizmo(&viewer.visible_scene()).unwrap();
    assert!(gizmo.at.coords.norm() < 1e-12);
    assert_eq!(gizmo.hinge, Some(Vector::z()));
    viewer.set_tool(Tool::Move).unwrap();
    let gizmo = viewer.input_state().gizmo(&viewer.visible_scene()).unwrap();
    assert!((gizmo.at.x - 2.6).abs() < 1e-9 && gizmo.hinge.is_none());
}

#[test]
fn planes_are_laid_along_faces_and_through_points_that_are_clicked() {
    let mut viewer = box_with_lid();
    viewer
        .set_pick_purpose(PickPurpose::Face { plane: 0 })
        .unwrap();
    let on_top = canvas_position(&viewer, 3.0, 0.0, 0.2);
    click(&mut viewer, on_top);
    let cut = only_section(&viewer);
    assert!((cut.normal - Vector::z()).norm() < 1e-9);
    assert!(cut.offset < 0.2 && cut.offset > 0.199, "{}", cut.offset);
    assert_eq!(viewer.input_state().tool(), Tool::Select);
    // Through the axis of the pin, with the eye's side cut away; it replaces the first plane.
    viewer.set_sections(vec![]);
    viewer
        .set_pick_purpose(PickPurpose::Face { plane: 0 })
        .unwrap();
    let at = on_the_pin(&viewer);
    click(&mut viewer, at);
    let cut = only_section(&viewer);
    assert!(cut.normal.z.abs() < 1e-6 && cut.offset.abs() < 1e-6);
    assert!(cut.normal.dot(&viewer.camera().back()) > 0.0);
    // Two corners of the lid's top and a point on it; a repeated point is refused with an error.
    viewer.set_sections(vec![]);
    viewer
        .set_pick_purpose(PickPurpose::Points { plane: 0 })
        .unwrap();
    let corner = |viewer: &Viewer, x: f64, y: f64| canvas_position(viewer, x, y, 0.2);
    let near = corner(&viewer, 4.6, -1.0);
    click(&mut viewer, near);
    let again = pointer(PointerKind::Down, near);
    viewer.pointer(again).unwrap();
    let kind = PointerKind::Up;
    let refused = viewer.pointer(Pointer { kind, ..again });
    assert_eq!(refused, Err(SceneError::SamePointTwice));
    let far = corner(&viewer, 4.6, 1.0);
    click(&mut viewer, far);
    assert_eq!(viewer.sections(), []);
    let last = corner(&viewer, 2.6, 0.0);
    click(&mut viewer, last);
    let cut = only_section(&viewer);
    assert!((cut.normal - Vector::z()).norm() < 1e-6, "{cut:?}");
}

#[test]
fn a_frame_leaves_out_what_a_plane_cut_away() {
    let mut viewer = box_with_lid();
    let select = |viewer: &mut Viewer| {
        let modifiers = Modifiers {
            ctrl: true,
            ..Modifiers::default()
        };
        for (kind, x, y) in [
            (PointerKind::Down, 2.0, 2.0),
            (PointerKind::Move, 400.0, 300.0),
            (PointerKind::Move, 798.0, 598.0),
            (PointerKind::Up, 798.0, 598.0),
        ] {
            let pointer = pointer(kind, (x, y));
            viewer
                .pointer(Pointer {
                    modifiers,
                    ..pointer
                })
                .unwrap();
        }
        viewer.scene().selection().to_vec()
    };
    assert_eq!(select(&mut viewer), [LID, PIN]);
    let beyond = |x: f64, offset: f64| Section::new(Vector::new(x, 0.0, 0.0), offset).unwrap();
    // The lid begins at 0.6; the pin is cut in two.
    viewer.set_sections(vec![beyond(1.0, 0.1)]);
    assert_eq!(select(&mut viewer), [PIN]);
    viewer.set_sections(vec![beyond(-1.0, -0.55)]);
    assert_eq!(select(&mut viewer), [LID]);
    // No single plane cuts all of the lid away, but two do.
    let corner = |y: f64| Section::new(Vector::new(1.0, y, 0.0), 0.0).unwrap();
    viewer.set_sections(vec![corner(1.0), corner(-1.0)]);
    assert_eq!(select(&mut viewer), [PIN]);
}
