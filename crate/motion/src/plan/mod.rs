//! Plans paths among obstacles: steps of a lattice, a search whose edges are expensive, and what is proven of a path.

mod closest;
pub mod ground;
pub mod lattice;
mod path;
pub mod removal;
mod rotations;
pub(crate) mod search;
mod shorten;

pub use closest::Smallest;
pub use path::{Path, leg_length};
pub use rotations::{NoTurn, Rotations, Turning};
pub use shorten::Shortening;

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::Shape;

/// A part of the world.
#[derive(Debug, Clone)]
pub struct Obstacle {
    /// The part's mesh.
    pub shape: Arc<Shape>,
    /// The part's pose, world from part.
    pub pose: Pose,
}
