//! Why a lesson cannot be opened or shown, in sentences that one can act on.

/// Why not.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum LessonError {
    #[error("There is no lesson “{name}”: {}.", .known.join(", "))]
    UnknownLesson {
        name: String,
        known: Vec<&'static str>,
    },
    #[error("The lesson “{lesson}” has no parameter “{name}”: {}.", .known.join(", "))]
    UnknownParameter {
        lesson: &'static str,
        name: String,
        known: Vec<&'static str>,
    },
    #[error("The parameter “{name}” of the lesson “{lesson}” is {wanted}, not {given}.")]
    WrongKind {
        lesson: &'static str,
        name: &'static str,
        wanted: &'static str,
        given: &'static str,
    },
    #[error("“{choice}” is no {name} of the lesson “{lesson}”: {}.", .choices.join(" or "))]
    UnknownChoice {
        lesson: &'static str,
        name: &'static str,
        choice: String,
        choices: Vec<&'static str>,
    },
    #[error(
        "The {name} of the lesson “{lesson}” cannot be {number}: it must be from {} to {}.",
        .range[0], .range[1]
    )]
    OutOfRange {
        lesson: &'static str,
        name: &'static str,
        number: f64,
        range: [f64; 2],
    },
    /// A model that the lesson needs was not lent.
    #[error("The lesson “{lesson}” needs the model “{name}” of {file}, which is not loaded.")]
    MissingModel {
        lesson: &'static str,
        name: &'static str,
        file: &'static str,
    },
    /// These values make no story, for a reason.
    #[error("{reason}")]
    Impossible { reason: String },
    /// The story has no such step.
    #[error("There is no step {step}: the story has {steps}.")]
    NoStep { step: usize, steps: usize },
    /// The step asks nothing, or has no such choice.
    #[error("{}", no_choice(*.choice, *.choices))]
    NoChoice { choice: usize, choices: usize },
    /// The step asks nothing that a point answers.
    #[error("Nothing is asked here that is answered by a point in the picture.")]
    NoPoint,
}

impl LessonError {
    /// Says why these values make no story.
    pub(crate) fn impossible(reason: impl std::fmt::Display) -> Self {
        Self::Impossible {
            reason: reason.to_string(),
        }
    }
}

impl From<nearpoint_published::octree::OctreeError> for LessonError {
    fn from(error: nearpoint_published::octree::OctreeError) -> Self {
        Self::impossible(error)
    }
}

fn no_choice(choice: usize, choices: usize) -> String {
    match choices {
        0 => "This step asks nothing.".to_owned(),
        _ => format!("There is no choice {choice}: the question has {choices}."),
    }
}
