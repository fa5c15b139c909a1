//! Places and orientations a body can be in when it goes by steps.

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};

use super::Rotations;

/// A place of the body's centre, in steps from the start, and a number among the rotations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    /// The place, in steps.
    pub at: [i16; 3],
    /// The number of the rotation.
    pub turn: u16,
}

impl State {
    /// Where the body begins.
    pub const START: Self = Self {
        at: [0; 3],
        turn: 0,
    };
}

/// All poses that steps along three axes and turns by steps lead to from one pose, within bounds. Neighbours are the 26
/// places around and the orientations a step of turning away.
#[derive(Debug, Clone)]
pub struct Lattice {
    /// World from body.
    pub start: Pose,
    /// In the body's frame: what goes straight on while it turns.
    pub centre: Point,
    /// No point of the body is farther from the centre: by this an angle counts as a length.
    pub radius: f64,
    /// World from lattice: along its axes the steps go, and about them the turns.
    pub axes: UnitQuaternion<f64>,
    /// The length of a step.
    pub step: f64,
    /// The lowest and the highest place, in steps.
    pub bounds: [[i16; 3]; 2],
    /// The orientations.
    pub rotations: Rotations,
}

impl Lattice {
    /// The pose of a state, world from body; of the start bit for bit that, and equal turns have equal rotations.
    pub fn pose(&self, state: State) -> Pose {
        if state == State::START {
            return self.start;
        }
        let rotation = if state.turn == 0 {
            self.start.rotation
        } else {
            let turn = self.rotations.rotation(state.turn);
            self.axes * turn * self.axes.inverse() * self.start.rotation
        };
        let centre = self.place(state);
        Pose::from_parts(
            Translation3::from(centre - rotation * self.centre),
            rotation,
        )
    }

    /// The start, and as far from it as it goes.
    pub fn reach(&self) -> [Pose; 2] {
        let far = State {
            at: self.bounds[1],
            turn: 0,
        };
        [self.start, self.pose(far)]
    }

    /// Where the centre is, in the world.
    pub fn place(&self, state: State) -> Point {
        let way = Vector::from(state.at.map(f64::from)) * self.step;
        self.start * self.centre + self.axes * way
    }

    /// The states a step away, and how long the way there is: of the centre, or of what is farthest from it in a turn.
    pub fn neighbours(&self, state: State, each: &mut dyn FnMut(State, f64)) {
        let [low, high] = &self.bounds;
        for number in 0..27 {
            let by = [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1];
            let at = [0, 1, 2].map(|i| state.at[i] + by[i]);
            if by != [0; 3] && (0..3).all(|i| (low[i]..=high[i]).contains(&at[i])) {
                let length = Vector::from(by.map(f64::from)).norm() * self.step;
                each(State { at, ..state }, length);
            }
        }
        for &turn in self.rotations.neighbours(state.turn) {
            let angle = self.rotations.angle(state.turn, turn);
            each(State { turn, ..state }, self.radius * angle);
        }
    }
}
