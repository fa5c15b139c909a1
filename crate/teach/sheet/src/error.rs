//! Why a sheet refuses.

use crate::ContourId;
use nearpoint_message::{Message, message};

/// Nothing was changed.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SheetError {
    /// There is no contour of that number.
    NoContour(ContourId),
    /// A contour that is fixed does not move.
    Fixed {
        name: String,
    },
    NotDragging,
    /// Something is being opened, dragged or tidied.
    Busy,
    /// A place that is no finite number.
    NotFinite,
    /// There is no room for it on the sheet.
    NoRoom {
        name: String,
    },
    /// A contour of more vertices than a sheet takes.
    TooManyVertices {
        name: String,
        vertices: usize,
        most: usize,
    },
    /// More contours than a sheet takes.
    TooMany {
        contours: usize,
        most: usize,
    },
}

nearpoint_message::error!(SheetError);

impl SheetError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoContour(contour_id) => {
                message!("sheet-no-contour-sheet", contour_id = contour_id.0)
            }
            Self::Fixed { name } => message!("sheet-fixed-let-move", name),
            Self::NotDragging => message!("sheet-no-contour-hand"),
            Self::Busy => message!("sheet-let-go-contour"),
            Self::NotFinite => message!("sheet-place-sheet-needs"),
            Self::NoRoom { name } => message!("sheet-no-free-place", name),
            Self::TooManyVertices {
                name,
                vertices,
                most,
            } => message!("sheet-vertices-contour-sheet", name, vertices, most),
            Self::TooMany { contours, most } => {
                message!("sheet-contours-more-sheet", contours, most)
            }
        }
    }
}
