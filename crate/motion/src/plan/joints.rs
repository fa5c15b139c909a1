//! Planning for robots of several links: the values of their joints go by steps from where they are to where they are to be.
//!
//! Every step moves one joint, and is checked as a motion of the whole cell ([`crate::check`]), so that nothing is missed between; the search is
//! that of [`super::removal`], A* that looks at a step only when its turn comes. It ends with a motion, made shorter, or with the proof
//! that there is none by such steps within the joints' limits. A joint without limits is searched a full turn, or the way between its
//! values, beyond both of them. Many joints have very many places: three or four with coarse steps are searched through, six are not.

use std::f64::consts::TAU;
use std::sync::Arc;

use nearpoint_geometry::work::{Stopped, Work};

use super::Progress;
use super::search::{Graph, LazySearch, Searched};
use super::shorten::Shortening;
use crate::check::{Cell, Check, CheckError, Settings};
use crate::trajectory::{Form, Key, Trajectory};

/// The most values that are planned together.
pub const MOST_JOINTS: usize = 8;
/// So many steps from the start can be counted.
const MOST_STEPS: f64 = 16_000.0;

/// What is asked: the robots of a cell are to go from these values to those, robot after robot, radians or lengths.
#[derive(Debug, Clone)]
pub struct JointProblem {
    pub cell: Arc<Cell>,
    pub start: Vec<f64>,
    pub goal: Vec<f64>,
    /// Of each value.
    pub steps: Vec<f64>,
    /// Surfaces that come nearer than this are taken to meet ([`Settings::accuracy`]).
    pub accuracy: f64,
    /// When so many places were reached the search gives up.
    pub most_states: usize,
}

/// Why no motion can be looked for. Values are counted from 0.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum JointError {
    /// As many values and steps as the cell has freedoms are needed, from 1 to [`MOST_JOINTS`].
    #[error(
        "{given} values are given for {freedoms} joints: give one for each, for 1 to {MOST_JOINTS} joints"
    )]
    Count { given: usize, freedoms: usize },
    /// A step that is no number above 0, or so short that they cannot be counted.
    #[error(
        "value {value} (counted from 0) cannot go by steps of {step}: give a longer one above 0"
    )]
    Step { value: usize, step: f64 },
    /// A value beyond its joint's limits.
    #[error(
        "value {value} (counted from 0) is {at}, beyond its joint's limits {} … {}",
        .limits[0], .limits[1]
    )]
    Limits {
        value: usize,
        at: f64,
        limits: [f64; 2],
    },
    /// The cell, or a motion in it, cannot be checked.
    #[error(transparent)]
    Check(CheckError),
    /// These two bodies meet at the start.
    #[error("bodies {bodies:?} meet at the start: move the robot away")]
    Start { bodies: [usize; 2] },
    /// These two bodies meet at the goal.
    #[error("bodies {bodies:?} meet at the goal: choose another")]
    Goal { bodies: [usize; 2] },
    #[error("{}", Stopped)]
    Stopped,
}

/// Steps of each value from the start; or the goal, which need not be in the lattice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Place {
    is_goal: bool,
    at: [i16; MOST_JOINTS],
}

/// A search for a motion, which can be interrupted.
#[derive(Debug)]
pub struct JointPlanner {
    problem: JointProblem,
    /// The lowest and the highest place of each value.
    bounds: Vec<[i16; 2]>,
    search: LazySearch<Place>,
    phase: Phase,
}

#[derive(Debug)]
enum Phase {
    Searching,
    Shortening(Shortening<Vec<f64>>),
    Ended(Progress, Option<Trajectory>),
}

