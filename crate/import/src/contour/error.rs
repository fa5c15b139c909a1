//! Defines the errors of reading contours, as sentences with advice for the user.

use crate::error::size;
use nearpoint_geometry::planar::PolygonError;
use nearpoint_message::{Arg, Message, ToArg, message};

const AGAIN: Message = message!("contour-export-file-again");

pub(super) type Result<T, E = ContourError> = std::result::Result<T, E>;

/// The reasons why a file's contours were not read.
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
    /// The file is binary.
    NotText { file: String },
    /// The file is text, but neither SVG, DXF nor JSON.
    UnknownFormat { file: String },
    /// The file is truncated, or violates its format.
    Damaged {
        file: String,
        place: Arg,
        problem: Message,
    },
    /// The file has more nesting, copies or vertices than any drawing needs.
    TooLarge { file: String, what: Message },
    /// The content is larger or smaller than a part can be.
    Size {
        file: String,
        what: Message,
        problem: Message,
    },
    /// The rings bound no polygon.
    Polygon {
        file: String,
        what: Message,
        error: PolygonError,
    },
    /// The file has several contours, and none of them is valid; the errors give the reasons.
    AllInvalid {
        file: String,
        problems: Vec<ContourError>,
    },
    /// The file has no closed line; the notes list skipped content.
    NoContour { file: String, notes: Vec<Message> },
}

nearpoint_message::error!(ContourError);

impl ContourError {
    /// Makes the error that the file has more than any drawing needs.
    pub(super) fn too_large(what: Message) -> Self {
        let file = String::new();
        Self::TooLarge { file, what }
    }

    /// Returns whether the error concerns one contour, so that others can still be read.
    pub(super) fn concerns_one_contour(&self) -> bool {
        !matches!(self, Self::TooLarge { .. } | Self::NoContour { .. })
    }

    pub(super) fn in_file(mut self, name: &str) -> Self {
        let (Self::Empty { file }
        | Self::TooLong { file, .. }
        | Self::NotText { file }
        | Self::UnknownFormat { file }
        | Self::Damaged { file, .. }
        | Self::TooLarge { file, .. }
        | Self::Size { file, .. }
        | Self::Polygon { file, .. }
        | Self::AllInvalid { file, .. }
        | Self::NoContour { file, .. }) = &mut self;
        name.clone_into(file);
        self
    }

    /// Returns the message for the user.
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
            Self::TooLarge { file, what } => message!("contour-split-simplify-drawing", file, what),
            Self::Size {
                file,
                what,
                problem,
            } => message!("contour-check-unit-drawing", file, what, problem),
            Self::Polygon { file, what, error } => message!("contour-text-2", file, what, error),
            Self::AllInvalid { file, problems } => message!(
                "contour-none-contours-sound",
                file,
                count = problems.len(),
                problems = list_problems(problems)
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

/// Makes an error at a position in the file; [`ContourError::in_file`] adds the file's name.
pub(super) fn damaged(place: impl ToArg, problem: Message) -> ContourError {
    ContourError::Damaged {
        file: String::new(),
        place: place.to_arg(),
        problem: problem.map_texts(&|text| crate::names::sanitize(text, MAX_TEXT_LENGTH)),
    }
}

/// The largest number of problems in one sentence.
const MAX_LISTED: usize = 8;

/// Returns the first problems, and the number of the others.
fn list_problems(problems: &[ContourError]) -> Message {
    let first = problems.iter().take(MAX_LISTED).map(ContourError::message);
    let more = problems.len().saturating_sub(MAX_LISTED);
    let more = (more > 0).then(|| message!("contour-more-like", more));
    sentences(first.chain(more)).unwrap_or(message!("contour-more-like", more = 0))
}

fn sentences(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    let mut all = all.into_iter();
    let first = all.next()?;
    Some(all.fold(first, |before, after| message!("and-then", before, after)))
}

/// The length of the longest text in a message, characters; a longer one, which may quote the file, is cut.
const MAX_TEXT_LENGTH: usize = 400;
