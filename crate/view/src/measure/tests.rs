//! Tests measuring: the feature under a pointer, the measures that clicks save, and their drawing.

use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::measure::PickKind;
use nearpoint_scene::{Command, PartId};

use crate::camera::StandardView;
use crate::input::{Key, Pointer, PointerKind};
use crate::interact::Tool;
use crate::list::{Label, LabelKind, MarkKind};
use crate::stage::Stage;
use crate::testing::{empty_viewer, part, pointer};
use crate::viewer::Viewer;

/// Shows, from the front, two cubes of edge 2, their sides 3 apart, and a pin of radius 1 along z beside them.
fn two_cubes_and_pin() -> Viewer {
    let mut viewer = empty_viewer();
    let cube = || primitives::cuboid(2.0, 2.0, 2.0);
    let parts = [
        ("left", cube(), 0.0),
        ("right", cube(), 5.0),
        ("pin", primitives::tube(48, 1.0, 0.0, 2.0), -5.0),
    ];
    let parts = parts.map(|(name, soup, x)| part(name, soup, Pose::translation(x, 0.0, 0.0)));
    viewer.add(parts.into(), vec![]).unwrap();
    viewer.look_from(StandardView::Front);
    viewer.set_tool(Tool::Measure).unwrap();
    viewer
}

fn event(viewer: &mut Viewer, kind: PointerKind, at: (f64, f64), touch: bool) {
    let pointer = pointer(kind, at);
    viewer.pointer(Pointer { touch, ..pointer }).unwrap();
}

fn canvas_position(viewer: &Viewer, point: [f64; 3]) -> (f64, f64) {
    let seen = viewer.camera().project(Point::from(point)).unwrap();
    (seen.x, seen.y)
}

fn point_at(viewer: &mut Viewer, point: [f64; 3]) -> Option<(u32, PickKind)> {
    let at = canvas_position(viewer, point);
    event(viewer, PointerKind::Move, at, false);
    let pointed = viewer.measure_tool().hovered_pick()?;
    Some((pointed.part.0, pointed.kind))
}

fn click(viewer: &mut Viewer, point: [f64; 3], touch: bool) {
    let at = canvas_position(viewer, point);
    event(viewer, PointerKind::Down, at, touch);
    event(viewer, PointerKind::Up, at, touch);
}

fn labels(viewer: &mut Viewer) -> Vec<String> {
    let list = viewer.draw_list(0.0);
    let is_measure =
        |label: &&Label| matches!(label.kind, LabelKind::Measure | LabelKind::Measuring);
    let labels = list.labels.iter().filter(is_measure);
    labels.map(|label| label.text.clone()).collect()
}

/// The front sides are at y = −1.
#[test]
fn a_corner_comes_before_an_edge_and_an_edge_before_a_face() {
    let mut viewer = two_cubes_and_pin();
    assert_eq!(
        point_at(&mut viewer, [0.3, -1.0, 0.2]),
        Some((0, PickKind::Face))
    );
    assert_eq!(
        point_at(&mut viewer, [1.0, -1.0, 0.2]),
        Some((0, PickKind::Edge))
    );
    assert_eq!(
        point_at(&mut viewer, [1.0, -1.0, 1.0]),
        Some((0, PickKind::Point))
    );
    // There is no feature between the parts, and none off the canvas.
    assert_eq!(point_at(&mut viewer, [2.5, -1.0, 0.0]), None);
    let list = viewer.draw_list(0.0);
    assert!(list.marks.tints().next().is_none());
    point_at(&mut viewer, [0.3, -1.0, 0.2]);
    let list = viewer.draw_list(0.0);
    let tint = list.marks.tints().next().unwrap();
    assert_eq!(tint.style.kind, MarkKind::Measurement);
    assert_eq!(tint.triangles.len(), 2, "the square under the pointer");
    assert_eq!(labels(&mut viewer), ["4 mm²"]);
}

#[test]
fn two_clicks_keep_a_distance_that_follows_its_parts() {
    let mut viewer = two_cubes_and_pin();
    click(&mut viewer, [1.0, -1.0, 0.2], false);
    assert!(viewer.scene().measurements().is_empty() && viewer.measure_tool().first().is_some());
    assert_eq!(
        point_at(&mut viewer, [4.0, -1.0, 0.3]),
        Some((1, PickKind::Edge))
    );
    assert_eq!(labels(&mut viewer), ["3 mm"], "before the second click");
    click(&mut viewer, [4.0, -1.0, 0.3], false);
    assert_eq!(viewer.scene().measurements().len(), 1);
    assert!(viewer.measure_tool().first().is_none());
    let pose = Pose::translation(5.5, 0.0, 0.0);
    let moved = Command::SetPose {
        part: PartId(1),
        pose,
    };
    viewer.command(moved).unwrap();
    viewer.set_tool(Tool::Select).unwrap();
    assert_eq!(labels(&mut viewer), ["3.5 mm"]);
    let parts = vec![PartId(1)];
    viewer.command(Command::Remove { parts }).unwrap();
    assert!(labels(&mut viewer).is_empty());
}

