//! Looks up elements of a COLLADA file by address, and reads the numbers in their texts, with their lines for errors.

use crate::error::{ImportError, Result, damaged_at, invalid_at};
use crate::names::sanitize_name;
use crate::text::{number, quoted};
use crate::xml::{self, Line};
use nearpoint_message::{Message, message};
use percent_encoding::percent_decode_str;
use roxmltree::Document;
use std::cell::Cell;
use std::collections::HashMap;

/// An element whose document and text have the same lifetime.
pub(super) type Node<'a> = roxmltree::Node<'a, 'a>;

pub(super) struct XmlDocument<'a> {
    document: &'a Document<'a>,
    /// True if a number was written with a comma instead of a point.
    pub(super) has_commas: Cell<bool>,
    /// The elements by kind and id; of duplicates the first.
    ids: HashMap<&'a str, HashMap<&'a str, Node<'a>>>,
}

impl<'a> XmlDocument<'a> {
    pub(super) fn new(document: &'a Document<'a>) -> Result<Self> {
        let mut page = Self {
            document,
            has_commas: Cell::new(false),
            ids: HashMap::new(),
        };
        let root = page.root();
        if root.tag_name().name() != "COLLADA" {
            let shown = root.tag_name().name();
            return Err(page.error_at(root, message!("dae-begins-instead-collada", shown)));
        }
        for node in root.descendants() {
            if let Some(id) = node.attribute("id") {
                let kind = page.ids.entry(node.tag_name().name()).or_default();
                kind.entry(id).or_insert(node);
            }
        }
        Ok(page)
    }

    pub(super) fn root(&self) -> Node<'a> {
        self.document.root_element()
    }

    /// Makes an error at the line of an element.
    pub(super) fn error_at(&self, node: Node, problem: Message) -> ImportError {
        damaged_at(self.line(node), problem)
    }

    pub(super) fn line(&self, node: Node) -> Line<'a> {
        xml::line(self.document, node)
    }

    pub(super) fn named(&self, kind: &str, id: &str) -> Option<Node<'a>> {
        self.ids.get(kind)?.get(id).copied()
    }

    /// Returns the element of this kind that an attribute refers to by its address, `#id`; none if there is no such
    /// element.
    pub(super) fn found(&self, node: Node<'a>, attribute: &str, kind: &str) -> Option<Node<'a>> {
        let id = node.attribute(attribute)?.trim().strip_prefix('#')?;
        // An address may have %20 for a space, and an id may also contain it literally.
        let decoded = || self.named(kind, &percent_decode_str(id).decode_utf8_lossy());
        self.named(kind, id).or_else(decoded)
    }

    /// Returns the element that an attribute refers to, or an error if it is missing.
    pub(super) fn target(&self, node: Node<'a>, attribute: &str, kind: &str) -> Result<Node<'a>> {
        if let Some(found) = self.found(node, attribute, kind) {
            return Ok(found);
        }
        let from = node.tag_name().name();
        let Some(address) = node.attribute(attribute) else {
            return Err(self.error_at(node, message!("dae-no", from, attribute)));
        };
        let shown = quoted(address.as_bytes());
        if !address.trim().starts_with('#') {
            let problem = message!("dae-means-another-file", from, shown);
            let remedy = message!("dae-export-everything-one");
            return Err(invalid_at(self.line(node), problem, remedy));
        }
        let problem = message!("dae-means-no-id", from, shown, kind);
        Err(self.error_at(node, problem))
    }

    /// Returns the `N` finite numbers of an element; an error for another count.
    pub(super) fn numbers<const N: usize>(&self, node: Node) -> Result<[f64; N]> {
        let kind = node.tag_name().name();
        let mut numbers = [0.0; N];
        let mut words = words(node);
        for place in &mut numbers {
            let Some(word) = words.next() else {
                return Err(self.error_at(node, message!("dae-fewer-numbers", kind, n = N)));
            };
            *place = self.finite(node, word)?;
        }
        if words.next().is_some() {
            return Err(self.error_at(node, message!("dae-more-numbers", kind, n = N)));
        }
        Ok(numbers)
    }

    /// Parses a number; some exporters write a comma for the point.
    #[inline]
    pub(super) fn number(&self, word: &str) -> Option<f64> {
        number(word.as_bytes()).or_else(|| {
            let (whole, share) = word.split_once(',')?;
            let value = number(format!("{whole}.{share}").as_bytes())?;
            self.has_commas.set(true);
            Some(value)
        })
    }

    #[inline]
    pub(super) fn finite(&self, node: Node, word: &str) -> Result<f64> {
        let what = match self.number(word) {
            Some(value) if value.is_finite() => return Ok(value),
            Some(_) => message!("finite-number"),
            None => message!("plain-number"),
        };
        let kind = node.tag_name().name();
        let shown = quoted(word.as_bytes());
        Err(self.error_at(node, message!("dae-no-2", shown, kind, what)))
    }
}

/// Returns the words of an element's text; comments may separate them.
pub(super) fn words<'a>(node: Node<'a>) -> impl Iterator<Item = &'a str> {
    let texts = node.children().filter(Node::is_text);
    let texts = texts.filter_map(|child| child.text());
    texts.flat_map(str::split_ascii_whitespace)
}

pub(super) fn children<'a>(node: Node<'a>, kind: &'static str) -> impl Iterator<Item = Node<'a>> {
    node.children()
        .filter(move |child| child.has_tag_name(kind))
}

pub(super) fn child<'a>(node: Node<'a>, kind: &'static str) -> Option<Node<'a>> {
    children(node, kind).next()
}

/// Returns an element's name; none if it has none.
pub(super) fn name(node: Node) -> Option<String> {
    node.attribute("name").and_then(sanitize_name)
}
