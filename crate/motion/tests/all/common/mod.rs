//! Provides helpers for the tests of this crate. Each test file uses its own part of them.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

pub mod cells;
pub mod slides;
