//! Implements published algorithms in their printed steps, which a caller can trace, for lessons, benches and tests. The
//! product itself needs none of it.

pub mod bubble;
pub mod contours;
mod cover;
pub mod decompose;
pub mod merge;
pub mod octree;
pub mod pipeline;
pub mod planning;
pub mod predictive;
pub mod signs;
pub mod sweep;
pub mod tracking;
