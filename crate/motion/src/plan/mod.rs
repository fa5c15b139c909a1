//! Plans paths among obstacles: a lattice of steps, a graph search with expensive edges, and the clearance of a path.

mod clearance_search;
pub mod lattice;
mod path;
pub mod planning_scene;
pub mod removal;
mod rotations;
pub(crate) mod search;
mod shorten;

pub use clearance_search::ClearanceBounds;
pub use path::{Path, segment_length};
pub use rotations::{RotationAxes, RotationStepError, Rotations};
pub use shorten::PathShortener;

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::Shape;

/// A moving or static part for a planner: its shape and its pose.
#[derive(Debug, Clone)]
pub struct PlanningPart {
    /// The part's mesh.
    pub shape: Arc<Shape>,
    /// The part's pose, world from part.
    pub pose: Pose,
}
