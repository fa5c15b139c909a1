//! Defines a story: steps that can be shown in any order.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::executor::DynExecutor;
use nearpoint_geometry::shape::Shape;

use crate::cache::Cache;
pub use crate::chart::{Axis, Chart, Line, LineStyle};
use crate::error::LessonError;
use crate::graded_point::GradedPoint;
pub use crate::lazy_step::LazyStep;
pub use crate::number::{Bound, Number, NumberUnit};
pub use crate::question::{GUESS_TOLERANCE, MIN_GUESSED, Question};
pub use crate::step::{Event, Step, StepText};

/// The story of a lesson with its chosen values, or the reason why there is none.
pub(crate) type StoryResult = Result<Box<dyn Story>, LessonError>;

/// The services that a caller provides to a lesson.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// A monotonic clock, in milliseconds.
    pub now: fn() -> f64,
    /// The loaded models, by [`crate::Model::name`].
    pub models: &'a BTreeMap<String, Arc<Shape>>,
    /// The cached results of earlier visits, to which the lesson adds expensive results.
    pub cache: &'a Arc<Cache>,
    /// The machine's workers; several only for lessons that declare it ([`crate::Info::threads`]).
    pub executor: &'a Arc<dyn DynExecutor>,
    /// Copies bytes as a message copies them from the memory of one worker into that of another.
    pub copy_message: fn(&[u8]) -> Vec<u8>,
}

/// The computed content of an open lesson: a sequence of steps, numbered from 0. [`crate::OpenLesson`] keeps those that
/// were shown, so that each is computed once.
pub trait Story: std::fmt::Debug {
    /// Returns the number of steps, at least one.
    fn steps(&self) -> usize;
    /// Computes a part of a step that takes long, and returns the fraction that is done. It is called until the fraction is
    /// 1; then [`Self::step`] is called.
    fn prepare(&mut self, _step: usize) -> f64 {
        1.0
    }
    /// Lists a step. Its text and question must be quick. It must not depend on which steps were shown before, except for
    /// measured times. [`crate::OpenLesson`] decides by the questions of the steps before whether the question is asked.
    fn step(&self, step: usize) -> LazyStep<'_>;
    /// Grades a point, where the question of a step is answered by one ([`crate::OpenLesson::grade_point`]).
    fn grade_point(&self, _step: usize, _at: &Point) -> Option<GradedPoint> {
        None
    }
}
