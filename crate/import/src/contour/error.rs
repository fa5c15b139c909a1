//! Why a file's contours were not read, as a sentence that a user can act on.

use nearpoint_geometry::planar::PolygonError;
use std::fmt::{self, Display, Formatter};

/// Why a file's contours were not read.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ContourError {
    /// The file has no bytes.
    Empty { file: String },
    TooLong {
        file: String,
        bytes: usize,
        limit: usize,
    },
    /// A binary file.
    NotText { file: String },
    /// Text, but neither SVG, DXF nor JSON.
    UnknownFormat { file: String },
    /// Cut off, or not what its format asks for.
    Damaged {
        file: String,
        place: String,
        problem: String,
    },
    /// It asks for more than any drawing needs: nesting, copies, vertices.
    TooMuch { file: String, what: String },
    /// Larger or smaller than a part can be.
    Size {
        file: String,
        contour: String,
        problem: String,
    },
    /// Rings that bound no polygon.
    Polygon {
        file: String,
        contour: String,
        error: PolygonError,
    },
    /// Nothing in it is closed; what was left out.
    NoContour { file: String, notes: Vec<String> },
}

impl std::error::Error for ContourError {}

impl Display for ContourError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const AGAIN: &str = "Export the file again, or get it again if it was copied.";
        match self {
            Self::Empty { file } => write!(f, "{file}: the file is empty. {AGAIN}"),
            Self::TooLong { file, bytes, limit } => write!(
                f,
                "{file}: the file has {}, and at most {} are read. Split the drawing.",
                crate::error::size(*bytes as u64),
                crate::error::size(*limit as u64)
            ),
            Self::NotText { file } => write!(
                f,
                "{file}: it is a binary file. Save it as SVG, as DXF in ASCII, or as JSON."
            ),
            Self::UnknownFormat { file } => write!(
                f,
                "{file}: it is neither SVG, DXF nor JSON. Save the drawing as one of them."
            ),
            Self::Damaged {
                file,
                place,
                problem,
            } => write!(f, "{file}: {place}: {problem}. {AGAIN}"),
            Self::TooMuch { file, what } => {
                write!(f, "{file}: it has {what}. Split or simplify the drawing.")
            }
            Self::Size {
                file,
                contour,
                problem,
            } => write!(
                f,
                "{file}: contour \"{contour}\" {problem}. Check the unit that the drawing was saved in."
            ),
            Self::Polygon {
                file,
                contour,
                error,
            } => write!(f, "{file}: contour \"{contour}\": {error}."),
            Self::NoContour { file, notes } => {
                write!(f, "{file}: nothing in it is a closed contour. ")?;
                for note in notes {
                    write!(f, "{note} ")?;
                }
                write!(f, "Join the lines of each outline, or draw closed paths.")
            }
        }
    }
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
