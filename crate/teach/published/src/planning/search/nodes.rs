//! Holds the shared data of both searches: the cells, the nodes found, and turning.

use super::robot::{PlacementState, Robot};
use super::{End, MIN_ALPHA, SearchNode, SearchSettings};
use crate::octree::Cube;
use crate::planning::field::goal_in_voxels;
use crate::planning::{Cells, Field, PathEnd, PlanError, Space, VoxelModel};
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::{Point, Pose};
use nearpoint_message::ToArg;
use nearpoint_motion::plan::RotationStepError;
use std::collections::HashSet;
use std::f64::consts::{PI, TAU};

/// The robot's state at a node.
#[derive(Debug, Clone, Copy)]
pub(super) struct State {
    /// The number of the cell.
    pub cell: u32,
    /// The number of the orientation.
    pub turn: u32,
    /// True if the reference point is at the centre of the cell; at the start it is not.
    pub is_centred: bool,
}

/// A candidate for the robot's next state.
#[derive(Debug, Clone, Copy)]
pub(super) struct NextState {
    pub cell: u32,
    pub turn: u32,
    pub value: f64,
}

/// The nodes of a path search: the cells of the world, and the robot's nodes in them.
#[derive(Debug, Clone)]
pub(super) struct Nodes {
    pub robot: Robot,
    pub cells: Cells,
    pub settings: SearchSettings,
    /// The empty cell that the goal is in.
    pub goal: u32,
    pub explored: Vec<SearchNode>,
    /// The state of each node.
    pub states: Vec<State>,
    /// The visited cells, each with an orientation.
    pub visited: HashSet<(u32, u32)>,
    pub turns: usize,
}

impl Nodes {
    /// Makes the nodes of a search with only the start node, whose field value must be finite.
    pub fn new(
        body: &VoxelModel,
        field: &Field,
        start: &Pose,
        goal: Point,
        settings: &SearchSettings,
        executor: &impl Executor,
    ) -> Result<Self, PlanError> {
        check(settings)?;
        if field.space() != body.space() {
            return Err(PlanError::SpacesDiffer);
        }
        let robot = Robot::new(body, start, settings);
        let value = start_value(&robot, field, start, executor)?;
        let cells = Cells::from_voxels(field.space(), field.blocked());
        let (cell, goal) = (
            cell_at(&robot, field, &cells, start)?,
            goal_cell(field, &cells, &goal)?,
        );
        let first = SearchNode {
            cell: cells.empty()[cell as usize],
            pose: *start,
            value,
            parent: None,
            is_turn: false,
        };
        Ok(Self {
            robot,
            cells,
            settings: *settings,
            goal,
            explored: vec![first],
            states: vec![State {
                cell,
                turn: 0,
                is_centred: false,
            }],
            visited: HashSet::new(),
            turns: 0,
        })
    }

    /// Returns the space of the robot's voxels.
    pub fn space(&self) -> &Space {
        self.robot.body().space()
    }

    /// Returns the cells that can follow a node: its neighbours, and its own if the robot is not at the centre.
    pub fn successor_cells(&self, node: u32) -> Vec<u32> {
        let State {
            cell, is_centred, ..
        } = self.states[node as usize];
        let mut beside = self.cells.neighbours(cell as usize).to_vec();
        if !is_centred {
            beside.push(cell);
        }
        beside
    }

    /// Returns the cube of voxels that is the empty cell with this index.
    pub fn empty_cell(&self, cell: u32) -> Cube {
        self.cells.empty()[cell as usize]
    }

    /// Adds a node, found from another one, and returns its number.
    pub fn add(&mut self, next: NextState, parent: u32) -> u32 {
        let NextState { cell, turn, value } = next;
        let cube = self.empty_cell(cell);
        let turned = self.states[parent as usize].turn != turn;
        let at = self.space().cell_box(&cube).centre();
        self.explored.push(SearchNode {
            cell: cube,
            pose: self.robot.pose(turn, &at),
            value,
            parent: Some(parent),
            is_turn: turned,
        });
        self.states.push(State {
            cell,
            turn,
            is_centred: true,
        });
        self.visited.insert((cell, turn));
        self.explored.len() as u32 - 1
    }

