//! Tests the simulated hand on a real scene.

use nearpoint_experiment::hand::CorrectionModel;
use nearpoint_experiment::run::{Subject, run, trial};
use nearpoint_experiment::{Experiment, ExperimentError, Mode, Protocol, Step, TaskId};
use nearpoint_motion::snap::SnapMethod;

fn subject(seed: u64) -> Subject {
    Subject {
        correction_model: CorrectionModel::All,
        seed,
        snapping: SnapMethod::Stable,
    }
}

fn short(protocol: Protocol) -> Protocol {
    Protocol {
        trials: 2,
        practice: 0,
        ..protocol
    }
}

#[test]
fn the_same_seed_gives_the_same_records() {
    let protocol = Protocol {
        tasks: vec![TaskId::B],
        ..short(Protocol::accuracy())
    };
    let mut reported = 0;
    let records = run(&protocol, &subject(1), |_| reported += 1).unwrap();
    assert_eq!((records.len(), reported), (6, 6));
    assert_eq!(records, run(&protocol, &subject(1), |_| ()).unwrap());
    assert_ne!(records, run(&protocol, &subject(2), |_| ()).unwrap());
    for record in &records {
        assert!(record.finished && record.run == "hand-1");
        assert!((0.5..20.0).contains(&record.time_s), "{record:?}");
        assert!(record.measure.mean_mm < 15.0, "{record:?}");
    }
}

#[test]
fn a_criterion_that_is_met_ends_the_trial_there() {
    let protocol = Protocol {
        tasks: vec![TaskId::A],
        criteria: vec![8.0],
        ..short(Protocol::speed())
    };
    for record in run(&protocol, &subject(3), |_| ()).unwrap() {
        let is_met = record.finished && record.measure.mean_mm < 8.0;
        assert!(is_met, "{record:?}");
    }
}

#[test]
fn a_hand_gives_up_when_its_time_is_over() {
    let step = Step {
        experiment: Experiment::Speed,
        task: TaskId::C,
        mode: Mode::Alone,
        criterion: Some(0.001),
        trial: 1,
        practice: false,
        pause: 0.0,
    };
    let record = trial(step, &subject(4)).unwrap();
    assert!(!record.finished && !record.counts());
    assert!((60.0..60.1).contains(&record.time_s));
}

#[test]
fn the_whole_snail_is_built() {
    let protocol = Protocol {
        trials: 1,
        ..short(Protocol::snail_accuracy())
    };
    for record in run(&protocol, &subject(5), |_| ()).unwrap() {
        assert!(record.finished, "{record:?}");
        assert_eq!(record.measure.corners_mm.len(), 14);
        assert!(record.measure.mean_mm < 30.0, "{record:?}");
    }
}

#[test]
fn bad_numbers_are_refused() {
    let none = Protocol {
        trials: 0,
        ..Protocol::accuracy()
    };
    let refused = run(&none, &subject(1), |_| ());
    assert_eq!(refused, Err(ExperimentError::NoTrials));
}
