//! Manages the samples of one format: those made by hand, those that once broke a promise (`found-…`), and those kept for
//! their coverage (`led-…`).

use crate::saved::Files;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const FOUND: &str = "found-";
const GUIDED: &str = "led-";

/// The folder of stored sample files of one format.
pub struct Samples {
    folder: PathBuf,
}

impl Samples {
    /// Returns the samples of a format in the working tree.
    pub fn new(files: &Files, format: &str) -> Self {
        let folder = files.corpus().join(format);
        Self { folder }
    }

    /// Returns the folder of the samples.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the samples that once broke a promise, sorted by path.
    pub fn found(&self) -> Result<Vec<PathBuf>, String> {
        self.named(FOUND)
    }

    /// Returns the samples stored for their coverage, sorted by path.
    pub fn saved(&self) -> Result<Vec<PathBuf>, String> {
        self.named(GUIDED)
    }

    /// Returns the samples whose names begin with `begin`.
    fn named(&self, begin: &str) -> Result<Vec<PathBuf>, String> {
        let listed = fs::read_dir(&self.folder).map_err(|error| self.with_folder(error))?;
        let mut files = Vec::new();
        for entry in listed {
            let entry = entry.map_err(|error| self.with_folder(error))?;
            if entry.file_name().to_string_lossy().starts_with(begin) {
                files.push(entry.path());
            }
        }
        files.sort();
        Ok(files)
    }

    /// Copies an input to the samples that broke a promise, and returns its new path.
    pub fn add_found(&self, input: &Path) -> Result<PathBuf, String> {
        self.copy(FOUND, input)
    }

    /// Keeps these inputs in place of those that were kept; returns how many are new.
    pub fn save(&self, inputs: &[&Path]) -> Result<usize, String> {
        let before = self.saved()?;
        let mut after = Vec::new();
        for input in inputs {
            after.push(self.copy(GUIDED, input)?);
        }
        for old in before.iter().filter(|path| !after.contains(path)) {
            fs::remove_file(old).map_err(|error| self.with_folder(error))?;
        }
        after.sort();
        after.dedup();
        Ok(after.iter().filter(|path| !before.contains(path)).count())
    }

    /// Copies an input, under a name that ends like its own, which is a hash.
    fn copy(&self, begin: &str, input: &Path) -> Result<PathBuf, String> {
        let name = input.file_name().unwrap_or_default().to_string_lossy();
        let end = name.len().saturating_sub(8);
        let end = name.get(end..).unwrap_or(&name);
        let path = self.folder.join(format!("{begin}{end}"));
        if path != input {
            fs::copy(input, &path).map_err(|error| self.with_folder(error))?;
        }
        Ok(path)
    }

    /// Returns the words of all samples that were made by hand, as a dictionary for libFuzzer.
    pub fn dictionary(&self) -> Result<String, String> {
        let mut words = BTreeSet::new();
        for path in self.named("")? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(FOUND) || name.starts_with(GUIDED) {
                continue;
            }
            let bytes = fs::read(&path).map_err(|error| self.with_folder(error))?;
            let of_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-:".contains(byte);
            let each = bytes.split(|byte| !of_word(byte));
            let each = each.filter(|word| (3..=32).contains(&word.len()));
            words.extend(each.map(|word| String::from_utf8_lossy(word).into_owned()));
        }
        Ok(words.iter().map(|word| format!("\"{word}\"\n")).collect())
    }

    fn with_folder(&self, error: io::Error) -> String {
        format!("{}: {error}", self.folder.display())
    }
}
