//! Why a file is no motion for these joints.

use super::version::VERSION;
use crate::trajectory::TrajectoryError;

/// Why a file is no motion for these joints. Lines and columns are counted from 1.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum FileError {
    /// Nothing but spaces.
    #[error("The file is empty")]
    Empty,
    /// Not UTF-8.
    #[error("The file is not text: byte {byte} is not UTF-8. Save it as UTF-8 text")]
    NotText { byte: usize },
    /// A quotation mark opens and none closes.
    #[error("Line {line} opens a quotation mark that nothing closes; add a \" where the name ends")]
    OpenQuote { line: usize },
    #[error(
        "The first line has no column “time”; it needs the names of all columns, such as “time,robot/joint”"
    )]
    NoTimeColumn,
    /// A header and no line of numbers.
    #[error(
        "Only the names of the columns are there; add a line with a time and the joints’ values"
    )]
    NoRows,
    #[error(
        "Column {column} is for “{name}”, which is no joint of these robots; leave it out, or name it robot/joint"
    )]
    Unknown { name: String, column: usize },
    #[error(
        "Column {column} is for “{name}”, which another column is for too; leave one of them out"
    )]
    Twice { name: String, column: usize },
    #[error("There is no column for “{name}”; add one")]
    Missing { name: String },
    #[error(
        "Line {line} has {got} entries, and the first line names {expected} columns; give each column one"
    )]
    WrongCells {
        line: usize,
        expected: usize,
        got: usize,
    },
    /// The key, counted from 0, has not one value for each joint that the file names.
    #[error(
        "Key {} has {got} values, and the file names {expected} joints; give each joint one",
        .key + 1
    )]
    WrongValues {
        key: usize,
        expected: usize,
        got: usize,
    },
    #[error("“{text}” in line {line}, column {column} (“{name}”) is not a finite number")]
    NotANumber {
        line: usize,
        column: usize,
        name: String,
        text: String,
    },
    #[error(
        "Line {line} is at {time} s, and the one before it at {before} s; put the lines in order of time, no two at the same"
    )]
    TimesNotIncreasing { line: usize, before: f64, time: f64 },
    /// Not JSON, or not of the form of a motion.
    #[error("The motion cannot be read at line {line}, column {column}: {problem}")]
    Json {
        line: usize,
        column: usize,
        problem: String,
    },
    #[error(
        "This JSON is not a motion: it has no \"version\" number. A motion starts with \"version\": {VERSION}"
    )]
    NoVersion,
    #[error(
        "The motion has version {found}, and this program reads version {VERSION}. Open it with a newer Nearpoint"
    )]
    Version { found: u64 },
    /// Two joints have this name, or one that is kept for the times; a file cannot tell them apart.
    #[error(
        "Two values are called “{name}”, and a file could not tell them apart; give the robots different names"
    )]
    SameName { name: String },
    /// Not one name for each value.
    #[error("The motion has {expected} values at each time, and {got} names are given for them")]
    WrongNames { expected: usize, got: usize },
    /// The key, counted from 0, has not one pose for each part that the file names.
    #[error(
        "Key {} has {got} poses, and the file names {expected} parts; give each part one",
        .key + 1
    )]
    WrongPoses {
        key: usize,
        expected: usize,
        got: usize,
    },
    /// The key's share, counted from 0, is not in 0…1, or not more than that of the key before.
    #[error(
        "Key {} is at a share of {share}; shares go from 0 to 1, and each is more than the one before",
        .key + 1
    )]
    Share { key: usize, share: f64 },
    #[error(transparent)]
    Trajectory(#[from] TrajectoryError),
}
