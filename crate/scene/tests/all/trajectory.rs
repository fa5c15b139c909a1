//! Tests taught motions: set, shown at a time, undone, saved, written, read, and refused if robots cannot follow them.

use crate::common::command::{Run, remove};
use crate::common::robots::{arm, cell, set};
use crate::common::{cubes, set_pose, shift};
use nearpoint_motion::trajectory::{Interpolation, Keyframe};
use nearpoint_scene::file::{Model, SceneFile, SceneFileError};
use nearpoint_scene::{Command, MotionFormat, PartId, Scene, SceneError, TrajectorySpec};

fn motion(interpolation: Interpolation, keys: &[(f64, [f64; 2])]) -> TrajectorySpec {
    let key = |&(time, values): &(f64, [f64; 2])| Keyframe {
        time,
        values: values.to_vec(),
    };
    TrajectorySpec {
        interpolation,
        keyframes: keys.iter().map(key).collect(),
    }
}

fn teach(scene: &mut Scene, motion: TrajectorySpec) -> Result<(), SceneError> {
    scene.apply(Command::SetMotion {
        motion: Some(motion),
    })
}

fn swing() -> TrajectorySpec {
    motion(
        Interpolation::Linear,
        &[(0.0, [-1.0, 0.5]), (2.0, [1.0, 0.5]), (3.0, [1.0, -0.5])],
    )
}

#[test]
fn motion_time_moves_robots_to_its_values() {
    let (mut scene, ids) = cell();
    assert_eq!(
        scene.refuses(Command::SetMotionTime { time: 0.0 }),
        SceneError::NoMotion
    );
    teach(&mut scene, swing()).unwrap();
    scene.run(Command::SetMotionTime { time: 1.0 });
    assert_eq!(scene.robots()[0].values, [0.0, 0.5]);
    assert_eq!(scene.motion_time(), Some(1.0));
    assert_eq!(
        scene.refuses(Command::SetMotionTime { time: f64::NAN }),
        SceneError::BadTime
    );
    // A part that no robot carries does not change where the robots are.
    scene.run(set_pose(ids[3], shift(9.0)));
    assert_eq!(scene.motion_time(), Some(1.0));
    scene.run(set([0.0, 0.0]));
    assert_eq!(scene.motion_time(), None);
    scene.run(Command::SetMotionTime { time: 9.0 });
    assert_eq!(scene.robots()[0].values, [1.0, -0.5], "held after the end");
    scene.run(Command::SetMotion { motion: None });
    assert!(scene.trajectory().is_none() && scene.motion_time().is_none());
    scene.run(Command::Undo);
    assert!(scene.trajectory().is_some());
}

#[test]
fn motion_beyond_joint_limits_is_refused() {
    let (mut scene, _) = cell();
    teach(&mut scene, swing()).unwrap();
    for wrong in [
        motion(Interpolation::Linear, &[]),
        motion(Interpolation::Linear, &[(1.0, [0.0; 2]), (1.0, [0.5; 2])]),
        motion(Interpolation::Linear, &[(0.0, [f64::NAN, 0.0])]),
        motion(Interpolation::Linear, &[(0.0, [0.0; 2]), (1.0, [0.0, 3.0])]),
        // The keyframes are within the limits, and the spline is not.
        motion(
            Interpolation::Cubic,
            &[
                (0.0, [0.0; 2]),
                (1.0, [2.0, 0.0]),
                (1.1, [1.9, 0.0]),
                (3.0, [-2.0, 0.0]),
            ],
        ),
        TrajectorySpec {
            interpolation: Interpolation::Linear,
            keyframes: vec![Keyframe {
                time: 0.0,
                values: vec![0.0; 3],
            }],
        },
    ] {
        let refused = teach(&mut scene, wrong.clone()).unwrap_err();
        assert!(matches!(refused, SceneError::Motion(_)), "{wrong:?}");
        assert!(refused.to_string().ends_with('.'));
    }
    assert_eq!(
        TrajectorySpec::from(&**scene.trajectory().unwrap()),
        swing()
    );
}

#[test]
fn motions_are_written_and_read_and_saved() {
    let (mut scene, _) = cell();
    teach(&mut scene, swing()).unwrap();
    assert_eq!(scene.joint_names(), ["arm/joint 1", "arm/joint 2"]);
    for format in [MotionFormat::Csv, MotionFormat::Json] {
        let text = scene.export_trajectory(format).unwrap();
        assert_eq!(
            scene
                .import_trajectory(&text, Interpolation::Linear)
                .unwrap(),
            swing()
        );
    }
    let refused = scene.import_trajectory("time,somebody/joint\n0,1\n", Interpolation::Linear);
    assert!(matches!(refused, Err(SceneError::MotionFile(_))));

    let text = scene
        .save(vec![Model::from_url("arm.urdf")], None)
        .to_json();
    let file = SceneFile::from_json(&text).unwrap();
    let (mut after, _) = cell();
    after.restore(&file).unwrap();
    assert_eq!(after.save(file.models.clone(), None).to_json(), text);
    let mut wrong = file;
    wrong.motion.as_mut().unwrap().keyframes[0].values[0] = 9.0;
    assert!(matches!(
        after.restore(&wrong),
        Err(SceneFileError::Motion { .. })
    ));
}

#[test]
fn robots_that_come_and_go_take_their_values_with_them() {
    let (mut scene, first) = cell();
    teach(&mut scene, swing()).unwrap();
    let second: Vec<PartId> = scene.add_with_robots(cubes(3, 3.0), vec![arm()]).unwrap();
    assert_eq!(scene.joint_names()[2], "arm 2/joint 1", "its own name");
    let keys = scene.trajectory().unwrap().keyframes();
    assert_eq!(keys[2].values, [1.0, -0.5, 0.0, 0.0]);
    scene.run(remove(&first[..3]));
    assert_eq!(
        scene.trajectory().unwrap().keyframes()[2].values,
        [0.0, 0.0]
    );
    scene.run(Command::Remove { parts: second });
    assert!(scene.trajectory().is_none());
    scene.run(Command::Undo);
    scene.run(Command::Undo);
    scene.run(Command::Undo);
    assert_eq!(
        TrajectorySpec::from(&**scene.trajectory().unwrap()),
        swing()
    );
}
