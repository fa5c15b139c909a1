//! A story: steps that can be shown in any order, each with all that is to be seen then.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::AnyWork;
use serde::{Serialize, Serializer};

pub use crate::bound::Bound;
use crate::cache::Cache;
use crate::error::LessonError;
use crate::figure::{Caption, Figure};
use crate::info::Info;
use crate::pin::Pointing;
use crate::pointed::Pointed;
use crate::values::{Chosen, Value};

/// A lesson: what it offers, and its story for what was chosen.
pub trait Lesson: Sync + std::fmt::Debug {
    /// What it is called, and what can be chosen.
    fn info(&self) -> Info;
    /// Its story for these values. The error says what cannot be told.
    fn open(&self, chosen: &Chosen, context: &Context) -> Result<Box<dyn Story>, LessonError>;
}

/// What a caller lends.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// Milliseconds of a clock that does not go back.
    pub now: fn() -> f64,
    /// Loaded models, by [`crate::Model::name`].
    pub models: &'a BTreeMap<String, Arc<Shape>>,
    /// What was kept from earlier visits, and takes what is worth keeping.
    pub cache: &'a Arc<Cache>,
    /// The machine's workers; several only for lessons that ask for them ([`Info::threads`]).
    pub work: &'a Arc<dyn AnyWork>,
}

/// Steps, numbered from 0. [`crate::Opened`] keeps those that were told, so that each is told once, in any order.
pub trait Story: std::fmt::Debug {
    /// How many steps there are, at least one.
    fn steps(&self) -> usize;
    /// Does a part of what a step takes if that is long. The share that is done: as often as needed until it is 1, then the
    /// step is told.
    fn prepare(&mut self, _step: usize) -> f64 {
        1.0
    }
    /// What is to be seen at a step. Must not depend on which steps were told before, measured times aside.
    fn tell(&mut self, step: usize) -> Step;
    /// What could be asked at a step; where it is asked, [`crate::Opened`] decides by looking at the steps before. Stories
    /// that tell with effort, or could ask the same again and again, answer this without telling all of the step.
    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.tell(step).question
    }
    /// What is to be said of a point, where the question of a step is answered by one ([`Question::point`]).
    fn point(&mut self, _step: usize, _at: &Point) -> Option<Pointed> {
        None
    }
    /// The charts beside a step: up to that step, or all that was measured so far.
    fn charts(&self, step: usize) -> Vec<Chart>;
}

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

impl Say {
    pub(crate) fn new<const N: usize>(key: &'static str, with: [(&'static str, Value); N]) -> Self {
        Self {
            key,
            with: with.to_vec(),
        }
    }
}

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
    /// Told in degrees.
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

    pub(crate) fn count(name: &'static str, count: usize) -> Self {
        Self::new(name, count as f64, NumberUnit::Count, Bound::Exact)
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

/// Pairs as a map.
fn by_name<S: Serializer>(pairs: &[(&'static str, Value)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// A question about what the next step will show.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Question {
    /// Its key in the texts.
    pub name: &'static str,
    /// What can be answered, in the order in which it is offered; none where a whole number is to be typed or a point
    /// dragged.
    pub choices: Vec<Caption>,
    /// Which of the choices is right, or the number; not shown before it is asked for.
    #[serde(skip_serializing)]
    pub answer: usize,
    /// Set where it is answered by a point that is dragged in the picture; then there are no choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub point: Option<Pointing>,
}

/// A number that is guessed may be off by one part in so many of the right one.
pub const GUESS: usize = 4;
/// Smaller numbers are counted rather than guessed, and must be met.
pub const COUNTED: usize = 8;

impl Question {
    /// How many?
    pub(crate) fn number(name: &'static str, answer: usize) -> Self {
        Self {
            name,
            choices: Vec::new(),
            answer,
            point: None,
        }
    }

    /// Where?
    pub(crate) fn point(name: &'static str, pointing: Pointing) -> Self {
        Self {
            name,
            choices: Vec::new(),
            answer: 0,
            point: Some(pointing),
        }
    }

    /// Whether an answer counts as right: that choice, or a number within a [`GUESS`], unless it is below [`COUNTED`].
    pub fn takes(&self, given: usize) -> bool {
        let is_guessed = self.choices.is_empty() && self.answer >= COUNTED;
        let off = if is_guessed { self.answer / GUESS } else { 0 };
        given.abs_diff(self.answer) <= off
    }
}

/// Lines over a common axis.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// Its key in the texts.
    pub name: &'static str,
    /// What all lines are over.
    pub x: Axis,
    /// What they tell.
    pub y: Axis,
    /// In the order of the legend.
    pub lines: Vec<Line>,
    /// Where on the x axis the step is.
    pub at: Option<f64>,
}

/// One of a chart's two axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// Its key in the texts.
    pub name: &'static str,
    /// Whether its scale is logarithmic.
    pub log: bool,
}

/// One line of a chart, or its points alone.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its key in the texts.
    pub name: &'static str,
    /// x and y; a y that is no number is a gap.
    pub points: Vec<[f64; 2]>,
    /// How it is drawn.
    pub style: LineStyle,
}

/// How a line of a chart is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum LineStyle {
    /// From point to point.
    Line,
    /// The points alone.
    Points,
    /// What a paper reports, not computed here.
    Published,
    /// Bars over the line before: two points for each, its ends.
    Spread,
}
