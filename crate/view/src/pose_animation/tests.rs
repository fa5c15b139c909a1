//! Tests a cube that snaps onto another, drawn at given times.

use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_scene::{Command, DragMode, NewPart, PartId, Placement};

use crate::list::LabelKind;
use crate::stage::Stage;
use crate::testing::{empty_viewer, part};
use crate::viewer::Viewer;

const DRAGGED: PartId = PartId(1);

fn cube(z: f64) -> NewPart {
    let pose = Pose::translation(0.0, 0.0, z);
    part("a cube", primitives::cuboid(2.0, 2.0, 2.0), pose)
}

/// Begins a drag of the upper cube of two, in Snap.
fn dragging_viewer(glide: bool) -> Viewer {
    let mut viewer = empty_viewer();
    viewer.set_animations(glide);
    viewer.add(vec![cube(0.0), cube(3.0)], vec![]).unwrap();
    let mode = DragMode::Snap;
    viewer.command(Command::SetDragMode { mode }).unwrap();
    let parts = vec![DRAGGED];
    viewer.command(Command::BeginDrag { parts }).unwrap();
    viewer
}

fn drag_to(viewer: &mut Viewer, x: f64, z: f64) {
    let poses = vec![Placement(DRAGGED, Pose::translation(x, 0.0, z))];
    viewer.command(Command::DragTo { poses }).unwrap();
    while viewer.is_busy() {
        viewer.step(&|| false);
    }
}

/// Returns where the dragged cube is drawn at this time.
fn drawn(viewer: &mut Viewer, now: f64) -> Vector {
    let list = viewer.draw_list(now);
    let item = list.parts.iter().find(|item| item.part == DRAGGED);
    item.unwrap().pose.translation.vector
}

#[test]
fn snapped_part_is_animated_to_its_pose_and_rests() {
    let mut viewer = dragging_viewer(true);
    assert_eq!(drawn(&mut viewer, 1000.0).z, 3.0);
    drag_to(&mut viewer, 0.0, 2.03);
    let pose = viewer.scene().part(DRAGGED).unwrap().pose;
    assert_eq!(pose.translation.z, 2.0, "the scene is there at once");
    assert!((drawn(&mut viewer, 1010.0).z - 3.0).abs() < 1e-12);
    assert!(viewer.is_dirty());
    let heights: Vec<f64> = [40.0, 70.0, 100.0, 129.0]
        .map(|after| drawn(&mut viewer, 1000.0 + after).z)
        .to_vec();
    assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
    assert!((heights[1] - 2.125).abs() < 1e-9, "{heights:?}");
    assert_eq!(drawn(&mut viewer, 1131.0).z, 2.0);
    assert!(!viewer.is_dirty());
}

#[test]
fn pointer_is_followed_in_full_during_the_animation() {
    let mut viewer = dragging_viewer(true);
    drawn(&mut viewer, 0.0);
    drag_to(&mut viewer, 0.0, 2.03);
    drawn(&mut viewer, 0.0);
    drag_to(&mut viewer, 0.5, 2.03);
    let at = drawn(&mut viewer, 60.0);
    assert!((at - Vector::new(0.5, 0.0, 2.125)).norm() < 1e-9, "{at}");
}

#[test]
fn released_part_is_animated_to_the_pointer() {
    let mut viewer = dragging_viewer(true);
    drag_to(&mut viewer, 0.0, 2.03);
    drawn(&mut viewer, 0.0);
    assert_eq!(drawn(&mut viewer, 500.0).z, 2.0);
    drag_to(&mut viewer, 0.0, 3.2);
    assert!((drawn(&mut viewer, 510.0).z - 2.0).abs() < 1e-12);
    assert!((drawn(&mut viewer, 570.0).z - 3.05).abs() < 1e-9);
    assert_eq!(drawn(&mut viewer, 700.0).z, 3.2);
}

#[test]
fn no_animation_with_reduced_motion_or_after_cancel() {
    let mut viewer = dragging_viewer(false);
    drawn(&mut viewer, 0.0);
    drag_to(&mut viewer, 0.0, 2.03);
    assert_eq!(drawn(&mut viewer, 0.0).z, 2.0);
    assert!(!viewer.is_dirty());
    let mut viewer = dragging_viewer(true);
    drawn(&mut viewer, 0.0);
    drag_to(&mut viewer, 0.0, 2.03);
    drawn(&mut viewer, 0.0);
    viewer.command(Command::CancelDrag).unwrap();
    assert_eq!(drawn(&mut viewer, 10.0).z, 3.0);
}

#[test]
fn running_animation_is_reported() {
    let mut viewer = dragging_viewer(false);
    let reported = |viewer: &mut Viewer| {
        let labels = viewer.draw_list(0.0).labels.into_iter();
        let mut freedoms = labels.filter(|label| label.kind == LabelKind::DegreesOfFreedom);
        freedoms.next().map(|label| label.text)
    };
    assert_eq!(reported(&mut viewer), None);
    drag_to(&mut viewer, 0.0, 2.03);
    assert_eq!(reported(&mut viewer).as_deref(), Some("3 DOF"));
}
