//! What the tests of this crate share. Each test file uses its own part of it.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

pub mod clouds;
pub mod oracle;
pub mod planar;
pub mod rational;
pub mod voxels;
