//! Describes the numbers beside the picture: their unit, and how they relate to the true value.

use serde::Serialize;

pub use crate::bound::Bound;

/// The unit of a number that a step shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum NumberUnit {
    /// A length in the lesson's unit.
    Length,
    /// A time in microseconds.
    Microseconds,
    /// A time in milliseconds.
    Milliseconds,
    /// A count, in a mean not always whole.
    Count,
    /// A fraction of 1, or a multiple.
    Ratio,
    /// An angle in degrees.
    Degrees,
    /// A number without a unit.
    Plain,
}

/// A number that a step shows beside the picture.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub struct Number {
    /// The number's key in the texts.
    pub name: &'static str,
    /// The value; none while it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The unit of the value.
    pub unit: NumberUnit,
    /// The relation of the value to the true one.
    pub bound: Bound,
    /// The number of the method that is compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared: Option<f64>,
    /// The relation of the compared number to the true one, if it differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared_bound: Option<Bound>,
    /// The quartiles of what was measured; without a value, the range of the possible values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spread: Option<[f64; 2]>,
    /// True if the number differs less from the compared one than it varies from run to run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub noisy: bool,
}

impl Number {
    pub(crate) fn new(
        name: &'static str,
        value: impl Into<Option<f64>>,
        unit: NumberUnit,
        bound: Bound,
    ) -> Self {
        Self {
            name,
            value: value.into(),
            unit,
            bound,
            compared: None,
            compared_bound: None,
            spread: None,
            noisy: false,
        }
    }

    /// States an exact count.
    pub(crate) fn count(name: &'static str, count: impl Into<Option<usize>>) -> Self {
        let count = count.into().map(|count| count as f64);
        Self::new(name, count, NumberUnit::Count, Bound::Exact)
    }

    /// States a mean of counts, which need not be whole.
    pub(crate) fn mean(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Count, Bound::Approximate)
    }

    /// States an exact length.
    pub(crate) fn length(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Length, Bound::Exact)
    }

    /// Bounds a length from above.
    pub(crate) fn at_most(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::length(name, value).with_bound(Bound::AtMost)
    }

    /// Bounds a length from below.
    pub(crate) fn at_least(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::length(name, value).with_bound(Bound::AtLeast)
    }

    /// States an exact angle in degrees.
    pub(crate) fn degrees(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Degrees, Bound::Exact)
    }

    /// States an exact fraction or multiple.
    pub(crate) fn ratio(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Ratio, Bound::Exact)
    }

    /// States an exact number without a unit.
    pub(crate) fn plain(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Plain, Bound::Exact)
    }

    /// Sets the relation to the true value.
    pub(crate) fn with_bound(mut self, bound: Bound) -> Self {
        self.bound = bound;
        self
    }

    /// Adds the same number of another method.
    pub(crate) fn compared_with(mut self, other: Option<f64>) -> Self {
        self.compared = other;
        self
    }

    /// Adds the same number of another method, whose relation to the true value differs.
    pub(crate) fn compared_with_bound(mut self, other: Option<f64>, bound: Bound) -> Self {
        self.compared_bound = other.map(|_| bound);
        self.compared_with(other)
    }
}
