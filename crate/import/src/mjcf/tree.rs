//! The elements of a model, those of included files in the place of what includes them.

use super::included;
use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use crate::robot::{Element, Page};
use std::collections::BTreeMap;

/// Elements in the order of the files; each comes after the one that it is in.
pub(super) struct Tree<'a> {
    pub(super) entries: Vec<Entry<'a>>,
}

#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub(super) element: Element<'a>,
    /// The number of the entry that it is in; the root is in itself.
    pub(super) parent: usize,
}

impl<'a> Tree<'a> {
    /// The tree of the main file; the pages are all that it includes, each once.
    pub(super) fn new(
        job: &Job,
        dropped: &Dropped,
        main: usize,
        pages: &'a BTreeMap<usize, Page<'a>>,
    ) -> Result<Self, ImportError> {
        let root = pages[&main].root();
        let mut entries = vec![Entry {
            element: root,
            parent: 0,
        }];
        // What is yet to be gone through, the next last: files may be as deep as they like.
        let below = |element: Element<'a>, parent: usize| {
            let children = element.children().rev();
            children.map(move |child| (child, parent))
        };
        let mut open: Vec<_> = below(root, 0).collect();
        while let Some((element, parent)) = open.pop() {
            if element.kind() == "include" {
                let file = included(dropped, main, element);
                if let Some(page) = file.and_then(|file| pages.get(&file)) {
                    open.extend(below(page.root(), parent));
                }
                continue;
            }
            job.push(&mut entries, Entry { element, parent })?;
            open.extend(below(element, entries.len() - 1));
        }
        Ok(Self { entries })
    }

    /// The elements of a section of the model.
    pub(super) fn section(&self, kind: &'static str) -> impl Iterator<Item = Element<'a>> {
        let below = self.entries.iter().filter(|entry| entry.parent == 0);
        let elements = below.map(|entry| entry.element);
        elements.filter(move |element| element.kind() == kind)
    }

    /// The elements within sections of this name.
    pub(super) fn within(&self, kind: &'static str) -> impl Iterator<Item = Element<'a>> {
        let entries = self.entries.iter();
        let inside = entries.filter(move |entry| {
            let section = &self.entries[entry.parent];
            section.parent == 0 && entry.parent != 0 && section.element.kind() == kind
        });
        inside.map(|entry| entry.element)
    }
}
