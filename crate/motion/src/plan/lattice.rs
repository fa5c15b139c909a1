//! Defines the lattice of places and orientations of a body that moves by steps.

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};

use super::Rotations;

/// A place of the body's centre, in steps from the start, and the number of a rotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State {
    /// The place, in steps.
    pub position: [i16; 3],
    /// The number of the rotation.
    pub rotation: u16,
}

impl State {
    /// The state in which the body begins.
    pub const START: Self = Self {
        position: [0; 3],
        rotation: 0,
    };
}

/// A lattice of all poses within bounds that steps along three axes and turns by steps reach from one pose. Neighbours
/// are the 26 places around and the orientations one turn away.
#[derive(Debug, Clone)]
pub struct Lattice {
    /// The pose at the start, world from body.
    pub start: Pose,
    /// The point that moves straight on while the body turns, in the body's frame.
    pub centre: Point,
    /// A bound of the distance of any point of the body from the centre, which turns an angle into a length.
    pub radius: f64,
    /// The axes of the steps and turns, world from lattice.
    pub axes: UnitQuaternion<f64>,
    /// The length of a step.
    pub step: f64,
    /// The lowest and the highest place, in steps.
    pub bounds: [[i16; 3]; 2],
    /// The orientations.
    pub rotations: Rotations,
}

impl Lattice {
    /// Returns the pose of a state, world from body: the start's bit for bit, and equal rotations for equal turns.
    pub fn pose(&self, state: State) -> Pose {
        if state == State::START {
            return self.start;
        }
        let rotation = if state.rotation == 0 {
            self.start.rotation
        } else {
            let turn = self.rotations.rotation(state.rotation);
            self.axes * turn * self.axes.inverse() * self.start.rotation
        };
        let centre = self.position(state);
        Pose::from_parts(
            Translation3::from(centre - rotation * self.centre),
            rotation,
        )
    }

    /// Returns the start and the pose farthest from it.
    pub fn extreme_poses(&self) -> [Pose; 2] {
        let far = State {
            position: self.bounds[1],
            rotation: 0,
        };
        [self.start, self.pose(far)]
    }

    /// Returns the place of the centre, in the world.
    pub fn position(&self, state: State) -> Point {
        let path = Vector::from(state.position.map(f64::from)) * self.step;
        self.start * self.centre + self.axes * path
    }

    /// Visits each neighbour with the length of its step: of the centre, or in a turn of the point farthest from it.
    pub fn neighbours(&self, state: State, each: &mut dyn FnMut(State, f64)) {
        let [low, high] = &self.bounds;
        for number in 0..27 {
            let by = [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1];
            let position = [0, 1, 2].map(|i| state.position[i] + by[i]);
            if by != [0; 3] && (0..3).all(|i| (low[i]..=high[i]).contains(&position[i])) {
                let length = Vector::from(by.map(f64::from)).norm() * self.step;
                each(State { position, ..state }, length);
            }
        }
        for &rotation in self.rotations.neighbours(state.rotation) {
            let angle = self.rotations.angle(state.rotation, rotation);
            each(State { rotation, ..state }, self.radius * angle);
        }
    }
}
