//! Tests the check of a taught motion in a scene, in slices, cancelled, outdated, by faces and by spheres, and the
//! colliding spheres.

use crate::common::command::{Run, rename, select, show_spheres};
use crate::common::robots::{cell, set};
use crate::common::{set_pose, shift};
use nearpoint_geometry::Pose;
use nearpoint_motion::trajectory::{Interpolation, Keyframe};
use nearpoint_scene::{CheckMethod, Command, PartId, Scene, SceneError, TrajectorySpec};

/// Makes an arm that swings past the free cube, with which it collides for a while.
fn swinging() -> (Scene, Vec<PartId>) {
    let (mut scene, ids) = cell();
    scene.run(set_pose(ids[3], Pose::translation(1.5, 2.6, 0.0)));
    let key = |time: f64, angle: f64| Keyframe {
        time,
        values: vec![angle, 0.0],
    };
    let keyframes = vec![key(0.0, 0.0), key(4.0, 2.0)];
    let motion = Some(TrajectorySpec {
        interpolation: Interpolation::Linear,
        keyframes,
    });
    scene.run(Command::SetMotion { motion });
    (scene, ids)
}

fn check(method: CheckMethod, accuracy: f64) -> Command {
    Command::CheckMotion {
        method,
        accuracy,
        stop_at_first_contact: false,
    }
}

#[test]
fn a_motion_is_checked_by_faces_and_by_spheres() {
    let (mut scene, ids) = swinging();
    let none = scene.apply(Command::CheckMotion {
        method: CheckMethod::Exact,
        accuracy: 0.0,
        stop_at_first_contact: false,
    });
    assert!(matches!(none, Err(SceneError::Check(_))), "{none:?}");
    assert!(scene.check().is_none());
    let mut firsts = Vec::new();
    for (method, accuracy) in [(CheckMethod::Exact, 0.001), (CheckMethod::Spheres, 0.05)] {
        scene.run(check(method, accuracy));
        assert!(scene.is_checking());
        scene.finish();
        assert!(!scene.is_checking());
        let done = scene.check().unwrap();
        assert_eq!((done.progress(), done.failure()), (1.0, None));
        let report = done.report().unwrap();
        assert!(report.is_complete);
        let first = report.first_contact.unwrap();
        let pair = report.pairs[first.pair]
            .bodies
            .map(|body| done.parts()[body]);
        assert_eq!(pair, [ids[2], ids[3]], "the outer cube hits the free one");
        assert!(
            report.pairs.iter().all(|pair| pair.bodies != [0, 1]),
            "neighbours are not looked at"
        );
        firsts.push(first.time);
        assert!(!scene.check_is_outdated());
    }
    assert!(
        firsts[1] <= firsts[0],
        "spheres tell it no later: {firsts:?}"
    );
    assert!(firsts[0] - firsts[1] < 0.3, "{firsts:?}");
    // At the first contact the two parts are within the accuracy.
    let frame = scene.finish_after(Command::SetMotionTime { time: firsts[0] });
    let pair = frame.pair(ids[2], ids[3]).unwrap();
    let distance = pair.clearance.as_ref().map_or(0.0, |c| c.distance);
    assert!(distance <= 0.001, "{distance}");
}

#[test]
fn a_check_goes_on_in_slices_and_can_be_ended() {
    let (mut whole, _) = swinging();
    whole.finish_after(check(CheckMethod::Exact, 0.01));
    let (mut scene, _) = swinging();
    scene.finish();
    scene.run(check(CheckMethod::Exact, 0.01));
    let mut before = 0.0;
    let mut slices = 0;
    while scene.is_checking() {
        scene.slice(5);
        let now = scene.check().unwrap().progress();
        assert!(now >= before);
        before = now;
        slices += 1;
    }
    assert!(slices > 3, "{slices}");
    assert_eq!(
        scene.check().unwrap().report(),
        whole.check().unwrap().report()
    );

    scene.run(check(CheckMethod::Exact, 0.001));
    scene.step(&|| true);
    scene.run(Command::CancelCheck);
    assert!(!scene.is_checking());
    assert!(!scene.check().unwrap().report().unwrap().is_complete);
    scene.run(check(CheckMethod::Spheres, 0.05));
    scene.run(Command::CancelCheck);
    assert_eq!(
        scene.check().unwrap().failure(),
        Some(&SceneError::CheckCancelled)
    );
}

