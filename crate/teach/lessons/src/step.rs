//! What is to be seen at a step: what is said, numbers, events, a question and the picture.

use serde::Serialize;

use crate::figure::Figure;
use crate::number::Number;
use crate::question::Question;
use crate::values::{Value, by_name};

/// All that is to be seen at a step, charts aside.
#[derive(Debug, Clone)]
pub struct Step {
    /// What is said.
    pub say: Say,
    /// What stands beside the picture.
    pub numbers: Vec<Number>,
    /// All events up to this step.
    pub events: Vec<Event>,
    /// What is asked before the next step is shown.
    pub question: Option<Question>,
    /// The picture.
    pub figure: Figure,
}

/// A text of the catalogue, and what goes into its holes.
#[derive(Debug, Clone, PartialEq)]
pub struct Say {
    /// Which text.
    pub key: &'static str,
    /// What goes into its holes, by their names.
    pub with: Vec<(&'static str, Value)>,
}

/// Something that happened at a step.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Event {
    /// Its key in the texts.
    pub name: &'static str,
    /// What goes into the text's holes, by their names.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, LessonValue>"))]
    pub with: Vec<(&'static str, Value)>,
    /// When it happened, counted from 0.
    pub step: usize,
}
