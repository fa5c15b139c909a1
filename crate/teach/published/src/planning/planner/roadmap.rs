//! The poses that are searched, and what is known of them.

use std::collections::{BTreeMap, HashMap};

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;

use super::Counts;
use nearpoint_motion::plan::lattice::{Lattice, State};
use nearpoint_motion::plan::leg_length;

/// The goal, which need not be in the lattice.
pub(crate) const GOAL: State = State {
    at: [0; 3],
    turn: u16::MAX,
};
/// Where the robot is once it has gone from the start: a number of its own for each place.
const HERE: u16 = u16::MAX - 1;

/// Distances of interest, in steps of the lattice. More would let a pose vouch for more of its steps, but steps are
/// looked at only on ways that are tried, and short distances are found much quicker than long ones.
const WIDE: f64 = 0.5;

/// A pose that is joined to the lattice.
#[derive(Debug, Clone)]
struct Joined {
    state: State,
    pose: Pose,
    near: Vec<State>,
}

#[derive(Debug, Clone)]
pub(crate) struct Roadmap {
    pub lattice: Lattice,
    /// For each turn the lowest and the highest place at which the robot is in the world.
    pub inside: Vec<[[i16; 3]; 2]>,
    pub goal: Pose,
    near_goal: Vec<State>,
    /// None at the start.
    here: Option<Joined>,
    /// Where it was, until the plan knows.
    retired: Vec<Joined>,
    places: i16,
    /// Two orientations farther apart than this are not joined.
    turn: f64,
    /// How far from the obstacles a pose is, or as much of it as the limit.
    rooms: HashMap<State, f64>,
    /// Steps that were looked at as distances do not tell of them, from the lower state: whether they are free.
    swept: HashMap<(State, State), bool>,
    /// Distances beyond are not of interest.
    pub limit: f64,
    /// What is farther from a pose is of no interest to a step from it.
    reach: f64,
    pub counts: Counts,
}

impl Roadmap {
    pub fn new(
        lattice: Lattice,
        inside: Vec<[[i16; 3]; 2]>,
        goal: Pose,
        turn: f64,
        keep: f64,
    ) -> Self {
        let longest_turn = longest_turn(&lattice, turn);
        // No step moves a point farther, nor what joins a pose to the lattice.
        let longest = 3.0_f64.sqrt() * lattice.step + lattice.radius * longest_turn;
        let limit = WIDE * lattice.step + 2.0 * keep;
        let mut map = Self {
            limit,
            reach: limit.max(longest + keep),
            lattice,
            inside,
            goal,
            near_goal: Vec::new(),
            here: None,
            retired: Vec::new(),
            places: 0,
            turn,
            rooms: HashMap::new(),
            swept: HashMap::new(),
            counts: Counts::default(),
        };
        map.near_goal = map.near(&goal);
        map
    }

    pub fn pose(&self, state: State) -> Pose {
        if state == GOAL {
            return self.goal;
        }
        let joined = self.here.iter().chain(&self.retired);
        let joined = joined.into_iter().find(|joined| joined.state == state);
        joined.map_or_else(|| self.lattice.pose(state), |joined| joined.pose)
    }

    /// Where the robot is.
    pub fn here(&self) -> Pose {
        self.here
            .as_ref()
            .map_or(self.lattice.start, |here| here.pose)
    }

    pub fn is_inside(&self, state: State) -> bool {
        let [low, high] = &self.inside[usize::from(state.turn)];
        (0..3).all(|i| (low[i]..=high[i]).contains(&state.at[i]))
    }

    /// The states of the lattice that are within a step and a turn of a pose.
    fn near(&self, pose: &Pose) -> Vec<State> {
        let centre = self.lattice.centre;
        let off = (pose * centre - self.lattice.start * centre) / self.lattice.step;
        let mut near = Vec::new();
        for turn in 0..self.lattice.rotations.count() as u16 {
            let state = State {
                turn,
                ..State::START
            };
            if self.lattice.pose(state).rotation.angle_to(&pose.rotation) > self.turn {
                continue;
            }
            for number in 0..27 {
                let by = [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1];
                let at = [0, 1, 2].map(|i| off[i].round() as i16 + by[i]);
                let is_near = (0..3).all(|i| (f64::from(at[i]) - off[i]).abs() <= 1.0);
                let state = State { at, turn };
                if is_near && self.is_inside(state) {
                    near.push(state);
                }
            }
        }
        near
    }

