//! Holds all integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod assembly;
mod batch;
mod ci_reports;
mod classes;
mod command_line;
mod common;
mod coordinates;
mod documentation;
mod golden;
mod input;
#[cfg(feature = "step")]
mod kernel;
mod limits;
mod motion;
mod moves;
mod range;
mod reference_results;
mod removal;
mod review;
mod robots;
mod schemas;
mod shells;
#[cfg(feature = "step")]
mod step;
