//! Holds all integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod common;
mod faults;
mod forecasts;
mod motions;
mod revisions;
mod scene_results;
mod shards;
mod sweeps;
