//! Paths among obstacles: the steps of a lattice, a search whose edges are expensive, and what is proven of a path.

pub(crate) mod closest;
pub(crate) mod ground;
pub(crate) mod lattice;
pub(crate) mod path;
pub mod removal;
mod rotations;
pub(crate) mod search;
pub(crate) mod shorten;

pub use closest::Smallest;
pub use path::Path;
pub use rotations::{NoTurn, Rotations, Turning};

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::Shape;

/// A part of the world.
#[derive(Debug, Clone)]
pub struct Obstacle {
    /// Its mesh.
    pub shape: Arc<Shape>,
    /// The shape's frame to the world.
    pub pose: Pose,
}
