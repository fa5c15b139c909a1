//! Holds all integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod blocks;
mod decisions;
mod files;
mod revise_review;
mod bcf_import;
mod laws;
mod revisions;
mod sets;
mod undecided;
