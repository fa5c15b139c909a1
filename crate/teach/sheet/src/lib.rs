//! Keeps named contours on a sheet, moved by the user, with one undo entry for each drag. It takes a [`Command`] and returns
//! a [`Frame`].
//!
//! [`board::Board`] moves them and finds their contacts. Frames: a contour's own, which it is turned about; the sheet's, x
//! to the right and y up. Lengths are in millimetres, angles in radians, counter-clockwise.

pub mod board;
mod command;
mod contour;
mod drag;
mod edit;
mod error;
mod frame;
mod limits;
mod open_task;
mod pack;
mod rows;
pub mod samples;
mod sheet;
mod snapshot;

pub use command::{Command, DragMode};
pub use contour::{Contour, ContourId, NewContour};
pub use error::SheetError;
pub use frame::{
    Clearance, ContourKind, ContourState, Frame, Overlap, OverlapKind, SelectedContour,
};
pub use open_task::OpenProgress;
pub use pack::PackProgress;
pub use rows::lay_out;
pub use sheet::Sheet;

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
