//! The XML of a robot description: the file's text, and its document or a sentence why there is none.

use super::element::Element;
use crate::error::ImportError;
use crate::job::Job;
use crate::sniff::{EXPAND, Language};
use crate::xml::{self, Subject};
use roxmltree::{Document, Node};

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

/// The file's elements, which need no xacro.
pub(crate) fn parse<'a>(
    job: &Job,
    language: Language,
    text: &'a str,
) -> Result<Document<'a>, ImportError> {
    let subject = Subject {
        format: language.name(),
        content: "robot",
        most_nodes: MOST_NODES,
    };
    let document = xml::parse(job, text, &subject).map_err(|error| {
        if text.contains("<xacro:") {
            return job.bad_file("it contains xacro, which is not expanded", EXPAND);
        }
        error
    })?;
    let is_xacro = |node: &Node| {
        let space = node.tag_name().namespace();
        space.is_some_and(|space| space.contains("xacro"))
    };
    if let Some(node) = document.root_element().descendants().find(is_xacro) {
        let place = xml::line(&document, node).to_string();
        return Err(job.bad(place, "it contains xacro, which is not expanded", EXPAND));
    }
    Ok(document)
}
