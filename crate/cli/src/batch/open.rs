//! Opens the location of a plan and its objects: a folder, or a URL of cloud storage.

use nearpoint_batch::Store;

use super::files::Files;
use crate::error::Error;

/// Opens the location, which need not exist yet.
pub fn open(place: &str) -> Result<Box<dyn Store>, Error> {
    match place.contains("://") {
        true => in_a_cloud(place),
        false => Ok(Box::new(Files::in_folder(place))),
    }
}

#[cfg(feature = "cloud")]
fn in_a_cloud(url: &str) -> Result<Box<dyn Store>, Error> {
    Ok(Box::new(super::cloud::Cloud::open(url)?))
}

#[cfg(not(feature = "cloud"))]
fn in_a_cloud(url: &str) -> Result<Box<dyn Store>, Error> {
    Err(Error::usage(nearpoint_message::message!(
        "cli-no-cloud",
        url
    )))
}
