//! Provides shared test tools: seeded random numbers, worker threads, shapes, and oracles in whole numbers that share no
//! code with the tested methods.
#![allow(clippy::unwrap_used, clippy::print_stdout)] // a test may fail, and prints its numbers

pub mod clock;
pub mod clouds;
pub mod convex;
pub mod executor;
pub mod memory;
pub mod oracle;
pub mod planar;
mod random;
pub mod rational;
pub mod shapes;
pub mod swept;
pub mod triangle_pairs;
pub mod voxels;
pub mod zip;

pub use random::Random;
