//! Plans and checks motion: robots, their joints, taught motions, and parts that slide and snap.
//!
//! Nothing here changes a scene: each function returns its result, and commands of the scene apply it. Lengths are in
//! the scene's unit, angles in radians.
//!
//! Terms: docs/glossary.md

pub mod allowed;
pub mod check;
pub mod group;
pub mod hinge;
pub mod history;
mod limits;
pub mod plan;
pub mod pose;
pub mod range;
pub mod robot;
pub mod slide;
pub mod snap;
pub mod swept;
pub mod trajectory;

pub use limits::{IncompleteReason, IterationLimits};

/// A type that carries the README's example, so that it compiles and runs as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
