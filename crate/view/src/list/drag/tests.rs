//! Tests the drawing of a drag: a cube of edge 2 is lowered onto another, or runs against it.

use std::sync::Arc;

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::snap::{DegreesOfFreedom, SnapConstraint, SnapConstraintKind};
use nearpoint_scene::{Command, ConstraintChange, DragMode, DragState, PartId, Placement, Scene};

use super::super::tests::{block, cube, draw, front, lines, scene};
use super::*;
use crate::list::mark::{MarkGroup, MarkKind, WireKind};

const DRAGGED: PartId = PartId(1);

/// Drags the second part to this pose in this mode.
fn dragged(mode: DragMode, to: Pose) -> Scene {
    let above = block([2.0, 2.0, 2.0], [0.0, 0.0, 3.0]);
    let mut scene = scene(&[cube(0.0), above]);
    for command in [
        Command::SetDragMode { mode },
        Command::BeginDrag {
            parts: vec![DRAGGED],
        },
        Command::DragTo {
            poses: vec![Placement(DRAGGED, to)],
        },
    ] {
        scene.apply(command).unwrap();
    }
    scene.finish();
    scene
}

fn hold(kind: SnapConstraintKind) -> SnapConstraint {
    SnapConstraint {
        kind,
        dragged_part: 1,
        dragged_feature: 0,
        other_part: 0,
        other_feature: 0,
    }
}

fn empty_drag() -> DragState {
    DragState {
        mode: DragMode::Snap,
        poses: Vec::new(),
        active_constraints: Vec::new(),
        degrees_of_freedom: DegreesOfFreedom::all(),
        preview: None,
        is_blocked: false,
        contacts: Vec::new(),
        ignored_pairs: Vec::new(),
        incomplete_reason: None,
        change: Arc::new(ConstraintChange::default()),
    }
}

#[test]
fn constrained_faces_are_tinted_and_the_drag_target_is_a_ghost() {
    let scene = dragged(DragMode::Snap, Pose::translation(0.0, 0.0, 2.03));
    let list = draw(&scene, &front(&scene), None);
    let tints = lines(&list, &["tint"]);
    for part in 0..2 {
        let held = format!("tint {part} held loud faces [] triangles 2 meeting 0");
        assert!(tints.contains(&held), "{tints:#?}");
        let outline = format!("Outline {part} held loud segments 4");
        assert!(lines(&list, &["Outline"]).contains(&outline), "{list}");
    }
    assert!(
        tints.iter().all(|tint| !tint.contains("touching loud")),
        "the contact is told by what holds it: {tints:#?}"
    );
    assert_eq!(
        lines(&list, &["ghost"]),
        ["ghost 1 at (0.000, 0.000, 2.030)"]
    );
    assert!(list.parts.iter().any(|item| item.pose.translation.z == 2.0));
}

#[test]
fn release_bound_is_the_offset_face_with_the_drag_target() {
    let scene = dragged(DragMode::Snap, Pose::translation(0.0, 0.0, 2.03));
    let hand = scene.frame().drag.clone().unwrap();
    let release = hand.active_constraints[0].engagement.release_distance;
    assert!((release - 1.0).abs() < 1e-9, "half the side of the cube");
    let palette = crate::style::Theme::Light.palette();
    let (strokes, dots) = bound::bounds(&hand, &scene, &palette);
    let sides = &strokes[..4];
    assert!(sides.iter().all(|side| (side.from.z - 2.0).abs() < 1e-9
        && (side.from.x.abs() - 1.0).abs() < 1e-9
        && ((side.to - side.from).norm() - 2.0).abs() < 1e-9));
    assert_eq!(strokes.len(), 5);
    assert!((dots[0].at - Point::new(0.0, 0.0, 1.03)).norm() < 1e-9);
}

