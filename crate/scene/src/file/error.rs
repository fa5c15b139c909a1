//! Why a scene file cannot be opened, in sentences for whoever opened it.

use nearpoint_motion::robot::RobotError;

use super::version::VERSION;
use crate::error::SceneError;

/// A scene file that was refused. What a sentence quotes of the file controls no terminal.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SceneFileError {
    /// Not JSON, or not of the form that the schema describes.
    #[error("The scene file cannot be read: {problem}. Compare it with scene.schema.json.")]
    Form { problem: String },
    /// No version number: some other JSON.
    #[error(
        "This JSON is not a scene file: it has no \"version\" number. A scene file starts with \"version\": {VERSION}."
    )]
    NoVersion,
    /// Written by a later version of this program.
    #[error(
        "The scene file has version {found}, and this program reads version {VERSION}. Open it with a newer Nearpoint."
    )]
    Version { found: u64 },
    /// An entry names a model that the file does not list.
    #[error(
        "The scene file speaks of model {model}, but lists {models}; models are counted from 0."
    )]
    NoSuchModel { model: usize, models: usize },
    /// An entry names a part that its model does not have.
    #[error(
        "Model {model} has no part {part}. The model may have changed since the scene was saved.",
        part = super::problem(.part)
    )]
    NoSuchPart { model: usize, part: String },
    /// An entry names a part by a name that several parts of its model have.
    #[error(
        "Model {model} has several parts named {part}. Name it by its number, counted from 0, instead.",
        part = super::problem(.part)
    )]
    Ambiguous { model: usize, part: String },
    /// An entry names a robot that its model does not have.
    #[error(
        "Model {model} has no robot number {robot}, counted from 0. The model may have changed since the scene was saved."
    )]
    NoSuchRobot { model: usize, robot: usize },
    /// The robot's joints cannot have the values of its entry.
    #[error(
        "In the scene file, the joints of “{name}” cannot be set. {problem}.",
        name = super::problem(.name),
        problem = super::problem(.problem)
    )]
    Joints { name: String, problem: RobotError },
    /// The motion is none for the scene's robots.
    #[error(
        "In the scene file, the motion cannot be used. {problem}",
        problem = super::problem(.problem)
    )]
    Motion { problem: SceneError },
    /// What the scene itself refuses.
    #[error(
        "The scene file cannot be used. {problem}",
        problem = super::problem(.problem)
    )]
    Scene { problem: Box<SceneError> },
    /// A number that cannot be used, and where it is.
    #[error("In the scene file, {place} must be {expected}.")]
    BadValue {
        place: String,
        expected: &'static str,
    },
}

impl From<SceneError> for SceneFileError {
    fn from(problem: SceneError) -> Self {
        Self::Scene {
            problem: Box::new(problem),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_controls_no_terminal() {
        let name = || "red \u{1b}[31m\n".to_owned();
        let problem = || SceneError::Fixed { name: name() };
        let told = [
            SceneFileError::NoSuchPart {
                model: 0,
                part: name(),
            },
            SceneFileError::Ambiguous {
                model: 0,
                part: name(),
            },
            SceneFileError::Joints {
                name: name(),
                problem: RobotError::ZeroAxis { joint: name() },
            },
            SceneFileError::Motion { problem: problem() },
            problem().into(),
        ]
        .map(|error| error.to_string());
        for told in told {
            assert!(told.contains("red �[31m�"), "{told:?}");
            assert!(!told.contains(char::is_control), "{told:?}");
        }
    }
}
