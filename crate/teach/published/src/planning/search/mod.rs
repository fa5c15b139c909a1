//! Implements the paper's path search (Kitamura 1996, sections 4.3.3 and 4.3.4), as published: fast, but neither complete
//! nor safe.
//!
//! Nodes are the empty cells of the tree of all obstacles; neighbours share a face. At a node the robot's reference point,
//! the centre of its mesh's box, is at the centre of the cell. All of the robot's voxels there have to be empty and in the
//! world. The robot is moved first. Only when no move leads on, it is turned, by steps about one axis of the world at a
//! time, and then moved again. The motion between two nodes is not checked, nor that between two orientations, and an
//! existing path may be missed.

mod best_first;
mod climb;
mod nodes;
mod path;
mod robot;

use super::{Field, Space, VoxelModel};
use crate::octree::Cube;
use crate::planning::PlanError;
pub use climb::{HillClimber, Step};
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::{Point, Pose};
use nodes::Nodes;
use path::path_to;

/// The smallest turning step, in radians: a degree.
pub const MIN_ALPHA: f64 = std::f64::consts::PI / 180.0;

/// The rule that chooses the next node of a path search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Strategy {
    /// The open node of least value: for worlds where nothing moves.
    #[default]
    BestFirst,
    /// The neighbour of least value, if that is less than the current one: for worlds that may change at any step.
    HillClimbing,
}

/// The way in which the robot's value is computed from the potential over its voxels. The paper values cells by their
/// mean potential while robots are points, and a robot with a shape by the sum over its black nodes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ValueMeasure {
    /// The sum, as published. A robot may have fewer voxels with its reference point at the centre of a voxel, as in cells
    /// of more than a voxel, than on a corner. Its value is then lower only for that reason.
    #[default]
    Sum,
    /// The mean.
    Mean,
}

/// The settings of a path search in a potential field.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SearchSettings {
    /// The rule that chooses the next node.
    pub strategy: Strategy,
    /// The measure of a robot's value.
    pub measure: ValueMeasure,
    /// The turning step, in radians, from [`MIN_ALPHA`] to π.
    pub alpha: f64,
    /// The largest value that the robot may have after a turn; infinite for no limit.
    pub threshold: f64,
    /// The number of nodes, or of orientations tried, after which the search gives up.
    pub max_nodes: usize,
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self {
            strategy: Strategy::default(),
            measure: ValueMeasure::default(),
            alpha: std::f64::consts::FRAC_PI_6,
            threshold: f64::INFINITY,
            max_nodes: 20_000,
        }
    }
}

/// A node of the search tree: the robot in an empty cell.
#[derive(Debug, Clone, PartialEq)]
pub struct SearchNode {
    /// The empty cell of the node.
    pub cell: Cube,
    /// The pose of the robot's frame in the world.
    pub pose: Pose,
    /// The value by the measure of the search; less is nearer to the goal and farther from obstacles.
    pub value: f64,
    /// The node from which this one was found; None for the first.
    pub parent: Option<u32>,
    /// True if the node was reached by a turn of the robot in the parent's cell.
    pub is_turn: bool,
}

/// A position of the robot's reference point on its path.
#[derive(Debug, Clone, PartialEq)]
pub struct Waypoint {
    /// The position in the world's frame and unit.
    pub at: Point,
    /// The pose of the robot's frame in the world.
    pub pose: Pose,
}

/// The reason why a path search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The robot reached the cell that the goal is in.
    Reached,
    /// This search finds no path; there may be one.
    Failed,
    /// The caller stopped the search.
    Interrupted,
    /// There were more nodes or turns than allowed.
    LimitReached,
}

/// The result of a path search, with the nodes that it visited.
#[derive(Debug, Clone, PartialEq)]
pub struct SearchResult {
    /// All nodes of the search tree, in the order in which they were found.
    pub explored: Vec<SearchNode>,
    /// The path from the start through the centres of the nodes and of their shared faces, to the goal or the nearest node.
    /// That is the last node when climbing, else the one of least value.
    pub path: Vec<Waypoint>,
    /// The reason why the search ended.
    pub end: End,
    /// The number of orientations tried.
    pub turns: usize,
}

/// Searches a path of the robot from a pose of its frame in the world to the cell that the goal is in.
///
/// # Errors
/// [`PlanError::SpacesDiffer`]; [`PlanError::Alpha`] and [`PlanError::Setting`]; [`PlanError::Outside`],
/// [`PlanError::RobotOutside`] and [`PlanError::InCollision`] for start and goal; those of [`VoxelModel::voxels`] for the
/// start.
pub fn search(
    space: &Space,
    robot: &VoxelModel,
    field: &Field,
    start: &Pose,
    goal: Point,
    settings: &SearchSettings,
    executor: &impl Executor,
) -> Result<SearchResult, PlanError> {
    if robot.space() != space {
        return Err(PlanError::SpacesDiffer);
    }
    let nodes = match Nodes::new(robot, field, start, goal, settings, executor) {
        Err(PlanError::Interrupted) => return Ok(SearchResult::interrupted()),
        nodes => nodes?,
    };
    match settings.strategy {
        Strategy::BestFirst => best_first::search(nodes, field, executor),
        Strategy::HillClimbing => {
            climb::search(HillClimber::new_at(nodes, field, goal), field, executor)
        }
    }
}

impl SearchResult {
    /// Returns the result with the path to the node of this number.
    fn new(nodes: Nodes, to: usize, end: End) -> Self {
        Self {
            path: path_to(&nodes, to),
            turns: nodes.turns,
            explored: nodes.explored,
            end,
        }
    }

    /// Returns the result of a search that was stopped before it found anything.
    fn interrupted() -> Self {
        Self {
            explored: Vec::new(),
            path: Vec::new(),
            end: End::Interrupted,
            turns: 0,
        }
    }
}
