//! Why a file is no motion for these joints.

use super::version::VERSION;
use crate::trajectory::TrajectoryError;
use nearpoint_message::{Message, message};

/// Why a file is no motion for these joints. Lines and columns are counted from 1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum FileError {
    /// Nothing but spaces.
    Empty,
    /// Not UTF-8.
    NotText {
        byte: usize,
    },
    /// A quotation mark opens and none closes.
    OpenQuote {
        line: usize,
    },
    NoTimeColumn,
    /// A header and no line of numbers.
    NoRows,
    Unknown {
        name: String,
        column: usize,
    },
    Twice {
        name: String,
        column: usize,
    },
    Missing {
        name: String,
    },
    WrongCells {
        line: usize,
        expected: usize,
        got: usize,
    },
    /// The key, counted from 0, has not one value for each joint that the file names.
    WrongValues {
        key: usize,
        expected: usize,
        got: usize,
    },
    NotANumber {
        line: usize,
        column: usize,
        name: String,
        text: String,
    },
    TimesNotIncreasing {
        line: usize,
        before: f64,
        time: f64,
    },
    /// Not JSON, or not of the form of a motion.
    Json {
        line: usize,
        column: usize,
        problem: String,
    },
    NoVersion,
    Version {
        found: u64,
    },
    /// Two joints have this name, or one that is kept for the times; a file cannot tell them apart.
    SameName {
        name: String,
    },
    /// Not one name for each value.
    WrongNames {
        expected: usize,
        got: usize,
    },
    /// The key, counted from 0, has not one pose for each part that the file names.
    WrongPoses {
        key: usize,
        expected: usize,
        got: usize,
    },
    /// The key's share, counted from 0, is not in 0…1, or not more than that of the key before.
    Share {
        key: usize,
        share: f64,
    },
    Trajectory(TrajectoryError),
}

nearpoint_message::error!(FileError);

impl FileError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => message!("trajectory-file-empty"),
            Self::NotText { byte } => message!("trajectory-file-not-text", byte),
            Self::OpenQuote { line } => message!("trajectory-line-opens-quotation", line),
            Self::NoTimeColumn => message!("trajectory-first-line-no"),
            Self::NoRows => message!("trajectory-only-names-columns"),
            Self::Unknown { name, column } => message!("trajectory-column-no-joint", column, name),
            Self::Twice { name, column } => {
                message!("trajectory-column-another-column", column, name)
            }
            Self::Missing { name } => message!("trajectory-no-column-add", name),
            Self::WrongCells {
                line,
                expected,
                got,
            } => message!("trajectory-line-entries-first", line, got, expected),
            Self::WrongValues { key, expected, got } => {
                message!("trajectory-key-values-file", key = key + 1, got, expected)
            }
            Self::NotANumber {
                line,
                column,
                name,
                text,
            } => message!("trajectory-line-column-not", text, line, column, name),
            Self::TimesNotIncreasing { line, before, time } => {
                message!("trajectory-line-s-one", line, time, before)
            }
            Self::Json {
                line,
                column,
                problem,
            } => message!("trajectory-motion-cannot-read", line, column, problem),
            Self::NoVersion => message!("trajectory-json-not-motion", version = VERSION),
            Self::Version { found } => message!(
                "trajectory-motion-version-program",
                found,
                version = VERSION
            ),
            Self::SameName { name } => message!("trajectory-two-values-called", name),
            Self::WrongNames { expected, got } => {
                message!("trajectory-motion-values-each-time", expected, got)
            }
            Self::WrongPoses { key, expected, got } => {
                message!("trajectory-key-poses-file", key = key + 1, got, expected)
            }
            Self::Share { key, share } => {
                message!("trajectory-key-share-shares", key = key + 1, share)
            }
            Self::Trajectory(error) => error.message(),
        }
    }
}

impl From<TrajectoryError> for FileError {
    fn from(error: TrajectoryError) -> Self {
        Self::Trajectory(error)
    }
}
