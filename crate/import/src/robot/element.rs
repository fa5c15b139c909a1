//! A page of a description and its elements: what they say as names and numbers, and file and line for errors.

use crate::error::{ImportError, Result, bad_at};
use crate::job::Job;
use crate::names::cleaned;
use crate::sniff::{EXPAND, Language};
use crate::text::number;
use crate::xml::{Line, line};
use nearpoint_geometry::tolerance::LARGEST_COORDINATE;
use nearpoint_message::{Message, message};
use roxmltree::{Document, Node};

/// What to do about a line that says something wrong.
pub(crate) const CORRECT: Message = message!("robot-correct-file-open");

/// A document, and how its file is called in messages.
pub(crate) struct Page<'a> {
    document: &'a Document<'a>,
    file: String,
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
    pub(crate) fn root_of(&'a self, language: Language) -> Result<Element<'a>> {
        let (root, expected) = (self.root(), language.root());
        if root.kind() != expected {
            let problem = message!("robot-begins-instead", kind = root.kind(), expected);
            return Err(root.bad(problem, message!("robot-open-one", name = language.name())));
        }
        Ok(root)
    }
}

/// An element, and the page that it is on.
#[derive(Clone, Copy)]
pub(crate) struct Element<'a> {
    page: &'a Page<'a>,
    node: Node<'a, 'a>,
}

impl<'a> Element<'a> {
    /// Its name, as the file writes it: one with a prefix is none of the language's own.
    pub(crate) fn kind(&self) -> &'a str {
        let text = &self.page.document.input_text()[self.node.range()];
        let name = text.strip_prefix('<').unwrap_or(text);
        let ends = |c: char| c.is_ascii_whitespace() || matches!(c, '>' | '/');
        &name[..name.find(ends).unwrap_or(name.len())]
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.node.attribute(name)
    }

    fn at(self, node: Node<'a, 'a>) -> Self {
        Self { node, ..self }
    }

    pub(crate) fn children(self) -> impl DoubleEndedIterator<Item = Element<'a>> {
        let elements = self.node.children().filter(Node::is_element);
        elements.map(move |node| self.at(node))
    }

    /// The children of a kind.
    pub(crate) fn all(self, kind: &str) -> impl Iterator<Item = Element<'a>> {
        self.children().filter(move |child| child.kind() == kind)
    }

    /// The first child of a kind.
    pub(crate) fn child(self, kind: &str) -> Option<Element<'a>> {
        self.all(kind).next()
    }

    /// This element and all that are in it, in the order of the file.
    pub(crate) fn descendants(self) -> impl Iterator<Item = Element<'a>> {
        let elements = self.node.descendants().filter(Node::is_element);
        elements.map(move |node| self.at(node))
    }

    /// The version of the format that its page says, major and minor.
    pub(crate) fn version(&self) -> Option<(u32, u32)> {
        let said = self.page.document.root_element().attribute("version")?;
        let (major, minor) = said.trim().split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }

    /// An error at the line of this element.
    pub(crate) fn bad(&self, problem: Message, remedy: Message) -> ImportError {
        bad_at(self.line(), problem, remedy).in_file(&self.page.file)
    }

    /// An error at the line of this element, which is to be corrected.
    pub(crate) fn wrong(&self, problem: Message) -> ImportError {
        self.bad(problem, CORRECT)
    }

    /// A warning at the line of this element.
    pub(crate) fn warn(&self, job: &mut Job, sentence: Message) {
        let sentence = message!("in-place", place = self.line(), what = sentence);
        job.warn_in(&self.page.file, sentence);
    }

    /// Where it is, for messages; found when it is shown, for it takes a look through the file.
    pub(crate) fn line(&self) -> Line<'a> {
        line(self.page.document, self.node)
    }

    /// An attribute that must be there.
    pub(crate) fn text(&self, attribute: &str) -> Result<&'a str> {
        let text = self.attribute(attribute).ok_or_else(|| {
            let problem = message!("robot-no", kind = self.kind(), attribute);
            self.wrong(problem)
        })?;
        if text.contains("${") || text.contains("$(") {
            return Err(self.bad(message!("robot-xacro-not-expanded", text), EXPAND));
        }
        Ok(text)
    }

    /// A name in an attribute that must be there.
    pub(crate) fn name(&self, attribute: &str) -> Result<String> {
        cleaned(self.text(attribute)?).ok_or_else(|| {
            let problem = message!("robot-empty", attribute, kind = self.kind());
            self.wrong(problem)
        })
    }

    /// The numbers of an attribute; none if it is not there. They are finite, and as many as there have to be.
    pub(crate) fn numbers<const N: usize>(&self, attribute: &str) -> Result<Option<[f64; N]>> {
        if self.attribute(attribute).is_none() {
            return Ok(None);
        }
        let text = self.text(attribute)?;
        self.parsed(attribute, text).map(Some)
    }

    /// The numbers of an attribute, at most `N`; none if it is not there.
    pub(crate) fn list<const N: usize>(&self, attribute: &str) -> Result<Vec<f64>> {
        let text = self.attribute(attribute).unwrap_or_default();
        let count = text.split_ascii_whitespace().count();
        if count > N {
            return Err(self.wrong(message!("robot-numbers-most", attribute, count, n = N)));
        }
        let words = text.split_ascii_whitespace();
        let numbers = words.map(|word| self.parsed::<1>(attribute, word));
        numbers.map(|number| Ok(number?[0])).collect()
    }

    /// The one number of an attribute.
    pub(crate) fn value(&self, attribute: &str) -> Result<Option<f64>> {
        let found = self.numbers::<1>(attribute)?;
        Ok(found.map(|[value]| value))
    }

    /// The text in it, without the white space around it; none if that is all.
    pub(crate) fn content(self) -> Option<&'a str> {
        let text = self.node.text()?.trim();
        (!text.is_empty()).then_some(text)
    }

    /// The numbers of the text in it.
    pub(crate) fn numbers_within<const N: usize>(&self) -> Result<[f64; N]> {
        self.parsed(self.kind(), self.content().unwrap_or_default())
    }

    /// The numbers that a text of this element writes; `what` is what it is called.
    pub(crate) fn parsed<const N: usize>(&self, what: &str, text: &str) -> Result<[f64; N]> {
        let bad = |problem: Message| Err(self.wrong(problem));
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

    /// The position, if it is one that a robot may have; `what` is what it is called.
    pub(crate) fn near(&self, what: &str, at: [f64; 3]) -> Result<[f64; 3]> {
        match at.into_iter().find(|x| x.abs() > LARGEST_COORDINATE) {
            Some(far) => {
                let problem = message!("robot-too-large-any", what, far = format!("{far:e}"));
                Err(self.wrong(problem))
            }
            None => Ok(at),
        }
    }

    /// The sizes of a shape, if they are sizes; `what` is what they are called.
    pub(crate) fn sized<const N: usize>(&self, what: &str, sizes: [f64; N]) -> Result<[f64; N]> {
        let fits = |size: &f64| *size > 0.0 && *size <= LARGEST_COORDINATE;
        match sizes.iter().find(|size| !fits(size)) {
            Some(size) => {
                let problem = message!("robot-no-size", what, size, kind = self.kind());
                Err(self.wrong(problem))
            }
            None => Ok(sizes),
        }
    }
}
