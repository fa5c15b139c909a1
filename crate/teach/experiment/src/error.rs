//! The errors of an experiment.

use nearpoint_message::{Message, message};
use nearpoint_scene::SceneError;
use nearpoint_scene::pose::InvalidPose;

/// The reasons why an experiment ends early or does not begin.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum ExperimentError {
    /// No task has that name.
    UnknownTask { name: String },
    /// No trial was requested.
    NoTrials,
    /// More trials of each task, mode and criterion were requested than the limit.
    TooManyTrials { max: u32 },
    /// A list of tasks, modes or criteria is empty.
    EmptyList { list: &'static str },
    /// A criterion is not a positive length.
    BadCriterion { value: f64 },
    /// A pose is invalid for a block.
    BadPose { block: String, reason: InvalidPose },
    /// The number of poses differs from the number of blocks.
    PoseCount { poses: usize, blocks: usize },
    /// A time is not a number, or before the last one.
    BadTime,
    /// A block was released before it was grasped, or grasped when its move was not open.
    UnexpectedEvent,
    /// The records cannot be written as JSON.
    Serialization { reason: String },
    /// The scene returned an error.
    Scene(SceneError),
}

nearpoint_message::error!(ExperimentError);

impl ExperimentError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownTask { name } => message!("experiment-no-task-tasks", name),
            Self::NoTrials => message!("experiment-needs-least"),
            Self::TooManyTrials { max } => message!("experiment-most-trials", max),
            Self::EmptyList { list } => message!("experiment-needs-least-one", list),
            Self::BadCriterion { value } => message!("experiment-trial-ends-below", value),
            Self::BadPose { block, reason: why } => message!("experiment-pose", block, why),
            Self::PoseCount { poses, blocks } => {
                message!("experiment-poses-given-blocks", poses, blocks)
            }
            Self::BadTime => message!("experiment-time-must-finite"),
            Self::UnexpectedEvent => message!("experiment-block-grasped-once"),
            Self::Serialization { reason } => message!("experiment-records-cannot-written", reason),
            Self::Scene(error) => error.message(),
        }
    }
}

impl From<SceneError> for ExperimentError {
    fn from(error: SceneError) -> Self {
        Self::Scene(error)
    }
}
