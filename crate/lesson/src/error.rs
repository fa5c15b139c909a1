//! Why a lesson cannot be opened or shown, in sentences that one can act on.

use std::fmt::{Display, Formatter, Result};

/// Why not.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
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
        wanted: &'static str,
        given: &'static str,
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
    /// A model that the lesson needs was not lent.
    MissingModel {
        lesson: &'static str,
        name: &'static str,
        file: &'static str,
    },
    /// These values make no story, for a reason.
    Impossible { reason: String },
    /// The story has no such step.
    NoStep { step: usize, steps: usize },
    /// The step asks nothing, or has no such choice.
    NoChoice { choice: usize, choices: usize },
}

impl Display for LessonError {
    fn fmt(&self, f: &mut Formatter) -> Result {
        match self {
            Self::UnknownLesson { name, known } => {
                write!(f, "There is no lesson “{name}”: {}.", known.join(", "))
            }
            Self::UnknownParameter {
                lesson,
                name,
                known,
            } => {
                let known = known.join(", ");
                write!(
                    f,
                    "The lesson “{lesson}” has no parameter “{name}”: {known}."
                )
            }
            Self::WrongKind {
                lesson,
                name,
                wanted,
                given,
            } => write!(
                f,
                "The parameter “{name}” of the lesson “{lesson}” is {wanted}, not {given}."
            ),
            Self::UnknownChoice {
                lesson,
                name,
                choice,
                choices,
            } => {
                let choices = choices.join(" or ");
                write!(
                    f,
                    "“{choice}” is no {name} of the lesson “{lesson}”: {choices}."
                )
            }
            Self::OutOfRange {
                lesson,
                name,
                number,
                range: [min, max],
            } => write!(
                f,
                "The {name} of the lesson “{lesson}” cannot be {number}: it must be from {min} to {max}."
            ),
            Self::MissingModel { lesson, name, file } => write!(
                f,
                "The lesson “{lesson}” needs the model “{name}” of {file}, which is not loaded."
            ),
            Self::Impossible { reason } => write!(f, "{reason}"),
            Self::NoStep { step, steps } => {
                write!(f, "There is no step {step}: the story has {steps}.")
            }
            Self::NoChoice { choices: 0, .. } => write!(f, "This step asks nothing."),
            Self::NoChoice { choice, choices } => {
                write!(
                    f,
                    "There is no choice {choice}: the question has {choices}."
                )
            }
        }
    }
}

impl std::error::Error for LessonError {}

impl From<nearpoint_geometry::published::octree::OctreeError> for LessonError {
    fn from(error: nearpoint_geometry::published::octree::OctreeError) -> Self {
        Self::Impossible {
            reason: error.to_string(),
        }
    }
}
