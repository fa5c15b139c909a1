//! The paper's search for a way (Kitamura 1996, sections 4.3.3 and 4.3.4), as published: quick, and neither complete
//! nor sure.
//!
//! Nodes are the empty cells of the tree of all obstacles; neighbours share a face. At a node the robot's reference
//! point, the centre of its mesh's box, is in the middle of the cell, and all of its voxels there have to be empty and
//! in the world. The robot is moved first; only when that leads nowhere it is turned, by steps about one axis of the
//! world at a time, and then moved again. What is between two nodes is not checked, nor what is between two
//! orientations, and a way may be there that is not found.

mod best_first;
mod climb;
mod nodes;
mod path;
mod robot;

use super::{Field, Space, VoxelModel};
use crate::octree::Cube;
use crate::planning::PlanError;
pub use climb::{Climber, Step};
use nearpoint_geometry::work::Work;
use nearpoint_geometry::{Point, Pose};
use nodes::Nodes;
use path::path_to;

/// The smallest step to turn by, radians: a degree.
pub const LEAST_ALPHA: f64 = std::f64::consts::PI / 180.0;

/// Which node is next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Strategy {
    /// The one of least value of all that are open: for worlds where nothing moves.
    #[default]
    BestFirst,
    /// The neighbour of least value, if that is less than here: for worlds that may change at any step.
    HillClimbing,
}

/// What of the potential over the robot's voxels is its value. The paper values cells by their mean potential while
/// robots are points, and a robot with a shape by the sum over its black nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Measure {
    /// The sum, as published. A robot whose reference point is in the middle of a voxel may have fewer voxels than on a
    /// corner of one, as in cells of more than a voxel, and less value by that alone.
    #[default]
    Sum,
    /// The mean.
    Mean,
}

/// How the search goes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SearchSettings {
    /// Which node is looked at next.
    pub strategy: Strategy,
    /// What a robot's value is.
    pub measure: Measure,
    /// The step to turn by, radians, from [`LEAST_ALPHA`] to π.
    pub alpha: f64,
    /// The largest value that the robot may have after a turn; infinite for any.
    pub threshold: f64,
    /// After so many nodes, or orientations tried, the search is given up.
    pub most_nodes: usize,
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self {
            strategy: Strategy::default(),
            measure: Measure::default(),
            alpha: std::f64::consts::FRAC_PI_6,
            threshold: f64::INFINITY,
            most_nodes: 20_000,
        }
    }
}

/// A node of the search tree: the robot in an empty cell.
#[derive(Debug, Clone, PartialEq)]
pub struct Explored {
    /// The empty cell that it is in.
    pub cell: Cube,
    /// Of the robot's frame in the world.
    pub pose: Pose,
    /// By the measure of the search; less is nearer to the goal and farther from obstacles.
    pub value: f64,
    /// The node from which this one was found; none of the first.
    pub parent: Option<u32>,
    /// Whether the robot was turned to come here, in the parent's cell.
    pub turned: bool,
}

/// A place of the robot's reference point on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Waypoint {
    /// In the world's frame and unit.
    pub at: Point,
    /// Of the robot's frame in the world.
    pub pose: Pose,
}

/// Why a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The robot came to the cell that the goal is in.
    Reached,
    /// This search finds no way; there may be one.
    Failed,
    /// The answer was no longer wanted.
    Cancelled,
    /// More nodes or turns than were allowed.
    TooMany,
}

/// What a search found, and what it looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Searched {
    /// All nodes of the search tree, in the order in which they were found.
    pub explored: Vec<Explored>,
    /// From the start through the middles of the nodes and of the faces that they share, to the goal or as near as it
    /// came: to the last node when climbing, else to that of least value.
    pub path: Vec<Waypoint>,
    /// Why it ended.
    pub end: End,
    /// Orientations tried.
    pub turns: usize,
}

/// Looks for a way of the robot from a pose of its frame in the world, to the cell that the goal is in.
///
/// # Errors
/// [`PlanError::SpacesDiffer`]; [`PlanError::Alpha`] and [`PlanError::Setting`]; [`PlanError::Outside`],
/// [`PlanError::RobotOutside`] and [`PlanError::InCollision`] for start and goal; those of [`VoxelModel::voxels`] for
/// the start.
pub fn search(
    space: &Space,
    robot: &VoxelModel,
    field: &Field,
    start: &Pose,
    goal: Point,
    settings: &SearchSettings,
    work: &impl Work,
) -> Result<Searched, PlanError> {
    if robot.space() != space {
        return Err(PlanError::SpacesDiffer);
    }
    let nodes = match Nodes::new(robot, field, start, goal, settings, work) {
        Err(PlanError::Stopped) => return Ok(Searched::cancelled()),
        nodes => nodes?,
    };
    match settings.strategy {
        Strategy::BestFirst => best_first::search(nodes, field, work),
        Strategy::HillClimbing => climb::search(Climber::of(nodes, field, goal), field, work),
    }
}

impl Searched {
    /// What was found until the end, and the way to the node of this number.
    fn new(nodes: Nodes, to: usize, end: End) -> Self {
        Self {
            path: path_to(&nodes, to),
            turns: nodes.turns,
            explored: nodes.explored,
            end,
        }
    }

    /// Before anything was found.
    fn cancelled() -> Self {
        Self {
            explored: Vec::new(),
            path: Vec::new(),
            end: End::Cancelled,
            turns: 0,
        }
    }
}
