//! Checks the followed poses against equations 6.2 to 6.6, computed by hand.

use nearpoint_geometry::nalgebra::{Isometry3, Translation3, Unit, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::{SnapMethod, SnapSettings};

use super::drag_events::{self, DragEvent, DraggedPose, FAST_STEP};
use super::run::{Run, SnapRun};
use super::scene::{Case, EDGE, Scene};
use super::{Drag, SNAP_DISTANCE};

fn settings(method: SnapMethod) -> SnapSettings {
    SnapSettings {
        method,
        snap_distance: SNAP_DISTANCE,
        ..SnapSettings::default()
    }
}

fn run(case: Case, method: SnapMethod) -> (Scene, Run) {
    let scene = Scene::new(case).unwrap();
    let run = Run::new(
        &scene,
        &settings(method),
        &drag_events::drag_events(case, method),
    )
    .unwrap();
    (scene, run)
}

const METHODS: [SnapMethod; 2] = [SnapMethod::Stable, SnapMethod::Kitamura];

#[test]
fn freedoms_are_those_of_table_6_1() {
    for method in METHODS {
        for (case, beat, left) in [
            (Case::One, DragEvent::Slide, 3),
            (Case::Two, DragEvent::Second, 1),
            (Case::Three, DragEvent::Third, 0),
        ] {
            let (_, run) = run(case, method);
            assert_eq!(
                run.event(DragEvent::Approach)
                    .unwrap()
                    .sample
                    .degrees_of_freedom(),
                6
            );
            let reported = run.event(beat).unwrap();
            assert_eq!(
                reported.sample.degrees_of_freedom(),
                left,
                "{case:?} {method:?}"
            );
        }
    }
}

#[test]
fn corner_snap_is_exact_except_for_rounding() {
    for method in METHODS {
        let (_, run) = run(Case::Three, method);
        let pose = run.event(DragEvent::Third).unwrap().sample.snap_result.pose;
        let goal = Vector::new(0.0, 0.0, EDGE / 2.0);
        assert!((pose.translation.vector - goal).norm() < 1e-9, "{pose}");
        assert!(pose.rotation.angle() < 1e-9, "{pose}");
    }
}

/// Checks that the first snap applies M_rot = T(c) A(θ, u) T(−c) to the dragged pose. Then the face moves
/// along the normal onto the plane (6.2).
#[test]
fn the_first_face_turns_about_its_centroid_and_moves_onto_the_plane() {
    let scene = Scene::new(Case::One).unwrap();
    let beats = drag_events::drag_events(Case::One, SnapMethod::Stable);
    let mut hand = SnapRun::new(&scene, &settings(SnapMethod::Stable), &beats[0].1[0]).unwrap();
    let mut first = None;
    for stop in [&beats[1].1[0], &beats[2].1[0]] {
        hand.move_to(&scene, stop, FAST_STEP, |moment| {
            if first.is_none() && !moment.snap_result.active_constraints.is_empty() {
                first = Some(moment.clone());
            }
        });
    }
    let moment = first.unwrap();
    let normal = moment.hand * Vector::new(0.0, 0.0, -1.0);
    let centroid = moment.hand * nearpoint_geometry::Point::new(0.0, 0.0, -EDGE / 2.0);
    let down = -Vector::z();
    let axis = Unit::new_normalize(normal.cross(&down));
    let theta = normal.angle(&down);
    assert!((theta.to_degrees() - 18.0).abs() < 1e-9);
    let about = UnitQuaternion::from_axis_angle(&axis, theta);
    let to = Translation3::from(centroid.coords);
    let turned = Isometry3::from_parts(to, about) * to.inverse() * moment.hand;
    let moved = Translation3::new(0.0, 0.0, -centroid.z) * turned;
    let shown: Pose = moment.snap_result.pose;
    assert!((moved.to_homogeneous() - shown.to_homogeneous()).norm() < 1e-9);
    let taking = hand.first_constraint.unwrap();
    assert!((taking.turned - theta).abs() < 1e-9);
    assert!((taking.moved - centroid.z.abs()).abs() < 1e-9);
}

#[test]
fn shown_pose_has_offsets_and_rotation_of_hand() {
    for method in METHODS {
        for (case, beat, count) in [
            (Case::One, DragEvent::Slide, 2),
            (Case::Two, DragEvent::Second, 1),
        ] {
            let (_, run) = run(case, method);
            let moment = &run.event(beat).unwrap().sample;
            let shown = moment.face_offsets_of(&moment.snap_result.pose);
            assert_eq!((moment.face_offsets().len(), shown.len()), (count, count));
            for (hand, shown) in moment.face_offsets().iter().zip(&shown) {
                assert!((hand - shown).abs() < 1e-9, "{case:?} {method:?}");
            }
            if count == 2 {
                // By the published method it is n·ω; by the steady one it is as near as the tilt of the dragged pose is.
                let off = (moment.hand_angle - moment.shown_angle).abs();
                let allowed = if method == SnapMethod::Kitamura {
                    1e-9
                } else {
                    0.05
                };
                assert!(off < allowed, "{method:?}: {off}");
                assert!((moment.hand_angle.to_degrees() - 35.0).abs() < 0.1);
            }
        }
    }
}

/// Checks k·√A: 35 mm for a face of 70 × 70 mm.
#[test]
fn whole_face_is_released_beyond_half_edge() {
    let (scene, run) = run(Case::One, SnapMethod::Stable);
    let level = run.event(DragEvent::Slide).unwrap();
    let held = level.sample.snap_result.active_constraints[0].engagement;
    assert!((held.release_distance - 35.0).abs() < 1e-9);
    let up = |by: f64| {
        let mut hand = level.clone();
        let way = Vector::new(0.0, 0.0, by - held.signed_distance);
        hand.drag(
            &scene,
            &Drag {
                offset: way,
                ..Drag::default()
            },
        );
        hand.sample.degrees_of_freedom()
    };
    assert_eq!((up(34.9), up(35.1)), (3, 6));
}

#[test]
fn half_face_is_released_beyond_root_of_half() {
    for method in METHODS {
        let (_, run) = run(Case::One, method);
        let grip = run
            .event(DragEvent::HalfOver)
            .unwrap()
            .sample
            .snap_result
            .active_constraints[0]
            .engagement;
        assert!((grip.covered_fraction - 0.5).abs() < 1e-9);
        assert!((grip.release_distance - 35.0 / 2.0_f64.sqrt()).abs() < 1e-9);
    }
}

#[test]
fn released_face_snaps_again_only_above_threshold_and_hysteresis() {
    let (scene, run) = run(Case::One, SnapMethod::Stable);
    let out = run.event(DragEvent::OverEdge).unwrap();
    assert_eq!(out.sample.degrees_of_freedom(), 6);
    // The fraction is 0 where the dragged pose is beyond the edge by half a cube's edge.
    let fraction = |fraction: f64| {
        let mut hand = out.clone();
        let way = Vector::new((fraction + 0.1) * EDGE, 0.0, 0.0);
        hand.drag(
            &scene,
            &Drag {
                offset: way,
                ..Drag::default()
            },
        );
        hand.sample.degrees_of_freedom()
    };
    assert_eq!((fraction(0.09), fraction(0.11)), (6, 3));
}

#[test]
fn path_steps_are_limited_and_end_at_target() {
    let from = DraggedPose {
        at: Vector::zeros(),
        turn: 0.0,
        tilt: 0.0,
    };
    let to = DraggedPose {
        at: Vector::x() * 41.0,
        turn: 10.0,
        tilt: 0.0,
    };
    let stops = from.path_to(&to, FAST_STEP);
    assert_eq!((stops.len(), stops[2]), (3, to));
    assert!(from.path_to(&from, FAST_STEP).is_empty());
}
