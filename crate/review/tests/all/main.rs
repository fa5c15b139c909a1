//! Holds all integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod bcf_import;
mod blocks;
mod decisions;
mod files;
mod fits;
mod laws;
mod revise_review;
mod revisions;
mod sets;
mod undecided;
