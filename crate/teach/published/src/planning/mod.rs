//! Implements the potential field and the searches of Kitamura 1996 (ATR TR-C-0126), chapter 4, and the planner for
//! comparison. They are for lessons, benches and tests; the product itself needs none of it.
//!
//! The world is a cube of voxels. Robot and obstacles are sets of them, moved as in chapter 5 ([`crate::octree::motion`]).

pub mod brute;
mod cells;
mod error;
mod field;
mod planner;
pub mod search;
mod space;
mod voxel_model;
mod voxels;

pub use cells::Cells;
pub use error::{MAX_VOXELS, PathEnd, PlanError};
pub use field::{CubePotential, Field, FieldMethod, FieldSettings, Norm};
pub use planner::{Counts, PlannedPath, Planner, PlannerSettings, Problem, Progress};
pub use space::{Dimension, Space};
pub use voxel_model::{PlacedVoxels, VoxelModel};
pub use voxels::Voxels;
