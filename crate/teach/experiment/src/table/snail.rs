//! Computes figures 6.18 to 6.20: the snail with help and without, beside one of real blocks.

use serde::Serialize;

use super::summary::mean;
use crate::protocol::{Experiment, Mode};
use crate::published::extra_over_real;
use crate::record::Record;
use crate::task::model::TaskId;

/// The results of the snail in one mode of one experiment.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Experiment", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct SnailRow {
    /// The experiment: accuracy or speed.
    #[cfg_attr(feature = "typescript", tsify(type = "ExperimentKind"))]
    pub experiment: Experiment,
    /// The help in the trials.
    pub mode: Mode,
    /// The number of trials.
    pub trials: usize,
    /// The number of trials that were not completed.
    pub given_up: usize,
    /// The mean time of the others; None if there are none.
    pub time_s: Option<f64>,
    /// The mean of the distance error, the sum over the 14 corners.
    pub distance_mm: Option<f64>,
    /// The additional time over real blocks, percent: (t − real) / real · 100. None unless the time with real blocks is
    /// known.
    #[serde(rename = "overReal")]
    pub extra_over_real: Option<f64>,
    /// The paper's values for that in the speed experiment, from the best subject to the worst.
    pub published: Option<[f64; 2]>,
}

/// Returns the rows of the snail that have trials. `real` is the time of the same person with real blocks, seconds, if that
/// was measured.
pub fn snail_rows(records: &[Record], real: Option<f64>) -> Vec<SnailRow> {
    let real = real.filter(|time| time.is_finite() && *time > 0.0);
    let experiments = [Experiment::Accuracy, Experiment::Speed];
    let pairs = experiments
        .into_iter()
        .flat_map(|experiment| Mode::ALL.map(|mode| (experiment, mode)));
    pairs
        .filter_map(|(experiment, mode)| row(records, experiment, mode, real))
        .collect()
}

fn row(
    records: &[Record],
    experiment: Experiment,
    mode: Mode,
    real: Option<f64>,
) -> Option<SnailRow> {
    let all = || {
        records.iter().filter(|record| {
            record.task == TaskId::Snail
                && !record.practice
                && (record.experiment, record.mode) == (experiment, mode)
        })
    };
    let done = || all().filter(|record| record.finished);
    let time_s = mean(done().map(|record| record.time_s));
    (all().count() > 0).then(|| SnailRow {
        experiment,
        mode,
        trials: done().count(),
        given_up: all().count() - done().count(),
        time_s,
        distance_mm: mean(done().map(|record| record.measure.distance_mm)),
        extra_over_real: time_s
            .zip(real)
            .map(|(time, real)| (time - real) / real * 100.0),
        published: extra_over_real(mode).filter(|_| experiment == Experiment::Speed),
    })
}
