//! What the tests of several crates share: seeded random numbers, ways to lend threads, shapes to try things on.
#![allow(clippy::unwrap_used, clippy::print_stdout)] // a test may fail, and says with which numbers

mod random;
pub mod shapes;
pub mod work;

pub use random::Random;
