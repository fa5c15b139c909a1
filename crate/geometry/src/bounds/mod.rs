//! Boxes around triangles, and the tree over them: candidates only, never an exact answer.

mod aabb;
mod boxes;
mod bvh;
mod frame;
mod round;

pub use aabb::Aabb;
pub use boxes::Boxes;
pub use bvh::{Bvh, Child, Node};
pub use frame::BoxFrame;
pub(crate) use round::{above, below};
