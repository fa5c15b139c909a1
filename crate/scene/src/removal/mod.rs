//! Searches a path for a group of parts out of all other visible parts, in slices, and previews it.
//!
//! The search is that of [`nearpoint_motion::plan::removal`]. Hidden parts block nothing. A change of the searched
//! parts drops the result.

mod commands;
mod file;
mod search;

use std::sync::Arc;

use nearpoint_geometry::Point;

use crate::error::SceneError;
use crate::part::{PartId, Placement};

pub(crate) use search::RemovalSearch;

/// The options of a removal search. For a step or a shrink distance of 0, the scene chooses a value.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RemovalOptions {
    /// The distance between positions that are tried, in the scene's unit.
    pub step: f64,
    /// The angle between orientations that are tried, in radians, 20° or more; 0: no rotations.
    #[serde(rename = "turns")]
    pub rotation_step: f64,
    /// The distance by which the surfaces of the parts are moved inwards, in the scene's unit.
    #[serde(rename = "fit")]
    pub shrink: f64,
}

/// The state of a removal search: its parts, its progress and its result.
#[derive(Debug, Clone)]
pub struct RemovalState {
    /// The parts, which move as one.
    pub parts: Vec<PartId>,
    /// The number of parts that may block them.
    pub obstacle_count: usize,
    /// The number of hidden parts, which block nothing.
    pub hidden_count: usize,
    /// The requested options.
    pub options: RemovalOptions,
    /// The options with the automatic values, once these are known.
    pub effective_options: Option<RemovalOptions>,
    /// The number of states of the group that were reached.
    pub state_count: usize,
    /// The progress of the search, and its result.
    pub phase: RemovalPhase,
    /// The fraction of the path at which the parts are shown; `None` for their own poses.
    pub shown_fraction: Option<f64>,
    /// The time that the search took by the scene's clock, in milliseconds.
    pub duration_ms: f64,
}

/// The progress of a removal search.
#[derive(Debug, Clone)]
pub enum RemovalPhase {
    /// The search is running.
    Searching,
    /// A path was found, and is being shortened.
    Shortening,
    /// A path was found, with this report.
    Found(Arc<RemovalReport>),
    /// No path exists by such steps and rotations. The pairs blocked it.
    Blocked(Vec<BlockingPair>),
    /// The search reached the largest number of states, and none was outside: there may be a path.
    StateLimit(Vec<BlockingPair>),
    /// The search failed for this reason.
    Failed(SceneError),
    /// The user cancelled the search.
    Cancelled,
}

/// A part of the group and another that blocked it; the most frequent pairs come first.
pub type BlockingPair = (PartId, PartId);

/// A removal path: its length, its smallest clearance, and the poses of the parts at its end. Lengths are in the
/// scene's unit, positions in its frame.
#[derive(Debug, Clone, PartialEq)]
pub struct RemovalReport {
    /// The length of the path of the group's centre, and for rotations that of the point farthest from it.
    pub length: f64,
    /// The smallest clearance; `None` where nothing is nearer than the path is long.
    pub min_clearance: Option<PathMinClearance>,
    /// The fraction of the length from which on the group touches nothing.
    pub free_from: f64,
    /// The polyline of the group's centre, from its start position.
    pub points: Vec<Point>,
    /// The fractions of the length at these points.
    pub fractions: Vec<f64>,
    /// The poses of the parts at the end.
    pub end_placements: Vec<Placement>,
}

/// The smallest clearance on a path, with the parts in their true size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PathMinClearance {
    /// The lower and the upper bound of the clearance.
    pub clearance: [f64; 2],
    /// The part of the group and the other part.
    pub parts: (PartId, PartId),
    /// The fraction of the length at this clearance.
    pub fraction: f64,
    /// The position of the group's centre at this clearance.
    pub point: Point,
}

impl RemovalState {
    /// Returns the path, if it was found.
    pub fn path(&self) -> Option<&Arc<RemovalReport>> {
        match &self.phase {
            RemovalPhase::Found(path) => Some(path),
            _ => None,
        }
    }
}
