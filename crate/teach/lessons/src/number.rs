//! Numbers beside the picture: what they count, and what they are worth.

use serde::Serialize;

pub use crate::bound::Bound;

/// What a number counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum NumberUnit {
    /// In the lesson's unit of length.
    Length,
    /// Of time.
    Microseconds,
    /// Of time.
    Milliseconds,
    /// Of things.
    Count,
    /// A share of 1 or a multiple.
    Ratio,
    /// Steps in degrees.
    Degrees,
    /// A number that is measured in nothing.
    Plain,
}

/// A number beside the picture.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub struct Number {
    /// Its key in the texts.
    pub name: &'static str,
    /// None: not known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// What it counts.
    pub unit: NumberUnit,
    /// Whether it is the value or bounds it.
    pub bound: Bound,
    /// The same of the method that is compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared: Option<f64>,
    /// What that is worth, if not the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared_bound: Option<Bound>,
    /// The quartiles of what was measured; without a value, all that it may be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spread: Option<[f64; 2]>,
    /// It differs less from what it is compared with than from run to run.
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

    /// Counts things.
    pub(crate) fn count(name: &'static str, count: impl Into<Option<usize>>) -> Self {
        let count = count.into().map(|count| count as f64);
        Self::new(name, count, NumberUnit::Count, Bound::Exact)
    }

    /// Takes a mean of counts, which need not be whole.
    pub(crate) fn mean(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Count, Bound::Approximate)
    }

    /// States an exact length.
    pub(crate) fn length(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Length, Bound::Exact)
    }

    /// Bounds a length from above.
    pub(crate) fn at_most(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::length(name, value).worth(Bound::AtMost)
    }

    /// Bounds a length from below.
    pub(crate) fn at_least(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::length(name, value).worth(Bound::AtLeast)
    }

    /// States an exact angle in degrees.
    pub(crate) fn degrees(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Degrees, Bound::Exact)
    }

    /// States an exact share or multiple.
    pub(crate) fn ratio(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Ratio, Bound::Exact)
    }

    /// States an exact number that is measured in nothing.
    pub(crate) fn plain(name: &'static str, value: impl Into<Option<f64>>) -> Self {
        Self::new(name, value, NumberUnit::Plain, Bound::Exact)
    }

    /// Says what the value is worth.
    pub(crate) fn worth(mut self, bound: Bound) -> Self {
        self.bound = bound;
        self
    }

    /// Beside the same number of another method.
    pub(crate) fn beside(mut self, other: Option<f64>) -> Self {
        self.compared = other;
        self
    }

    /// Beside one that is worth something else.
    pub(crate) fn beside_bound(mut self, other: Option<f64>, bound: Bound) -> Self {
        self.compared_bound = other.map(|_| bound);
        self.beside(other)
    }
}
