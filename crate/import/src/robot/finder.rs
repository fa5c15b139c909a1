//! Finds the files of meshes. A description has addresses on another machine; only the end of the path is meaningful
//! among the dropped files.

use crate::dropped_files::{DroppedFiles, FoundFile, NotFound};
use crate::job::Job;
use crate::names::{normal_components, sanitize_name};
use crate::sniff::Language;
use nearpoint_message::message;
use percent_encoding::percent_decode_str;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A search for files that caches each address.
pub(crate) struct Finder<'a, 'd> {
    pub(crate) files: &'d DroppedFiles<'a>,
    /// The index of the description's file.
    from: usize,
    /// The language of the description.
    pub(crate) language: Language,
    results: HashMap<String, Result<FoundFile, NotFound>>,
    /// The files that were found only by name, in another folder than the address states.
    elsewhere: BTreeMap<usize, String>,
    /// The folders of the robot, see [`Finder::folders`].
    folders: BTreeSet<Vec<String>>,
}

impl<'a, 'd> Finder<'a, 'd> {
    pub(crate) fn new(
        dropped_files: &'d DroppedFiles<'a>,
        from: usize,
        language: Language,
    ) -> Self {
        Self {
            files: dropped_files,
            from,
            language,
            results: HashMap::new(),
            elsewhere: BTreeMap::new(),
            folders: BTreeSet::new(),
        }
    }

    /// Returns the index of the file at this address, and marks it as used by the robot.
    pub(crate) fn find(&mut self, address: &str) -> Result<usize, NotFound> {
        let FoundFile {
            number,
            common_names,
        } = self.search(address)?;
        let folders =
            normal_components(path(address)).len() > 1 && self.files.path(number).len() > 1;
        if common_names == 1 && folders {
            let address = || address.to_owned();
            self.elsewhere.entry(number).or_insert_with(address);
        }
        Ok(number)
    }

    /// Marks the file at this address, if there is one, as used by the robot.
    pub(crate) fn mark_used(&mut self, address: &str) {
        // The search marks the file as used.
        let _found = self.search(address);
    }

    fn search(&mut self, address: &str) -> Result<FoundFile, NotFound> {
        if let Some(found) = self.results.get(address) {
            return *found;
        }
        let path = path(address);
        // An address may have %20 for a space, and a file name may also contain it literally.
        let decoded = percent_decode_str(path).decode_utf8_lossy();
        let found = self.files.find(self.from, &decoded);
        let found = found.or_else(|_| self.files.find(self.from, path));
        self.results.insert(address.to_owned(), found);
        if let Ok(FoundFile {
            number,
            common_names,
        }) = found
            && common_names > 1
        {
            let names = self.files.path(number);
            let folder = names[..=names.len() - common_names].iter();
            let folder = folder.map(|name| (*name).to_owned());
            self.folders.insert(folder.collect());
        }
        found
    }

    /// Returns the existing folders in which addresses begin: mostly one, the folder of a package or of its meshes.
    pub(crate) fn folders(&self) -> BTreeSet<Vec<String>> {
        self.folders.clone()
    }

    /// Warns about meshes that may not be the intended ones.
    pub(crate) fn warn(&self, job: &mut Job) {
        let Some((number, address)) = self.elsewhere.first_key_value() else {
            return;
        };
        let others = match self.elsewhere.len() {
            1 => None,
            count => Some(message!("robot-more-likewise", count = count - 1)),
        };
        job.warn(message!(
            "robot-only-name-taken",
            address = sanitize_name(address).unwrap_or_default(),
            number = self.files.title(*number),
            others
        ));
    }
}

/// Returns the path in an address such as `package://arm/meshes/link.stl`.
pub(crate) fn path(address: &str) -> &str {
    match address.split_once("://") {
        Some((_, path)) => path,
        None => address.strip_prefix("file:").unwrap_or(address),
    }
}