impl JointPlanner {
    /// Looks at the start and the goal; nothing is searched yet.
    ///
    /// # Errors
    /// [`JointError`].
    pub fn new(problem: JointProblem, work: &impl Work) -> Result<Self, JointError> {
        let freedoms = problem.cell.freedoms();
        for given in [&problem.start, &problem.goal, &problem.steps] {
            if given.len() != freedoms || !(1..=MOST_JOINTS).contains(&freedoms) {
                let given = given.len();
                return Err(JointError::Count { given, freedoms });
            }
        }
        let bounds = bounds(&problem)?;
        let ends = [(&problem.start, true), (&problem.goal, false)];
        for (values, is_start) in ends {
            if let Some(bodies) = met(&problem, values, values, work)? {
                return Err(match is_start {
                    true => JointError::Start { bodies },
                    false => JointError::Goal { bodies },
                });
            }
        }
        let start = Place {
            is_goal: false,
            at: [0; MOST_JOINTS],
        };
        Ok(Self {
            problem,
            bounds,
            search: LazySearch::new(start),
            phase: Phase::Searching,
        })
    }

    /// Goes on for about so many steps looked at. When stopped, nothing is lost.
    ///
    /// # Errors
    /// [`Stopped`] when `work` says so.
    pub fn run(&mut self, steps: usize, work: &impl Work) -> Result<Progress, Stopped> {
        match &mut self.phase {
            Phase::Searching => self.search(steps, work)?,
            Phase::Shortening(shortening) => {
                let problem = &self.problem;
                if shortening.step(|from, to| is_free(problem, from, to, work))? {
                    let motion = motion(shortening.poses(), &problem.steps);
                    self.phase = Phase::Ended(Progress::Found, motion);
                }
            }
            Phase::Ended(..) => {}
        }
        Ok(match &self.phase {
            Phase::Ended(end, _) => *end,
            _ => Progress::Going,
        })
    }

    fn search(&mut self, steps: usize, work: &impl Work) -> Result<(), Stopped> {
        let mut graph = Joints {
            problem: &self.problem,
            bounds: &self.bounds,
            work,
        };
        match self.search.run(&mut graph, steps)? {
            Searched::Goal(place) => {
                let way = self.search.way(place).into_iter();
                let values = way.map(|place| graph.values(place)).collect();
                self.phase = Phase::Shortening(Shortening::of(values));
            }
            Searched::None => self.phase = Phase::Ended(Progress::None, None),
            Searched::Going if self.search.reached() > self.problem.most_states => {
                self.phase = Phase::Ended(Progress::TooMany, None);
            }
            Searched::Going => {}
        }
        Ok(())
    }

    /// The motion, once it is found: linear, a second for each step of the value that goes farthest.
    pub fn motion(&self) -> Option<&Trajectory> {
        match &self.phase {
            Phase::Ended(_, motion) => motion.as_ref(),
            _ => None,
        }
    }

    /// How many places were reached.
    pub fn states(&self) -> usize {
        self.search.reached()
    }
}

fn bounds(problem: &JointProblem) -> Result<Vec<[i16; 2]>, JointError> {
    let robots = problem.cell.robots.iter();
    let joints = robots.flat_map(|mounted| mounted.robot.free_joints());
    let mut bounds = Vec::new();
    for (value, joint) in joints.enumerate() {
        let (start, goal, step) = (
            problem.start[value],
            problem.goal[value],
            problem.steps[value],
        );
        let reach = TAU.max((goal - start).abs());
        let unlimited = [start.min(goal) - reach, start.max(goal) + reach];
        let limits = joint
            .limits
            .map_or(unlimited, |limits| [limits.lower, limits.upper]);
        for at in [start, goal] {
            if !(at >= limits[0] && at <= limits[1]) {
                return Err(JointError::Limits { value, at, limits });
            }
        }
        let steps = limits.map(|limit| (limit - start) / step);
        if !(step > 0.0 && steps.iter().all(|x| x.abs() <= MOST_STEPS)) {
            return Err(JointError::Step { value, step });
        }
        bounds.push([steps[0].ceil() as i16, steps[1].floor() as i16]);
    }
    Ok(bounds)
}

