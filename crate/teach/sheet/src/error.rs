//! The errors of a sheet.

use crate::ContourId;
use nearpoint_message::{Message, message};

/// The reasons why a sheet refuses a command. The sheet is then unchanged.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SheetError {
    /// There is no contour of that number.
    NoContour(ContourId),
    /// A fixed contour does not move.
    Fixed {
        name: String,
    },
    NotDragging,
    /// An opening, a drag or a packing is in progress.
    Busy,
    /// A position is not finite.
    NotFinite,
    /// There is no free position for it on the sheet.
    NoFreePosition {
        name: String,
    },
    /// A contour has more vertices than a sheet takes.
    TooManyVertices {
        name: String,
        vertices: usize,
        max: usize,
    },
    /// There are more contours than a sheet takes.
    TooMany {
        contours: usize,
        max: usize,
    },
}

nearpoint_message::error!(SheetError);

impl SheetError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoContour(contour_id) => {
                message!("sheet-no-contour-sheet", contour_id = contour_id.0)
            }
            Self::Fixed { name } => message!("sheet-fixed-let-move", name),
            Self::NotDragging => message!("sheet-no-contour-hand"),
            Self::Busy => message!("sheet-let-go-contour"),
            Self::NotFinite => message!("sheet-place-sheet-needs"),
            Self::NoFreePosition { name } => message!("sheet-no-free-place", name),
            Self::TooManyVertices {
                name,
                vertices,
                max,
            } => message!("sheet-vertices-contour-sheet", name, vertices, max),
            Self::TooMany { contours, max } => {
                message!("sheet-contours-more-sheet", contours, max)
            }
        }
    }
}
