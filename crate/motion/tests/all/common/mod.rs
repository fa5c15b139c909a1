//! What the tests of this crate share. Each test file uses its own part of it.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

pub mod cells;
pub mod slides;
