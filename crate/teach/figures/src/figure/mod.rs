//! Draws a lesson's figure as a draw list, and provides the stage for it.

mod build;
#[cfg(test)]
mod following;
mod framing;
mod grip;
mod hatch;
mod lecture;
mod pin;
#[cfg(test)]
mod seen;
mod style;
#[cfg(test)]
mod tests;
mod world;

pub use build::{Note, build};
pub use grip::Pulled;
pub use lecture::Lecture;
