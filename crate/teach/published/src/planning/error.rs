//! The errors of path planning.

use crate::octree::OctreeError;
use nearpoint_geometry::Point;
use nearpoint_geometry::executor::Interrupted;
use nearpoint_message::{Arg, Message, message};
use nearpoint_motion::plan::RotationStepError;

/// The largest number of voxels in a space. Each number that is stored for every voxel takes 16 MiB at most.
pub const MAX_VOXELS: usize = 1 << 21;

/// An end of the path: the start or the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PathEnd {
    /// The start of the path.
    Start,
    /// The goal of the path.
    Goal,
}

/// The reasons why no path can be planned. Obstacles are counted from 0.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum PlanError {
    /// The voxels of a body cannot be computed.
    Octree(OctreeError),
    /// The space has more than [`MAX_VOXELS`] voxels.
    TooManyVoxels {
        depth: u32,
        voxels: usize,
    },
    /// There are more obstacles than the memory limit allows.
    TooManyObstacles {
        obstacles: usize,
        limit: usize,
    },
    /// A surface with a boundary has no inside that could be an obstacle.
    Open,
    /// A body of a flat space, which extends over the interval `body` along z, is not within the interval `layer`.
    NotFlat {
        body: [f64; 2],
        layer: [f64; 2],
    },
    /// A body of a flat space is turned about another axis than z.
    Tilted,
    /// The robot is longer than the world's edge.
    RobotTooLarge {
        size: f64,
        edge: f64,
    },
    /// The robot reaches beyond the world.
    RobotOutside {
        end: PathEnd,
    },
    /// The position is not in the world.
    Outside {
        end: PathEnd,
        position: Point,
    },
    /// The robot is in an obstacle, in a voxel of it, or nearer than permitted.
    InCollision {
        end: PathEnd,
        obstacle: usize,
    },
    /// The turning step is invalid.
    Alpha(RotationStepError),
    /// A number of the settings is not finite or below 0.
    Setting {
        what: Arg,
        value: f64,
    },
    /// A number of a pose or a point is not finite.
    NotFinite {
        what: Message,
    },
    /// There is no obstacle of this number.
    Obstacle {
        index: usize,
        obstacles: usize,
    },
    /// The field, or a set of voxels, belongs to another space.
    SpacesDiffer,
    Interrupted,
}

nearpoint_message::error!(PlanError);

impl PlanError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Octree(error) => error.message(),
            Self::TooManyVoxels { depth, voxels } => message!(
                "motion-space-depth-voxels",
                depth,
                voxels,
                max_voxels = MAX_VOXELS
            ),
            Self::TooManyObstacles { obstacles, limit } => {
                message!("motion-obstacles-more-memory", obstacles, limit)
            }
            Self::Open => message!("motion-body-surface-open"),
            Self::NotFlat { body, layer } => message!(
                "motion-body-reaches-z",
                from = body[0],
                to = body[1],
                least = layer[0],
                most = layer[1]
            ),
            Self::Tilted => message!("motion-body-turned-out"),
            Self::RobotTooLarge { size, edge } => message!("motion-robot-long-world", size, edge),
            Self::RobotOutside { end } => {
                message!("motion-robot-reaches-beyond", place = end.message())
            }
            Self::Outside { end, position } => message!(
                "motion-not-world-move",
                place = end.message(),
                at = position.to_string()
            ),
            Self::InCollision { end, obstacle } => {
                message!("motion-obstacle-counted-0", place = end.message(), obstacle)
            }
            Self::Alpha(no_turn) => no_turn.message(),
            Self::Setting { what, value } => message!("motion-give-finite-number", what, value),
            Self::NotFinite { what } => message!("motion-number-not-finite", what),
            Self::Obstacle { index, obstacles } => {
                message!("motion-no-obstacle-counted", index, obstacles)
            }
            Self::SpacesDiffer => message!("motion-voxels-field-another"),
            Self::Interrupted => Interrupted.message(),
        }
    }
}

impl From<RotationStepError> for PlanError {
    fn from(error: RotationStepError) -> Self {
        Self::Alpha(error)
    }
}

impl From<OctreeError> for PlanError {
    fn from(error: OctreeError) -> Self {
        match error {
            OctreeError::Interrupted => Self::Interrupted,
            OctreeError::Open => Self::Open,
            OctreeError::Pose => Self::NotFinite {
                what: message!("pose"),
            },
            error => Self::Octree(error),
        }
    }
}

impl From<Interrupted> for PlanError {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

impl PathEnd {
    fn message(self) -> Message {
        match self {
            Self::Start => message!("plan-start"),
            Self::Goal => message!("plan-goal"),
        }
    }
}
