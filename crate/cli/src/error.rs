//! Defines the errors that end a run.

use std::path::Path;

use nearpoint_batch::BatchError;
use nearpoint_message::{Message, ToArg, message};

/// The reason why a run failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The output could not be written.
    Output(std::io::Error),
    /// A step of a batch failed.
    Batch(BatchError),
    /// Any other error.
    Refused(Message),
}

nearpoint_message::error!(Error);

impl Error {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Output(error) => message!("cli-output", error = error.to_string()),
            Self::Batch(error) => error.message(),
            Self::Refused(why) => why.clone(),
        }
    }

    /// Returns an error about the command line, with a pointer to the help.
    pub(crate) fn usage(what: Message) -> Self {
        message!("cli-usage", what).into()
    }

    /// Returns a function that names the file which could not be read or written.
    pub(crate) fn file(path: &Path) -> impl Fn(std::io::Error) -> Self {
        move |error| Self::of_file(path, &error.to_string())
    }

    pub(crate) fn of_file(path: &Path, what: &dyn ToArg) -> Self {
        let path = path.to_string_lossy();
        message!("cli-file", path, what = what.to_arg()).into()
    }

    /// Names the file in which something is wrong; `what` is a sentence.
    pub(crate) fn in_file(path: &Path, what: Message) -> Message {
        let path = path.to_string_lossy();
        message!("cli-in-file", path, what)
    }
}

impl From<Message> for Error {
    fn from(why: Message) -> Self {
        Self::Refused(why)
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<BatchError> for Error {
    fn from(error: BatchError) -> Self {
        Self::Batch(error)
    }
}

/// Converts the errors of other crates.
macro_rules! messages {
    ($($error:ty)+) => {$(
        impl From<$error> for Error {
            fn from(error: $error) -> Self {
                error.message().into()
            }
        }
    )+};
}

messages! {
    nearpoint_experiment::ExperimentError
    nearpoint_import::ImportError
    nearpoint_review::ReviewError
    nearpoint_scene::SceneError
}

impl From<clap::Error> for Error {
    /// Shortens clap's error to one or two sentences; the usage is in `--help`.
    fn from(error: clap::Error) -> Self {
        let text = error.render().to_string();
        let paragraphs = text.split("\n\n").map(|lines| {
            let lines: Vec<&str> = lines.lines().map(str::trim).collect();
            lines.join(" ")
        });
        let report = paragraphs
            .filter(|report| !report.starts_with("Usage:") && !report.starts_with("For more"));
        let sentence = |report: String| {
            let report = report
                .trim_start_matches("error: ")
                .trim_start_matches("tip: ");
            let mut letters = report.chars();
            let first = letters
                .next()
                .map_or_else(String::new, |first| first.to_uppercase().collect());
            format!("{first}{}.", letters.as_str().trim_end_matches('.'))
        };
        let sentences: Vec<String> = report.map(sentence).collect();
        Error::usage(Message::from_text(sentences.join(" ")))
    }
}
