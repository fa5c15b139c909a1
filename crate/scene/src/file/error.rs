//! Why a scene file cannot be opened, in sentences for whoever opened it.

use nearpoint_message::{Arg, Message, message};
use nearpoint_motion::robot::RobotError;

use super::version::VERSION;
use crate::error::SceneError;

nearpoint_message::errors! {
    /// A scene file that was refused. What a sentence quotes of the file controls no terminal.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum SceneFileError {
        /// Not JSON, or not of the form that the schema describes.
        Form { problem: String } => message!("scene-file-cannot", problem),
        /// No version number: some other JSON.
        NoVersion => message!("scene-json-not-scene", version = VERSION),
        /// Written by a later version of this program.
        Version { found: u64 } => message!("scene-file-version", found, version = VERSION),
        /// An entry names a model that the file does not list.
        NoSuchModel { model: usize, models: usize } => message!("scene-file-speaks", model, models),
        /// An entry names a part that its model does not have.
        NoSuchPart { model: usize, part: Arg } =>
            message!("scene-model-no-part", model, part).map_texts(&harmless),
        /// An entry names a part by a name that several parts of its model have.
        Ambiguous { model: usize, part: Arg } =>
            message!("scene-model-several-parts", model, part).map_texts(&harmless),
        /// An entry names a robot that its model does not have.
        NoSuchRobot { model: usize, robot: usize } =>
            message!("scene-model-no-robot", model, robot),
        /// The robot's joints cannot have the values of its entry.
        Joints { name: String, problem: RobotError } =>
            message!(
                "scene-file-joints",
                name = harmless(name),
                problem = problem.message().map_texts(&harmless),
            ),
        /// The motion is none for the scene's robots.
        Motion { problem: SceneError } =>
            message!("scene-file-motion", problem = problem.message().map_texts(&harmless)),
        /// What the scene itself refuses.
        Scene { problem: Box<SceneError> } =>
            message!("scene-file-cannot-used", problem = problem.message().map_texts(&harmless)),
        /// A number that cannot be used, and where it is.
        BadValue { place: Arg, expected: Message } => message!("scene-file-must", place, expected),
    }
}

/// The text without what would control a terminal.
fn harmless(text: &str) -> String {
    super::problem(&text)
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
                part: Arg::Text(name()),
            },
            SceneFileError::Ambiguous {
                model: 0,
                part: Arg::Text(name()),
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
