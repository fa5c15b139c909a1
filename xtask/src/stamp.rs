//! Detects whether an output is up to date by a hash of its inputs, stored beside the output.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::disk;
use crate::shell::root;

/// The name of the stamp in a folder of outputs.
pub const STAMP: &str = ".stamp";

/// The inputs of an output; equal inputs have equal hashes.
#[derive(Default)]
pub struct Inputs(DefaultHasher);

impl Inputs {
    /// Adds a setting that changes the output, such as flags and versions.
    pub fn setting(mut self, value: impl Hash) -> Self {
        value.hash(&mut self.0);
        self
    }

    /// Adds a file, or all files below a folder, by name and content. A missing path counts as empty.
    pub fn tree(self, path: impl AsRef<Path>) -> Result<Self> {
        self.tree_without(path, |_| false)
    }

    /// Adds a tree without the files, named from the root of the tree, that `is_left_out` selects.
    pub fn tree_without(
        mut self,
        path: impl AsRef<Path>,
        is_left_out: impl Fn(&Path) -> bool,
    ) -> Result<Self> {
        let root = root();
        for file in files(path.as_ref())? {
            // Names from the root keep an output valid after it is copied to another clone.
            let name = file.strip_prefix(&root).unwrap_or(&file);
            if is_left_out(name) {
                continue;
            }
            name.hash(&mut self.0);
            disk::read(&file)?.hash(&mut self.0);
        }
        Ok(self)
    }

    /// Runs `make` unless the stamp in `folder`, its output, records that it ran with these inputs and succeeded. The
    /// stamp is absent while it runs.
    pub fn build_unless_current(
        self,
        folder: &Path,
        make: impl FnOnce() -> Result<()>,
    ) -> Result<bool> {
        if self.is_current(folder) {
            return Ok(false);
        }
        let stamp = &folder.join(STAMP);
        if stamp.exists() {
            fs::remove_file(stamp).with_context(|| format!("removing {}", stamp.display()))?;
        }
        make()?;
        disk::write(stamp, self.hash())?;
        Ok(true)
    }

    /// Returns whether the stamp in `folder`, its output, records that it was made with these inputs.
    pub fn is_current(&self, folder: &Path) -> bool {
        fs::read_to_string(folder.join(STAMP)).is_ok_and(|kept| kept == self.hash())
    }

    fn hash(&self) -> String {
        format!("{:016x}\n", self.0.finish())
    }
}

/// The folders of outputs or other people's code, anywhere in the tree.
const NOT_OURS: [&str; 8] = [
    ".git",
    "target",
    "node_modules",
    "dist",
    "pkg",
    "made-texts",
    "test-results",
    "playwright-report",
];

/// Returns all files of the project at or below `path`, sorted; it does not follow links.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(path, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(path: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let Ok(meta) = fs::symlink_metadata(path) else {
        return Ok(());
    };
    if meta.is_file() {
        found.push(path.to_owned());
    } else if meta.is_dir() {
        for entry in disk::list(path)? {
            if !NOT_OURS
                .iter()
                .any(|name| entry.file_name() == Some(name.as_ref()))
            {
                collect(&entry, found)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_once_and_again_after_a_change_or_a_failure() {
        let folder = crate::disk::Scratch::new("stamp");
        let input = folder.join("input");
        let make = |value: &str, result: Result<()>| {
            fs::write(&input, value).unwrap();
            Inputs::default()
                .tree(&input)
                .unwrap()
                .build_unless_current(&folder, || result)
        };
        assert!(make("1", Ok(())).unwrap());
        assert!(!make("1", Ok(())).unwrap());
        assert!(make("2", Ok(())).unwrap());
        assert!(make("3", Err(anyhow::anyhow!("no"))).is_err());
        assert!(
            make("2", Ok(())).unwrap(),
            "a failed run leaves no stamp behind"
        );
    }
}
