//! The slow sure answers to what [`crate::octree`] is asked: oracle of the tests.

mod moved;
mod voxels;

pub use moved::{cube_relation, moved_voxels};
pub use voxels::{voxel_meets, voxels};