    pub fn around(&self, state: State, each: &mut dyn FnMut(State)) {
        let joined = |joined: &&Joined| joined.state == state;
        if state == GOAL {
            self.near_goal.iter().for_each(|&near| each(near));
            let near_here = self.here.iter().filter(|here| self.meet(here));
            near_here.for_each(|here| each(here.state));
        } else if let Some(joined) = self.here.iter().chain(&self.retired).find(joined) {
            joined.near.iter().for_each(|&near| each(near));
            if self.meet(joined) {
                each(GOAL);
            }
        } else if state.turn < HERE {
            self.lattice.neighbours(state, &mut |next, _| {
                if self.is_inside(next) {
                    each(next);
                }
            });
            let is_near = |near: &[State]| near.contains(&state);
            if is_near(&self.near_goal) {
                each(GOAL);
            }
            for here in self.here.iter().filter(|here| is_near(&here.near)) {
                each(here.state);
            }
        }
    }

    /// Whether a joined pose is as near to the goal as a step and a turn.
    fn meet(&self, joined: &Joined) -> bool {
        let centre = self.lattice.centre;
        let off = (joined.pose * centre - self.goal * centre) / self.lattice.step;
        off.amax() <= 1.0 && joined.pose.rotation.angle_to(&self.goal.rotation) <= self.turn
    }

    /// How long the way between two would be if nothing were in it; it is no longer over a third.
    pub fn estimate(&self, a: State, b: State) -> f64 {
        let ends = [&self.pose(a), &self.pose(b)];
        leg_length(ends, &self.lattice.centre, self.lattice.radius)
    }

    pub fn is_retired(&self, state: State) -> bool {
        self.retired.iter().any(|old| old.state == state)
    }

    pub fn room(&self, state: State) -> Option<f64> {
        self.rooms.get(&state).copied()
    }

    pub fn learn(&mut self, state: State, room: f64) {
        self.rooms.insert(state, room);
        self.counts.poses += 1;
    }

    /// Whether a step is free, if it was looked at.
    pub fn swept(&self, a: State, b: State) -> Option<bool> {
        self.swept.get(&(a.min(b), a.max(b))).copied()
    }

    pub fn remember(&mut self, a: State, b: State, is_free: bool) {
        self.swept.insert((a.min(b), a.max(b)), is_free);
    }

    pub fn looked_at(&self) -> usize {
        self.rooms.len()
    }

    /// The poses with steps that an obstacle in this box may be in the way of, in order. What is known of the steps is
    /// forgotten, and the distances that it may have been, or is.
    pub fn forget_near(&mut self, obstacle: &Aabb) -> Vec<State> {
        let far = |state: State| {
            let centre = self.pose(state) * self.lattice.centre;
            let away = obstacle.distance_squared(&Aabb::around(&[centre])).sqrt();
            away - self.lattice.radius
        };
        let known = self.rooms.keys().map(|&state| (state, far(state)));
        let near: BTreeMap<State, f64> = known.filter(|(_, far)| *far <= self.reach).collect();
        for (state, far) in &near {
            if *far <= self.limit {
                self.rooms.remove(state);
            }
        }
        let is_near = |state: &State| near.contains_key(state);
        self.swept.retain(|(a, b), _| !is_near(a) && !is_near(b));
        near.into_keys().collect()
    }

    /// The robot is elsewhere: the pose it had is no longer in the map, the one it has is.
    pub fn move_here(&mut self, pose: Pose) -> [State; 2] {
        self.places = self.places.wrapping_add(1);
        let state = State {
            at: [self.places, 0, 0],
            turn: HERE,
        };
        let near = self.near(&pose);
        let old = self.here.replace(Joined { state, pose, near });
        let retired = old.as_ref().map_or(State::START, |old| old.state);
        if let Some(old) = old {
            self.rooms.remove(&retired);
            self.retired.push(old);
        }
        [retired, state]
    }

    /// The places where the robot was, which are no longer in the map.
    pub fn forget_retired(&mut self) -> Vec<State> {
        let old = std::mem::take(&mut self.retired);
        old.into_iter().map(|old| old.state).collect()
    }
}

/// Of the steps of turning the farthest, or the one that joins a pose.
fn longest_turn(lattice: &Lattice, joined: f64) -> f64 {
    let turns = 0..lattice.rotations.count() as u16;
    let angles = turns.flat_map(|turn| {
        let near = lattice.rotations.neighbours(turn).iter();
        near.map(move |&next| lattice.rotations.angle(turn, next))
    });
    angles.fold(joined, f64::max)
}
