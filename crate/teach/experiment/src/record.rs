//! Defines the record of a trial.

use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;
use crate::measure::Measure;
use crate::protocol::{Experiment, Mode};
use crate::task::model::TaskId;

/// The record of one trial. Nothing in it identifies the person: `run` is any word that the caller chooses.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Experiment", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct Record {
    /// A word that distinguishes the trials of one person, or one seed, from others.
    pub run: String,
    /// The experiment of the trial.
    #[cfg_attr(feature = "typescript", tsify(type = "ExperimentKind"))]
    pub experiment: Experiment,
    /// The task that was built.
    pub task: TaskId,
    /// The help in the trial.
    pub mode: Mode,
    /// The mean corner distance that ended it, millimetres; of the speed experiment only.
    pub criterion_mm: Option<f64>,
    /// The number of the trial, from 1.
    pub trial: u32,
    /// True if the trial does not count.
    pub practice: bool,
    /// True if the trial was completed; false if it was given up.
    pub finished: bool,
    /// The time from the first grasp to the last release, or until the criterion was met, seconds.
    pub time_s: f64,
    /// The errors of the placed blocks.
    #[serde(flatten)]
    pub measure: Measure,
}

impl Record {
    /// Returns whether the trial counts in a table: it was finished and is no practice.
    pub fn counts(&self) -> bool {
        self.finished && !self.practice
    }
}

/// Returns the records as a JSON array.
pub fn to_json(records: &[Record]) -> Result<String, ExperimentError> {
    serde_json::to_string_pretty(records).map_err(|error| ExperimentError::Serialization {
        reason: error.to_string(),
    })
}
