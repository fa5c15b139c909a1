//! Reads names and numbers of a description's elements, with file and line for errors.

use crate::error::{ImportError, Result, invalid_at};
use crate::job::Job;
use crate::names::sanitize_name;
use crate::sniff::{EXPAND_XACRO_ADVICE, Language};
use crate::text::number;
use crate::xml::{Line, line};
use nearpoint_geometry::tolerance::MAX_COORDINATE;
use nearpoint_message::{Message, message};
use roxmltree::{Document, Node};

/// The advice for an invalid line.
pub(crate) const CORRECT_ADVICE: Message = message!("robot-correct-file-open");

/// A document, and its file's name in messages.
pub(crate) struct RobotDocument<'a> {
    document: &'a Document<'a>,
    file: String,
}

impl<'a> RobotDocument<'a> {
    pub(crate) fn new(document: &'a Document<'a>, file: String) -> Self {
        Self { document, file }
    }

    pub(crate) fn root(&'a self) -> Element<'a> {
        Element {
            document: self,
            node: self.document.root_element(),
        }
    }

    /// Returns the root element, which must be the language's.
    pub(crate) fn root_of(&'a self, language: Language) -> Result<Element<'a>> {
        let (root, expected) = (self.root(), language.root());
        if root.kind() != expected {
            let problem = message!("robot-begins-instead", kind = root.kind(), expected);
            return Err(root.error_at(problem, message!("robot-open-one", name = language.name())));
        }
        Ok(root)
    }
}

/// An element, and its page.
#[derive(Clone, Copy)]
pub(crate) struct Element<'a> {
    document: &'a RobotDocument<'a>,
    node: Node<'a, 'a>,
}

impl<'a> Element<'a> {
    /// Returns its name as in the file; a name with a prefix does not belong to the language.
    pub(crate) fn kind(&self) -> &'a str {
        let text = &self.document.document.input_text()[self.node.range()];
        let name = text.strip_prefix('<').unwrap_or(text);
        let ends = |c: char| c.is_ascii_whitespace() || matches!(c, '>' | '/');
        &name[..name.find(ends).unwrap_or(name.len())]
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.node.attribute(name)
    }

