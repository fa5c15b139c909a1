//! Why a file of tests or decisions cannot be used, in sentences for whoever gave it.

use super::version::VERSION;
use crate::error::ReviewError;
use nearpoint_message::{Arg, Message, message};
use nearpoint_scene::file::problem;

/// A file that was refused.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum FileError {
    /// Not JSON, or not of the form that the schema describes.
    Form { kind: &'static str, problem: String },
    /// Some other JSON.
    NoVersion { kind: &'static str },
    /// Written by a later version of this program.
    Version { kind: &'static str, found: u64 },
    /// Two clashes of one number, say.
    BadValue { place: Arg, expected: Message },
    /// What a review refuses.
    Refused(ReviewError),
}

nearpoint_message::error!(FileError);

impl FileError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Form { kind, problem } => message!("review-cannot-read-compare", kind, problem),
            Self::NoVersion { kind } => message!("review-json-holds-no", kind, version = VERSION),
            Self::Version { kind, found } => message!(
                "review-version-program-reads",
                kind,
                found,
                version = VERSION
            ),
            Self::BadValue { place, expected } => message!("review-decisions", place, expected),
            Self::Refused(error) => error.message().map_texts(&|text| problem(&text)),
        }
    }
}

impl From<ReviewError> for FileError {
    fn from(error: ReviewError) -> Self {
        Self::Refused(error)
    }
}
