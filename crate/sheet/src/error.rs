//! Why a sheet refuses.

use std::fmt::{self, Display, Formatter};

use crate::ContourId;

/// Nothing was changed.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum SheetError {
    /// There is no contour of that number.
    NoContour(ContourId),
    /// A contour that is fixed does not move.
    Fixed {
        name: String,
    },
    NotDragging,
    /// Something else is being dragged or tidied.
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
    /// Two contours, or twice the same, that would take too long to slide along each other.
    TooFine {
        names: [String; 2],
    },
    /// More contours than a sheet takes.
    TooMany {
        contours: usize,
        most: usize,
    },
}

impl std::error::Error for SheetError {}

impl Display for SheetError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::NoContour(id) => write!(f, "There is no contour {} on the sheet.", id.0),
            Self::Fixed { name } => {
                write!(f, "“{name}” is fixed; let it move before you drag it.")
            }
            Self::NotDragging => write!(f, "No contour is in the hand."),
            Self::Busy => write!(
                f,
                "Let go of the contour, or wait until tidying has ended, before anything else."
            ),
            Self::NotFinite => write!(f, "A place on the sheet needs finite numbers."),
            Self::NoRoom { name } => {
                write!(f, "There is no free place for “{name}” on the sheet.")
            }
            Self::TooManyVertices {
                name,
                vertices,
                most,
            } => write!(
                f,
                "“{name}” has {vertices} vertices, and a contour on a sheet has at most {most}; simplify it in the drawing."
            ),
            Self::TooFine { names: [a, b] } if a == b => write!(
                f,
                "“{a}” has too many vertices and corners to slide along its like; simplify it in the drawing."
            ),
            Self::TooFine { names: [a, b] } => write!(
                f,
                "“{a}” and “{b}” have too many vertices and corners to slide along each other; simplify them in the drawing."
            ),
            Self::TooMany { contours, most } => write!(
                f,
                "{contours} contours are more than the {most} that a sheet takes; open fewer, or lower their counts."
            ),
        }
    }
}
