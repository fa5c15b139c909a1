//! Why an experiment refuses, in sentences.

use nearpoint_message::{Message, message};
use nearpoint_scene::SceneError;
use nearpoint_scene::pose::Unsound;

/// What ends an experiment early, or keeps it from beginning.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum ExperimentError {
    /// No task has that name.
    UnknownTask { name: String },
    /// Not a single trial was asked for.
    NoTrials,
    /// More than anybody can want: of each task, mode and criterion.
    TooManyTrials { most: u32 },
    /// A task, mode or criterion list without an entry.
    Nothing { of: &'static str },
    /// A criterion that is not a positive length.
    BadCriterion { value: f64 },
    /// A pose that no block can have.
    BadPose { block: String, why: Unsound },
    /// Not one pose for each block.
    PoseCount { poses: usize, blocks: usize },
    /// A time that is no number, or before the last one.
    BadTime,
    /// Released before it was grasped, or grasped while it is held.
    OutOfTurn,
    /// Records that are no JSON.
    Unwritable { reason: String },
    /// What the scene refuses.
    Scene(SceneError),
}

nearpoint_message::error!(ExperimentError);

impl ExperimentError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownTask { name } => message!("experiment-no-task-tasks", name),
            Self::NoTrials => message!("experiment-needs-least"),
            Self::TooManyTrials { most } => message!("experiment-most-trials", most),
            Self::Nothing { of } => message!("experiment-needs-least-one", of),
            Self::BadCriterion { value } => message!("experiment-trial-ends-below", value),
            Self::BadPose { block, why } => message!("experiment-pose", block, why),
            Self::PoseCount { poses, blocks } => {
                message!("experiment-poses-given-blocks", poses, blocks)
            }
            Self::BadTime => message!("experiment-time-must-finite"),
            Self::OutOfTurn => message!("experiment-block-grasped-once"),
            Self::Unwritable { reason } => message!("experiment-records-cannot-written", reason),
            Self::Scene(error) => error.message(),
        }
    }
}

impl From<SceneError> for ExperimentError {
    fn from(error: SceneError) -> Self {
        Self::Scene(error)
    }
}
