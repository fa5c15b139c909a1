//! Defines how a shown number relates to the true value.

use serde::Serialize;

/// The relation of a shown number to the true value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// The number is the true value.
    Exact,
    /// The number is an upper bound: the true value is at most this.
    AtMost,
    /// The number is a lower bound: the true value is at least this.
    AtLeast,
    /// The number approximates the true value, with no known bound.
    Approximate,
    /// The number was measured by the clock, on this machine.
    Measured,
    /// The number is quoted from a paper.
    Published,
}
