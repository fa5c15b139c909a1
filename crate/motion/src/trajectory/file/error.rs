//! Why a file is no motion for these joints.

use super::VERSION;
use crate::trajectory::TrajectoryError;

/// Why a file is no motion for these joints. Lines and columns are counted from 1.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
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
    /// In a file of poses: a column that is not the one that belongs there.
    NotAPart {
        name: String,
        column: usize,
    },
    /// The key, counted from 0, has not one pose for each part that the file names.
    WrongPoses {
        key: usize,
        expected: usize,
        got: usize,
    },
    /// A part's seven numbers in this key, counted from 0, have no rotation, or are not finite.
    NotAPose {
        key: usize,
        name: String,
    },
    /// The key's share, counted from 0, is not in 0…1, or not more than that of the key before.
    Share {
        key: usize,
        share: f64,
    },
    Trajectory(TrajectoryError),
}

impl From<TrajectoryError> for FileError {
    fn from(error: TrajectoryError) -> Self {
        Self::Trajectory(error)
    }
}

impl std::fmt::Display for FileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Empty => write!(f, "The file is empty"),
            Self::NotText { byte } => write!(
                f,
                "The file is not text: byte {byte} is not UTF-8. Save it as UTF-8 text"
            ),
            Self::OpenQuote { line } => write!(
                f,
                "Line {line} opens a quotation mark that nothing closes; add a \" where the name ends"
            ),
            Self::NoTimeColumn => write!(
                f,
                "The first line has no column “time”; it needs the names of all columns, such as “time,robot/joint”"
            ),
            Self::NoRows => write!(
                f,
                "Only the names of the columns are there; add a line with a time and the joints’ values"
            ),
            Self::Unknown { name, column } => write!(
                f,
                "Column {column} is for “{name}”, which is no joint of these robots; leave it out, or name it robot/joint"
            ),
            Self::Twice { name, column } => write!(
                f,
                "Column {column} is for “{name}”, which another column is for too; leave one of them out"
            ),
            Self::Missing { name } => {
                write!(f, "There is no column for “{name}”; add one")
            }
            Self::WrongCells {
                line,
                expected,
                got,
            } => write!(
                f,
                "Line {line} has {got} entries, and the first line names {expected} columns; give each column one"
            ),
            Self::WrongValues { key, expected, got } => write!(
                f,
                "Key {} has {got} values, and the file names {expected} joints; give each joint one",
                key + 1
            ),
            Self::NotANumber {
                line,
                column,
                name,
                text,
            } => write!(
                f,
                "“{text}” in line {line}, column {column} (“{name}”) is not a finite number"
            ),
            Self::TimesNotIncreasing { line, before, time } => write!(
                f,
                "Line {line} is at {time} s, and the one before it at {before} s; put the lines in order of time, no two at the same"
            ),
            Self::Json {
                line,
                column,
                problem,
            } => write!(
                f,
                "The motion cannot be read at line {line}, column {column}: {problem}"
            ),
            Self::NoVersion => write!(
                f,
                "This JSON is not a motion: it has no \"version\" number. A motion starts with \"version\": {VERSION}"
            ),
            Self::Version { found } => write!(
                f,
                "The motion has version {found}, and this program reads version {VERSION}. Open it with a newer Nearpoint"
            ),
            Self::SameName { name } => write!(
                f,
                "Two values are called “{name}”, and a file could not tell them apart; give the robots different names"
            ),
            Self::WrongNames { expected, got } => write!(
                f,
                "The motion has {expected} values at each time, and {got} names are given for them"
            ),
            Self::NotAPart { name, column } => write!(
                f,
                "Column {column} is called “{name}”; a table of poses has the columns share, part/qw, part/qx, part/qy, part/qz, part/tx, part/ty and part/tz, in this order, the last seven for each part"
            ),
            Self::WrongPoses { key, expected, got } => write!(
                f,
                "Key {} has {got} poses, and the file names {expected} parts; give each part one",
                key + 1
            ),
            Self::NotAPose { key, name } => write!(
                f,
                "The pose of “{name}” in key {} has a number that is not finite, or no rotation; it needs a quaternion and three lengths",
                key + 1
            ),
            Self::Share { key, share } => write!(
                f,
                "Key {} is at a share of {share}; shares go from 0 to 1, and each is more than the one before",
                key + 1
            ),
            Self::Trajectory(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}
