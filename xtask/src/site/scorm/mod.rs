//! Makes packages for learning platforms (SCORM 1.2): a zip for each chapter, with exactly the files that its lessons need.

mod archive;
mod chapter;
mod contents;
mod manifest;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::disk;

use chapter::Chapter;

/// A package that was written.
pub struct Package {
    /// The key of its chapter.
    pub chapter: String,
    /// The zip.
    pub path: PathBuf,
}

impl Package {
    /// Returns the size of the zip in bytes.
    pub fn size(&self) -> Result<u64> {
        Ok(fs::metadata(&self.path)?.len())
    }
}

/// Writes packages from the page built in `page`, for the named chapters or for all.
pub fn write(page: &Path, target: &Path, named: &[&str]) -> Result<Vec<Package>> {
    let chapters = chapter::all()?;
    if let Some(unknown) = (named.iter()).find(|name| !chapters.iter().any(|c| c.name == **name)) {
        bail!("there is no chapter `{unknown}`");
    }
    let wished: Vec<_> = (chapters.iter())
        .filter(|chapter| named.is_empty() || named.contains(&&*chapter.name))
        .collect();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (wished.iter())
            .map(|chapter| scope.spawn(|| package(page, target, chapter)))
            .collect();
        (workers.into_iter())
            .map(|worker| worker.join().expect("packing returns its errors"))
            .collect()
    })
}

fn package(page: &Path, target: &Path, chapter: &Chapter) -> Result<Package> {
    let files = contents::package_files(page, chapter)?;
    let path = target.join(format!("nearpoint-{}.zip", chapter.name));
    disk::write(&path, archive::zip(&files)?)?;
    Ok(Package {
        chapter: chapter.name.clone(),
        path,
    })
}
