//! Builds exact convex hulls of point sets, with the data that a search for support vertices needs.

mod build;
mod convex_hull;
mod error;
mod file;
mod hill_climber;

pub use crate::compressed_lists::CompressedLists;
pub use build::is_in_range;
pub(crate) use build::{IncrementalHull, InitialSimplex, initial_simplex};
pub use convex_hull::{Dimension, Hull};
pub use error::HullError;
pub use file::HullFileError;
pub(crate) use hill_climber::HillClimber;
