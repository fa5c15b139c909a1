//! Implements the placing tasks of Kitamura, chapter 6: what is built, how it is measured, and in which order.
//!
//! The tasks, measures, records and tables stand alone: a page feeds them with its user's actions. [`hand`] simulates a hand
//! for runs without a person, and [`run`] runs it on a scene. Nothing here reads a clock: times are passed in, seconds.
//! Lengths are millimetres, angles radians unless a name states otherwise, x points right, y away from the person, z up.

mod course;
mod csv;
mod error;
pub mod hand;
mod measure;
mod protocol;
pub mod published;
mod record;
pub mod run;
mod start;
pub mod table;
mod task;
mod trial;

pub use course::{BlockEvent, ExperimentRun, Stage};
pub use csv::to_csv;
pub use error::ExperimentError;
pub use measure::{Measure, measure, placed_mean};
pub use protocol::{Experiment, Mode, Protocol, Step};
pub use record::{Record, to_json};
pub use start::starts;
pub use task::{Block, Corner, CornerPair, Move, Task, TaskId};
pub use trial::{Progress, Trial};
