//! Why a file's contours were not read, as a sentence that a user can act on.

use crate::error::size;
use nearpoint_geometry::planar::PolygonError;
use std::fmt::Display;

const AGAIN: &str = "Export the file again, or get it again if it was copied.";

/// Why a file's contours were not read.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum ContourError {
    /// The file has no bytes.
    #[error("{file}: the file is empty. {AGAIN}")]
    Empty { file: String },
    #[error(
        "{file}: the file has {}, and at most {} are read. Split the drawing.",
        size(*.bytes as u64), size(*.limit as u64)
    )]
    TooLong {
        file: String,
        bytes: usize,
        limit: usize,
    },
    /// A binary file.
    #[error("{file}: it is a binary file. Save it as SVG, as DXF in ASCII, or as JSON.")]
    NotText { file: String },
    /// Text, but neither SVG, DXF nor JSON.
    #[error("{file}: it is neither SVG, DXF nor JSON. Save the drawing as one of them.")]
    UnknownFormat { file: String },
    /// Cut off, or not what its format asks for.
    #[error("{file}: {place}: {problem}. {AGAIN}")]
    Damaged {
        file: String,
        place: String,
        problem: String,
    },
    /// It asks for more than any drawing needs: nesting, copies, vertices.
    #[error("{file}: it has {what}. Split or simplify the drawing.")]
    TooMuch { file: String, what: String },
    /// Larger or smaller than a part can be.
    #[error(
        "{file}: contour \"{contour}\" {problem}. Check the unit that the drawing was saved in."
    )]
    Size {
        file: String,
        contour: String,
        problem: String,
    },
    /// Rings that bound no polygon.
    #[error("{file}: contour \"{contour}\": {error}.")]
    Polygon {
        file: String,
        contour: String,
        error: PolygonError,
    },
    /// Nothing in it is closed; what was left out.
    #[error(
        "{file}: nothing in it is a closed contour. {}Join the lines of each outline, or draw closed paths.",
        .notes.iter().map(|note| format!("{note} ")).collect::<String>()
    )]
    NoContour { file: String, notes: Vec<String> },
}

/// Longer descriptions, which may quote the file, are cut, characters.
const LONGEST_PROBLEM: usize = 400;

/// A [`ContourError`] before the file's name is known.
#[derive(Debug)]
pub(super) enum Problem {
    Damaged {
        place: String,
        problem: String,
    },
    TooMuch {
        what: String,
    },
    Size {
        contour: String,
        problem: String,
    },
    Polygon {
        contour: String,
        error: PolygonError,
    },
    NoContour {
        notes: Vec<String>,
    },
}

impl Problem {
    pub(super) fn damaged(place: impl Display, problem: impl Display) -> Self {
        Self::Damaged {
            place: place.to_string(),
            problem: crate::names::harmless(&problem.to_string(), LONGEST_PROBLEM),
        }
    }

    pub(super) fn in_file(self, file: String) -> ContourError {
        match self {
            Self::Damaged { place, problem } => ContourError::Damaged {
                file,
                place,
                problem,
            },
            Self::TooMuch { what } => ContourError::TooMuch { file, what },
            Self::Size { contour, problem } => ContourError::Size {
                file,
                contour,
                problem,
            },
            Self::Polygon { contour, error } => ContourError::Polygon {
                file,
                contour,
                error,
            },
            Self::NoContour { notes } => ContourError::NoContour { file, notes },
        }
    }
}
