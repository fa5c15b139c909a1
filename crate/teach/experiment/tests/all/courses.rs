//! Tests a person's course through an experiment.

use nearpoint_experiment::{
    BlockEvent, Experiment, ExperimentError, ExperimentRun, Mode, Progress, Protocol, Stage, Task,
    TaskId, starts,
};
use nearpoint_geometry::Pose;

fn one_each() -> Protocol {
    Protocol {
        tasks: vec![TaskId::A],
        trials: 1,
        practice: 0,
        ..Protocol::accuracy()
    }
}

/// Places every block where it belongs, one after the other, from `time` on, a second each.
fn build(course: &mut ExperimentRun, mut time: f64) -> Result<Progress, ExperimentError> {
    let mut poses = course.begin()?;
    loop {
        let trial = course.trial().unwrap();
        let block = trial.open_moves().next().unwrap().block;
        let target = trial.task().blocks[block].target;
        course.handle_event(BlockEvent::Grasp { block }, time, &poses)?;
        poses[block] = target;
        time += 1.0;
        let mut progress = course.handle_event(BlockEvent::Move, time, &poses)?;
        if progress == Progress::Holding {
            progress = course.handle_event(BlockEvent::Release, time, &poses)?;
        }
        if progress != Progress::Placed {
            return Ok(progress);
        }
    }
}

#[test]
fn trials_come_one_after_the_other_and_each_is_begun() {
    let mut course = ExperimentRun::new(&one_each(), "me").unwrap();
    for nth in 0..3 {
        assert_eq!(
            (course.stage(), course.progress()),
            (Stage::Pause, (nth, 3))
        );
        let poses = course.begin().unwrap();
        assert_eq!(course.begin(), Err(ExperimentError::UnexpectedEvent));
        assert_eq!((course.stage(), poses.len()), (Stage::Trial, 2));
        course
            .handle_event(BlockEvent::Grasp { block: 0 }, 1.0, &poses)
            .unwrap();
        course
            .handle_event(BlockEvent::Release, 3.5, &poses)
            .unwrap();
        assert_eq!(course.records().len(), nth + 1);
    }
    assert_eq!((course.stage(), course.step()), (Stage::Over, None));
    assert_eq!(course.begin(), Err(ExperimentError::UnexpectedEvent));
    let modes: Vec<Mode> = course.records().iter().map(|record| record.mode).collect();
    assert_eq!(modes, Mode::ALL);
    for record in course.records() {
        assert_eq!((record.run.as_str(), record.time_s), ("me", 2.5));
        assert!(record.counts());
    }
}

#[test]
fn a_trial_that_is_given_up_is_kept_only_if_it_was_grasped() {
    let mut course = ExperimentRun::new(&one_each(), "me").unwrap();
    course.skip(&[]).unwrap();
    let poses = course.begin().unwrap();
    course.skip(&poses).unwrap();
    assert!(course.records().is_empty());
    let poses = course.begin().unwrap();
    course
        .handle_event(BlockEvent::Grasp { block: 0 }, 0.0, &poses)
        .unwrap();
    course.handle_event(BlockEvent::Move, 4.0, &poses).unwrap();
    course.skip(&poses).unwrap();
    assert_eq!(course.stage(), Stage::Over);
    assert_eq!(course.skip(&poses), Err(ExperimentError::UnexpectedEvent));
    let [record] = course.records() else {
        panic!("one record")
    };
    assert!(!record.finished && !record.counts());
    assert_eq!((record.time_s, record.mode), (4.0, Mode::Snapping));
}

#[test]
fn stopped_run_rejects_events() {
    let mut course = ExperimentRun::new(&one_each(), "me").unwrap();
    let poses = course.begin().unwrap();
    course
        .handle_event(BlockEvent::Grasp { block: 0 }, 0.0, &poses)
        .unwrap();
    course.stop();
    assert_eq!((course.stage(), course.records().len()), (Stage::Over, 0));
    let reported = course.handle_event(BlockEvent::Release, 1.0, &poses);
    assert_eq!(reported, Err(ExperimentError::UnexpectedEvent));
}

#[test]
fn more_trials_than_anybody_can_want_are_refused() {
    for (trials, practice) in [(u32::MAX, 0), (1, 1001)] {
        let protocol = Protocol {
            trials,
            practice,
            ..one_each()
        };
        let refused = ExperimentRun::new(&protocol, "me").err();
        assert_eq!(refused, Some(ExperimentError::TooManyTrials { max: 1000 }));
    }
}

#[test]
fn nothing_is_grasped_out_of_turn() {
    let mut course = ExperimentRun::new(&one_each(), "me").unwrap();
    let grasp = |block| BlockEvent::Grasp { block };
    let reported = course.handle_event(grasp(0), 0.0, &[]);
    assert_eq!(reported, Err(ExperimentError::UnexpectedEvent));
    let poses = course.begin().unwrap();
    for block in [1, 7] {
        let reported = course.handle_event(grasp(block), 0.0, &poses);
        assert_eq!(
            reported,
            Err(ExperimentError::UnexpectedEvent),
            "block {block}"
        );
    }
    course.handle_event(grasp(0), 0.0, &poses).unwrap();
    let reported = course.handle_event(grasp(0), 0.0, &poses);
    assert_eq!(reported, Err(ExperimentError::UnexpectedEvent));
    let reported = course.handle_event(BlockEvent::Move, -1.0, &poses);
    assert_eq!(reported, Err(ExperimentError::BadTime));
}

