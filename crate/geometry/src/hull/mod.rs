//! Builds exact convex hulls of point sets, with the data that a search for support vertices needs.

mod build;
mod climb;
mod error;
mod file;
mod lists;
mod solid;

pub use build::is_in_range;
pub(crate) use build::{Growing, Start, start};
pub(crate) use climb::Climb;
pub use error::HullError;
pub use file::HullFileError;
pub use lists::Lists;
pub use solid::{Dimension, Hull};
