//! Why nothing was imported, and what a user can do about it.

use crate::names::harmless;
use nearpoint_message::{Arg, Message, ToArg, message};

/// What reading comes to, or why not.
pub(crate) type Result<T, E = ImportError> = std::result::Result<T, E>;

/// Why the files were not imported.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImportError {
    /// The progress callback broke off.
    Cancelled,
    /// A file cannot be read, or there is nothing in it.
    Bad {
        /// The file's path; empty if there is no file at all.
        file: String,
        /// What is wrong, and where in the file: a line, a byte, a triangle, a place in the JSON.
        problem: Message,
        /// What the user can do.
        remedy: Message,
    },
    /// The memory for the file's content cannot be had.
    OutOfMemory {
        /// The file's path.
        file: String,
        /// How many bytes its content needs at least.
        needed: u64,
        /// How many may be used.
        limit: u64,
    },
}

nearpoint_message::error!(ImportError);

impl ImportError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Cancelled => message!("import-cancelled"),
            Self::Bad {
                file,
                problem,
                remedy,
            } if file.is_empty() => {
                message!("problem-and-remedy", problem, remedy)
            }
            Self::Bad {
                file,
                problem,
                remedy,
            } => {
                let what = message!("problem-and-remedy", problem, remedy);
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

    /// The error about this file, unless it is about another one.
    pub(crate) fn in_file(mut self, name: &str) -> Self {
        if let Self::Bad { file, .. } = &mut self
            && file.is_empty()
        {
            *file = shown(name);
        }
        self
    }

    /// Returns the code of what is wrong, without where it is.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Bad { problem, .. } => innermost(problem).code,
            _ => self.message().code,
        }
    }
}

/// An error at a place of the file at hand, which gets the file's name from [`Job::named`](crate::job::Job::named).
pub(crate) fn bad_at(place: impl ToArg, problem: Message, remedy: Message) -> ImportError {
    let problem = match place.to_arg() {
        Arg::Text(place) if place.is_empty() => problem,
        place => message!("in-place", place, what = problem),
    };
    bad_file(problem, remedy)
}

/// An error about the file at hand as a whole, which gets the file's name from [`Job::named`](crate::job::Job::named).
pub(crate) fn bad_file(problem: Message, remedy: Message) -> ImportError {
    ImportError::Bad {
        file: String::new(),
        problem: harmless_texts(problem),
        remedy,
    }
}

/// Errors quote the file, which may have put anything there.
pub(crate) fn shown(text: impl AsRef<str>) -> String {
    const LONGEST: usize = 400;
    harmless(text.as_ref(), LONGEST)
}

pub(crate) fn harmless_texts(message: Message) -> Message {
    message.map_texts(&|text| shown(text))
}

/// The message without the places that it stands in.
fn innermost(message: &Message) -> &Message {
    match (message.code, message.get("what")) {
        ("in-place", Some(Arg::Message(what))) => innermost(what),
        _ => message,
    }
}

/// A number of bytes as one reads it.
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
        let error = ImportError::Bad {
            file: "bolt.stl".into(),
            problem: message!(
                "in-place",
                place = message!("line", line = 3),
                what = message!("file-empty")
            ),
            remedy: message!("unpack-open"),
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
