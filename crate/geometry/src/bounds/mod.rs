//! Boxes around triangles, and the tree over them: candidates only, never an exact answer.

mod aabb;
mod bvh;

pub use aabb::Aabb;
pub use bvh::{Bvh, Child, Node};