/// Two bodies that meet while the values go straight on.
fn met(
    problem: &JointProblem,
    from: &[f64],
    to: &[f64],
    work: &impl Work,
) -> Result<Option<[usize; 2]>, JointError> {
    let key = |time: f64, values: &[f64]| Key {
        time,
        values: values.to_vec(),
    };
    let keys = vec![key(0.0, from), key(1.0, to)];
    let wrong = |error| JointError::Check(CheckError::Trajectory(error));
    let trajectory = Trajectory::new(Form::Linear, keys).map_err(wrong)?;
    let settings = Settings {
        stop_at_first: true,
        smallest: false,
        samples: 0,
        ..Settings::new(problem.accuracy)
    };
    let check = Check::new(Arc::clone(&problem.cell), trajectory, settings);
    let mut check = check.map_err(JointError::Check)?;
    if !check.advance(work) {
        return Err(JointError::Stopped);
    }
    let first = check.report().first;
    Ok(first.map(|first| problem.cell.pairs[first.pair]))
}

fn is_free(
    problem: &JointProblem,
    from: &[f64],
    to: &[f64],
    work: &impl Work,
) -> Result<bool, Stopped> {
    match met(problem, from, to, work) {
        Ok(met) => Ok(met.is_none()),
        Err(JointError::Stopped) => Err(Stopped),
        // The cell was checked at the start: what cannot be checked now is not gone.
        Err(_) => Ok(false),
    }
}

fn motion(way: &[Vec<f64>], steps: &[f64]) -> Option<Trajectory> {
    let mut time = 0.0;
    let mut keys = Vec::new();
    for (i, values) in way.iter().enumerate() {
        if let Some(before) = i.checked_sub(1).map(|i| &way[i]) {
            let of = |k: usize| (values[k] - before[k]).abs() / steps[k];
            time += (0..steps.len()).map(of).fold(0.0, f64::max);
        }
        let values = values.clone();
        keys.push(Key { time, values });
    }
    keys.dedup_by(|next, last| next.time == last.time);
    Trajectory::new(Form::Linear, keys).ok()
}

struct Joints<'a, W> {
    problem: &'a JointProblem,
    bounds: &'a [[i16; 2]],
    work: &'a W,
}

impl<W> Joints<'_, W> {
    fn values(&self, place: Place) -> Vec<f64> {
        let JointProblem {
            start, goal, steps, ..
        } = self.problem;
        if place.is_goal {
            return goal.clone();
        }
        let value = |k: usize| start[k] + f64::from(place.at[k]) * steps[k];
        (0..start.len()).map(value).collect()
    }

    /// How far the goal is from a place, in steps of each value.
    fn off(&self, place: Place) -> impl Iterator<Item = f64> {
        let JointProblem { goal, steps, .. } = self.problem;
        let values = self.values(place);
        (0..goal.len()).map(move |k| (goal[k] - values[k]).abs() / steps[k])
    }
}

impl<W: Work> Graph for Joints<'_, W> {
    type Node = Place;

    fn neighbours(&self, node: Place, each: &mut dyn FnMut(Place, f64)) {
        for (k, [low, high]) in self.bounds.iter().enumerate() {
            for by in [-1, 1] {
                let mut next = node;
                next.at[k] += by;
                if (*low..=*high).contains(&next.at[k]) {
                    each(next, 1.0);
                }
            }
        }
        if self.off(node).all(|off| off <= 1.0) {
            let goal = Place {
                is_goal: true,
                at: [0; MOST_JOINTS],
            };
            each(goal, self.left(node));
        }
    }

    fn is_free(&mut self, from: Place, to: Place) -> Result<bool, Stopped> {
        if self.work.stopped() {
            return Err(Stopped);
        }
        let [from, to] = [from, to].map(|place| self.values(place));
        is_free(self.problem, &from, &to, self.work)
    }

    fn left(&self, node: Place) -> f64 {
        self.off(node).sum()
    }

    fn is_goal(&self, node: Place) -> bool {
        node.is_goal
    }
}
