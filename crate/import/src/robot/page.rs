//! The XML of a robot description: the file's text, and its document or a sentence why there is none.

use super::element::Element;
use crate::error::ImportError;
use crate::job::Job;
use crate::sniff::{EXPAND, Language, root_name};
use crate::xml::{self, Subject};
use roxmltree::{Document, Error, Node};
use std::borrow::Cow;

/// More elements than any robot has.
const MOST_NODES: u32 = 1_000_000;

/// So many prefixes are declared for a file that does not.
const MOST_PREFIXES: usize = 16;

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

/// The text of a file that robots are described in. Prefixes that it does not declare, as in `<gz:policies>`, are
/// declared: the parsers of the programs that it is written for know no namespaces.
pub(crate) fn text<'f>(
    job: &Job,
    bytes: &'f [u8],
    language: Language,
) -> Result<Cow<'f, str>, ImportError> {
    let mut text = xml::text(job, bytes, language.name())?;
    for _ in 0..MOST_PREFIXES {
        let parsed = Document::parse_with_options(&text, xml::options(MOST_NODES));
        let Err(Error::UnknownNamespace(prefix, _)) = parsed else {
            break;
        };
        // Xacro is refused by a sentence of its own.
        let Some(name) = root_name(text.as_bytes()).filter(|_| prefix != "xacro") else {
            break;
        };
        let declared = format!(" xmlns:{prefix}='{prefix}'");
        text.to_mut().insert_str(name.end, &declared);
    }
    Ok(text)
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
