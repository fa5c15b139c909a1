//! Tests taught motions: set, shown at a time, undone, saved, written, read, and refused if robots cannot follow them.

use crate::common::command::{Run, remove};
use crate::common::robots::{arm, cell, set};
use crate::common::{cubes, set_pose, shift};
use nearpoint_motion::trajectory::{Form, Key};
use nearpoint_scene::file::{Model, SceneFile, SceneFileError};
use nearpoint_scene::{Command, Motion, MotionFormat, PartId, Scene, SceneError};

fn motion(form: Form, keys: &[(f64, [f64; 2])]) -> Motion {
    let key = |&(time, values): &(f64, [f64; 2])| Key {
        time,
        values: values.to_vec(),
    };
    Motion {
        form,
        keys: keys.iter().map(key).collect(),
    }
}

fn teach(scene: &mut Scene, motion: Motion) -> Result<(), SceneError> {
    scene.apply(Command::SetMotion {
        motion: Some(motion),
    })
}

fn swing() -> Motion {
    motion(
        Form::Linear,
        &[(0.0, [-1.0, 0.5]), (2.0, [1.0, 0.5]), (3.0, [1.0, -0.5])],
    )
}

#[test]
fn the_robots_go_where_the_motion_has_them() {
    let (mut scene, ids) = cell();
    assert_eq!(
        scene.refuses(Command::GoTo { time: 0.0 }),
        SceneError::NoMotion
    );
    teach(&mut scene, swing()).unwrap();
    scene.run(Command::GoTo { time: 1.0 });
    assert_eq!(scene.robots()[0].values, [0.0, 0.5]);
    assert_eq!(scene.motion_time(), Some(1.0));
    assert_eq!(
        scene.refuses(Command::GoTo { time: f64::NAN }),
        SceneError::BadTime
    );
    // A part that no robot carries does not change where the robots are.
    scene.run(set_pose(ids[3], shift(9.0)));
    assert_eq!(scene.motion_time(), Some(1.0));
    scene.run(set([0.0, 0.0]));
    assert_eq!(scene.motion_time(), None);
    scene.run(Command::GoTo { time: 9.0 });
    assert_eq!(scene.robots()[0].values, [1.0, -0.5], "held after the end");
    scene.run(Command::SetMotion { motion: None });
    assert!(scene.taught().is_none() && scene.motion_time().is_none());
    scene.run(Command::Undo);
    assert!(scene.taught().is_some());
}

#[test]
fn what_the_robots_cannot_go_is_refused_and_the_motion_stays() {
    let (mut scene, _) = cell();
    teach(&mut scene, swing()).unwrap();
    for wrong in [
        motion(Form::Linear, &[]),
        motion(Form::Linear, &[(1.0, [0.0; 2]), (1.0, [0.5; 2])]),
        motion(Form::Linear, &[(0.0, [f64::NAN, 0.0])]),
        motion(Form::Linear, &[(0.0, [0.0; 2]), (1.0, [0.0, 3.0])]),
        // The keys are within the limits, and the spline is not.
        motion(
            Form::Cubic,
            &[
                (0.0, [0.0; 2]),
                (1.0, [2.0, 0.0]),
                (1.1, [1.9, 0.0]),
                (3.0, [-2.0, 0.0]),
            ],
        ),
        Motion {
            form: Form::Linear,
            keys: vec![Key {
                time: 0.0,
                values: vec![0.0; 3],
            }],
        },
    ] {
        let refused = teach(&mut scene, wrong.clone()).unwrap_err();
        assert!(matches!(refused, SceneError::Motion(_)), "{wrong:?}");
        assert!(refused.to_string().ends_with('.'));
    }
    assert_eq!(Motion::from(&**scene.taught().unwrap()), swing());
}

#[test]
fn motions_are_written_and_read_and_saved() {
    let (mut scene, _) = cell();
    teach(&mut scene, swing()).unwrap();
    assert_eq!(scene.joint_names(), ["arm/joint 1", "arm/joint 2"]);
    for format in [MotionFormat::Csv, MotionFormat::Json] {
        let text = scene.motion_file(format).unwrap();
        assert_eq!(scene.read_motion(&text, Form::Linear).unwrap(), swing());
    }
    let refused = scene.read_motion("time,somebody/joint\n0,1\n", Form::Linear);
    assert!(matches!(refused, Err(SceneError::MotionFile(_))));

    let text = scene.save(vec![Model::at("arm.urdf")], None).to_json();
    let file = SceneFile::from_json(&text).unwrap();
    let (mut after, _) = cell();
    after.restore(&file).unwrap();
    assert_eq!(after.save(file.models.clone(), None).to_json(), text);
    let mut wrong = file;
    wrong.motion.as_mut().unwrap().keys[0].values[0] = 9.0;
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
    let keys = scene.taught().unwrap().keys();
    assert_eq!(keys[2].values, [1.0, -0.5, 0.0, 0.0]);
    scene.run(remove(&first[..3]));
    assert_eq!(scene.taught().unwrap().keys()[2].values, [0.0, 0.0]);
    scene.run(Command::Remove { parts: second });
    assert!(scene.taught().is_none());
    scene.run(Command::Undo);
    scene.run(Command::Undo);
    scene.run(Command::Undo);
    assert_eq!(Motion::from(&**scene.taught().unwrap()), swing());
}
