//! Computes figure 6.17: completion times on a separate scale for each person, (t − least) / (most − least).

use serde::Serialize;

use super::summary::{mean, runs};
use crate::protocol::{Experiment, Mode};
use crate::record::Record;
use crate::task::model::TaskId;

/// The time that a task takes in a mode until a criterion is met.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Experiment", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct SpeedRow {
    /// The task that was built.
    pub task: TaskId,
    /// The help in the trials.
    pub mode: Mode,
    /// The mean corner distance that ended a trial.
    pub criterion_mm: f64,
    /// The number of trials that met the criterion.
    pub trials: usize,
    /// The number of trials that were given up; they are in no mean.
    pub given_up: usize,
    /// The mean time of all runs; None if no trial met the criterion.
    pub time_s: Option<f64>,
    /// The mean over the runs of the position of each run's mean time between its least and its most, percent.
    pub normalised: Option<f64>,
}

/// Returns the rows of the speed experiment with the cubes, in order of task, criterion (the widest first) and mode. The
/// paper names the least and the most of a person's mean times without saying over which; here they are over all tasks,
/// modes and criteria of a run.
pub fn speed(records: &[Record]) -> Vec<SpeedRow> {
    let taken = |record: &&Record| {
        record.experiment == Experiment::Speed && record.task != TaskId::Snail && !record.practice
    };
    let records: Vec<Record> = records.iter().filter(taken).cloned().collect();
    let cells = cells(&records);
    let own: Vec<Vec<Option<f64>>> = runs(&records)
        .into_iter()
        .map(|run| normalised(&records, run, &cells))
        .collect();
    let row = |(index, cell): (usize, &Cell)| {
        let trials = || records.iter().filter(|record| cell.has(record));
        let met = || trials().filter(|record| record.finished);
        SpeedRow {
            task: cell.task,
            mode: cell.mode,
            criterion_mm: cell.criterion,
            trials: met().count(),
            given_up: trials().count() - met().count(),
            time_s: mean(met().map(|record| record.time_s)),
            normalised: mean(own.iter().filter_map(|values| values[index])),
        }
    };
    cells.iter().enumerate().map(row).collect()
}

struct Cell {
    task: TaskId,
    criterion: f64,
    mode: Mode,
}

impl Cell {
    fn has(&self, record: &Record) -> bool {
        (record.task, record.mode) == (self.task, self.mode)
            && record.criterion_mm == Some(self.criterion)
    }
}

/// Returns the combinations that occur in the records.
fn cells(records: &[Record]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for record in records {
        if let Some(criterion) = record.criterion_mm
            && !cells.iter().any(|cell| cell.has(record))
        {
            cells.push(Cell {
                task: record.task,
                criterion,
                mode: record.mode,
            });
        }
    }
    cells.sort_by(|a, b| {
        let by_criterion = b.criterion.total_cmp(&a.criterion);
        a.task
            .cmp(&b.task)
            .then(by_criterion)
            .then(a.mode.cmp(&b.mode))
    });
    cells
}

/// Returns one run's mean times on its own scale, percent, for each cell.
fn normalised(records: &[Record], run: &str, cells: &[Cell]) -> Vec<Option<f64>> {
    let time = |cell: &Cell| {
        let own = records
            .iter()
            .filter(|record| record.finished && record.run == run && cell.has(record));
        mean(own.map(|record| record.time_s))
    };
    let times: Vec<Option<f64>> = cells.iter().map(time).collect();
    let known = || times.iter().flatten().copied();
    let least = known().fold(f64::INFINITY, f64::min);
    let most = known().fold(f64::NEG_INFINITY, f64::max);
    let scaled = |time: f64| (most > least).then(|| (time - least) / (most - least) * 100.0);
    times.iter().map(|time| time.and_then(scaled)).collect()
}
