//! Defines questions about what the next step will show.

use serde::Serialize;

use crate::figure::Caption;
use crate::point_handle::PointQuestion;

/// A question about what the next step will show.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Question {
    /// The question's key in the texts.
    pub name: &'static str,
    /// The choices, in the order in which they are offered; none if the answer is a whole number or a point.
    pub choices: Vec<Caption>,
    /// The index of the right choice, or the right number; it is not serialized, so that it is not shown too early.
    #[serde(skip_serializing)]
    pub answer: usize,
    /// Set where a point that is dragged in the picture is the answer; then there are no choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub point: Option<PointQuestion>,
}

/// The inverse of the relative tolerance of a guessed number.
pub const GUESS_TOLERANCE: usize = 4;
/// The number from which on answers are guessed; smaller numbers can be counted and must be exact.
pub const MIN_GUESSED: usize = 8;

impl Question {
    /// Makes a question about which of these texts is right.
    pub(crate) fn choice<const N: usize>(
        name: &'static str,
        choices: [&'static str; N],
        answer: usize,
    ) -> Self {
        Self::among(name, choices.map(Caption::Key), answer)
    }

    /// Makes a question about which of these captions is right.
    pub(crate) fn among(
        name: &'static str,
        choices: impl IntoIterator<Item = Caption>,
        answer: usize,
    ) -> Self {
        Self {
            name,
            choices: choices.into_iter().collect(),
            answer,
            point: None,
        }
    }

    /// Makes a question with the answers yes and no.
    pub(crate) fn yes_or_no(name: &'static str, yes: bool) -> Self {
        Self::choice(name, ["yes", "no"], usize::from(!yes))
    }

    /// Makes a question with a number as answer.
    pub(crate) fn number(name: &'static str, answer: usize) -> Self {
        Self {
            name,
            choices: Vec::new(),
            answer,
            point: None,
        }
    }

    /// Makes a question with a point as answer.
    pub(crate) fn point(name: &'static str, pointing: PointQuestion) -> Self {
        Self {
            name,
            choices: Vec::new(),
            answer: 0,
            point: Some(pointing),
        }
    }

    /// Returns whether an answer counts as right: the right choice, or a number within a [`GUESS_TOLERANCE`], unless it
    /// is below [`MIN_GUESSED`].
    pub fn accepts(&self, given: usize) -> bool {
        let is_guessed = self.choices.is_empty() && self.answer >= MIN_GUESSED;
        let off = if is_guessed {
            self.answer / GUESS_TOLERANCE
        } else {
            0
        };
        given.abs_diff(self.answer) <= off
    }
}
