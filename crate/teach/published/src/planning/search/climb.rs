//! Climbs hills: from the robot's cell to the lowest neighbour, a step at a time.

use super::nodes::{NextState, Nodes, cell_at, goal_cell, start_value, to_end};
use super::path::path_to;
use super::{End, SearchNode, SearchResult, SearchSettings, Waypoint};
use crate::planning::PlanError;
use crate::planning::{Cells, Field, VoxelModel, Voxels};
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::{Point, Pose};

/// The result of a hill climber's step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The robot moved to a neighbouring cell.
    Moved,
    /// The robot turned to another orientation.
    Turned,
    /// No neighbour is lower and no turn is left. The search may continue when an obstacle has moved.
    Stuck,
    /// The robot is in the goal's cell.
    Reached,
}

/// A robot that descends the potential step by step, in a world that may change between any two steps.
///
/// A step goes to the goal's cell whenever that is a free neighbour. Else it goes to the free neighbour of least value, if
/// that is less than the robot's current one. Else the robot is turned. It never returns to a cell in the same orientation
/// unless the world has changed, so that the search ends.
#[derive(Debug, Clone)]
pub struct HillClimber {
    nodes: Nodes,
    goal: Point,
    /// The obstacles for which the cells were computed.
    blocked: Voxels,
}

impl HillClimber {
    /// Places the robot of a hill climb at the start.
    ///
    /// # Errors
    /// Those of [`super::search`], and [`PlanError::Interrupted`].
    pub fn new(
        robot: &VoxelModel,
        field: &Field,
        start: &Pose,
        goal: Point,
        settings: &SearchSettings,
        executor: &impl Executor,
    ) -> Result<Self, PlanError> {
        let nodes = Nodes::new(robot, field, start, goal, settings, executor)?;
        Ok(Self::new_at(nodes, field, goal))
    }

    /// Places the robot at the first of the nodes.
    pub(super) fn new_at(nodes: Nodes, field: &Field, goal: Point) -> Self {
        Self {
            nodes,
            goal,
            blocked: field.blocked().clone(),
        }
    }

    /// Moves the robot by one step in the current field.
    ///
    /// # Errors
    /// [`PlanError::InCollision`] when an obstacle has moved to the robot's position, which is then its start, or to the
    /// goal; [`PlanError::SpacesDiffer`], [`PlanError::Interrupted`]. The robot stays where it is, and the step may be
    /// repeated.
    pub fn step(&mut self, field: &Field, executor: &impl Executor) -> Result<Step, PlanError> {
        if field.space() != self.nodes.space() {
            return Err(PlanError::SpacesDiffer);
        }
        if *field.blocked() != self.blocked {
            self.update_cells(field)?;
        }
        let node = self.last();
        if self.nodes.states[node as usize].cell == self.nodes.goal {
            return Ok(Step::Reached);
        }
        let pose = self.nodes.explored[node as usize].pose;
        let here = start_value(&self.nodes.robot, field, &pose, executor)?;
        let (next, step) = match self.lowest(node, here, field, executor)? {
            Some(next) if next.cell == self.nodes.goal => (Some(next), Step::Reached),
            Some(next) => (Some(next), Step::Moved),
            None => (self.nodes.turn(node, field, executor)?, Step::Turned),
        };
        Ok(next.map_or(Step::Stuck, |next| {
            self.nodes.add(next, node);
            step
        }))
    }

    /// Returns the nodes that the robot has visited, in order; it is at the last.
    pub fn explored(&self) -> &[SearchNode] {
        &self.nodes.explored
    }

    /// Returns the path up to the robot's position.
    pub fn path(&self) -> Vec<Waypoint> {
        path_to(&self.nodes, self.last() as usize)
    }

    fn last(&self) -> u32 {
        self.nodes.explored.len() as u32 - 1
    }

    /// Updates the cells for a changed world.
    fn update_cells(&mut self, field: &Field) -> Result<(), PlanError> {
        let cells = Cells::from_voxels(field.space(), field.blocked());
        let node = self.last() as usize;
        let here = &self.nodes.explored[node];
        let cell = cell_at(&self.nodes.robot, field, &cells, &here.pose)?;
        let goal = goal_cell(field, &cells, &self.goal)?;
        let is_same = cells.empty()[cell as usize] == here.cell;
        let state = &mut self.nodes.states[node];
        state.cell = cell;
        state.is_centred &= is_same;
        self.nodes.goal = goal;
        self.nodes.cells = cells;
        self.nodes.visited.clear();
        self.blocked = field.blocked().clone();
        Ok(())
    }

    /// Returns the next cell: the goal's, or the one of least value if that is less than the current one.
    fn lowest(
        &mut self,
        node: u32,
        here: f64,
        field: &Field,
        executor: &impl Executor,
    ) -> Result<Option<NextState>, PlanError> {
        let turn = self.nodes.states[node as usize].turn;
        let mut best: Option<NextState> = None;
        for cell in self.nodes.successor_cells(node) {
            if executor.is_interrupted() {
                return Err(PlanError::Interrupted);
            }
            if self.nodes.visited.contains(&(cell, turn)) {
                continue;
            }
            let cube = self.nodes.empty_cell(cell);
            let Some(value) = self.nodes.robot.value(turn, &cube, field, executor)? else {
                continue;
            };
            if cell == self.nodes.goal {
                return Ok(Some(NextState { cell, turn, value }));
            }
            if value < best.map_or(here, |best| best.value) {
                best = Some(NextState { cell, turn, value });
            }
        }
        Ok(best)
    }
}

/// Searches to the end in a world that does not change.
pub(super) fn search(
    mut climber: HillClimber,
    field: &Field,
    executor: &impl Executor,
) -> Result<SearchResult, PlanError> {
    let end = to_end(climber.run(field, executor))?;
    let last = climber.last() as usize;
    Ok(SearchResult::new(climber.nodes, last, end))
}

impl HillClimber {
    fn run(&mut self, field: &Field, executor: &impl Executor) -> Result<End, PlanError> {
        loop {
            match self.step(field, executor)? {
                Step::Reached => return Ok(End::Reached),
                Step::Stuck => return Ok(End::Failed),
                Step::Moved | Step::Turned if self.nodes.is_limit_reached() => {
                    return Ok(End::LimitReached);
                }
                Step::Moved | Step::Turned => {}
            }
        }
    }
}
