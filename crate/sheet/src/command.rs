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
        title: Arc<str>,
        sheet: [Point2; 2],
        contours: Vec<NewContour>,
    },
    SetMode(Mode),
    Select(Option<ContourId>),
    /// Takes a contour into the hand.
    BeginDrag(ContourId),
    /// Moves what is in the hand towards a place, as the mode has it.
    DragTo(Vector2),
    /// Turns what is in the hand; where something is in its way, it stops at the first contact.
    TurnTo(Turn),
    EndDrag,
    /// Puts everything back to where it was when the drag began.
    CancelDrag,
    /// As a drag that begins and ends with this.
    Move {
        id: ContourId,
        to: Vector2,
    },
    /// As a drag that begins and ends with this.
    Turn {
        id: ContourId,
        to: Turn,
    },
    /// Anywhere, whatever is there.
    Place {
        id: ContourId,
        turn: Turn,
        at: Vector2,
    },
    SetFixed {
        id: ContourId,
        fixed: bool,
    },
    /// Moves an overlapping contour to the nearest free place; without one, all that overlap, the small ones first.
    Part(Option<ContourId>),
    /// Puts more contours onto the sheet, each at its place or at the nearest free one.
    Add(Vec<NewContour>),
    /// So many copies, each at a free place near by.
    Duplicate {
        id: ContourId,
        copies: u32,
    },
    Remove(ContourId),
    Undo,
    Redo,
}