    /// Turns the robot in a node's cell, by steps about one axis after the other, to the free orientation of least
    /// value. Chooses the one of least value among those that are free, not above the threshold and not visited there.
    /// Turns about all axes at once would be too many orientations: the cube of the number of steps.
    pub fn turn(
        &mut self,
        node: u32,
        field: &Field,
        executor: &impl Executor,
    ) -> Result<Option<NextState>, PlanError> {
        let State {
            cell, turn: from, ..
        } = self.states[node as usize];
        let cube = self.empty_cell(cell);
        let axes = if self.space().axes() == 3 { 0..3 } else { 2..3 };
        let steps = (TAU / self.settings.alpha).round() as u32;
        let mut best: Option<NextState> = None;
        for axis in axes {
            for step in 1..steps.max(2) {
                if executor.is_interrupted() {
                    return Err(PlanError::Interrupted);
                }
                let angle = f64::from(step) * self.settings.alpha;
                let turn = self.robot.turned(from, axis, angle);
                if self.visited.contains(&(cell, turn)) || turn == from {
                    continue;
                }
                self.turns += 1;
                let value = self.robot.value(turn, &cube, field, executor)?;
                let value = value.filter(|&v| v <= self.settings.threshold);
                if let Some(value) = value
                    && best.is_none_or(|best| value < best.value)
                {
                    best = Some(NextState { cell, turn, value });
                }
            }
        }
        Ok(best)
    }

    /// Returns whether more nodes or turns were made than allowed.
    pub fn is_limit_reached(&self) -> bool {
        self.explored.len() > self.settings.max_nodes || self.turns > self.settings.max_nodes
    }
}

/// Converts the error of a stopped search into an end.
pub(super) fn to_end(result: Result<End, PlanError>) -> Result<End, PlanError> {
    match result {
        Err(PlanError::Interrupted) => Ok(End::Interrupted),
        other => other,
    }
}

fn check(settings: &SearchSettings) -> Result<(), PlanError> {
    let (alpha, least) = (settings.alpha, MIN_ALPHA);
    if !(alpha >= least && alpha <= PI) {
        return Err(RotationStepError {
            step: alpha,
            min_step: least,
        }
        .into());
    }
    let (what, value) = ("threshold", settings.threshold);
    if value.is_nan() {
        return Err(PlanError::Setting {
            what: what.to_arg(),
            value,
        });
    }
    Ok(())
}

/// Returns the robot's value at the start.
pub(super) fn start_value(
    robot: &Robot,
    field: &Field,
    pose: &Pose,
    executor: &impl Executor,
) -> Result<f64, PlanError> {
    let end = PathEnd::Start;
    match robot.value_at(pose, field, executor)? {
        PlacementState::Free(value) => Ok(value),
        PlacementState::Occupied(obstacle) => Err(PlanError::InCollision { end, obstacle }),
        PlacementState::Outside => Err(PlanError::RobotOutside { end }),
    }
}

/// Returns the empty cell that the robot's reference point is in.
pub(super) fn cell_at(
    robot: &Robot,
    field: &Field,
    cells: &Cells,
    pose: &Pose,
) -> Result<u32, PlanError> {
    let at = robot.at(pose);
    cell_of(field, cells, &at, PathEnd::Start)
}

/// Returns the empty cell that the goal is in.
pub(super) fn goal_cell(field: &Field, cells: &Cells, goal: &Point) -> Result<u32, PlanError> {
    goal_in_voxels(field.space(), goal)?;
    cell_of(field, cells, goal, PathEnd::Goal)
}

fn cell_of(field: &Field, cells: &Cells, at: &Point, end: PathEnd) -> Result<u32, PlanError> {
    let space = field.space();
    let mut inside = *at;
    if space.axes() == 2 {
        inside.z = space.centre([0; 3]).z;
    }
    let Some(voxel) = space.voxel_at(&inside) else {
        return Err(PlanError::Outside { end, position: *at });
    };
    cells.at(voxel).ok_or_else(|| {
        let obstacle = field.obstacles().iter().position(|o| o.get(voxel));
        let obstacle = obstacle.unwrap_or_default();
        PlanError::InCollision { end, obstacle }
    })
}
