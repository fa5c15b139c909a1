//! Several robots, one after the other.

use nearpoint_geometry::work::Work;

use super::{Moving, TimedPath, TimedPlanner};
use crate::plan::{PlanError, Problem, Progress};

/// What became of several robots.
#[derive(Debug, Clone, PartialEq)]
pub struct Fleet {
    /// The ways of the robots before the first that has none, in order.
    pub paths: Vec<TimedPath>,
    pub end: FleetEnd,
}

/// How planning by priority has ended.
#[derive(Debug, Clone, PartialEq)]
pub enum FleetEnd {
    /// All robots have ways.
    Found,
    /// This robot has none among those before it: another order may do.
    None {
        robot: usize,
    },
    /// More moments than may be.
    TooMany {
        robot: usize,
    },
    /// This robot's problem is none.
    Wrong {
        robot: usize,
        error: PlanError,
    },
    Cancelled,
}

/// Steps between two looks at whether the answer is still wanted.
const SLICE: usize = 256;

/// Plans for each robot among the obstacles of its problem, what moves as is known, and all robots before it.
pub fn by_priority(problems: &[Problem], known: &[Moving], work: &impl Work) -> Fleet {
    let mut moving = known.to_vec();
    let mut paths: Vec<TimedPath> = Vec::new();
    for (robot, problem) in problems.iter().enumerate() {
        let end = match alone(problem, &moving, work) {
            Ok(Ok(path)) => {
                moving.push(Moving {
                    shape: problem.robot.clone(),
                    poses: path.poses.clone(),
                });
                paths.push(path);
                continue;
            }
            Ok(Err(Progress::None)) => FleetEnd::None { robot },
            Ok(Err(_)) => FleetEnd::TooMany { robot },
            Err(PlanError::Stopped) => FleetEnd::Cancelled,
            Err(error) => FleetEnd::Wrong { robot, error },
        };
        return Fleet { paths, end };
    }
    let end = FleetEnd::Found;
    Fleet { paths, end }
}

fn alone(
    problem: &Problem,
    moving: &[Moving],
    work: &impl Work,
) -> Result<Result<TimedPath, Progress>, PlanError> {
    let mut planner = TimedPlanner::new(problem.clone(), moving.to_vec(), work)?;
    loop {
        match planner.run(SLICE, work)? {
            Progress::Going => {}
            Progress::Found => return Ok(planner.path().cloned().ok_or(Progress::None)),
            end => return Ok(Err(end)),
        }
    }
}
