//! Tests protocols, trials and their records, as a page uses them, without a simulated hand.

use nearpoint_experiment::{
    Experiment, ExperimentError, Mode, Progress, Protocol, Record, Step, TaskId, Trial, to_csv,
    to_json,
};

fn step(experiment: Experiment, task: TaskId) -> Step {
    Step {
        experiment,
        task,
        mode: Mode::Snapping,
        criterion: (experiment == Experiment::Speed).then_some(3.0),
        trial: 1,
        practice: false,
        pause: 0.0,
    }
}

#[test]
fn the_published_protocols() {
    let count = |protocol: Protocol| {
        let steps = protocol.steps().unwrap();
        let practice = steps.iter().filter(|step| step.practice).count();
        (steps.len() - practice, practice)
    };
    assert_eq!(count(Protocol::accuracy()), (3 * 3 * 10, 3 * 3 * 2));
    assert_eq!(count(Protocol::speed()), (3 * 2 * 3 * 10, 3 * 2 * 3 * 2));
    assert_eq!(count(Protocol::snail_accuracy()), (2 * 8, 2 * 2));
    assert_eq!(count(Protocol::snail_speed()), (2 * 8, 2 * 2));
    let steps = Protocol::accuracy().steps().unwrap();
    assert_eq!(steps[0].pause, 0.0);
    assert!(steps[0].practice && steps[12].practice && !steps[11].practice);
    assert!(steps[12].pause > 0.0);
    assert_eq!(steps.iter().filter(|step| step.pause > 0.0).count(), 8);
}

#[test]
fn protocols_that_make_no_sense() {
    let refused = |spoil: &dyn Fn(&mut Protocol)| {
        let mut bad = Protocol::speed();
        spoil(&mut bad);
        bad.steps().unwrap_err()
    };
    let nothing = |list| ExperimentError::EmptyList { list };
    assert_eq!(refused(&|it| it.trials = 0), ExperimentError::NoTrials);
    assert_eq!(refused(&|it| it.tasks.clear()), nothing("task"));
    assert_eq!(refused(&|it| it.criteria.clear()), nothing("criterion"));
    for value in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let error = refused(&|it| it.criteria = vec![4.0, value]);
        assert!(matches!(error, ExperimentError::BadCriterion { .. }));
    }
    assert_eq!(refused(&|it| it.pause = f64::NAN), ExperimentError::BadTime);
    let text = serde_json::to_string(&Protocol::speed()).unwrap();
    let read: Protocol = serde_json::from_str(&text).unwrap();
    assert_eq!(read, Protocol::speed());
    let error = serde_json::from_str::<Mode>("4").unwrap_err().to_string();
    assert!(error.contains("no mode 4"), "{error}");
}

#[test]
fn an_accuracy_trial_ends_with_the_only_release() {
    let mut trial = Trial::new(step(Experiment::Accuracy, TaskId::A)).unwrap();
    let mut poses = trial.task().starts();
    assert_eq!(trial.progress(), Progress::Waiting);
    assert_eq!(
        trial.record("me", &poses),
        Err(ExperimentError::UnexpectedEvent)
    );
    assert_eq!(
        trial.release(0.0, &poses),
        Err(ExperimentError::UnexpectedEvent)
    );
    assert_eq!(trial.grasp(1, 0.0), Err(ExperimentError::UnexpectedEvent));
    trial.grasp(0, 10.0).unwrap();
    assert_eq!(trial.grasp(0, 10.5), Err(ExperimentError::UnexpectedEvent));
    assert_eq!(trial.update_poses(11.0, &poses), Ok(Progress::Holding));
    assert_eq!(
        trial.update_poses(10.9, &poses),
        Err(ExperimentError::BadTime)
    );
    poses[0] = trial.task().blocks[0].target;
    poses[0].translation.vector.x += 3.0;
    assert_eq!(trial.release(12.5, &poses), Ok(Progress::Done));
    assert_eq!(trial.grasp(0, 13.0), Err(ExperimentError::UnexpectedEvent));
    let record = trial.record("me", &poses).unwrap();
    assert!(record.finished && record.counts());
    assert_eq!(record.time_s, 2.5);
    assert!((record.measure.distance_mm - 12.0).abs() < 1e-9);
}

#[test]
fn a_speed_trial_ends_when_it_is_good_enough_and_may_be_grasped_again() {
    let mut trial = Trial::new(step(Experiment::Speed, TaskId::A)).unwrap();
    let mut poses = trial.task().starts();
    trial.grasp(0, 0.0).unwrap();
    assert_eq!(trial.release(1.0, &poses), Ok(Progress::Waiting));
    trial.grasp(0, 2.0).unwrap();
    poses[0] = trial.task().blocks[0].target;
    poses[0].translation.vector.x += 3.0;
    // 3 mm is not below 3 mm.
    assert_eq!(trial.update_poses(3.0, &poses), Ok(Progress::Holding));
    poses[0].translation.vector.x -= 0.1;
    assert_eq!(trial.update_poses(4.0, &poses), Ok(Progress::Done));
    assert_eq!(trial.release(5.0, &poses), Ok(Progress::Done));
    assert_eq!(trial.record("me", &poses).unwrap().time_s, 4.0);
}