#[test]
fn repeated_measure_is_saved_once() {
    let mut viewer = two_cubes_and_pin();
    click(&mut viewer, [1.0, -1.0, 0.2], true);
    click(&mut viewer, [1.0, -1.0, -0.2], true);
    assert_eq!(viewer.scene().measurements()[0].picks.len(), 1);
    assert_eq!(labels(&mut viewer), ["2 mm"]);
    click(&mut viewer, [1.0, -1.0, 0.2], false);
    click(&mut viewer, [2.5, -1.0, 0.0], false);
    assert!(viewer.measure_tool().first().is_none());
    assert_eq!(viewer.scene().measurements().len(), 1);
    // Enter also saves the measure.
    click(&mut viewer, [1.0, -1.0, 0.2], false);
    assert!(viewer.key(&Key::down("Enter")).unwrap());
    assert_eq!(viewer.scene().measurements().len(), 2);
}

#[test]
fn escape_drops_what_was_picked_and_then_leaves() {
    let mut viewer = two_cubes_and_pin();
    click(&mut viewer, [1.0, -1.0, 0.2], false);
    assert!(viewer.key(&Key::down("Escape")).unwrap());
    assert_eq!(viewer.input_state().tool(), Tool::Measure);
    assert!(viewer.measure_tool().first().is_none());
    assert!(viewer.key(&Key::down("Escape")).unwrap());
    assert_eq!(viewer.input_state().tool(), Tool::Select);
    // All this selected and moved nothing.
    assert!(viewer.scene().selection().is_empty() && !viewer.scene().can_undo());
}

#[test]
fn a_drag_over_a_part_turns_the_view_and_moves_nothing() {
    let mut viewer = two_cubes_and_pin();
    let before = viewer.camera().eye();
    let from = canvas_position(&viewer, [0.3, -1.0, 0.2]);
    event(&mut viewer, PointerKind::Down, from, false);
    event(
        &mut viewer,
        PointerKind::Move,
        (from.0 + 60.0, from.1),
        false,
    );
    event(&mut viewer, PointerKind::Up, (from.0 + 60.0, from.1), false);
    assert_ne!(viewer.camera().eye(), before);
    assert!(!viewer.scene().can_undo() && viewer.measure_tool().first().is_none());
}

#[test]
fn kinds_pick_axes_centres_and_whole_parts() {
    let mut viewer = two_cubes_and_pin();
    let wall = [-5.0, -1.0, 0.2];
    for (kind, text) in [
        (PickKind::Face, Some("≈ ⌀ 2 mm")),
        (PickKind::Axis, None),
        (PickKind::Part, Some("2 × 2 × 2 mm")),
    ] {
        viewer.set_pick_kind(Some(kind));
        assert_eq!(point_at(&mut viewer, wall), Some((2, kind)));
        assert_eq!(
            labels(&mut viewer).first().map(String::as_str),
            text,
            "{kind:?}"
        );
    }
    // A plane has no axis, and beside the edge of a pin there is a centre.
    viewer.set_pick_kind(Some(PickKind::Axis));
    assert_eq!(point_at(&mut viewer, [0.3, -1.0, 0.2]), None);
    viewer.set_pick_kind(Some(PickKind::Centre));
    let rim = viewer.scene().part(PartId(2)).unwrap().shape.bounds().hi.z;
    assert_eq!(
        point_at(&mut viewer, [-5.0, -1.0, rim]),
        Some((2, PickKind::Centre))
    );
}

#[test]
fn the_box_is_drawn_around_what_is_selected() {
    let mut viewer = two_cubes_and_pin();
    viewer.show_selection_box(true);
    let parts = vec![PartId(0), PartId(1)];
    viewer.command(Command::Select { parts }).unwrap();
    assert_eq!(labels(&mut viewer), ["7 × 2 × 2 mm"]);
    let parts = vec![PartId(0), PartId(1), PartId(2)];
    viewer.command(Command::Remove { parts }).unwrap();
    assert!(labels(&mut viewer).is_empty());
    assert!(viewer.extent(&[]).is_none());
}
