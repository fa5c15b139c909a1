//! A story: steps that can be shown in any order, each with all that is to be seen then.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::AnyWork;

use crate::cache::Cache;
pub use crate::chart::{Axis, Chart, Line, LineStyle};
pub use crate::draft::Draft;
use crate::error::LessonError;
use crate::info::{Model, Parameter};
pub use crate::number::{Bound, Number, NumberUnit};
use crate::pointed::Pointed;
pub use crate::question::{COUNTED, GUESS, Question};
pub use crate::step::{Event, Say, Step};
use crate::values::Chosen;

/// A lesson: what it offers, and its story for what was chosen. What it is called is in the list of all, `chapters.txt`.
pub trait Lesson: Sync + std::fmt::Debug {
    /// What can be chosen, in the order in which it is offered.
    fn parameters(&self) -> Vec<Parameter>;
    /// What must be loaded before it is opened.
    fn models(&self) -> &'static [Model] {
        &[]
    }
    /// Whether it measures what several threads gain.
    fn threads(&self) -> bool {
        false
    }
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
    /// The machine's workers; several only for lessons that ask for them ([`Lesson::threads`]).
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
