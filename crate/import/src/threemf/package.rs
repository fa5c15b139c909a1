//! Finds the files in a 3MF package: the model, and those that it names.

use crate::archive::{Archive, Entry, MAX_CONTENT, reserve_unpacked};
use crate::error::{Result, damaged_file};
use crate::job::Job;
use crate::names::normal_components;
use crate::xml::{self, Subject};
use nearpoint_message::message;
use percent_encoding::percent_decode_str;
use rawzip::ZipArchive;
use std::borrow::Cow;
use std::collections::HashMap;

/// The file that every package has in its outermost folder.
const TYPES: &[u8] = b"[Content_Types].xml";
/// The file that names the model.
const RELATIONS: &str = "_rels/.rels";
/// The end of the relation type of a model.
const IS_MODEL: &str = "/3dmodel";
/// The usual path of the model.
const DEFAULT_MODEL_PATH: &str = "3D/3dmodel.model";

const SUBJECT: Subject = Subject {
    format: "3MF",
    content: || message!("package"),
    max_nodes: 100_000,
};

/// Returns whether an archive is a package with a model: other archives have no list of types, and other packages no
/// model.
pub(crate) fn is_package(bytes: &[u8]) -> bool {
    let Ok(zip) = ZipArchive::from_slice(bytes) else {
        return false;
    };
    let (mut has_types, mut has_model) = (false, false);
    let mut entries = zip.entries();
    while let Ok(Some(entry)) = entries.next_entry() {
        let path = entry.file_path();
        has_types |= path.as_bytes() == TYPES;
        has_model |= path.as_bytes().ends_with(b".model");
    }
    has_types && has_model
}

/// The files of a package by their paths.
pub(super) struct Package<'a, 'z> {
    archive: &'z Archive<'a>,
    entries: Vec<Entry<'z>>,
    /// The indices of the files, by their paths in the form of [`key`].
    numbers: HashMap<String, usize>,
    /// The number of bytes that may still be unpacked.
    bytes_left: u64,
}

impl<'a, 'z> Package<'a, 'z> {
    pub(super) fn open(archive: &'z Archive<'a>) -> Result<Self> {
        let entries = archive.entries()?;
        let mut numbers = HashMap::new();
        for (number, entry) in entries.iter().enumerate() {
            numbers.entry(key(&entry.path)).or_insert(number);
        }
        Ok(Self {
            archive,
            entries,
            numbers,
            bytes_left: MAX_CONTENT,
        })
    }

    /// Returns the index of the model to build.
    pub(super) fn model(&mut self, job: &Job) -> Result<usize> {
        let named = match self.find(RELATIONS) {
            Some(number) => named_model(job, &self.unpacked(job, number)?),
            None => None,
        };
        let path = named.unwrap_or_else(|| DEFAULT_MODEL_PATH.to_owned());
        self.find(&path).ok_or_else(|| {
            let problem = message!("threemf-model-not", path);
            damaged_file(problem)
        })
    }

    /// Returns the index of the file at a path, which may have %20 for a space.
    pub(super) fn find(&self, path: &str) -> Option<usize> {
        let decoded = || key(&percent_decode_str(path).decode_utf8_lossy());
        let found = self.numbers.get(&key(path));
        found.or_else(|| self.numbers.get(&decoded())).copied()
    }

    pub(super) fn path(&self, number: usize) -> &str {
        &self.entries[number].path
    }

    pub(super) fn unpacked(&mut self, job: &Job, number: usize) -> Result<Cow<'a, [u8]>> {
        let entry = &self.entries[number];
        reserve_unpacked([entry], &mut self.bytes_left)?;
        self.archive.bytes(job, entry)
    }
}

/// Returns a path in a form for comparison: names ignore case.
fn key(path: &str) -> String {
    normal_components(path).join("/").to_ascii_lowercase()
}

/// Returns the model that the relations name; none if they cannot be read.
fn named_model(job: &Job, bytes: &[u8]) -> Option<String> {
    let text = xml::text(job, bytes, SUBJECT.format).ok()?;
    let document = xml::parse(&text, &SUBJECT).ok()?;
    let mut relations = document.root_element().children();
    let model = relations.find(|relation| {
        let kind = relation.attribute("Type");
        kind.is_some_and(|kind| kind.ends_with(IS_MODEL))
    })?;
    model.attribute("Target").map(str::to_owned)
}
