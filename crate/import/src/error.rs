//! Defines the errors of an import and the advice for users.

use crate::names::sanitize;
use nearpoint_message::{Arg, Message, ToArg, message};

/// The advice for a damaged file.
pub(crate) const EXPORT_AGAIN: Message = message!("export-file-again");

pub(crate) type Result<T, E = ImportError> = std::result::Result<T, E>;

/// The reasons why the files were not imported.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImportError {
    /// The progress callback cancelled the import.
    Cancelled,
    /// A file cannot be read, or it is empty.
    Invalid {
        /// The file's path; empty if there is no file at all.
        file: String,
        /// The problem and its position in the file: a line, a byte, a triangle, a path in the JSON.
        problem: Message,
        /// The advice for the user.
        advice: Message,
    },
    /// The file's content needs more memory than is available.
    OutOfMemory {
        /// The file's path.
        file: String,
        /// The number of bytes that its content needs at least.
        needed: u64,
        /// The number of bytes that may be used.
        limit: u64,
    },
}

nearpoint_message::error!(ImportError);

impl ImportError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Cancelled => message!("import-cancelled"),
            Self::Invalid {
                file,
                problem,
                advice,
            } if file.is_empty() => {
                message!("problem-and-remedy", problem, advice)
            }
            Self::Invalid {
                file,
                problem,
                advice,
            } => {
                let what = message!("problem-and-remedy", problem, advice);
                message!("in-place", place = file, what)
            }
            Self::OutOfMemory {
                file,
                needed,
                limit,
            } => {
                let (needed, limit) = (size(*needed), size(*limit));
                message!("content-needs-memory", file, needed, limit)
            }
        }
    }

    /// Names the file that the error is about, unless it names one already.
    pub(crate) fn in_file(mut self, name: &str) -> Self {
        if let Self::Invalid { file, .. } = &mut self
            && file.is_empty()
        {
            *file = display_text(name);
        }
        self
    }

    /// Returns the code of the problem, without its position in the file.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Invalid { problem, .. } => innermost(problem).code,
            _ => self.message().code,
        }
    }
}

/// Makes an error at a position in the current file. The reader of the file adds the file's name.
pub(crate) fn invalid_at(place: impl ToArg, problem: Message, remedy: Message) -> ImportError {
    let problem = match place.to_arg() {
        Arg::Text(place) if place.is_empty() => problem,
        place => message!("in-place", place, what = problem),
    };
    invalid_file(problem, remedy)
}

/// Makes an error about the current file as a whole. The reader of the file adds the file's name.
pub(crate) fn invalid_file(problem: Message, advice: Message) -> ImportError {
    ImportError::Invalid {
        file: String::new(),
        problem: sanitize_message(problem),
        advice,
    }
}

/// Makes an error at a position in a damaged file.
pub(crate) fn damaged_at(place: impl ToArg, problem: Message) -> ImportError {
    invalid_at(place, problem, EXPORT_AGAIN)
}

/// Makes an error about a damaged file as a whole.
pub(crate) fn damaged_file(problem: Message) -> ImportError {
    invalid_file(problem, EXPORT_AGAIN)
}

/// Makes text from a file harmless: errors quote it, and it may contain anything.
pub(crate) fn display_text(text: impl AsRef<str>) -> String {
    const MAX_LENGTH: usize = 400;
    sanitize(text.as_ref(), MAX_LENGTH)
}

pub(crate) fn sanitize_message(message: Message) -> Message {
    message.map_texts(&|text| display_text(text))
}

/// Returns the message without the positions that wrap it.
fn innermost(message: &Message) -> &Message {
    match (message.code, message.get("what")) {
        ("in-place", Some(Arg::Message(what))) => innermost(what),
        _ => message,
    }
}

/// Returns a number of bytes in readable form.
pub(crate) fn size(bytes: u64) -> Message {
    let value = |unit: f64| format!("{:.1}", bytes as f64 / unit);
    match bytes {
        0..1_000 => message!("size-bytes", bytes),
        1_000..1_000_000 => message!("size-kb", size = value(1e3)),
        1_000_000..1_000_000_000 => message!("size-mb", size = value(1e6)),
        _ => message!("size-gb", size = value(1e9)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_file_reads_as_a_sentence() {
        let error = ImportError::Invalid {
            file: "bolt.stl".into(),
            problem: message!(
                "in-place",
                place = message!("line", line = 3),
                what = message!("file-empty")
            ),
            advice: message!("unpack-open"),
        };
        assert_eq!(error.code(), "file-empty");
        assert_eq!(
            error.to_string(),
            "bolt.stl: line 3: the file is empty. Unpack it and open what is in it."
        );
    }

    #[test]
    fn sizes_are_readable() {
        assert_eq!(size(999).to_string(), "999 bytes");
        assert_eq!(size(50_000_000_084).to_string(), "50.0 GB");
        assert_eq!(size(1_234_000).to_string(), "1.2 MB");
    }
}
