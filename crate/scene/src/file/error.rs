//! Why a scene file cannot be opened, in sentences for whoever opened it.

use nearpoint_motion::robot::RobotError;

use super::VERSION;
use crate::error::SceneError;

/// A scene file that was refused.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum SceneFileError {
    /// Not JSON, or not of the form that the schema describes.
    Form { problem: String },
    /// No version number: some other JSON.
    NoVersion,
    /// Written by a later version of this program.
    Version { found: u64 },
    /// An entry names a model that the file does not list.
    NoSuchModel { model: usize, models: usize },
    /// An entry names a part that its model does not have.
    NoSuchPart { model: usize, part: String },
    /// An entry names a part by a name that several parts of its model have.
    Ambiguous { model: usize, part: String },
    /// An entry names a robot that its model does not have.
    NoSuchRobot { model: usize, robot: usize },
    /// The robot's joints cannot have the values of its entry.
    Joints { name: String, problem: RobotError },
    /// The motion is none for the scene's robots.
    Motion(SceneError),
    /// What the scene itself refuses.
    Scene(Box<SceneError>),
    /// A number that cannot be used, and where it is.
    BadValue {
        place: String,
        expected: &'static str,
    },
}

impl std::fmt::Display for SceneFileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Form { problem } => {
                write!(
                    f,
                    "The scene file cannot be read: {problem}. Compare it with scene.schema.json."
                )
            }
            Self::NoVersion => write!(
                f,
                "This JSON is not a scene file: it has no \"version\" number. A scene file starts with \"version\": {VERSION}."
            ),
            Self::Version { found } => write!(
                f,
                "The scene file has version {found}, and this program reads version {VERSION}. Open it with a newer Nearpoint."
            ),
            Self::NoSuchModel { model, models } => write!(
                f,
                "The scene file speaks of model {model}, but lists {models}; models are counted from 0."
            ),
            Self::NoSuchPart { model, part } => write!(
                f,
                "Model {model} has no part {part}. The model may have changed since the scene was saved."
            ),
            Self::Ambiguous { model, part } => write!(
                f,
                "Model {model} has several parts named {part}. Name it by its number, counted from 0, instead."
            ),
            Self::NoSuchRobot { model, robot } => write!(
                f,
                "Model {model} has no robot number {robot}, counted from 0. The model may have changed since the scene was saved."
            ),
            Self::Joints { name, problem } => {
                write!(
                    f,
                    "In the scene file, the joints of “{name}” cannot be set. {problem}."
                )
            }
            Self::Motion(problem) => {
                write!(f, "In the scene file, the motion cannot be used. {problem}")
            }
            Self::Scene(problem) => write!(f, "The scene file cannot be used. {problem}"),
            Self::BadValue { place, expected } => {
                write!(f, "In the scene file, {place} must be {expected}.")
            }
        }
    }
}

impl std::error::Error for SceneFileError {}

impl From<SceneError> for SceneFileError {
    fn from(problem: SceneError) -> Self {
        Self::Scene(Box::new(problem))
    }
}
