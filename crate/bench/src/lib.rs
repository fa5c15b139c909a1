//! Runs benchmarks against peers in the same process; the times are printed and never asserted.
//!
//! `cargo xtask bench` runs them all; one alone: `cargo bench -p nearpoint-bench --features peers --bench collide`.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

pub mod assembly;
pub mod cases;
pub mod cell;
pub mod clouds;
#[cfg(feature = "peers")]
pub mod parry;
pub mod planning_worlds;
pub mod stations;
pub mod table;
