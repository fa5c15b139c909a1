//! Defines the commands of a sheet.

use std::sync::Arc;

use nearpoint_geometry::planar::{PlanarRotation, Point2, Vector2};

use crate::{ContourId, NewContour};

/// The behaviour of a dragged contour that hits another: it moves on, slides along or pushes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DragMode {
    /// The contour moves on; overlaps are reported.
    Detect,
    /// The contour slides along it.
    #[default]
    Slide,
    /// The contour pushes it away, with those behind it.
    Push,
}

/// A command that edits a sheet. Each one is undone separately, except for selections and modes; a drag is undone as a
/// whole.
#[derive(Debug, Clone)]
pub enum Command {
    /// Opens other contours on another sheet, whose rectangle goes from one corner to the other.
    Open {
        /// The title of the contours, for the user.
        title: Arc<str>,
        /// The lower left corner and the upper right one.
        sheet: [Point2; 2],
        /// The contours at any position, also on each other and beside the sheet.
        contours: Vec<NewContour>,
    },
    /// Sets the mode of dragging.
    SetMode(DragMode),
    /// Selects a contour, or none.
    Select(Option<ContourId>),
    /// Begins to drag a contour.
    BeginDrag(ContourId),
    /// Moves the dragged contour towards a position, according to the mode.
    DragTo(Vector2),
    /// Turns the dragged contour; an obstacle stops it at the first contact.
    TurnTo(PlanarRotation),
    /// Ends the drag; one undo entry, if anything moved.
    EndDrag,
    /// Restores the state at the beginning of the drag.
    CancelDrag,
    /// Moves a contour, as a drag that begins and ends with this.
    Move {
        /// The moved contour.
        id: ContourId,
        /// The target of its origin.
        to: Vector2,
    },
    /// Turns a contour, as a drag that begins and ends with this.
    Turn {
        /// The turned contour.
        id: ContourId,
        /// The target turn.
        to: PlanarRotation,
    },
    /// Lays a contour anywhere, over others, too.
    Place {
        /// The contour.
        id: ContourId,
        /// The turn.
        turn: PlanarRotation,
        /// The position of its origin.
        at: Vector2,
    },
    /// Fixes a contour, or not.
    SetFixed {
        /// The contour.
        id: ContourId,
        /// True if it is not to be moved.
        fixed: bool,
    },
    /// Moves an overlapping contour to the nearest free position; with None all that overlap, the small ones first.
    Separate(Option<ContourId>),
    /// Adds contours to the sheet, each at its position or at the nearest free one.
    Add(Vec<NewContour>),
    /// Copies a contour, each copy at a free position nearby.
    Duplicate {
        /// The contour to copy.
        id: ContourId,
        /// The number of copies.
        copies: u32,
    },
    /// Removes a contour from the sheet.
    Remove(ContourId),
    /// Undoes the last change.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
}
