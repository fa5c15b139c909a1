//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod allowed;
mod check;
mod common;
#[path = "common/flat.rs"]
mod flat;
mod hinge;
mod inverse;
mod plan_cells;
mod plan_field;
mod plan_published;
mod plan_push;
mod planner;
mod posed_paths;
mod removal;
mod robot;
mod sheet;
mod slide;
mod slide_start;
mod snap;
mod trajectory;
mod trajectory_files;
