//! Describes why a range of joint values cannot be searched.

use crate::check::CheckError;
use nearpoint_message::message;

nearpoint_message::errors! {
    /// A reason why a range of joint values cannot be searched. Indices are counted from 0.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum RangeError {
        /// No joint is chosen.
        NoJoints => message!("range-no-joints"),
        /// The cell has no such value, or a joint is chosen twice.
        Joint { value: usize, values: usize } => message!("range-joint", value, values),
        /// A limit is not finite, or the limits are reversed.
        Limits { lower: f64, upper: f64 } => message!("range-limits", lower, upper),
        /// The resolution is not a number above 0.
        Resolution { resolution: f64 } => message!("range-resolution", resolution),
        /// The range has too many steps of the resolution, or they are finer than rounding.
        TooFine { resolution: f64, width: f64 } => message!("range-too-fine", resolution, width),
        /// The values of the other joints are too few, too many, or not finite.
        Values { expected: usize, got: usize } => message!("range-values", expected, got),
        /// The work cell is not valid.
        Cell(error: CheckError) => error.message(),
    }
}
