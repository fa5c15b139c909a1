//! Collects the integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod board;
mod common;
mod extremes;
mod laws;
mod opening;
mod samples;
