//! Implements the continuous search as published: it searches only near the last closest points. It is fast, and not always
//! right.

mod graph;
mod sub_hull;
mod track;

pub use graph::{Graph, Neighbourhood};
pub use track::{TrackResult, TrackState, track};
