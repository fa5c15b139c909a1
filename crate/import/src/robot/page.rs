//! The XML of a robot description: the file's text, and its document or a sentence why there is none.

use super::element::Element;
use crate::error::ImportError;
use crate::job::Job;
use crate::sniff::{EXPAND, Language};
use roxmltree::{Document, Error, Node, ParsingOptions};
use std::borrow::Cow;

/// More elements than any robot has.
const MOST_NODES: u32 = 1_000_000;

/// A document, and how its file is called in messages.
pub(crate) struct Page<'a> {
    pub(super) document: &'a Document<'a>,
    pub(super) file: String,
}

impl<'a> Page<'a> {
    pub(crate) fn new(document: &'a Document<'a>, file: String) -> Self {
        Self { document, file }
    }

    pub(crate) fn root(&'a self) -> Element<'a> {
        Element {
            page: self,
            node: self.document.root_element(),
        }
    }

    /// The root element, which must be the language's.
    pub(crate) fn root_of(
        &'a self,
        job: &Job,
        language: Language,
    ) -> Result<Element<'a>, ImportError> {
        let (root, expected) = (self.root(), language.root());
        if root.kind() != expected {
            let problem = format!("it begins with <{}> instead of <{expected}>", root.kind());
            let remedy = format!("Open one in {}", language.name());
            return Err(root.bad(job, problem, remedy));
        }
        Ok(root)
    }
}

/// The file's text: UTF-8, or UTF-16 by its first bytes.
pub(crate) fn text<'f>(
    job: &Job,
    language: Language,
    bytes: &'f [u8],
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
        let problem = format!("it is not text in UTF-8, as {} is", language.name());
        job.bad_file(
            problem,
            "Save it as UTF-8 in a text editor, or export it again",
        )
    })
}

/// The file's elements, which need no xacro.
pub(crate) fn parse<'a>(job: &Job, text: &'a str) -> Result<Document<'a>, ImportError> {
    let options = ParsingOptions {
        allow_dtd: false,
        nodes_limit: MOST_NODES,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        if text.contains("<xacro:") {
            return job.bad_file("it contains xacro, which is not expanded", EXPAND);
        }
        no_xml(job, &error)
    })?;
    let is_xacro = |node: &Node| {
        let space = node.tag_name().namespace();
        space.is_some_and(|space| space.contains("xacro"))
    };
    if let Some(node) = document.root_element().descendants().find(is_xacro) {
        let place = format!("line {}", document.text_pos_at(node.range().start).row);
        return Err(job.bad(place, "it contains xacro, which is not expanded", EXPAND));
    }
    Ok(document)
}

fn no_xml(job: &Job, error: &Error) -> ImportError {
    let remedy = "Export it again, or correct it in a text editor";
    match error {
        Error::DtdDetected => {
            let problem = "it has a document type (<!DOCTYPE …>), which is not read";
            job.bad_file(problem, "Remove that from the file")
        }
        Error::NoRootNode => job.bad_file("there is no robot in it", remedy),
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
            let problem = "it ends before the robot is complete";
            job.bad_file(problem, "Get the file again: it was cut short")
        }
        Error::NodesLimitReached
        | Error::AttributesLimitReached
        | Error::NamespacesLimitReached => {
            job.bad_file("it has more elements than any robot", "Reduce it")
        }
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
