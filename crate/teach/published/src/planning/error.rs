//! Why no way can be planned so, and what to do about it.

use crate::octree::OctreeError;
use nearpoint_geometry::Point;
use nearpoint_geometry::work::Stopped;
use nearpoint_motion::plan::NoTurn;

/// The most voxels of a space, so that each of the few numbers that are kept for a voxel takes 16 MiB at most.
pub const MAX_VOXELS: usize = 1 << 21;

/// An end of the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Where the way begins.
    Start,
    /// Where it is to end.
    Goal,
}

/// Why no way can be planned so. Places and obstacles are counted from 0.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum PlanError {
    /// The voxels of a body cannot be told.
    #[error(transparent)]
    Octree(OctreeError),
    /// More voxels than memory is kept for.
    #[error(
        "a space of depth {depth} has {voxels} voxels, and the most is {MAX_VOXELS}: choose a smaller depth"
    )]
    TooManyVoxels { depth: u32, voxels: usize },
    /// More obstacles than memory is kept for.
    #[error(
        "{obstacles} obstacles are more than memory is kept for at this depth, {limit}: unite those that move \
         together, or choose a smaller depth"
    )]
    TooManyObstacles { obstacles: usize, limit: usize },
    /// A surface with a boundary has no inside that could be in the way.
    #[error(
        "the body's surface is open, so that it has no inside: close it, or leave the body out"
    )]
    Open,
    /// A body of a flat space reaches from one z to another, and may be between two others.
    #[error(
        "the body reaches from z = {} to {}, and in a flat space all are between {} and {}, the middle half of \
         the lowest layer: move it there, or make it thinner",
        .body[0], .body[1], .room[0], .room[1]
    )]
    NotFlat { body: [f64; 2], room: [f64; 2] },
    /// A body of a flat space is turned about another axis than z.
    #[error("a body is turned out of the plane: in a flat space turn it about z only")]
    Tilted,
    /// The robot is longer than the world's edge.
    #[error("the robot is {size} long and the world {edge}: make the world larger than the robot")]
    RobotTooLarge { size: f64, edge: f64 },
    /// The robot reaches beyond the world.
    #[error(
        "the robot reaches beyond the world at the {place}: move it in, or make a larger world"
    )]
    RobotOutside { place: Place },
    /// Not in the world.
    #[error("the {place} {at} is not in the world: move it in, or make a larger world")]
    Outside { place: Place, at: Point },
    /// In an obstacle, in a voxel of it, or nearer than wished.
    #[error(
        "the {place} is in obstacle {obstacle} (counted from 0), in a voxel of it, or nearer than the clearance to \
         keep: move either, or choose smaller voxels or a smaller clearance"
    )]
    InCollision { place: Place, obstacle: usize },
    /// No step to turn by.
    #[error(transparent)]
    Alpha(#[from] NoTurn),
    /// A number of the settings is not finite or below 0.
    #[error("{what} is {value}: give a finite number of 0 or more")]
    Setting { what: &'static str, value: f64 },
    /// A number of a pose or a point is not finite.
    #[error("{what} has a number that is not finite: give numbers only")]
    NotFinite { what: &'static str },
    /// There is no obstacle of this number.
    #[error("there is no obstacle {index} (counted from 0): there are {obstacles}")]
    Obstacle { index: usize, obstacles: usize },
    /// The field, or a set of voxels, is of another space.
    #[error(
        "voxels or a field of another space: make all of one plan in the same world, to the same depth"
    )]
    SpacesDiffer,
    #[error("{}", Stopped)]
    Stopped,
}

impl From<OctreeError> for PlanError {
    fn from(error: OctreeError) -> Self {
        match error {
            OctreeError::Stopped => Self::Stopped,
            OctreeError::Open => Self::Open,
            OctreeError::Pose => Self::NotFinite { what: "a pose" },
            error => Self::Octree(error),
        }
    }
}

impl From<Stopped> for PlanError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Start => "start",
            Self::Goal => "goal",
        })
    }
}
