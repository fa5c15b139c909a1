//! What is kept of a trial.

use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;
use crate::measure::Measure;
use crate::protocol::{Experiment, Mode};
use crate::task::model::TaskId;

/// One trial. Nothing in it says who it was: `run` is any word that the caller chooses.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Experiment", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct Record {
    /// Tells the trials of one person, or one seed, from others'.
    pub run: String,
    /// Of which experiment the trial is.
    #[cfg_attr(feature = "typescript", tsify(type = "ExperimentKind"))]
    pub experiment: Experiment,
    /// What was built.
    pub task: TaskId,
    /// With which help.
    pub mode: Mode,
    /// The mean corner distance that ended it, millimetres; of the speed experiment only.
    pub criterion_mm: Option<f64>,
    /// From 1.
    pub trial: u32,
    /// It does not count.
    pub practice: bool,
    /// It came to its end; otherwise it was given up.
    pub finished: bool,
    /// From the first grasp to the last release, or until the criterion was met, seconds.
    pub time_s: f64,
    /// How well it was built.
    #[serde(flatten)]
    pub measure: Measure,
}

impl Record {
    /// Whether it counts in a table.
    pub fn counts(&self) -> bool {
        self.finished && !self.practice
    }
}

/// The records as a JSON array.
pub fn to_json(records: &[Record]) -> Result<String, ExperimentError> {
    serde_json::to_string_pretty(records).map_err(|error| ExperimentError::Unwritable {
        reason: error.to_string(),
    })
}
