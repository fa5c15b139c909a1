//! Why a sheet refuses.

use crate::ContourId;

/// Nothing was changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum SheetError {
    /// There is no contour of that number.
    #[error("There is no contour {} on the sheet.", .0.0)]
    NoContour(ContourId),
    /// A contour that is fixed does not move.
    #[error("“{name}” is fixed; let it move before you drag it.")]
    Fixed { name: String },
    #[error("No contour is in the hand.")]
    NotDragging,
    /// Something is being opened, dragged or tidied.
    #[error(
        "Let go of the contour, or wait until opening or tidying has ended, before anything else."
    )]
    Busy,
    /// A place that is no finite number.
    #[error("A place on the sheet needs finite numbers.")]
    NotFinite,
    /// There is no room for it on the sheet.
    #[error("There is no free place for “{name}” on the sheet.")]
    NoRoom { name: String },
    /// A contour of more vertices than a sheet takes.
    #[error(
        "“{name}” has {vertices} vertices, and a contour on a sheet has at most {most}; simplify it in the drawing."
    )]
    TooManyVertices {
        name: String,
        vertices: usize,
        most: usize,
    },
    /// More contours than a sheet takes.
    #[error(
        "{contours} contours are more than the {most} that a sheet takes; open fewer, or lower their counts."
    )]
    TooMany { contours: usize, most: usize },
}
