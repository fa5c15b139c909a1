//! Why a file of tests or decisions cannot be used, in sentences for whoever gave it.

use super::version::VERSION;
use crate::error::ReviewError;
use nearpoint_scene::file::problem;

/// A file that was refused.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum FileError {
    /// Not JSON, or not of the form that the schema describes.
    #[error("The {kind} cannot be read: {problem}. Compare them with {kind}.schema.json.")]
    Form { kind: &'static str, problem: String },
    /// Some other JSON.
    #[error(
        "This JSON holds no {kind}: it has no \"version\" number. A file of {kind} starts with \"version\": {VERSION}."
    )]
    NoVersion { kind: &'static str },
    /// Written by a later version of this program.
    #[error(
        "The {kind} have version {found}, and this program reads version {VERSION}. Use a newer Nearpoint."
    )]
    Version { kind: &'static str, found: u64 },
    /// Two clashes of one number, say.
    #[error("In the decisions, {place} is to be {expected}.")]
    BadValue {
        place: String,
        expected: &'static str,
    },
    /// What a review refuses.
    #[error("{}", problem(.0))]
    Refused(ReviewError),
}

impl From<ReviewError> for FileError {
    fn from(error: ReviewError) -> Self {
        Self::Refused(error)
    }
}
