//! Computes table 6.2: gain = (1 − ratio) · 100 of a mode over mode 1.

use serde::Serialize;

use super::summary::{mean, runs};
use crate::protocol::{Experiment, Mode};
use crate::published::{PublishedGain, gain};
use crate::record::Record;
use crate::task::model::TaskId;

/// The mean errors and the mean time of some trials.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Experiment"))]
#[serde(rename_all = "camelCase")]
pub struct Means {
    /// The number of trials.
    pub trials: usize,
    /// The mean distance error.
    pub distance_mm: f64,
    /// The mean angle error.
    pub angle_deg: f64,
    /// The mean time.
    pub time_s: f64,
}

/// The gains of mode 2 or 3 over mode 1 in a task, percent, and the paper's. A gain over 0 is None.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Experiment", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct GainRow {
    /// The task that was built.
    pub task: TaskId,
    /// The mode that mode 1 is compared with.
    pub mode: Mode,
    /// The means of all runs together, in mode 1.
    pub alone: Means,
    /// The means of all runs together, in `mode`.
    pub helped: Means,
    /// The mean over the runs of each run's own gain in the distance error.
    pub distance: Option<f64>,
    /// The mean over the runs of each run's own gain in the angle error.
    pub angle: Option<f64>,
    /// The mean over the runs of each run's own gain in the time.
    pub time: Option<f64>,
    /// The paper's gains, if it states them.
    pub published: Option<PublishedGain>,
}

/// Returns the gains of the accuracy experiment, for every task and mode that has trials beside some of mode 1. As in the
/// paper each run (person) has its gain from its own means, and the gains are averaged.
pub fn gains(records: &[Record]) -> Vec<GainRow> {
    let pairs = TaskId::ALL
        .into_iter()
        .flat_map(|task| [Mode::Shown, Mode::Snapping].map(|mode| (task, mode)));
    pairs
        .filter_map(|(task, mode)| row(records, task, mode))
        .collect()
}

fn row(records: &[Record], task: TaskId, mode: Mode) -> Option<GainRow> {
    let alone = means(matching_records(records, None, task, Mode::Alone))?;
    let helped = means(matching_records(records, None, task, mode))?;
    let both = |run| {
        let own = |mode| means(matching_records(records, Some(run), task, mode));
        Some((own(Mode::Alone)?, own(mode)?))
    };
    let own: Vec<(Means, Means)> = runs(records).into_iter().filter_map(both).collect();
    let gained = |value: fn(&Means) -> f64| {
        let ratios = own.iter().filter(|(alone, _)| value(alone) > 0.0);
        mean(ratios.map(|(alone, helped)| (1.0 - value(helped) / value(alone)) * 100.0))
    };
    Some(GainRow {
        task,
        mode,
        alone,
        helped,
        distance: gained(|means| means.distance_mm),
        angle: gained(|means| means.angle_deg),
        time: gained(|means| means.time_s),
        published: gain(task, mode),
    })
}

fn matching_records<'a>(
    records: &'a [Record],
    run: Option<&'a str>,
    task: TaskId,
    mode: Mode,
) -> impl Iterator<Item = &'a Record> + Clone {
    let wanted = move |record: &&Record| {
        record.counts()
            && record.experiment == Experiment::Accuracy
            && (record.task, record.mode) == (task, mode)
            && run.is_none_or(|run| record.run == run)
    };
    records.iter().filter(wanted)
}

fn means<'a>(records: impl Iterator<Item = &'a Record> + Clone) -> Option<Means> {
    Some(Means {
        trials: records.clone().count(),
        distance_mm: mean(records.clone().map(|record| record.measure.distance_mm))?,
        angle_deg: mean(records.clone().map(|record| record.measure.angle_deg))?,
        time_s: mean(records.map(|record| record.time_s))?,
    })
}
