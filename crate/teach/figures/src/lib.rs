//! Draws the teaching views and handles their input: a lesson's figure, a sheet of contours, a scene in which blocks are
//! placed. Each has a draw list and a view.

pub mod assembly;
pub mod figure;
mod picture;
pub mod sheet;
#[cfg(test)]
mod testing;
