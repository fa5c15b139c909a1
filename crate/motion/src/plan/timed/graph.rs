//! Poses and ticks as a graph.

use std::collections::HashMap;

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::collide::swept::{Travel, first_contact};
use nearpoint_geometry::collide::{Containment, containment};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Pose, relative};

use super::Moving;
use crate::plan::lattice::State;
use crate::plan::planner::{Begun, EdgeTests, GOAL};
use crate::plan::search::{Graph, Network};
use crate::plan::{Place, PlanError};

/// A pose at a tick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Moment {
    pub tick: u16,
    pub state: State,
}

impl Moment {
    pub const START: Self = Self {
        tick: 0,
        state: State::START,
    };
}

/// What is known of times.
#[derive(Debug, Clone)]
pub(super) struct Times {
    /// From here on nothing moves.
    last: u16,
    /// Steps of the lattice that were asked about: whether what stands still leaves them free.
    still: HashMap<(State, State), bool>,
}

impl Times {
    pub fn new(moving: &[Moving]) -> Self {
        let ticks = moving.iter().map(|one| one.poses.len() - 1).max();
        Self {
            last: ticks.unwrap_or(0) as u16,
            still: HashMap::new(),
        }
    }
}

/// Of a tick, for a step of the lattice: of ways that arrive at once the shortest is taken.
const LENGTH_COUNTS: f64 = 1.0 / 1024.0;

pub(super) struct InTime<'a, W> {
    pub edges: EdgeTests<'a, W>,
    pub robot: &'a Shape,
    pub moving: &'a [Moving],
    pub times: &'a mut Times,
}

impl<W: Work> InTime<'_, W> {
    fn still_leaves(&mut self, from: State, to: State) -> Result<bool, Stopped> {
        if from == to {
            return Ok(true);
        }
        let key = (from.min(to), from.max(to));
        if let Some(&known) = self.times.still.get(&key) {
            return Ok(known);
        }
        let free = self.edges.edge(key.0, key.1)?.is_some()
            && self.edges.blocked(&[key.0, key.1])?.is_empty();
        self.times.still.insert(key, free);
        Ok(free)
    }

    /// Whether nothing that moves is met from a tick to the next.
    fn moving_leaves(&self, from: State, to: State, tick: usize) -> Result<bool, Stopped> {
        let [from, to] = [from, to].map(|state| self.edges.map.pose(state));
        for one in self.moving {
            if meets(self.robot, [&from, &to], one, tick, self.edges.work)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the robot can stay for good.
    fn can_stay(&self, state: State, from: usize) -> Result<bool, Stopped> {
        for tick in from..usize::from(self.times.last) {
            if !self.moving_leaves(state, state, tick)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Whether the robot meets something that moves from a tick to the next.
fn meets(
    robot: &Shape,
    [from, to]: [&Pose; 2],
    moving: &Moving,
    tick: usize,
    work: &impl Work,
) -> Result<bool, Stopped> {
    let [before, after] = [moving.at(tick), moving.at(tick + 1)];
    let own = Travel::new(*from, *to, robot.bounds().centre());
    let its = Travel::new(before, after, moving.shape.bounds().centre());
    let (Ok(own), Ok(its)) = (own, its) else {
        return Ok(true);
    };
    let reach = |shape: &Shape, travel: &Travel| {
        let [from, to] = [0.0, 1.0].map(|time| shape.bounds().posed(&travel.at(time)));
        let bulge = 0.5 * shape.bounds().diagonal() * travel.angle();
        from.union(&to).grown(bulge)
    };
    if !reach(robot, &own).overlaps(&reach(&moving.shape, &its)) {
        return Ok(false);
    }
    Ok(first_contact(robot, &moving.shape, &own, &its, work)?.is_some())
}

impl<W: Work> Graph for InTime<'_, W> {
    type Node = Moment;

    fn neighbours(&self, node: Moment, each: &mut dyn FnMut(Moment, f64)) {
        let tick = (node.tick + 1).min(self.times.last);
        if node.tick < self.times.last {
            each(Moment { tick, ..node }, 1.0);
        }
        self.edges.around(node.state, &mut |state| {
            let length = self.edges.map.estimate(node.state, state) / self.edges.map.lattice.step;
            each(Moment { tick, state }, 1.0 + LENGTH_COUNTS * length);
        });
    }

    fn is_free(&mut self, from: Moment, to: Moment) -> Result<bool, Stopped> {
        if self.edges.work.stopped() {
            return Err(Stopped);
        }
        let tick = usize::from(from.tick);
        if !self.still_leaves(from.state, to.state)?
            || !self.moving_leaves(from.state, to.state, tick)?
        {
            return Ok(false);
        }
        Ok(to.state != GOAL || self.can_stay(GOAL, tick + 1)?)
    }

    /// Ticks that it takes at least: a step along each axis at once, and a turn by the farthest step.
    fn left(&self, node: Moment) -> f64 {
        let map = &self.edges.map;
        let [from, to] = [map.pose(node.state), map.goal];
        let off = (from * map.lattice.centre - to * map.lattice.centre) / map.lattice.step;
        let steps = off
            .amax()
            .max(from.rotation.angle_to(&to.rotation) / map.longest_turn());
        steps + LENGTH_COUNTS * map.estimate(node.state, GOAL) / map.lattice.step
    }

    fn is_goal(&self, node: Moment) -> bool {
        node.state == GOAL
    }
}

/// Whether the robot is in something that moves where both begin.
pub(super) fn check_start(
    begun: &Begun,
    moving: &[Moving],
    work: &impl Work,
) -> Result<(), PlanError> {
    let robot = &begun.robot[0].shape;
    for (number, one) in moving.iter().enumerate() {
        let placed = relative(&one.at(0), &begun.map.here());
        let met = clearance(&one.shape, robot, &placed, 0.0, &mut Warm::default(), work)?;
        if met.is_some() || containment(&one.shape, robot, &placed) != Containment::Neither {
            let obstacle = begun.obstacles.len() + number;
            let place = Place::Start;
            return Err(PlanError::InCollision { place, obstacle });
        }
    }
    Ok(())
}
