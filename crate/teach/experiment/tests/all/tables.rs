//! Tests the tables against sums computed by hand.

use nearpoint_experiment::table::{gains, gains_text, snail_rows, snail_text, speed, speed_text};
use nearpoint_experiment::{Experiment, Measure, Mode, Record, TaskId};

fn accuracy(run: &str, mode: Mode, time: f64, distance: f64, angle: f64) -> Record {
    Record {
        run: run.to_owned(),
        experiment: Experiment::Accuracy,
        task: TaskId::A,
        mode,
        criterion_mm: None,
        trial: 1,
        practice: false,
        finished: true,
        time_s: time,
        measure: Measure {
            corners_mm: vec![distance],
            distance_mm: distance,
            mean_mm: distance,
            angle_deg: angle,
            angles_deg: vec![[angle, 0.0, 0.0]],
        },
    }
}

fn timed(run: &str, task: TaskId, mode: Mode, criterion: f64, time: f64) -> Record {
    Record {
        experiment: Experiment::Speed,
        task,
        criterion_mm: Some(criterion),
        ..accuracy(run, mode, time, 1.0, 0.0)
    }
}

#[test]
fn a_gain_is_one_minus_the_ratio_for_each_person() {
    let records = [
        accuracy("one", Mode::Alone, 10.0, 20.0, 4.0),
        accuracy("one", Mode::Alone, 20.0, 20.0, 0.0),
        accuracy("one", Mode::Snapping, 12.0, 5.0, 1.0),
        accuracy("two", Mode::Alone, 4.0, 100.0, 8.0),
        accuracy("two", Mode::Snapping, 5.0, 75.0, 0.0),
        // These are a person without mode 1, an unfinished trial, and practice: none counts.
        accuracy("three", Mode::Snapping, 1.0, 1.0, 1.0),
        Record {
            finished: false,
            ..accuracy("two", Mode::Alone, 900.0, 900.0, 900.0)
        },
        Record {
            practice: true,
            ..accuracy("two", Mode::Alone, 900.0, 900.0, 900.0)
        },
    ];
    let rows = gains(&records);
    assert_eq!(rows.len(), 1);
    let row = &rows[0];
    assert_eq!((row.task, row.mode), (TaskId::A, Mode::Snapping));
    // The gains are (75 + 25) / 2, (50 + 100) / 2, (20 − 25) / 2.
    assert!((row.distance.unwrap() - 50.0).abs() < 1e-9, "{row:?}");
    assert!((row.angle.unwrap() - 75.0).abs() < 1e-9);
    assert!((row.time.unwrap() + 2.5).abs() < 1e-9);
    assert_eq!(row.published.unwrap().distance, 35.0);
    assert_eq!(row.alone.trials, 3);
    let text = gains_text(&rows);
    assert!(
        ["50 [35]", "75 [71]"]
            .iter()
            .all(|cell| text.contains(cell)),
        "{text}"
    );
}

#[test]
fn gain_over_zero_is_none() {
    let records = [
        accuracy("one", Mode::Alone, 1.0, 0.0, 0.0),
        accuracy("one", Mode::Shown, 2.0, 1.0, 0.0),
    ];
    let rows = gains(&records);
    let gained = [rows[0].distance, rows[0].angle, rows[0].time];
    assert_eq!(gained, [None, None, Some(-100.0)]);
    assert_eq!(rows[0].published, None);
    assert!(gains_text(&rows).contains("– [–]"));
    assert!(gains(&[]).is_empty());
}

#[test]
fn times_are_normalised_for_each_person() {
    let records = [
        timed("one", TaskId::A, Mode::Alone, 4.0, 2.0),
        timed("one", TaskId::A, Mode::Alone, 4.0, 4.0),
        timed("one", TaskId::C, Mode::Alone, 2.0, 13.0),
        timed("one", TaskId::A, Mode::Snapping, 4.0, 1.0),
        timed("two", TaskId::A, Mode::Alone, 4.0, 20.0),
        timed("two", TaskId::C, Mode::Alone, 2.0, 20.0),
        timed("two", TaskId::A, Mode::Snapping, 4.0, 10.0),
        Record {
            finished: false,
            ..timed("two", TaskId::A, Mode::Snapping, 4.0, 60.0)
        },
    ];
    let rows = speed(&records);
    let cells: Vec<_> = rows
        .iter()
        .map(|row| (row.task, row.mode, row.criterion_mm))
        .collect();
    assert_eq!(
        cells,
        [
            (TaskId::A, Mode::Alone, 4.0),
            (TaskId::A, Mode::Snapping, 4.0),
            (TaskId::C, Mode::Alone, 2.0)
        ]
    );
    // One: means 3, 1, 13 → 1/6, 0, 1. Two: 20, 10, 20 → 1, 0, 1.
    let scaled: Vec<f64> = rows.iter().map(|row| row.normalised.unwrap()).collect();
    for (scaled, wanted) in scaled.iter().zip([(100.0 / 6.0 + 100.0) / 2.0, 0.0, 100.0]) {
        assert!((scaled - wanted).abs() < 1e-9, "{rows:?}");
    }
    assert_eq!((rows[1].trials, rows[1].given_up), (2, 1));
    assert!(speed_text(&rows).contains("2 mm"));
    let one = speed(&records[..1]);
    assert_eq!(one[0].normalised, None, "a single mean has no scale");
}

#[test]
fn the_snail_beside_real_blocks() {
    let records = [
        Record {
            task: TaskId::Snail,
            ..accuracy("one", Mode::Alone, 50.0, 30.0, 0.0)
        },
        timed("one", TaskId::Snail, Mode::Alone, 3.0, 60.0),
        timed("one", TaskId::Snail, Mode::Snapping, 3.0, 25.0),
        timed("one", TaskId::Snail, Mode::Snapping, 3.0, 35.0),
    ];
    let rows = snail_rows(&records, Some(20.0));
    let over: Vec<f64> = rows
        .iter()
        .map(|row| row.extra_over_real.unwrap())
        .collect();
    assert_eq!(over, [150.0, 200.0, 50.0]);
    assert_eq!(rows[0].published, None);
    assert_eq!(rows[2].published, Some([8.0, 100.0]));
    assert!(speed(&records).is_empty(), "the cubes' table has no snail");
    for real in [None, Some(0.0), Some(f64::NAN)] {
        let rows = snail_rows(&records, real);
        assert!(rows.iter().all(|row| row.extra_over_real.is_none()));
    }
    assert!(snail_text(&rows).contains("[150 … 400]"));
}
