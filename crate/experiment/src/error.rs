//! Why an experiment refuses, in sentences.

use nearpoint_scene::SceneError;
use nearpoint_scene::pose::Unsound;

/// What ends an experiment early, or keeps it from beginning.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
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
    /// A frame rate or a parameter of the hand that is not positive.
    BadParameter { name: &'static str, value: f64 },
    /// Records that are no JSON.
    Unwritable { reason: String },
    /// What the scene refuses.
    Scene(SceneError),
}

impl std::fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownTask { name } => write!(
                f,
                "There is no task “{name}”; the tasks are A, B, C and snail."
            ),
            Self::NoTrials => write!(f, "An experiment needs at least one trial."),
            Self::TooManyTrials { most } => write!(
                f,
                "An experiment has at most {most} trials of each task and mode, and as many of practice."
            ),
            Self::Nothing { of } => write!(f, "An experiment needs at least one {of}."),
            Self::BadCriterion { value } => write!(
                f,
                "A trial ends below a mean corner distance of more than zero millimetres, and {value} is not."
            ),
            Self::BadPose { block, why } => write!(f, "The pose of “{block}” {why}."),
            Self::PoseCount { poses, blocks } => {
                write!(f, "{poses} poses were given for {blocks} blocks.")
            }
            Self::BadTime => write!(
                f,
                "A time must be a finite number of seconds, and none may lie before the last one."
            ),
            Self::OutOfTurn => write!(
                f,
                "A block is grasped once, then released once; in the accuracy experiment it is not grasped again."
            ),
            Self::BadParameter { name, value } => {
                write!(
                    f,
                    "The hand’s {name} must be a finite number, not negative, and above zero where nothing happens without it; {value} is not."
                )
            }
            Self::Unwritable { reason } => write!(f, "The records cannot be written: {reason}."),
            Self::Scene(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ExperimentError {}

impl From<SceneError> for ExperimentError {
    fn from(error: SceneError) -> Self {
        Self::Scene(error)
    }
}
