//! Collects the integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod courses;
mod hand;
mod measures;
mod records;
mod runs;
mod tables;
mod tasks;
