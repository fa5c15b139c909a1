//! Reads and writes files and folders by their paths from the root of the tree; errors name the paths.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::root;

/// Adds the action and the path to an error.
fn named<T>(doing: &str, path: &Path, done: std::io::Result<T>) -> Result<T> {
    done.with_context(|| format!("{doing} {}", path.display()))
}

pub fn read(path: impl AsRef<Path>) -> Result<Vec<u8>> {
    let path = root().join(path);
    named("reading", &path, fs::read(&path))
}

pub fn read_text(path: impl AsRef<Path>) -> Result<String> {
    let path = root().join(path);
    named("reading", &path, fs::read_to_string(&path))
}

pub fn read_json(path: impl AsRef<Path>) -> Result<Value> {
    Ok(serde_json::from_slice(&read(path)?)?)
}

/// Writes a file, and creates its parent folders.
pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> Result<()> {
    let path = root().join(path);
    make(path.parent().context("a file lies in a folder")?)?;
    named("writing", &path, fs::write(&path, bytes))
}

/// Copies a file, and creates the copy's parent folders.
pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<()> {
    let (from, to) = (root().join(from), root().join(to));
    make(to.parent().context("a file lies in a folder")?)?;
    named("copying", &from, fs::copy(&from, &to)).map(drop)
}

/// Creates a folder unless it exists.
pub fn make(folder: impl AsRef<Path>) -> Result<()> {
    let folder = root().join(folder);
    named("making", &folder, fs::create_dir_all(&folder))
}

/// Removes a folder and its contents, if it exists.
pub fn remove(folder: impl AsRef<Path>) -> Result<()> {
    let folder = root().join(folder);
    match folder.exists() {
        true => named("emptying", &folder, fs::remove_dir_all(&folder)),
        false => Ok(()),
    }
}

/// A temporary folder for a test, removed at its end.
#[cfg(test)]
pub struct Scratch(PathBuf);

#[cfg(test)]
impl Scratch {
    pub fn new(test: &str) -> Self {
        let name = format!("nearpoint-{test}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        make(&folder).unwrap();
        Self(folder)
    }
}

#[cfg(test)]
impl std::ops::Deref for Scratch {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

#[cfg(test)]
impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = remove(&self.0);
    }
}

/// Lists the entries of a folder.
pub fn list(folder: impl AsRef<Path>) -> Result<Vec<PathBuf>> {
    let folder = root().join(folder);
    let entries = named("listing", &folder, fs::read_dir(&folder))?;
    let paths = entries.map(|entry| Ok(entry?.path()));
    paths.collect()
}
