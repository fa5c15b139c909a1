//! Where a plan and all that belongs to it is: a folder, or a URL of what a cloud stores.

use nearpoint_batch::Store;

use super::files::Files;
use crate::error::Error;

/// Opens it, whether there is anything yet or not.
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
