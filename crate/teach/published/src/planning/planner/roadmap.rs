//! Stores the poses that are searched, and the results of their tests.

use std::collections::{BTreeMap, HashMap};

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;

use super::Counts;
use nearpoint_motion::plan::lattice::{Lattice, LatticeState};
use nearpoint_motion::plan::segment_length;

/// The goal, which need not be in the lattice.
pub(crate) const GOAL: LatticeState = LatticeState {
    position: [0; 3],
    rotation: u16::MAX,
};

/// The largest distance that is computed, in steps of the lattice. A larger limit would let a pose prove more of its steps
/// free. But steps are tested only on paths that are tried, and short distances are found much faster than long ones.
const MAX_CLEARANCE_STEPS: f64 = 0.5;

/// The lattice of poses that a planner searches, with the results of the tests so far.
#[derive(Debug, Clone)]
pub(crate) struct Roadmap {
    pub lattice: Lattice,
    /// The lowest and the highest position, for each turn, at which the robot is in the world.
    pub inside: Vec<[[i16; 3]; 2]>,
    pub goal: Pose,
    near_goal: Vec<LatticeState>,
    /// The distance of each pose from the obstacles, at most the limit.
    clearances: HashMap<LatticeState, f64>,
    /// The steps that were swept because distances did not decide, from the lower state, and whether they are free.
    swept: HashMap<(LatticeState, LatticeState), bool>,
    /// The largest distance that is computed.
    pub limit: f64,
    /// The largest distance from a pose that matters to a step from it.
    max_move: f64,
    pub counts: Counts,
}

impl Roadmap {
    /// Makes a roadmap without tested poses on a lattice; `inside` bounds the positions for each rotation.
    pub fn new(lattice: Lattice, inside: Vec<[[i16; 3]; 2]>, goal: Pose, turn: f64) -> Self {
        let longest_turn = longest_turn(&lattice, turn);
        // No step moves a point farther, nor does the segment that joins a pose to the lattice.
        let longest = 3.0_f64.sqrt() * lattice.step + lattice.radius * longest_turn;
        let limit = MAX_CLEARANCE_STEPS * lattice.step;
        let mut map = Self {
            limit,
            max_move: limit.max(longest),
            lattice,
            inside,
            goal,
            near_goal: Vec::new(),
            clearances: HashMap::new(),
            swept: HashMap::new(),
            counts: Counts::default(),
        };
        map.near_goal = map.states_near(&goal, turn);
        map
    }

    /// Returns the pose of a lattice state, or the goal pose.
    pub fn pose(&self, state: LatticeState) -> Pose {
        match state {
            GOAL => self.goal,
            state => self.lattice.pose(state),
        }
    }

    /// Returns whether a state is within the bounds of the positions.
    pub fn is_inside(&self, state: LatticeState) -> bool {
        let [low, high] = &self.inside[usize::from(state.rotation)];
        (0..3).all(|i| (low[i]..=high[i]).contains(&state.position[i]))
    }

    /// Returns the states of the lattice that are within a step and a turn of a pose.
    fn states_near(&self, pose: &Pose, most_turn: f64) -> Vec<LatticeState> {
        let centre = self.lattice.centre;
        let off = (pose * centre - self.lattice.start * centre) / self.lattice.step;
        let mut near = Vec::new();
        for rotation in 0..self.lattice.rotations.count() as u16 {
            let state = LatticeState {
                rotation,
                ..LatticeState::START
            };
            if self.lattice.pose(state).rotation.angle_to(&pose.rotation) > most_turn {
                continue;
            }
            for number in 0..27 {
                let by = [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1];
                let position = [0, 1, 2].map(|i| off[i].round() as i16 + by[i]);
                let is_near = (0..3).all(|i| (f64::from(position[i]) - off[i]).abs() <= 1.0);
                let state = LatticeState { position, rotation };
                if is_near && self.is_inside(state) {
                    near.push(state);
                }
            }
        }
        near
    }

    /// Calls `each` with every neighbour of a state within the bounds; the goal is a neighbour of the states near it.
    pub fn for_each_neighbour(&self, state: LatticeState, each: &mut dyn FnMut(LatticeState)) {
        if state == GOAL {
            return self.near_goal.iter().for_each(|&near| each(near));
        }
        self.lattice.neighbours(state, &mut |next, _| {
            if self.is_inside(next) {
                each(next);
            }
        });
        if self.near_goal.contains(&state) {
            each(GOAL);
        }
    }

    /// Returns the length of the path between two states if there were no obstacles. It obeys the triangle inequality.
    pub fn estimate(&self, a: LatticeState, b: LatticeState) -> f64 {
        let ends = [&self.pose(a), &self.pose(b)];
        segment_length(ends, &self.lattice.centre, self.lattice.radius)
    }

    /// Returns the clearance of a state, if it was tested.
    pub fn clearance(&self, state: LatticeState) -> Option<f64> {
        self.clearances.get(&state).copied()
    }

    /// Stores the tested clearance of a state.
    pub fn record_clearance(&mut self, state: LatticeState, room: f64) {
        self.clearances.insert(state, room);
        self.counts.poses += 1;
    }

    /// Returns whether the motion between two neighbouring states is free, if it was tested.
    pub fn swept(&self, a: LatticeState, b: LatticeState) -> Option<bool> {
        self.swept.get(&(a.min(b), a.max(b))).copied()
    }

    /// Stores whether the motion between two states is free of collisions.
    pub fn record_swept(&mut self, a: LatticeState, b: LatticeState, is_free: bool) {
        self.swept.insert((a.min(b), a.max(b)), is_free);
    }

    /// Returns the number of states whose clearance was tested.
    pub fn pose_count(&self) -> usize {
        self.clearances.len()
    }

    /// Returns, in order, the poses with steps that an obstacle in this box may block. Drops the results of these steps, and
    /// the distances that the obstacle may determine.
    pub fn invalidate_near(&mut self, obstacle: &Aabb) -> Vec<LatticeState> {
        let far = |state: LatticeState| {
            let centre = self.pose(state) * self.lattice.centre;
            let away = obstacle
                .distance_squared(&Aabb::from_points(&[centre]))
                .sqrt();
            away - self.lattice.radius
        };
        let known = self.clearances.keys().map(|&state| (state, far(state)));
        let near: BTreeMap<LatticeState, f64> =
            known.filter(|(_, far)| *far <= self.max_move).collect();
        for (state, far) in &near {
            if *far <= self.limit {
                self.clearances.remove(state);
            }
        }
        let is_near = |state: &LatticeState| near.contains_key(state);
        self.swept.retain(|(a, b), _| !is_near(a) && !is_near(b));
        near.into_keys().collect()
    }
}

/// Returns the largest turning step, or the one that joins a pose.
fn longest_turn(lattice: &Lattice, joined: f64) -> f64 {
    let turns = 0..lattice.rotations.count() as u16;
    let angles = turns.flat_map(|turn| {
        let near = lattice.rotations.neighbours(turn).iter();
        near.map(move |&next| lattice.rotations.angle(turn, next))
    });
    angles.fold(joined, f64::max)
}
