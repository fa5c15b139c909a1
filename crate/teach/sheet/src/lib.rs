//! Keeps named contours on a sheet, moved by hand, with one undo entry for each drag. It takes a [`Command`] and returns a
//! [`Frame`].
//!
//! [`board::Board`] moves them and finds what they meet. Frames: a contour's own, which it is turned about; the sheet's, x
//! to the right and y up. Lengths are in millimetres, angles in radians, counter-clockwise.

pub mod board;
mod command;
mod contour;
mod drag;
mod edit;
mod effort;
mod error;
mod frame;
pub mod made;
mod memory;
mod opening;
mod rows;
mod sheet;
mod tidy;

pub use command::{Command, Mode};
pub use contour::{Contour, ContourId, NewContour};
pub use error::SheetError;
pub use frame::{Clearance, Frame, Kind, Overlap, Overlapping, Selected, State};
pub use opening::Opening;
pub use rows::lay_out;
pub use sheet::Sheet;
pub use tidy::Tidying;

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