#[test]
fn the_snail_is_timed_from_the_first_grasp_to_the_last_release() {
    for experiment in [Experiment::Accuracy, Experiment::Speed] {
        let mut trial = Trial::new(step(experiment, TaskId::Snail)).unwrap();
        let mut poses = trial.task().starts();
        let mut time = 100.0;
        let moves = trial.task().moves.clone();
        for (nth, placing) in moves.iter().enumerate() {
            assert_eq!(trial.next_move().unwrap().block, placing.block);
            trial.grasp(placing.block, time).unwrap();
            poses[placing.block] = trial.task().blocks[placing.block].target;
            time += 2.0;
            let progress = trial.release(time, &poses).unwrap();
            let is_last = nth + 1 == moves.len();
            assert_eq!(progress == Progress::Done, is_last);
            assert_eq!(progress == Progress::Placed, !is_last);
            time += 1.0;
        }
        assert!(trial.next_move().is_none());
        let record = trial.record("me", &poses).unwrap();
        assert_eq!(record.time_s, 11.0);
        assert_eq!(record.measure.corners_mm.len(), 14);
    }
}

#[test]
fn bad_input_changes_nothing() {
    let mut none = step(Experiment::Speed, TaskId::A);
    none.criterion = None;
    let refused = Trial::new(none);
    assert!(matches!(refused, Err(ExperimentError::BadCriterion { .. })));
    let mut trial = Trial::new(step(Experiment::Accuracy, TaskId::A)).unwrap();
    let good = trial.task().starts();
    assert_eq!(trial.grasp(0, f64::NAN), Err(ExperimentError::BadTime));
    assert_eq!(trial.progress(), Progress::Waiting);
    trial.grasp(0, 0.0).unwrap();
    let mut bad = good.clone();
    bad[0].translation.vector.x = f64::INFINITY;
    let refused = trial.release(1.0, &bad);
    assert!(matches!(refused, Err(ExperimentError::BadPose { .. })));
    let refused = trial.release(f64::NAN, &good);
    assert_eq!(refused, Err(ExperimentError::BadTime));
    assert_eq!(trial.progress(), Progress::Holding);
    assert_eq!(trial.release(1.0, &good), Ok(Progress::Done));
}

/// Returns the record of a trial that ended after this time, with the block shifted this far to the right.
fn record(run: &str, time: f64, off: f64) -> Record {
    let mut trial = Trial::new(step(Experiment::Accuracy, TaskId::B)).unwrap();
    let mut poses = trial.task().targets();
    poses[0].translation.vector.x += off;
    trial.grasp(0, 0.0).unwrap();
    trial.release(time, &poses).unwrap();
    trial.record(run, &poses).unwrap()
}

/// Parses the fields of a file by RFC 4180.
fn parsed(csv: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut field, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut letters = csv.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut field)),
            '\r' if !quoted => {
                assert_eq!(letters.next(), Some('\n'));
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            other => field.push(other),
        }
    }
    assert!(!quoted && field.is_empty() && row.is_empty());
    rows
}

#[test]
fn csv_gives_back_what_went_in() {
    let names = ["plain", "a, b", "a \"b\"", "two\r\nlines", "ünïcödé 角"];
    let records: Vec<Record> = names
        .iter()
        .map(|name| record(name, 1.0 / 3.0, 0.1))
        .collect();
    let rows = parsed(&to_csv(&records));
    assert_eq!(rows.len(), 1 + names.len());
    let column = |name: &str| rows[0].iter().position(|field| field == name).unwrap();
    for (row, record) in rows[1..].iter().zip(&records) {
        assert_eq!(row.len(), rows[0].len());
        let field = |name: &str| row[column(name)].as_str();
        let numbers = |name: &str| -> Vec<f64> {
            let each = field(name).split(' ');
            each.map(|number| number.parse().unwrap()).collect()
        };
        assert_eq!(field("run"), record.run);
        assert_eq!([field("task"), field("mode")], ["B", "3"]);
        assert_eq!(field("criterion (mm)"), "");
        assert_eq!(numbers("time (s)"), [record.time_s]);
        assert_eq!(numbers("corner distances (mm)"), record.measure.corners_mm);
    }
}

#[test]
fn csv_run_name_is_escaped_against_formulas() {
    let csv = to_csv(&[record("=1+1", 1.0, 0.0)]);
    assert_eq!(parsed(&csv)[1][0], "'=1+1");
}

#[test]
fn json_gives_back_what_went_in() {
    let records = vec![record("one", 1.0 / 3.0, 0.1), record("two", 2.0, 5.0)];
    let text = to_json(&records).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Record>>(&text).unwrap(), records);
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value[0]["task"], "B");
    assert_eq!(value[0]["mode"], 3);
    assert_eq!(value[0]["experiment"], "accuracy");
}
