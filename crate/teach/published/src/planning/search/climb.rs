//! Climbs hills: from the robot's cell to the lowest neighbour, a step at a time.

use super::nodes::{Next, Nodes, cell_at, end_of, goal_cell, standing};
use super::path::path_to;
use super::{End, Explored, SearchSettings, Searched, Waypoint};
use crate::planning::PlanError;
use crate::planning::{Cells, Field, VoxelModel, Voxels};
use nearpoint_geometry::work::Work;
use nearpoint_geometry::{Point, Pose};

/// The result of a step.
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

/// A robot on its path in a world that may change between any two steps.
///
/// A step goes to the goal's cell whenever that is a free neighbour. Else it goes to the free neighbour of least value, if
/// that is less than the robot's current one. Else the robot is turned. It never returns to a cell in the same orientation
/// unless the world has changed, so that the search ends.
#[derive(Debug, Clone)]
pub struct Climber {
    nodes: Nodes,
    goal: Point,
    /// The obstacles that the cells are of.
    blocked: Voxels,
}

impl Climber {
    /// Places the robot at the start.
    ///
    /// # Errors
    /// Those of [`super::search`], and [`PlanError::Stopped`].
    pub fn new(
        robot: &VoxelModel,
        field: &Field,
        start: &Pose,
        goal: Point,
        settings: &SearchSettings,
        work: &impl Work,
    ) -> Result<Self, PlanError> {
        let nodes = Nodes::new(robot, field, start, goal, settings, work)?;
        Ok(Self::of(nodes, field, goal))
    }

    /// Places the robot at the first of the nodes.
    pub(super) fn of(nodes: Nodes, field: &Field, goal: Point) -> Self {
        Self {
            nodes,
            goal,
            blocked: field.blocked().clone(),
        }
    }

    /// Makes one step in the current field.
    ///
    /// # Errors
    /// [`PlanError::InCollision`] when an obstacle has moved to the robot's position, which is then its start, or to the
    /// goal; [`PlanError::SpacesDiffer`], [`PlanError::Stopped`]. The robot stays where it is, and may be asked again.
    pub fn step(&mut self, field: &Field, work: &impl Work) -> Result<Step, PlanError> {
        if field.space() != self.nodes.space() {
            return Err(PlanError::SpacesDiffer);
        }
        if *field.blocked() != self.blocked {
            self.look_around(field)?;
        }
        let node = self.last();
        if self.nodes.states[node as usize].cell == self.nodes.goal {
            return Ok(Step::Reached);
        }
        let pose = self.nodes.explored[node as usize].pose;
        let here = standing(&self.nodes.robot, field, &pose, work)?;
        let (next, step) = match self.lowest(node, here, field, work)? {
            Some(next) if next.cell == self.nodes.goal => (Some(next), Step::Reached),
            Some(next) => (Some(next), Step::Moved),
            None => (self.nodes.turn(node, field, work)?, Step::Turned),
        };
        Ok(next.map_or(Step::Stuck, |next| {
            self.nodes.add(next, node);
            step
        }))
    }

    /// Returns the robot's nodes in order; it is at the last.
    pub fn explored(&self) -> &[Explored] {
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
    fn look_around(&mut self, field: &Field) -> Result<(), PlanError> {
        let cells = Cells::of(field.space(), field.blocked());
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
        self.nodes.seen.clear();
        self.blocked = field.blocked().clone();
        Ok(())
    }

    /// Returns the next cell: the goal's, or the one of least value if that is less than the current one.
    fn lowest(
        &mut self,
        node: u32,
        here: f64,
        field: &Field,
        work: &impl Work,
    ) -> Result<Option<Next>, PlanError> {
        let turn = self.nodes.states[node as usize].turn;
        let mut best: Option<Next> = None;
        for cell in self.nodes.beside(node) {
            if work.stopped() {
                return Err(PlanError::Stopped);
            }
            if self.nodes.seen.contains(&(cell, turn)) {
                continue;
            }
            let cube = self.nodes.empty_cell(cell);
            let Some(value) = self.nodes.robot.value(turn, &cube, field, work)? else {
                continue;
            };
            if cell == self.nodes.goal {
                return Ok(Some(Next { cell, turn, value }));
            }
            if value < best.map_or(here, |best| best.value) {
                best = Some(Next { cell, turn, value });
            }
        }
        Ok(best)
    }
}

/// Searches to the end in a world that does not change.
pub(super) fn search(
    mut climber: Climber,
    field: &Field,
    work: &impl Work,
) -> Result<Searched, PlanError> {
    let end = end_of(climber.run(field, work))?;
    let last = climber.last() as usize;
    Ok(Searched::new(climber.nodes, last, end))
}

impl Climber {
    fn run(&mut self, field: &Field, work: &impl Work) -> Result<End, PlanError> {
        loop {
            match self.step(field, work)? {
                Step::Reached => return Ok(End::Reached),
                Step::Stuck => return Ok(End::Failed),
                Step::Moved | Step::Turned if self.nodes.too_many() => return Ok(End::TooMany),
                Step::Moved | Step::Turned => {}
            }
        }
    }
}
