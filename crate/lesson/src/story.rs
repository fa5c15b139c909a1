//! A story: steps that can be shown in any order, each with all that is to be seen then.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::AnyWork;
use serde::{Serialize, Serializer};

use crate::cache::Cache;
pub use crate::chart::{Axis, Chart, Line, LineStyle};
pub use crate::draft::Draft;
use crate::error::LessonError;
use crate::figure::Figure;
use crate::info::Info;
pub use crate::number::{Bound, Number, NumberUnit};
use crate::pointed::Pointed;
pub use crate::question::{COUNTED, GUESS, Question};
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

/// Steps, numbered from 0. [`crate::Opened`] keeps those that were shown, so that each is computed once, in any order.
pub trait Story: std::fmt::Debug {
    /// How many steps there are, at least one.
    fn steps(&self) -> usize;
    /// Does a part of what a step takes if that is long. The share that is done: as often as needed until it is 1, then the
    /// step is asked for.
    fn prepare(&mut self, _step: usize) -> f64 {
        1.0
    }
    /// Lists a step. Its text and question must be quick; where it is asked, [`crate::Opened`] decides by the questions of
    /// the steps before. Must not depend on which steps were shown before, measured times aside.
    fn step(&self, step: usize) -> Draft<'_>;
    /// What is to be said of a point, where the question of a step is answered by one ([`Question::point`]).
    fn point(&self, _step: usize, _at: &Point) -> Option<Pointed> {
        None
    }
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

/// Writes pairs as a map.
pub(crate) fn by_name<S: Serializer>(
    pairs: &[(&'static str, Value)],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}
