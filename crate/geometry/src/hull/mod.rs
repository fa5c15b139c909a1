//! Builds exact convex hulls of point sets, with the data that a search for support vertices needs.

mod build;
mod hill_climber;
mod error;
mod file;
mod compressed_lists;
mod solid;

pub use build::is_in_range;
pub(crate) use build::{IncrementalHull, InitialSimplex, initial_simplex};
pub(crate) use hill_climber::HillClimber;
pub use error::HullError;
pub use file::HullFileError;
pub use compressed_lists::CompressedLists;
pub use solid::{Dimension, Hull};
