//! Defines why a lesson cannot be opened or shown, as messages that the user can act on.

use std::fmt;

use nearpoint_message::{Arg, Message, ToArg, message};

/// The reason why a lesson cannot be opened or shown.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum LessonError {
    UnknownLesson {
        name: String,
        known: Vec<&'static str>,
    },
    UnknownParameter {
        lesson: &'static str,
        name: String,
        known: Vec<&'static str>,
    },
    WrongKind {
        lesson: &'static str,
        name: &'static str,
        wanted: Message,
        given: Message,
    },
    UnknownChoice {
        lesson: &'static str,
        name: &'static str,
        choice: String,
        choices: Vec<&'static str>,
    },
    OutOfRange {
        lesson: &'static str,
        name: &'static str,
        number: f64,
        range: [f64; 2],
    },
    /// The caller did not provide a model that the lesson needs.
    MissingModel {
        lesson: &'static str,
        name: &'static str,
        file: &'static str,
    },
    /// There is no story for these values, for the given reason.
    Impossible { reason: Message },
    /// There is no story for these values.
    NoStory,
    /// The story has no such step.
    NoStep { step: usize, steps: usize },
    /// The step has no question, or no such choice.
    NoChoice { choice: usize, choices: usize },
    /// The step has no question that a point answers.
    NoPoint,
    /// Nothing moves in the step.
    NoMotion,
}

/// Converts the reason why there is no story; a reason without a message becomes `NoStory`.
impl<Reason: ToArg> From<Reason> for LessonError {
    fn from(reason: Reason) -> Self {
        match reason.to_arg() {
            Arg::Message(reason) => Self::Impossible { reason },
            _ => Self::NoStory,
        }
    }
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LessonError {}

impl LessonError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownLesson { name, known } => {
                message!("lesson-no-lesson", name, known)
            }
            Self::UnknownParameter {
                lesson,
                name,
                known,
            } => message!("lesson-no-parameter", lesson, name, known),
            Self::WrongKind {
                lesson,
                name,
                wanted,
                given,
            } => message!("lesson-parameter-lesson-not", name, lesson, wanted, given),
            Self::UnknownChoice {
                lesson,
                name,
                choice,
                choices,
            } => message!("lesson-no-lesson-2", choice, name, lesson, choices),
            Self::OutOfRange {
                lesson,
                name,
                number,
                range,
            } => message!(
                "lesson-cannot-must",
                name,
                lesson,
                number,
                least = range[0],
                most = range[1]
            ),
            Self::MissingModel { lesson, name, file } => {
                message!("lesson-needs-model", lesson, name, file)
            }
            Self::Impossible { reason } => reason.clone(),
            Self::NoStory => message!("lesson-no-story"),
            Self::NoStep { step, steps } => message!("lesson-no-step-story", step, steps),
            Self::NoChoice { choice, choices } => no_choice(*choice, *choices),
            Self::NoPoint => message!("lesson-nothing-asked-here"),
            Self::NoMotion => message!("lesson-nothing-moves"),
        }
    }
}

fn no_choice(choice: usize, choices: usize) -> Message {
    match choices {
        0 => message!("lesson-step-asks-nothing"),
        _ => message!("lesson-no-choice-question", choice, choices),
    }
}
