//! Implements the continuous search as published: only near the last closest points. It is fast, and not always right.

mod graph;
mod near;
mod track;

pub use graph::{Graph, Neighbourhood};
pub use track::{TrackState, Tracked, track};
