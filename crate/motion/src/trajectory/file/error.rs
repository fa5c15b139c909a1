//! Lists the reasons why a motion file is invalid for these joints.

use super::version::VERSION;
use crate::trajectory::TrajectoryError;
use nearpoint_message::message;

nearpoint_message::errors! {
    /// A reason why a motion file is invalid for these joints. Lines and columns are counted from 1.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum TrajectoryFileError {
        /// The file is empty, or has nothing but spaces.
        Empty => message!("trajectory-file-empty"),
        /// The file is not UTF-8.
        NotText { byte: usize } => message!("trajectory-file-not-text", byte),
        /// A quotation mark opens and none closes.
        OpenQuote { line: usize } => message!("trajectory-line-opens-quotation", line),
        /// The first line names no column of times.
        NoTimeColumn => message!("trajectory-first-line-no"),
        /// The table has a header but no line of numbers.
        NoRows => message!("trajectory-only-names-columns"),
        /// No joint has the column’s name.
        Unknown { name: String, column: usize } =>
            message!("trajectory-column-no-joint", column, name),
        /// Another column has the same name.
        Duplicate { name: String, column: usize } =>
            message!("trajectory-column-another-column", column, name),
        /// The joint has no column.
        Missing { name: String } => message!("trajectory-no-column-add", name),
        /// The line's number of entries differs from the first line's.
        WrongCells { line: usize, expected: usize, got: usize } =>
            message!("trajectory-line-entries-first", line, got, expected),
        /// The keyframe, counted from 0, does not have one value for each joint that the file names.
        WrongValues { key: usize, expected: usize, got: usize } =>
            message!("trajectory-key-values-file", key = key + 1, got, expected),
        /// The entry is no number.
        NotANumber { line: usize, column: usize, name: String, text: String } =>
            message!("trajectory-line-column-not", text, line, column, name),
        /// The line’s time is not later than the one before.
        TimesNotIncreasing { line: usize, before: f64, time: f64 } =>
            message!("trajectory-line-s-one", line, time, before),
        /// The file is no JSON, or does not have the structure of a motion.
        Json { line: usize, column: usize, problem: String } =>
            message!("trajectory-motion-cannot-read", line, column, problem),
        /// The JSON has no version number: it is some other JSON.
        NoVersion => message!("trajectory-json-not-motion", version = VERSION),
        /// Another version of this program wrote the file.
        Version { found: u64 } =>
            message!("trajectory-motion-version-program", found, version = VERSION ),
        /// Two joints have this name, or one has the name of the time column; a file cannot distinguish them.
        SameName { name: String } => message!("trajectory-two-values-called", name),
        /// The number of names differs from the number of values.
        WrongNames { expected: usize, got: usize } =>
            message!("trajectory-motion-values-each-time", expected, got),
        /// The keyframe, counted from 0, does not have one pose for each part that the file names.
        WrongPoses { key: usize, expected: usize, got: usize } =>
            message!("trajectory-key-poses-file", key = key + 1, got, expected),
        /// The fraction of the keyframe, counted from 0, is not in 0…1, or not larger than that of the keyframe before.
        Fraction { key: usize, fraction: f64 } =>
            message!("trajectory-key-share-shares", key = key + 1, fraction),
        /// The keyframes make no valid motion.
        Trajectory(error: TrajectoryError) => error.message(),
    }
}

impl From<TrajectoryError> for TrajectoryFileError {
    fn from(error: TrajectoryError) -> Self {
        Self::Trajectory(error)
    }
}
