//! Why a file's contours were not read, as a sentence that a user can act on.

use crate::error::size;
use nearpoint_geometry::planar::PolygonError;
use nearpoint_message::{Arg, Message, ToArg, message};

const AGAIN: Message = message!("contour-export-file-again");

/// What reading comes to, or why not.
pub(super) type Result<T, E = ContourError> = std::result::Result<T, E>;

/// Why a file's contours were not read.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
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
        place: Arg,
        problem: Message,
    },
    /// It asks for more than any drawing needs: nesting, copies, vertices.
    TooMuch { file: String, what: Message },
    /// Larger or smaller than a part can be.
    Size {
        file: String,
        what: Message,
        problem: Message,
    },
    /// Rings that bound no polygon.
    Polygon {
        file: String,
        what: Message,
        error: PolygonError,
    },
    /// More than one contour, and none of them sound; why, of each.
    NoneSound {
        file: String,
        problems: Vec<ContourError>,
    },
    /// Nothing in it is closed; what was left out.
    NoContour { file: String, notes: Vec<Message> },
}

nearpoint_message::error!(ContourError);

impl ContourError {
    /// The error that the file asks for more than any drawing needs.
    pub(super) fn too_much(what: Message) -> Self {
        let file = String::new();
        Self::TooMuch { file, what }
    }

    /// Whether it is one contour's, and others can be read all the same.
    pub(super) fn is_of_one(&self) -> bool {
        !matches!(self, Self::TooMuch { .. } | Self::NoContour { .. })
    }

    /// The error about this file.
    pub(super) fn in_file(mut self, name: &str) -> Self {
        let (Self::Empty { file }
        | Self::TooLong { file, .. }
        | Self::NotText { file }
        | Self::UnknownFormat { file }
        | Self::Damaged { file, .. }
        | Self::TooMuch { file, .. }
        | Self::Size { file, .. }
        | Self::Polygon { file, .. }
        | Self::NoneSound { file, .. }
        | Self::NoContour { file, .. }) = &mut self;
        name.clone_into(file);
        self
    }

    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty { file } => message!("contour-file-empty", file, again = AGAIN),
            Self::TooLong { file, bytes, limit } => message!(
                "contour-file-most-read",
                file,
                bytes = size(*bytes as u64),
                limit = size(*limit as u64)
            ),
            Self::NotText { file } => message!("contour-binary-file-save", file),
            Self::UnknownFormat { file } => message!("contour-neither-svg-dxf", file),
            Self::Damaged {
                file,
                place,
                problem,
            } => message!("contour-text", file, place, problem, again = AGAIN),
            Self::TooMuch { file, what } => message!("contour-split-simplify-drawing", file, what),
            Self::Size {
                file,
                what,
                problem,
            } => message!("contour-check-unit-drawing", file, what, problem),
            Self::Polygon { file, what, error } => message!("contour-text-2", file, what, error),
            Self::NoneSound { file, problems } => message!(
                "contour-none-contours-sound",
                file,
                count = problems.len(),
                problems = told(problems)
            ),
            Self::NoContour { file, notes } => message!(
                "contour-nothing-closed-contour",
                file,
                notes = sentences(notes.iter().cloned()).map(|all| message!(
                    "and-then",
                    before = all,
                    after = ""
                ))
            ),
        }
    }
}

/// An error at a place of the file, whose name [`ContourError::in_file`] adds.
pub(super) fn damaged(place: impl ToArg, problem: Message) -> ContourError {
    ContourError::Damaged {
        file: String::new(),
        place: place.to_arg(),
        problem: problem.map_texts(&|text| crate::names::harmless(text, LONGEST_TEXT)),
    }
}

/// So many problems are told in a sentence.
const MOST_TOLD: usize = 8;

/// The first of them, and how many more there are.
fn told(problems: &[ContourError]) -> Message {
    let first = problems.iter().take(MOST_TOLD).map(ContourError::message);
    let more = problems.len().saturating_sub(MOST_TOLD);
    let more = (more > 0).then(|| message!("contour-more-like", more));
    sentences(first.chain(more)).unwrap_or(message!("contour-more-like", more = 0))
}

/// The sentences one after another; none if there are none.
fn sentences(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    let mut all = all.into_iter();
    let first = all.next()?;
    Some(all.fold(first, |before, after| message!("and-then", before, after)))
}

/// Longer texts, which may quote the file, are cut, characters.
const LONGEST_TEXT: usize = 400;
