//! Where should it go? Robots, their joints and taught motions.
//!
//! Nothing here changes a scene: what is decided is returned, and enters a scene by its commands. Lengths are in the
//! scene's unit, angles in radians.

pub mod allowed;
pub mod check;
pub mod group;
pub mod hinge;
pub mod history;
mod limits;
pub mod plan;
pub mod pose;
pub mod robot;
pub mod slide;
pub mod snap;
pub mod trajectory;

pub use limits::{Limits, Unfinished};

/// Keeps the example of the README compiling and running.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
