//! Lists the elements of a model, with included files in place of the `include` elements.

use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::Job;
use crate::robot::{Element, RobotDocument};
use nearpoint_message::message;
use std::collections::BTreeMap;

/// The elements in the order of the files; each comes after its parent.
pub(super) struct Tree<'a> {
    pub(super) entries: Vec<Entry<'a>>,
}

#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub(super) element: Element<'a>,
    /// The index of its parent's entry; the root is its own parent.
    pub(super) parent: usize,
    /// The number of the copy that a `replicate` makes here; 0 for other elements.
    pub(super) copy: u32,
}

/// The largest number of elements: a `replicate` may request any number.
const MAX_ENTRIES: usize = 1_000_000;

impl<'a> Tree<'a> {
    /// Makes the tree of the main file; the pages are all included files, each once.
    pub(super) fn new(
        job: &Job,
        dropped_files: &DroppedFiles,
        main: usize,
        pages: &'a BTreeMap<usize, RobotDocument<'a>>,
    ) -> Result<Self> {
        let root = pages[&main].root();
        let mut entries = vec![Entry {
            element: root,
            parent: 0,
            copy: 0,
        }];
        // A stack of the entries to be visited; it is explicit, because files may be nested to any depth.
        let below = |element: Element<'a>, parent: usize| {
            let children = element.children().rev();
            children.map(move |child| (child, parent, None))
        };
        let mut open: Vec<_> = below(root, 0).collect();
        while let Some((element, parent, copy)) = open.pop() {
            match (element.kind(), copy) {
                ("include", _) => {
                    let file = included(dropped_files, main, element);
                    if let Some(page) = file.and_then(|file| pages.get(&file)) {
                        open.extend(below(page.root(), parent));
                    }
                }
                ("replicate", None) => {
                    let count = copies(element, entries.len() + open.len())?;
                    let copies = (0..count).rev();
                    open.extend(copies.map(|copy| (element, parent, Some(copy))));
                }
                (_, copy) => {
                    let copy = copy.unwrap_or_default();
                    if entries.len() == MAX_ENTRIES {
                        let problem =
                            message!("mjcf-model-more-elements", most_entries = MAX_ENTRIES);
                        return Err(element.error_at(problem, message!("make-simpler")));
                    }
                    let entry = Entry {
                        element,
                        parent,
                        copy,
                    };
                    job.push(&mut entries, entry)?;
                    open.extend(below(element, entries.len() - 1));
                }
            }
        }
        Ok(Self { entries })
    }

    /// Returns the elements of a section of the model.
    pub(super) fn section(&self, kind: &'static str) -> impl Iterator<Item = Element<'a>> {
        let below = self.entries.iter().filter(|entry| entry.parent == 0);
        let elements = below.map(|entry| entry.element);
        elements.filter(move |element| element.kind() == kind)
    }

    /// Returns the elements within sections of this name.
    pub(super) fn inside_sections(&self, kind: &'static str) -> impl Iterator<Item = Element<'a>> {
        let entries = self.entries.iter();
        let inside = entries.filter(move |entry| {
            let section = &self.entries[entry.parent];
            section.parent == 0 && entry.parent != 0 && section.element.kind() == kind
        });
        inside.map(|entry| entry.element)
    }
}

/// Returns the number of copies of a `replicate`, unless there would be too many elements.
fn copies(element: Element, others: usize) -> Result<u32> {
    element.text("count")?;
    let count = element.value("count")?.unwrap_or_default();
    if count < 0.0 || count.fract() != 0.0 {
        return Err(element.invalid(message!("mjcf-count-replicate-no", count)));
    }
    if others as f64 + count > MAX_ENTRIES as f64 {
        let problem = message!("mjcf-replicate-stands-more", most_entries = MAX_ENTRIES);
        return Err(element.error_at(problem, message!("mjcf-reduce-count")));
    }
    Ok(count as u32)
}

/// Returns the index of the file that an `include` names, if it exists.
pub(crate) fn included(
    dropped_files: &DroppedFiles,
    main: usize,
    include: Element,
) -> Option<usize> {
    let path = include.attribute("file")?;
    Some(dropped_files.find(main, path).ok()?.number)
}
