//! Why an experiment refuses, in sentences.

use nearpoint_scene::SceneError;
use nearpoint_scene::pose::Unsound;

/// What ends an experiment early, or keeps it from beginning.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum ExperimentError {
    /// No task has that name.
    #[error("There is no task “{name}”; the tasks are A, B, C and snail.")]
    UnknownTask { name: String },
    /// Not a single trial was asked for.
    #[error("An experiment needs at least one trial.")]
    NoTrials,
    /// More than anybody can want: of each task, mode and criterion.
    #[error(
        "An experiment has at most {most} trials of each task and mode, and as many of practice."
    )]
    TooManyTrials { most: u32 },
    /// A task, mode or criterion list without an entry.
    #[error("An experiment needs at least one {of}.")]
    Nothing { of: &'static str },
    /// A criterion that is not a positive length.
    #[error(
        "A trial ends below a mean corner distance of more than zero millimetres, and {value} is not."
    )]
    BadCriterion { value: f64 },
    /// A pose that no block can have.
    #[error("The pose of “{block}” {why}.")]
    BadPose { block: String, why: Unsound },
    /// Not one pose for each block.
    #[error("{poses} poses were given for {blocks} blocks.")]
    PoseCount { poses: usize, blocks: usize },
    /// A time that is no number, or before the last one.
    #[error("A time must be a finite number of seconds, and none may lie before the last one.")]
    BadTime,
    /// Released before it was grasped, or grasped while it is held.
    #[error(
        "A block is grasped once, then released once; in the accuracy experiment it is not grasped again."
    )]
    OutOfTurn,
    /// A frame rate or a parameter of the hand that is not positive.
    #[error(
        "The hand’s {name} must be a finite number, not negative, and above zero where nothing happens without it; {value} is not."
    )]
    BadParameter { name: &'static str, value: f64 },
    /// Records that are no JSON.
    #[error("The records cannot be written: {reason}.")]
    Unwritable { reason: String },
    /// What the scene refuses.
    #[error(transparent)]
    Scene(#[from] SceneError),
}
