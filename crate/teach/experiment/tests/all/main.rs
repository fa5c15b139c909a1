//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod courses;
mod hand;
mod measures;
mod records;
mod runs;
mod tables;
mod tasks;
