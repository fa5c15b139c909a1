//! Opens the archive of a BCF file, and finds its documents.

use crate::archive::{Archive, Entry, reserve_unpacked};
use crate::error::{Result, damaged_file, invalid_file};
use crate::job::Job;
use crate::xml::{self, Subject};
use nearpoint_message::message;
use roxmltree::Node;
use std::collections::HashMap;

/// The largest number of bytes of text that may be unpacked; pictures are not unpacked.
const MAX_TEXT: u64 = 256 << 20;

const SUBJECT: Subject = Subject {
    format: "BCF",
    content: || message!("bcf-document"),
    max_nodes: 1_000_000,
};

/// The files of an archive by their paths.
pub(super) struct Folder<'z> {
    archive: &'z Archive<'z>,
    entries: HashMap<String, &'z Entry<'z>>,
    title: String,
    /// The number of bytes that may still be unpacked.
    bytes_left: u64,
}

/// Returns the key of a path. Some programs write backslashes.
pub(super) fn key(path: &str) -> String {
    path.replace('\\', "/")
}

impl<'z> Folder<'z> {
    pub(super) fn new(archive: &'z Archive<'z>, entries: &'z [Entry<'z>], title: String) -> Self {
        Self {
            archive,
            entries: (entries.iter())
                .map(|entry| (key(&entry.path), entry))
                .collect(),
            title,
            bytes_left: MAX_TEXT,
        }
    }

    /// Checks that this is a BCF file, and that every topic has its text.
    pub(super) fn check(&self) -> Result<()> {
        let mut paths: Vec<&String> = self.entries.keys().collect();
        paths.sort();
        let inner = |path: &&&String| [".bcf", ".bcfzip"].iter().any(|end| path.ends_with(end));
        let is_markup = |path: &&String| path.ends_with("/markup.bcf");
        if !self.entries.contains_key("bcf.version") {
            if let Some(inner) = paths.iter().filter(|path| !is_markup(path)).find(inner) {
                let problem = message!("bcf-archive-bcf-file", inner);
                return Err(invalid_file(problem, message!("unpack-open")));
            }
            return Err(damaged_file(message!("bcf-no-bcf-file")));
        }
        for path in paths {
            let Some((topic, _)) = path.rsplit_once('/').filter(|_| path.ends_with(".bcfv")) else {
                continue;
            };
            if !self.entries.contains_key(&format!("{topic}/markup.bcf")) {
                return Err(damaged_file(message!("bcf-markup-bcf-not", topic)));
            }
        }
        Ok(())
    }

    pub(super) fn version(&mut self, job: &mut Job) -> Result<String> {
        let found = self.document(job, "bcf.version", |root| {
            let version = root.attribute("VersionId").unwrap_or_default();
            if ["2.0", "2.1", "3.0"].contains(&version) {
                return Ok(version.to_owned());
            }
            let problem = message!("bcf-version-2", version);
            Err(invalid_file(problem, message!("bcf-export-bcf-2")))
        })?;
        found.ok_or_else(|| damaged_file(message!("bcf-no-bcf-version")))
    }

    /// Returns the names of the viewpoint files in a folder, in order.
    pub(super) fn viewpoints_in(&self, folder: &str) -> Vec<String> {
        let names = self.entries.keys().filter_map(|path| {
            let name = path.strip_prefix(folder)?.strip_prefix('/')?;
            let is_here = name.ends_with(".bcfv") && !name.contains('/');
            is_here.then(|| name.to_owned())
        });
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    /// Applies `read` to the document at a path; none if the archive has no such file.
    pub(super) fn document<T>(
        &mut self,
        job: &mut Job,
        path: &str,
        read: impl FnOnce(Node) -> Result<T>,
    ) -> Result<Option<T>> {
        let Some(entry) = self.entries.get(path) else {
            return Ok(None);
        };
        reserve_unpacked([*entry], &mut self.bytes_left)?;
        let bytes = self.archive.bytes(job, entry)?;
        job.begin(format!("{}/{path}", self.title), 0.0, 1.0)?;
        let text = xml::text(job, &bytes, SUBJECT.format)?;
        let document = xml::parse(&text, &SUBJECT)?;
        let found = read(document.root_element())?;
        job.begin(self.title.clone(), 0.0, 1.0)?;
        Ok(Some(found))
    }
}
