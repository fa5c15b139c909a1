//! Planning with time: among obstacles that move as is known, and several robots one after the other.
//!
//! Time goes by ticks; in each the robot makes a step of the lattice, turns by a step, or waits, and what moves goes from one of its poses
//! to the next. Both at constant speed, so that what they do between ticks is tested by the continuous test, each in its motion.
//! The search is A* over pose and tick and ends with a way that arrives first, the shortest of those, or with the proof that
//! there is none by such steps: from the tick on at which nothing moves any more, time no longer counts, so that there
//! are only so many poses. A way arrives when the robot can stay at the goal for good.
//!
//! The clearance that is asked for is kept from what stands still; what moves is not met.
//!
//! *By priority* (Erdmann and Lozano-Pérez, "On multiple moving objects", 1987): the robots are planned one after the other, each
//! among those before it, whose ways are then known. Quick, but not complete: an earlier robot may be in the way of a later one for
//! good. Where motions are not known, plan with [`super::Planner`] and tell it after every step what has moved.

mod graph;
mod priority;

pub use priority::{Fleet, FleetEnd, by_priority};

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};

use super::ground::Ground;
use super::planner::{Begun, EdgeTests, begin, check_still};
use super::search::{LazySearch, Searched};
use super::{PlanError, Problem, Progress};
use graph::{Moment, Times};

/// Something that moves as is known.
#[derive(Debug, Clone)]
pub struct Moving {
    pub shape: Arc<Shape>,
    /// World from shape at the ticks 0, 1, …; from the last on it stays. Between two ticks the middle of its box goes straight on.
    pub poses: Vec<Pose>,
}

impl Moving {
    /// The pose at a tick.
    pub fn at(&self, tick: usize) -> Pose {
        let last = self.poses.last().copied().unwrap_or_default();
        self.poses.get(tick).copied().unwrap_or(last)
    }
}

/// A way with its times.
#[derive(Debug, Clone, PartialEq)]
pub struct TimedPath {
    /// World from robot at the ticks 0, 1, …; from the last on it stays.
    pub poses: Vec<Pose>,
    /// What goes straight on between two ticks, in the robot's frame.
    pub centre: Point,
}

/// A search with time that can be interrupted.
#[derive(Debug)]
pub struct TimedPlanner {
    begun: Begun,
    moving: Vec<Moving>,
    times: Times,
    search: LazySearch<Moment>,
    end: Option<Progress>,
    path: Option<TimedPath>,
}

/// Ticks at most for which motions are known.
const MOST_TICKS: usize = 4096;

impl TimedPlanner {
    /// Looks at what is asked; nothing is searched yet.
    ///
    /// # Errors
    /// [`PlanError`] as [`super::Planner::new`], and for something moving that is at no pose, or that the robot is in at the start.
    pub fn new(problem: Problem, moving: Vec<Moving>, work: &impl Work) -> Result<Self, PlanError> {
        for one in &moving {
            let ticks = one.poses.len();
            if ticks == 0 || ticks > MOST_TICKS {
                let (what, value) = ("the number of ticks of something that moves", ticks as f64);
                return Err(PlanError::Setting { what, value });
            }
            for pose in &one.poses {
                check_still(&problem.space, &one.shape, pose)?;
            }
        }
        let begun = begin(problem, work)?;
        let times = Times::new(&moving);
        graph::check_start(&begun, &moving, work)?;
        Ok(Self {
            search: LazySearch::new(Moment::START),
            begun,
            moving,
            times,
            end: None,
            path: None,
        })
    }

    /// Goes on for about so many steps looked at. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Stopped`] when `work` says so.
    pub fn run(&mut self, steps: usize, work: &impl Work) -> Result<Progress, Stopped> {
        if let Some(end) = self.end {
            return Ok(end);
        }
        let Begun {
            robot,
            obstacles,
            settings,
            map,
            ..
        } = &mut self.begun;
        let ground = Ground::new(robot, obstacles);
        let reach = map.lattice.reach();
        let Some(group) = ground.group(reach.each_ref()) else {
            return Ok(*self.end.insert(Progress::None));
        };
        let mut graph = graph::InTime {
            edges: EdgeTests::new(map, &group, settings.clearance, work),
            robot: &robot[0].shape,
            moving: &self.moving,
            times: &mut self.times,
        };
        let end = match self.search.run(&mut graph, steps)? {
            Searched::Goal(at) => {
                let path = self.search.path(at).into_iter();
                self.path = Some(TimedPath {
                    poses: path
                        .map(|moment| graph.edges.map.pose(moment.state))
                        .collect(),
                    centre: graph.edges.map.lattice.centre,
                });
                Progress::Found
            }
            Searched::None => Progress::None,
            Searched::Going if self.search.reached() > settings.most_states => Progress::TooMany,
            Searched::Going => return Ok(Progress::Going),
        };
        Ok(*self.end.insert(end))
    }

    /// The way, once it is found.
    pub fn path(&self) -> Option<&TimedPath> {
        self.path.as_ref()
    }

    /// How many moments were reached.
    pub fn reached(&self) -> usize {
        self.search.reached()
    }
}
