//! What a sheet can be told.

use std::sync::Arc;

use nearpoint_geometry::planar::{Point2, Turn, Vector2};

use crate::{ContourId, NewContour};

/// What a contour does where it meets another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Goes on; what overlaps is told.
    Detect,
    /// Slides along it.
    #[default]
    Slide,
    /// Pushes it away, and with it what is behind.
    Push,
}

/// One thing to do. Each one is undone by itself, but for selections and modes; a drag is undone as a whole.
#[derive(Debug, Clone)]
pub enum Command {
    /// Other contours on another sheet, whose rectangle goes from one corner to the other.
    Open {
        /// What the contours are together, for the user.
        title: Arc<str>,
        /// The lower left corner and the upper right one.
        sheet: [Point2; 2],
        /// Wherever they are, also on each other and beside the sheet.
        contours: Vec<NewContour>,
    },
    /// What dragging does from now on.
    SetMode(Mode),
    /// Nothing is selected at none.
    Select(Option<ContourId>),
    /// Takes a contour into the hand.
    BeginDrag(ContourId),
    /// Moves what is in the hand towards a place, as the mode has it.
    DragTo(Vector2),
    /// Turns what is in the hand; where something is in its way, it stops at the first contact.
    TurnTo(Turn),
    /// Lets go; one undo entry, if anything moved.
    EndDrag,
    /// Puts everything back to where it was when the drag began.
    CancelDrag,
    /// As a drag that begins and ends with this.
    Move {
        /// What is moved.
        id: ContourId,
        /// Where its origin is to be.
        to: Vector2,
    },
    /// As a drag that begins and ends with this.
    Turn {
        /// What is turned.
        id: ContourId,
        /// How it is to lie.
        to: Turn,
    },
    /// Anywhere, whatever is there.
    Place {
        /// What is laid down.
        id: ContourId,
        /// How it is to lie.
        turn: Turn,
        /// Where its origin is to be.
        at: Vector2,
    },
    /// Makes a contour refuse to be moved, or not.
    SetFixed {
        /// The contour.
        id: ContourId,
        /// Whether it refuses.
        fixed: bool,
    },
    /// Moves an overlapping contour to the nearest free place; without one, all that overlap, the small ones first.
    Part(Option<ContourId>),
    /// Puts more contours onto the sheet, each at its place or at the nearest free one.
    Add(Vec<NewContour>),
    /// So many copies, each at a free place near by.
    Duplicate {
        /// What is copied.
        id: ContourId,
        /// How many more there will be.
        copies: u32,
    },
    /// Takes a contour off the sheet.
    Remove(ContourId),
    /// Takes the last change back.
    Undo,
    /// Makes the change again that was taken back last.
    Redo,
}
