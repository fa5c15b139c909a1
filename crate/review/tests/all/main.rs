//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod blocks;
mod decisions;
mod files;
mod follow;
mod hear;
mod laws;
mod revisions;
mod sets;
mod undecided;