#[test]
fn motion_check_of_changed_document_is_outdated() {
    let (mut scene, ids) = swinging();
    scene.finish_after(check(CheckMethod::Exact, 0.01));
    for still in [
        Command::SetMotionTime { time: 1.0 },
        set([0.5, 0.5]),
        select(&[ids[0]]),
        rename(ids[3], "crate"),
    ] {
        scene.run(still.clone());
        assert!(!scene.check_is_outdated(), "{still:?}");
    }
    scene.run(set_pose(ids[3], shift(9.0)));
    assert!(scene.check_is_outdated());
    scene.run(Command::Undo);
    assert!(!scene.check_is_outdated(), "it is about this again");
    let reason = "they may".to_owned();
    scene.run(Command::Allow {
        a: ids[2],
        b: ids[3],
        reason,
    });
    assert!(scene.check_is_outdated());
    scene.finish_after(check(CheckMethod::Exact, 0.01));
    assert!(
        scene
            .check()
            .unwrap()
            .report()
            .unwrap()
            .first_contact
            .is_none(),
        "they may meet"
    );
}

#[test]
fn check_with_too_many_spheres_fails_and_scene_continues() {
    let (mut scene, _) = swinging();
    scene.finish_after(check(CheckMethod::Spheres, 1e-5));
    let failure = scene.check().unwrap().failure().unwrap().to_string();
    assert!(failure.contains("spheres"), "{failure}");
    scene.run(Command::SetMotionTime { time: 1.0 });
}

#[test]
fn colliding_spheres_of_the_present_pose_are_reported() {
    let (mut scene, ids) = swinging();
    assert!(scene.apply(show_spheres(Some(f64::NAN))).is_err());
    scene.run(show_spheres(Some(0.05)));
    assert_eq!(scene.finish().pending, 0);
    assert_eq!(scene.spheres().unwrap().pairs().count(), 0, "nothing meets");
    scene.run(Command::SetMotionTime { time: 2.8 });
    assert!(scene.frame().pending > 0);
    scene.finish();
    let reported: Vec<_> = scene.spheres().unwrap().pairs().collect();
    assert_eq!(reported.len(), 1);
    let (key, pair) = reported[0];
    assert_eq!(*key, (ids[2], ids[3]));
    assert!(pair.centres.iter().all(|centres| !centres.is_empty()));
    assert!(pair.max_distance >= 0.2 && pair.tests[0] < pair.tests[1]);
    scene.run(Command::ShowSpheres { accuracy: None });
    assert!(scene.spheres().is_none());
}

#[test]
fn random_poses_fill_the_table_of_what_may_meet() {
    let (mut scene, ids) = swinging();
    let before = scene.allowed().len();
    scene.run(Command::SampleAllowedPairs { samples: 60 });
    assert!(scene.is_checking());
    // The sampling runs in slices, and to its end.
    while scene.is_checking() {
        scene.slice(20);
    }
    let all = scene.allowed();
    assert!(all.keys().all(|&(a, b)| a < b));
    let still = scene.part(ids[3]).unwrap().id;
    assert!(
        !all.contains_key(&(ids[2], still)),
        "they meet now and then"
    );
    // The base and the outer link collide in some poses only if the arm can fold that far.
    let (mut other, _) = swinging();
    other.finish_after(Command::SampleAllowedPairs { samples: 60 });
    assert_eq!(other.allowed(), all, "however it was cut");
    if all.len() > before {
        scene.run(Command::Undo);
        assert_eq!(scene.allowed().len(), before);
    }
}
