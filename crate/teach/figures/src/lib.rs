//! What does one see of teaching, and how is it taken hold of? A lesson's figure, a sheet of contours, a scene in which
//! blocks are placed: each a draw list and the stage on which it is looked at.

pub mod figure;
mod picture;
pub mod placing;
pub mod sheet;
#[cfg(test)]
mod testing;
