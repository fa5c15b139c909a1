//! Opens the location of a plan and its objects: a folder, or a URL of cloud storage.

use nearpoint_batch::Store;

use super::files::FolderStore;
use crate::error::Error;

/// Opens the store at a folder or a URL, which need not exist yet.
pub fn open(location: &str) -> Result<Box<dyn Store>, Error> {
    match location.contains("://") {
        true => open_cloud_store(location),
        false => Ok(Box::new(FolderStore::in_folder(location))),
    }
}

#[cfg(feature = "cloud")]
fn open_cloud_store(url: &str) -> Result<Box<dyn Store>, Error> {
    Ok(Box::new(super::cloud::CloudStore::open(url)?))
}

#[cfg(not(feature = "cloud"))]
fn open_cloud_store(url: &str) -> Result<Box<dyn Store>, Error> {
    Err(Error::usage(nearpoint_message::message!(
        "cli-no-cloud",
        url
    )))
}
