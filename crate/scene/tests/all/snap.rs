//! Tests parts that snap: the shown poses for drags.

use crate::common::command::{Run, begin_drag, drag_to, set_drag_mode};
use crate::common::{part, scene};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::{ReleaseReason, SnapConstraintKind, SnapSettings};
use nearpoint_scene::{
    Command, DragMode, DragState, MeshRelation, PartId, Placement, Scene, SceneError,
};

const CUBE: f64 = 70.0;

fn cube(name: &str, at: [f64; 3]) -> nearpoint_scene::NewPart {
    part(
        name,
        primitives::cuboid(CUBE, CUBE, CUBE),
        Pose::translation(at[0], at[1], at[2]),
    )
}

/// Makes a dragged cube, and others.
fn holding(start: [f64; 3], others: &[[f64; 3]]) -> (Scene, PartId) {
    let mut parts = vec![cube("held", start)];
    parts.extend(others.iter().map(|at| cube("other", *at)));
    snapping(parts)
}

/// Begins a drag of the first part, in Snap.
fn snapping(parts: Vec<nearpoint_scene::NewPart>) -> (Scene, PartId) {
    let (mut scene, ids) = scene(parts);
    scene.run(set_drag_mode(DragMode::Snap));
    scene.run(begin_drag(&[ids[0]]));
    (scene, ids[0])
}

fn reach(scene: &mut Scene, part: PartId, pose: Pose) -> Pose {
    scene.run(drag_to(&[Placement(part, pose)]));
    assert!(scene.frame().pending > 0);
    scene.finish();
    scene.pose_of(part)
}

/// Asserts the shown pose of the part for a drag pose.
#[track_caller]
fn assert_shown(scene: &mut Scene, part: PartId, drag_pose: Pose, shown: Pose) {
    assert_eq!(reach(scene, part, drag_pose), shown);
}

fn hand(scene: &Scene) -> &DragState {
    scene.frame().drag.as_ref().unwrap()
}

fn at(x: f64, y: f64, z: f64) -> Pose {
    Pose::translation(x, y, z)
}

fn tilted(x: f64, y: f64, z: f64, degrees: [f64; 3]) -> Pose {
    let turn = UnitQuaternion::from_scaled_axis(Vector::from(degrees.map(f64::to_radians)));
    Pose::from_parts(Vector::new(x, y, z).into(), turn)
}

#[test]
fn a_cube_is_drawn_onto_another_and_slides_on_it() {
    let (mut scene, held) = holding([0.0, 0.0, 150.0], &[[0.0, 0.0, 0.0]]);
    assert_shown(&mut scene, held, at(5.0, 3.0, 90.0), at(5.0, 3.0, 90.0));
    assert_eq!(hand(&scene).degrees_of_freedom.count(), 6);
    let shown = reach(&mut scene, held, tilted(5.0, 3.0, 72.0, [4.0, -3.0, 0.0]));
    assert!((shown.translation.z - CUBE).abs() < 1e-9, "{shown}");
    assert_eq!(hand(&scene).degrees_of_freedom.count(), 3);
    assert_eq!(hand(&scene).change.engaged.len(), 1);
    let up = shown * Vector::z();
    assert!((up - Vector::z()).norm() < 1e-12);
    // The drag goes below the surface and on along it.
    let shown = reach(&mut scene, held, at(25.0, 10.0, 55.0));
    assert_eq!(shown, at(25.0, 10.0, 70.0));
    let pair = &scene.frame().pairs[0];
    assert_eq!(pair.mesh_relation, MeshRelation::Touching);
    let grip = hand(&scene).active_constraints[0].engagement;
    assert!((grip.covered_fraction - 45.0 * 60.0 / 4900.0).abs() < 1e-9);
    assert!((grip.release_distance - 0.5 * (45.0_f64 * 60.0).sqrt()).abs() < 1e-9);
    assert!((grip.signed_distance + 15.0).abs() < 1e-9);
    scene.run(Command::EndDrag);
    assert!(scene.frame().drag.is_none());
    scene.run(Command::Undo);
    assert_eq!(scene.pose_of(held), at(0.0, 0.0, 150.0));
}

#[test]
fn face_constraint_releases_at_root_of_covered_area() {
    let (mut scene, held) = holding([0.0, 0.0, 71.0], &[[0.0, 0.0, 0.0]]);
    assert_shown(&mut scene, held, at(0.0, 0.0, 70.5), at(0.0, 0.0, 70.0));
    assert_shown(&mut scene, held, at(0.0, 0.0, 104.9), at(0.0, 0.0, 70.0));
    assert_shown(&mut scene, held, at(0.0, 0.0, 105.1), at(0.0, 0.0, 105.1));
    assert_eq!(hand(&scene).change.released[0].1, ReleaseReason::TooFar);
    assert_shown(&mut scene, held, at(0.0, 0.0, 104.9), at(0.0, 0.0, 104.9));
}

