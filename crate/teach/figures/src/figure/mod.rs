//! A lesson's figure as a draw list, and the stage on which it is looked at.

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
