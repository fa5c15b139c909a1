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
    #[error("{file}: {what} {problem}. Check the unit that the drawing was saved in.")]
    Size {
        file: String,
        what: String,
        problem: String,
    },
    /// Rings that bound no polygon.
    #[error("{file}: {what}: {error}.")]
    Polygon {
        file: String,
        what: String,
        error: PolygonError,
    },
    /// More than one contour, and none of them sound; why, of each.
    #[error("{file}: none of its {} contours is sound. {}", .problems.len(), told(.problems))]
    NoneSound {
        file: String,
        problems: Vec<ContourError>,
    },
    /// Nothing in it is closed; what was left out.
    #[error(
        "{file}: nothing in it is a closed contour. {}Join the lines of each outline, or draw closed paths.",
        .notes.iter().map(|note| format!("{note} ")).collect::<String>()
    )]
    NoContour { file: String, notes: Vec<String> },
}

/// So many problems are told in a sentence.
const MOST_TOLD: usize = 8;

/// The first of them, and how many more there are.
fn told(problems: &[ContourError]) -> String {
    let mut sentences: Vec<String> = problems
        .iter()
        .take(MOST_TOLD)
        .map(ToString::to_string)
        .collect();
    let more = problems.len() - sentences.len();
    if more > 0 {
        sentences.push(format!("And {more} more like these."));
    }
    sentences.join(" ")
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
        /// Empty, or what the sentence goes on after.
        what: String,
        problem: String,
    },
    Polygon {
        /// Likewise.
        what: String,
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

    /// Whether it is one contour's, and others can be read all the same.
    pub(super) fn is_of_one(&self) -> bool {
        !matches!(self, Self::TooMuch { .. } | Self::NoContour { .. })
    }

    pub(super) fn in_file(self, file: String) -> ContourError {
        match self {
            Self::Damaged { place, problem } => ContourError::Damaged {
                file,
                place,
                problem,
            },
            Self::TooMuch { what } => ContourError::TooMuch { file, what },
            Self::Size { what, problem } => ContourError::Size {
                file,
                what,
                problem,
            },
            Self::Polygon { what, error } => ContourError::Polygon { file, what, error },
            Self::NoContour { notes } => ContourError::NoContour { file, notes },
        }
    }
}
