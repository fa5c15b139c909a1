//! Ways around obstacles: the potential field and the search of Kitamura 1996 (ATR TR-C-0126), chapter 4, and what is sure.
//!
//! The world is a cube of voxels; robot and obstacles are sets of them, moved as chapter 5 says
//! ([`nearpoint_geometry::published::octree::motion`]).

mod body;
pub mod brute;
mod cells;
mod closest;
mod error;
mod field;
mod ground;
mod lattice;
mod path;
mod planner;
pub mod published;
pub mod removal;
mod rotations;
mod search;
mod shorten;
mod space;
mod voxels;

pub use body::{Body, Placed};
pub use cells::Cells;
pub use closest::Smallest;
pub use error::{Place, PlanError};
pub use field::{Field, FieldMethod, FieldSettings, Norm};
pub use path::Path;
pub use planner::{Counts, PlannedPath, Planner, PlannerSettings, Problem, Progress};
pub use rotations::{Rotations, Turning};
pub use space::{Dimension, MAX_VOXELS, Space};
pub use voxels::Voxels;

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
