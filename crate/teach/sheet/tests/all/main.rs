//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod board;
mod common;
mod extremes;
mod laws;
mod made;
mod opening;
