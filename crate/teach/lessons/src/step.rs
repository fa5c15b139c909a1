//! Defines what a step shows: the text, numbers, events, a question and the picture.

use serde::Serialize;

use crate::figure::Figure;
use crate::motion::Motion;
use crate::number::Number;
use crate::question::Question;
use crate::values::{Value, by_name};

/// All that a step of a lesson shows, without the charts.
#[derive(Debug, Clone)]
pub struct Step {
    /// The text.
    pub text: StepText,
    /// The numbers beside the picture.
    pub numbers: Vec<Number>,
    /// All events up to this step.
    pub events: Vec<Event>,
    /// The question that is asked before the next step is shown.
    pub question: Option<Question>,
    /// The picture.
    pub figure: Figure,
    /// The time of the picture, if something moves in it ([`crate::OpenLesson::figure_at`]).
    pub motion: Option<Motion>,
}

/// The text of a step: its key in the catalogue, and the values of its placeholders.
#[derive(Debug, Clone, PartialEq)]
pub struct StepText {
    /// The key of the text.
    pub key: &'static str,
    /// The values of the holes, by their names.
    pub args: Vec<(&'static str, Value)>,
}

/// An event that a lesson reports at a step.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Event {
    /// The event's key in the texts.
    pub name: &'static str,
    /// The values of the text's holes, by their names.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, LessonValue>"))]
    #[serde(rename = "with")]
    pub args: Vec<(&'static str, Value)>,
    /// The step of the event, counted from 0.
    pub step: usize,
}
