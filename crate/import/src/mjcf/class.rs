//! Resolves defaults: an attribute that an element lacks comes from its class, or from the classes that contain it.

use super::compiler::Compiler;
use super::placement::placement;
use super::tree::Tree;
use crate::error::Result;
use crate::names::sanitize_name;
use crate::robot::Element;
use nearpoint_geometry::Pose;
use nearpoint_message::message;
use std::collections::HashMap;

/// The largest depth of nested classes.
const MAX_DEPTH: usize = 100;

/// The largest number of times that a class may define the same kind of element, for example once in each file.
const MAX_DEFINITIONS: usize = 100;

/// The class that contains all others.
pub(super) const MAIN: usize = 0;

pub(super) struct Classes<'a> {
    classes: Vec<Class<'a>>,
    names: HashMap<&'a str, usize>,
}

#[derive(Default)]
struct Class<'a> {
    parent: Option<usize>,
    depth: usize,
    /// The default elements of the class, by kind.
    defaults: HashMap<&'a str, Vec<Element<'a>>>,
}

/// An element and its class, which together define its attributes.
#[derive(Clone, Copy)]
pub(super) struct ElementWithDefaults<'a, 'c> {
    pub(super) element: Element<'a>,
    class: usize,
    classes: &'c Classes<'a>,
}

impl<'a> Classes<'a> {
    pub(super) fn read(tree: &Tree<'a>) -> Result<Self> {
        let mut read = Self {
            classes: vec![Class::default()],
            names: HashMap::from([("main", MAIN)]),
        };
        // The class of each entry that defines one.
        let mut of: HashMap<usize, usize> = HashMap::new();
        for (number, entry) in tree.entries.iter().enumerate().skip(1) {
            let (element, parent) = (entry.element, of.get(&entry.parent).copied());
            match (element.kind(), parent) {
                ("default", _) if parent.is_some() || entry.parent == 0 => {
                    of.insert(number, read.class(element, parent)?);
                }
                (kind, Some(class)) => {
                    let stated = read.classes[class].defaults.entry(kind).or_default();
                    if stated.len() == MAX_DEFINITIONS {
                        let problem = message!(
                            "mjcf-default-class-says",
                            kind,
                            most_times = MAX_DEFINITIONS
                        );
                        return Err(element.error_at(problem, message!("mjcf-make-one")));
                    }
                    stated.push(element);
                }
                _ => {}
            }
        }
        Ok(read)
    }

    /// Adds the class of a `default` element, or extends an existing one.
    fn class(&mut self, element: Element<'a>, parent: Option<usize>) -> Result<usize> {
        let name = element.attribute("class");
        let Some(parent) = parent else {
            self.names.extend(name.map(|name| (name, MAIN)));
            return Ok(MAIN);
        };
        let name = name.ok_or_else(|| element.invalid(message!("mjcf-default-within-another")))?;
        if let Some(&known) = self.names.get(name) {
            if self.classes[known].parent == Some(parent) {
                return Ok(known);
            }
            let shown = sanitize_name(name).unwrap_or_default();
            return Err(element.invalid(message!("mjcf-default-class-defined", shown)));
        }
        let depth = self.classes[parent].depth + 1;
        if depth > MAX_DEPTH {
            let problem = message!("mjcf-default-classes-lie", deepest = MAX_DEPTH);
            return Err(element.error_at(problem, message!("mjcf-make-flatter")));
        }
        self.names.insert(name, self.classes.len());
        self.classes.push(Class {
            parent: Some(parent),
            depth,
            defaults: HashMap::new(),
        });
        Ok(self.classes.len() - 1)
    }

    /// Returns the class that an attribute of an element names; or `otherwise`.
    pub(super) fn named(
        &self,
        element: Element,
        attribute: &str,
        otherwise: usize,
    ) -> Result<usize> {
        let Some(name) = element.attribute(attribute) else {
            return Ok(otherwise);
        };
        self.names.get(name).copied().ok_or_else(|| {
            let shown = sanitize_name(name).unwrap_or_default();
            let problem = message!("mjcf-no-default-class", shown);
            element.invalid(problem)
        })
    }

    /// Returns an element with its class: the class that it names, or else `of_body`.
    pub(super) fn with_defaults<'c>(
        &'c self,
        element: Element<'a>,
        of_body: usize,
    ) -> Result<ElementWithDefaults<'a, 'c>> {
        Ok(ElementWithDefaults {
            element,
            class: self.named(element, "class", of_body)?,
            classes: self,
        })
    }
}

impl<'a> ElementWithDefaults<'a, '_> {
    /// Returns the sources of attributes: the element, then the classes from the innermost on.
    pub(super) fn attribute_sources(self) -> impl Iterator<Item = Element<'a>> {
        let classes = &self.classes.classes;
        let up = move |&class: &usize| classes[class].parent;
        let chain = std::iter::successors(Some(self.class), up);
        let kind = self.element.kind();
        let stated = chain.filter_map(move |class| classes[class].defaults.get(kind));
        std::iter::once(self.element).chain(stated.flat_map(|stated| stated.iter().rev().copied()))
    }

    /// Returns the element's pose in the frame that contains it.
    pub(super) fn placement(self, compiler: &Compiler) -> Result<Pose> {
        placement(compiler, &self.attribute_sources().collect::<Vec<_>>())
    }

    /// Returns the element or default that has an attribute.
    pub(super) fn attribute_source(self, attribute: &str) -> Option<Element<'a>> {
        self.attribute_sources()
            .find(|e| e.attribute(attribute).is_some())
    }

    pub(super) fn attribute(self, attribute: &str) -> Option<&'a str> {
        self.attribute_source(attribute)?.attribute(attribute)
    }

    pub(super) fn numbers<const N: usize>(self, attribute: &str) -> Result<Option<[f64; N]>> {
        match self.attribute_source(attribute) {
            Some(source) => source.numbers(attribute),
            None => Ok(None),
        }
    }

    pub(super) fn value(self, attribute: &str) -> Result<Option<f64>> {
        let found = self.numbers::<1>(attribute)?;
        Ok(found.map(|[value]| value))
    }
}
