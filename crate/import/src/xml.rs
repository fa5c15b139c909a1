//! XML files: their text, their elements, and the lines of these for messages.
//!
//! By `roxmltree`, which knows the place of every element and neither expands entities nor recurses.

use crate::error::ImportError;
use crate::job::Job;
use roxmltree::{Document, Error, Node, ParsingOptions};
use std::borrow::Cow;

/// What is read, for messages.
pub(crate) struct Subject {
    /// What the format is called.
    pub(crate) format: &'static str,
    /// What is in such a file.
    pub(crate) content: &'static str,
    /// More elements and texts are refused.
    pub(crate) most_nodes: u32,
}

/// A line of a file.
pub(crate) struct Line<'a> {
    document: &'a Document<'a>,
    at: usize,
}

impl std::fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}", self.document.text_pos_at(self.at).row)
    }
}

/// Where an element is, for messages; found when it is shown, for it takes a look through the file.
pub(crate) fn line<'a>(document: &'a Document<'a>, node: Node) -> Line<'a> {
    Line {
        document,
        at: node.range().start,
    }
}

/// The file's text: UTF-8, or UTF-16 by its first bytes.
pub(crate) fn text<'f>(
    job: &Job,
    bytes: &'f [u8],
    format: &str,
) -> Result<Cow<'f, str>, ImportError> {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        String::from_utf16(&units.collect::<Vec<_>>()).ok()
    };
    let found = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes).map(Cow::Owned),
        [0xef, 0xbb, 0xbf, rest @ ..] => std::str::from_utf8(rest).ok().map(Cow::Borrowed),
        _ => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
    };
    found.ok_or_else(|| {
        let problem = format!("it is not text in UTF-8, as {format} is");
        job.bad_file(
            problem,
            "Save it as UTF-8 in a text editor, or export it again",
        )
    })
}

/// The file's elements.
pub(crate) fn parse<'a>(
    job: &Job,
    text: &'a str,
    subject: &Subject,
) -> Result<Document<'a>, ImportError> {
    let options = ParsingOptions {
        allow_dtd: false,
        nodes_limit: subject.most_nodes,
        ..ParsingOptions::default()
    };
    Document::parse_with_options(text, options).map_err(|error| no_xml(job, &error, subject))
}

fn no_xml(job: &Job, error: &Error, subject: &Subject) -> ImportError {
    let content = subject.content;
    let remedy = "Export it again, or correct it in a text editor";
    match error {
        Error::DtdDetected => {
            let problem = "it has a document type (<!DOCTYPE …>), which is not read";
            job.bad_file(problem, "Remove that from the file")
        }
        Error::NoRootNode => job.bad_file(format!("there is no {content} in it"), remedy),
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
            let problem = format!("it ends before the {content} is complete");
            job.bad_file(problem, "Get the file again: it was cut short")
        }
        Error::NodesLimitReached
        | Error::AttributesLimitReached
        | Error::NamespacesLimitReached => job.bad_file(
            format!("it has more elements than any {content}"),
            "Reduce it",
        ),
        // The library ends its sentences with “at line:column”.
        _ => {
            let sentence = error.to_string();
            let problem = sentence
                .rsplit_once(" at ")
                .map_or(&*sentence, |(what, _)| what);
            let place = format!("line {}", error.pos().row);
            job.bad(
                place,
                format!("the XML is not well formed: {problem}"),
                remedy,
            )
        }
    }
}
