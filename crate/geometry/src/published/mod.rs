//! Published algorithms in their printed steps, which a caller can trace: for lessons, benches and tests. Nothing that
//! the product needs stands here; of the rest of the crate only the oracles in [`crate::brute`] know of it.

pub mod bubble;
pub mod contours;
mod cover;
pub mod decompose;
pub mod merge;
pub mod octree;
pub mod pipeline;
pub mod predictive;
pub mod signs;