    /// Returns the text of an attribute; none if it is empty.
    pub(crate) fn attribute_text(&self, name: &str) -> Option<&'a str> {
        self.attribute(name).filter(|text| !text.is_empty())
    }

    fn at(self, node: Node<'a, 'a>) -> Self {
        Self { node, ..self }
    }

    pub(crate) fn children(self) -> impl DoubleEndedIterator<Item = Element<'a>> {
        let elements = self.node.children().filter(Node::is_element);
        elements.map(move |node| self.at(node))
    }

    pub(crate) fn all(self, kind: &str) -> impl Iterator<Item = Element<'a>> {
        self.children().filter(move |child| child.kind() == kind)
    }

    pub(crate) fn child(self, kind: &str) -> Option<Element<'a>> {
        self.all(kind).next()
    }

    /// Returns this element and all descendants, in the order of the file.
    pub(crate) fn descendants(self) -> impl Iterator<Item = Element<'a>> {
        let elements = self.node.descendants().filter(Node::is_element);
        elements.map(move |node| self.at(node))
    }

    /// Returns the format version of its page, major and minor.
    pub(crate) fn version(&self) -> Option<(u32, u32)> {
        let stated = self.document.document.root_element().attribute("version")?;
        let (major, minor) = stated.trim().split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }

    /// Makes an error at the line of this element.
    pub(crate) fn error_at(&self, problem: Message, remedy: Message) -> ImportError {
        invalid_at(self.line(), problem, remedy).in_file(&self.document.file)
    }

    /// Makes an error at the line of this element, with the advice to correct it.
    pub(crate) fn invalid(&self, problem: Message) -> ImportError {
        self.error_at(problem, CORRECT_ADVICE)
    }

    /// Adds a warning at the line of this element.
    pub(crate) fn warn(&self, job: &mut Job, sentence: Message) {
        let sentence = message!("in-place", place = self.line(), what = sentence);
        job.warn_in(&self.document.file, sentence);
    }

    /// Returns the line for messages. It is computed only for display, because that scans the file.
    pub(crate) fn line(&self) -> Line<'a> {
        line(self.document.document, self.node)
    }

    /// Returns a required attribute.
    pub(crate) fn text(&self, attribute: &str) -> Result<&'a str> {
        let text = self.attribute(attribute).ok_or_else(|| {
            let problem = message!("robot-no", kind = self.kind(), attribute);
            self.invalid(problem)
        })?;
        if text.contains("${") || text.contains("$(") {
            return Err(self.error_at(
                message!("robot-xacro-not-expanded", text),
                EXPAND_XACRO_ADVICE,
            ));
        }
        Ok(text)
    }

    /// Returns a name in a required attribute.
    pub(crate) fn name(&self, attribute: &str) -> Result<String> {
        sanitize_name(self.text(attribute)?).ok_or_else(|| {
            let problem = message!("robot-empty", attribute, kind = self.kind());
            self.invalid(problem)
        })
    }

    /// Returns the `N` finite numbers of an attribute; none if it is missing.
    pub(crate) fn numbers<const N: usize>(&self, attribute: &str) -> Result<Option<[f64; N]>> {
        if self.attribute(attribute).is_none() {
            return Ok(None);
        }
        let text = self.text(attribute)?;
        self.parsed(attribute, text).map(Some)
    }

    /// Returns the numbers of an attribute, at most `N`; none if it is missing.
    pub(crate) fn list<const N: usize>(&self, attribute: &str) -> Result<Vec<f64>> {
        let text = self.attribute(attribute).unwrap_or_default();
        let count = text.split_ascii_whitespace().count();
        if count > N {
            return Err(self.invalid(message!("robot-numbers-most", attribute, count, n = N)));
        }
        let words = text.split_ascii_whitespace();
        let numbers = words.map(|word| self.parsed::<1>(attribute, word));
        numbers.map(|number| Ok(number?[0])).collect()
    }

    /// Returns the one number of an attribute.
    pub(crate) fn value(&self, attribute: &str) -> Result<Option<f64>> {
        let found = self.numbers::<1>(attribute)?;
        Ok(found.map(|[value]| value))
    }

    /// Returns the text in the element, without the white space around it; none if nothing is left.
    pub(crate) fn content(self) -> Option<&'a str> {
        let text = self.node.text()?.trim();
        (!text.is_empty()).then_some(text)
    }

    /// Returns the numbers of the text in the element.
    pub(crate) fn content_numbers<const N: usize>(&self) -> Result<[f64; N]> {
        self.parsed(self.kind(), self.content().unwrap_or_default())
    }

    /// Parses the numbers in a text of this element; `what` is its name for errors.
    pub(crate) fn parsed<const N: usize>(&self, what: &str, text: &str) -> Result<[f64; N]> {
        let bad = |problem: Message| Err(self.invalid(problem));
        let mut numbers = [0.0; N];
        let mut words = text.split_ascii_whitespace();
        for place in &mut numbers {
            let Some(word) = words.next() else {
                let count = text.split_ascii_whitespace().count();
                return bad(message!("robot-numbers-instead", what, count, n = N));
            };
            match number(word.as_bytes()) {
                Some(value) if value.is_finite() => *place = value,
                Some(_) => return bad(message!("robot-not-finite-number", word, what)),
                None => return bad(message!("robot-not-number", word, what)),
            }
        }
        if words.next().is_some() {
            let count = text.split_ascii_whitespace().count();
            return bad(message!("robot-numbers-instead", what, count, n = N));
        }
        Ok(numbers)
    }

    /// Returns the position, if it is valid for a robot; `what` is its name for errors.
    pub(crate) fn checked_position(&self, what: &str, at: [f64; 3]) -> Result<[f64; 3]> {
        match at.into_iter().find(|x| x.abs() > MAX_COORDINATE) {
            Some(far) => {
                let problem = message!("robot-too-large-any", what, far = format!("{far:e}"));
                Err(self.invalid(problem))
            }
            None => Ok(at),
        }
    }

    /// Returns the sizes of a shape, if they are valid; `what` is their name for errors.
    pub(crate) fn checked_sizes<const N: usize>(
        &self,
        what: &str,
        sizes: [f64; N],
    ) -> Result<[f64; N]> {
        let fits = |size: &f64| *size > 0.0 && *size <= MAX_COORDINATE;
        match sizes.iter().find(|size| !fits(size)) {
            Some(size) => {
                let problem = message!("robot-no-size", what, size, kind = self.kind());
                Err(self.invalid(problem))
            }
            None => Ok(sizes),
        }
    }
}
