//! What a number is worth.

use serde::Serialize;

/// What a number is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The truth is no more.
    AtMost,
    /// The truth is no less.
    AtLeast,
    /// Neither is known.
    Approximate,
    /// By the clock, here and now.
    Measured,
    /// As a paper reports it.
    Published,
}