#[test]
fn freedom_arrows_have_constant_screen_size() {
    let scene = dragged(DragMode::Snap, Pose::translation(0.0, 0.0, 2.03));
    let hand = scene.frame().drag.clone().unwrap();
    let palette = crate::style::Theme::Light.palette();
    let mut camera = front(&scene);
    for factor in [1.0, 7.0] {
        camera.zoom(hand.active_constraints[0].position, factor);
        let strokes = arrows::arrows(&hand, &camera, &palette);
        let heads = (strokes.iter()).filter(|s| s.widths[0] - s.widths[1] > 5.0);
        assert_eq!(heads.count(), 2 * (4 + 2), "two ways, and around");
        let pixel = camera.pixel_at(camera.depth_of(hand.active_constraints[0].position));
        let reach =
            |stroke: &Stroke| (stroke.to - hand.active_constraints[0].position).norm() / pixel;
        let farthest = strokes.iter().map(reach).fold(0.0, f64::max);
        assert!((farthest - 57.0).abs() < 1e-6, "{farthest}");
    }
    let fixed = DragState {
        degrees_of_freedom: DegreesOfFreedom::default(),
        ..DragState::clone(&hand)
    };
    let free = DragState {
        active_constraints: Vec::new(),
        ..DragState::clone(&hand)
    };
    for hand in [fixed, free] {
        assert!(arrows::arrows(&hand, &camera, &palette).is_empty());
    }
}

#[test]
fn constraint_candidates_are_outlined_and_missing_features_skipped() {
    let scene = scene(&[cube(0.0), cube(5.0)]);
    let marked = |hold: SnapConstraint| {
        let mut marks = MarkGroup::default();
        let preview = Some(hold);
        let hand = DragState {
            preview,
            ..empty_drag()
        };
        mark(&hand, &scene, &mut marks);
        marks
    };
    let faces = marked(hold(SnapConstraintKind::Faces));
    assert!(faces.tints.is_empty());
    let kinds = faces.wires.iter().map(|wire| (wire.part.0, wire.kind));
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        [(0, WireKind::Outline), (1, WireKind::Outline)]
    );
    assert!(
        faces
            .wires
            .iter()
            .all(|w| w.style.kind == MarkKind::Preview)
    );
    let axes = marked(hold(SnapConstraintKind::Axes));
    assert!(axes.wires.is_empty(), "a cube has no pin");
    let gone = SnapConstraint {
        dragged_part: 77,
        ..hold(SnapConstraintKind::Faces)
    };
    assert_eq!(marked(gone).wires.len(), 1);
}

#[test]
fn edges_are_thick_lines() {
    let scene = scene(&[cube(0.0), cube(5.0)]);
    let mut marks = MarkGroup::default();
    let preview = Some(hold(SnapConstraintKind::Edges));
    mark(
        &DragState {
            preview,
            ..empty_drag()
        },
        &scene,
        &mut marks,
    );
    assert_eq!(marks.wires.len(), 2);
    for wire in &marks.wires {
        assert_eq!((wire.kind, wire.segments.len()), (WireKind::Edge, 1));
    }
}

#[test]
fn stopped_part_shows_the_contact_point_and_normal() {
    let scene = dragged(DragMode::Stop, Pose::translation(0.25, 0.0, 0.5));
    let camera = front(&scene);
    let list = draw(&scene, &camera, None);
    let amber = list.palette.touches;
    let bars: Vec<&Stroke> = (list.strokes.iter())
        .filter(|stroke| stroke.colour == amber && stroke.widths[0] == width::CONTACT)
        .collect();
    assert!(!bars.is_empty(), "{list}");
    for bar in bars {
        let along = (bar.to - bar.from).normalize();
        assert!((along - Vector::z()).norm() < 1e-9);
        assert!((bar.from.z - 1.0).abs() < 1e-6);
        assert!(list.dots.iter().any(|dot| dot.at == bar.from));
    }
    assert_eq!(list.ghosts.len(), 1);
    assert!(list.ghosts[0].pose.translation.z == 0.5);
}
