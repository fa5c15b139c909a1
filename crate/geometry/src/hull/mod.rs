//! Convex hulls of point sets, exact, with what a search for support vertices needs.

mod build;
mod error;
mod lists;
mod solid;

pub(crate) use build::{Growing, Start, start};
pub use error::HullError;
pub use lists::Lists;
pub use solid::{Dimension, Hull};
