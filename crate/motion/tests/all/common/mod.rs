//! What the tests of this crate share. Each test file uses its own part of it.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

pub mod cells;
pub mod plans;
#[path = "../../../../geometry/tests/all/common/random.rs"]
pub mod random;
pub mod slides;
#[path = "../../../../geometry/tests/all/common/work.rs"]
pub mod work;