#[test]
fn two_faces_leave_one_freedom_and_three_none() {
    let (mut scene, held) = holding(
        [80.0, 90.0, 80.0],
        &[[80.0, 90.0, 0.0], [10.0, 90.0, 70.0], [80.0, 20.0, 70.0]],
    );
    let shown = reach(&mut scene, held, at(90.0, 100.0, 71.0));
    assert_eq!(
        (shown.translation.z, hand(&scene).degrees_of_freedom.count()),
        (70.0, 3)
    );
    let shown = reach(&mut scene, held, at(81.0, 100.0, 66.0));
    assert_eq!(
        (shown, hand(&scene).degrees_of_freedom.count()),
        (at(80.0, 100.0, 70.0), 1)
    );
    assert_eq!(hand(&scene).degrees_of_freedom.translations[0].y.abs(), 1.0);
    let shown = reach(&mut scene, held, at(76.0, 91.0, 66.0));
    assert_eq!(
        (shown, hand(&scene).degrees_of_freedom.count()),
        (at(80.0, 90.0, 70.0), 0)
    );
    scene.finish();
    assert!(scene.frame().pairs.iter().all(|pair| !pair.interferes()));
    // The cube is pulled off the middle cube alone.
    let shown = reach(&mut scene, held, at(116.0, 91.0, 70.0));
    assert_eq!(shown.translation.vector, Vector::new(116.0, 90.0, 70.0));
    assert_eq!(hand(&scene).degrees_of_freedom.count(), 1);
}

#[test]
fn nothing_snaps_into_an_interference() {
    // The table's top would attract the cube, but a ball blocks it.
    let ball = part(
        "ball",
        primitives::uv_sphere(24, 12, 30.0),
        at(60.0, 0.0, 71.0),
    );
    let (mut scene, held) = snapping(vec![
        cube("held", [0.0, 0.0, 200.0]),
        cube("table", [0.0, 0.0, 0.0]),
        ball,
    ]);
    let shown = reach(&mut scene, held, at(0.0, 0.0, 71.0));
    assert_eq!(shown, at(0.0, 0.0, 71.0));
    assert!(hand(&scene).active_constraints.is_empty());
    assert!(scene.frame().pairs.iter().any(|pair| pair.interferes()));
}

#[test]
fn snapped_part_stops_at_obstacle_without_faces() {
    let ball = part(
        "ball",
        primitives::uv_sphere(24, 12, 30.0),
        at(100.0, 0.0, 65.0),
    );
    let (mut scene, held) = snapping(vec![
        cube("held", [0.0, 0.0, 70.0]),
        cube("table", [0.0, 0.0, 0.0]),
        ball,
    ]);
    for x in [5.0, 20.0, 33.0, 40.0, 45.0] {
        let shown = reach(&mut scene, held, at(x, 0.0, 68.0));
        assert!(shown.translation.x <= 36.0, "{shown}");
        assert!(scene.frame().pairs.iter().all(|pair| !pair.interferes()));
    }
    assert!(hand(&scene).is_blocked);
}

#[test]
fn the_mode_can_change_while_something_is_held() {
    let (mut scene, held) = holding([0.0, 0.0, 71.0], &[[0.0, 0.0, 0.0]]);
    assert_shown(&mut scene, held, at(0.0, 0.0, 65.0), at(0.0, 0.0, 70.0));
    scene.run(set_drag_mode(DragMode::Detect));
    assert_eq!(scene.pose_of(held), at(0.0, 0.0, 65.0));
    assert!(scene.frame().drag.is_none());
    scene.run(Command::CancelDrag);
    assert_eq!(scene.pose_of(held), at(0.0, 0.0, 71.0));
}

#[test]
fn senseless_parameters_are_refused() {
    let (mut scene, _) = holding([0.0, 0.0, 71.0], &[[0.0, 0.0, 0.0]]);
    let usual = SnapSettings::default();
    for (release_factor, coverage_threshold, snap_distance) in [
        (f64::NAN, usual.coverage_threshold, usual.snap_distance),
        (usual.release_factor, 1.5, usual.snap_distance),
        (
            usual.release_factor,
            usual.coverage_threshold,
            f64::INFINITY,
        ),
    ] {
        let settings = SnapSettings {
            release_factor,
            coverage_threshold,
            snap_distance,
            ..usual
        };
        let refused = scene.apply(Command::SetSnap { settings }).unwrap_err();
        assert!(matches!(refused, SceneError::Snap(_)), "{refused}");
    }
}
#[test]
fn a_pin_goes_into_its_hole() {
    let plate = part(
        "plate",
        primitives::tube(48, 40.0, 5.1, 20.0),
        at(0.0, 0.0, 0.0),
    );
    let pin = part(
        "pin",
        primitives::tube(48, 5.0, 2.0, 30.0),
        at(30.0, 0.0, 60.0),
    );
    let (mut scene, held) = snapping(vec![pin, plate]);
    let shown = reach(&mut scene, held, tilted(1.0, 0.5, 26.0, [3.0, 2.0, 0.0]));
    let hold = hand(&scene)
        .active_constraints
        .iter()
        .find(|held| held.constraint.kind == SnapConstraintKind::Axes);
    assert!(hold.is_some(), "{:?}", hand(&scene));
    assert!((shown * Vector::z() - Vector::z()).norm() < 1e-3, "{shown}");
    assert_eq!(hand(&scene).degrees_of_freedom.count(), 2);
    let shown = reach(&mut scene, held, at(1.0, 1.0, 3.0));
    assert!(shown.translation.vector.xy().norm() < 1e-3);
    assert!((shown.translation.z - 3.0).abs() < 1e-2);
    assert!(scene.finish().pairs.iter().all(|pair| !pair.interferes()));
    let kinds: Vec<SnapConstraintKind> = hand(&scene)
        .active_constraints
        .iter()
        .map(|held| held.constraint.kind)
        .collect();
    assert_eq!(kinds, [SnapConstraintKind::Axes]);
}