#[test]
fn the_speed_experiment_allows_another_grasp_and_ends_by_itself() {
    let protocol = Protocol {
        tasks: vec![TaskId::B],
        modes: vec![Mode::Alone],
        criteria: vec![3.0],
        trials: 1,
        practice: 0,
        ..Protocol::speed()
    };
    let mut course = ExperimentRun::new(&protocol, "me").unwrap();
    let mut poses = course.begin().unwrap();
    course
        .handle_event(BlockEvent::Grasp { block: 0 }, 0.0, &poses)
        .unwrap();
    let progress = course
        .handle_event(BlockEvent::Release, 1.0, &poses)
        .unwrap();
    assert_eq!(progress, Progress::Waiting);
    course
        .handle_event(BlockEvent::Grasp { block: 0 }, 2.0, &poses)
        .unwrap();
    poses[0] = Pose::translation(0.0, 0.0, 2.9) * course.trial().unwrap().task().blocks[0].target;
    let progress = course.handle_event(BlockEvent::Move, 5.0, &poses).unwrap();
    assert_eq!(progress, Progress::Done);
    let record = &course.records()[0];
    assert!(record.counts() && (record.time_s - 5.0).abs() < 1e-12);
    assert_eq!(record.experiment, Experiment::Speed);
}

#[test]
fn the_snail_is_built_in_any_order_that_stands() {
    let protocol = Protocol {
        modes: vec![Mode::Alone],
        trials: 1,
        practice: 0,
        ..Protocol::snail_accuracy()
    };
    let mut course = ExperimentRun::new(&protocol, "me").unwrap();
    let names = |course: &ExperimentRun| -> Vec<&str> {
        let trial = course.trial().unwrap();
        let name = |block: usize| trial.task().blocks[block].name;
        trial
            .open_moves()
            .map(|placing| name(placing.block))
            .collect()
    };
    let mut poses = course.begin().unwrap();
    let targets = course.trial().unwrap().task().targets();
    let mut seen = Vec::new();
    for (time, block) in [(0.0, 1), (1.0, 2), (2.0, 4), (3.0, 3)] {
        seen.push(names(&course));
        course
            .handle_event(BlockEvent::Grasp { block }, time, &poses)
            .unwrap();
        poses[block] = targets[block];
        course
            .handle_event(BlockEvent::Release, time + 0.5, &poses)
            .unwrap();
    }
    assert_eq!(seen[0], ["tail"]);
    assert_eq!(seen[2], ["shell, upper half", "head"]);
    assert_eq!(seen[3], ["shell, upper half"]);
    let record = &course.records()[0];
    assert!(record.finished && record.measure.distance_mm < 1e-9);
    assert_eq!(record.time_s, 3.5);
}

#[test]
fn every_task_can_be_built_in_both_experiments() {
    for task in TaskId::ALL {
        for protocol in [Protocol::accuracy(), Protocol::speed()] {
            let protocol = Protocol {
                tasks: vec![task],
                trials: 1,
                practice: 0,
                ..protocol
            };
            let mut course = ExperimentRun::new(&protocol, "me").unwrap();
            let mut time = 0.0;
            while course.stage() == Stage::Pause {
                assert_eq!(build(&mut course, time).unwrap(), Progress::Done);
                time += 100.0;
            }
            assert_eq!(course.records().len(), course.progress().1);
        }
    }
}

#[test]
fn blocks_start_tilted_alike_in_all_modes() {
    let mut course = ExperimentRun::new(&one_each(), "me").unwrap();
    let mut all = Vec::new();
    while course.stage() != Stage::Over {
        all.push(course.begin().unwrap());
        course.skip(&[]).unwrap();
    }
    assert_eq!((&all[0], &all[0]), (&all[1], &all[2]));
    for id in TaskId::ALL {
        let task = Task::new(id);
        let protocol = Protocol {
            tasks: vec![id],
            practice: 0,
            ..Protocol::accuracy()
        };
        let mut course = ExperimentRun::new(&protocol, "me").unwrap();
        let step = *course.step().unwrap();
        course.skip(&[]).unwrap();
        let next = *course.step().unwrap();
        let (first, second) = (starts(&task, &step), starts(&task, &next));
        for (block, (a, b)) in task.blocks.iter().zip(first.iter().zip(&second)) {
            assert_eq!(a == b, block.fixed, "{}", block.name);
            let turned = a.rotation.angle_to(&block.start.rotation).to_degrees();
            assert!(turned < 20.1 && (turned > 0.01) != block.fixed);
        }
    }
}
