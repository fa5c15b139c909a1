//! Stores the objects of a batch as files in a folder, which several machines may share.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use nearpoint_batch::{Store, StoreError};

use crate::error::Error;

/// A store in a folder of the file system.
#[derive(Debug)]
pub struct FolderStore(PathBuf);

impl FolderStore {
    /// Returns the store in this folder, which need not exist yet.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }
}

fn store_error(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError(Error::of_file(path, &error.to_string()).message())
}

impl Store for FolderStore {
    fn get(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let path = self.0.join(name);
        match std::fs::read(&path) {
            Ok(object) => Ok(Some(object)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(store_error(&path, &error)),
        }
    }

    /// Writes to a temporary file with a unique name, then renames it: others see the old file or the new one.
    fn put(&self, name: &str, object: &[u8]) -> Result<(), StoreError> {
        static WRITTEN: AtomicU32 = AtomicU32::new(0);
        let path = self.0.join(name);
        let folder = path.parent().unwrap_or(&self.0);
        std::fs::create_dir_all(folder).map_err(|error| store_error(folder, &error))?;
        // Processes on several machines may have the same number. Two that write at once write the same bytes, or one
        // after the other.
        let own = (std::process::id(), WRITTEN.fetch_add(1, Ordering::Relaxed));
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        let aside = folder.join(format!(".{file}.{}.{}.{}", host(), own.0, own.1));
        std::fs::write(&aside, object).map_err(|error| store_error(&aside, &error))?;
        std::fs::rename(&aside, &path).map_err(|error| {
            let _ = std::fs::remove_file(&aside);
            store_error(&path, &error)
        })
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, StoreError> {
        let path = self.0.join(folder);
        let entries = match std::fs::read_dir(&path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(store_error(&path, &error)),
        };
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry.map_err(|error| store_error(&path, &error))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let name = format!("{folder}/{name}");
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            match is_folder {
                true => names.extend(self.list(&name)?),
                // Unfinished files begin with a dot.
                false if !name.contains("/.") => names.push(name),
                false => {}
            }
        }
        Ok(names)
    }
}

/// Returns a name that distinguishes machines that share a folder.
fn host() -> String {
    let named = std::fs::read_to_string("/proc/sys/kernel/random/boot_id");
    let id = named.unwrap_or_default();
    id.chars()
        .filter(char::is_ascii_hexdigit)
        .take(12)
        .collect()
}
