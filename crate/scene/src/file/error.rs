//! Lists the reasons why a scene file cannot be opened, with messages for the user.

use nearpoint_message::{Arg, Message, ToArg, message};
use nearpoint_motion::robot::RobotError;

use super::version::VERSION;
use crate::error::SceneError;

nearpoint_message::errors! {
    /// A reason why a scene file was refused. Text that a message quotes from the file has no control characters.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum SceneFileError {
        /// The file is no JSON, or does not match the schema.
        InvalidJson { problem: String } => message!("scene-file-cannot", problem),
        /// The JSON has no version number: it is some other JSON.
        NoVersion => message!("scene-json-not-scene", version = VERSION),
        /// A later version of this program wrote the file.
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
        /// The motion does not fit the scene's robots.
        Motion { problem: SceneError } =>
            message!("scene-file-motion", problem = problem.message().map_texts(&harmless)),
        /// The scene itself refuses the contents.
        Scene { problem: Box<SceneError> } =>
            message!("scene-file-cannot-used", problem = problem.message().map_texts(&harmless)),
        /// A number in this field is invalid.
        BadValue { place: Arg, expected: Message } => message!("scene-file-must", place, expected),
    }
}

/// Replaces the characters of a text that would control a terminal.
fn harmless(text: &str) -> String {
    super::sanitized(&text)
}

impl From<SceneError> for SceneFileError {
    fn from(problem: SceneError) -> Self {
        Self::Scene {
            problem: Box::new(problem),
        }
    }
}

pub(super) fn bad_value(place: &impl ToArg, expected: Message) -> SceneFileError {
    let place = place.to_arg();
    SceneFileError::BadValue { place, expected }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_of_scene_file_error_has_no_control_characters() {
        let name = || "red \u{1b}[31m\n".to_owned();
        let problem = || SceneError::Fixed { name: name() };
        let reported = [
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
        for reported in reported {
            assert!(reported.contains("red �[31m�"), "{reported:?}");
            assert!(!reported.contains(char::is_control), "{reported:?}");
        }
    }
}
