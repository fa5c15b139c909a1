//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod allowed;
mod check;
mod common;
#[path = "common/flat.rs"]
mod flat;
mod inverse;
mod joints;
mod plan_cells;
mod plan_field;
mod plan_published;
mod planner;
mod posed_ways;
mod removal;
mod robot;
mod sheet;
mod slide;
mod slide_start;
mod snap;
mod timed;
mod trajectory;
mod trajectory_files;
