//! Defines the lattice of positions and orientations of a body that moves by steps.

use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};

use super::Rotations;

/// A position of the body's centre, in steps from the start, and the number of a rotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LatticeState {
    /// The position, in steps.
    pub position: [i16; 3],
    /// The number of the rotation.
    pub rotation: u16,
}

impl LatticeState {
    /// The state in which the body begins.
    pub const START: Self = Self {
        position: [0; 3],
        rotation: 0,
    };
}

/// A lattice of the poses within bounds that can be reached from one pose by steps along three axes and rotation steps.
/// Neighbours are the 26 positions around and the orientations one rotation step away.
#[derive(Debug, Clone)]
pub struct Lattice {
    /// The pose at the start, world from body.
    pub start: Pose,
    /// The point that moves on a straight line while the body turns, in the body's frame.
    pub centre: Point,
    /// A bound of the distance of any point of the body from the centre, which converts an angle into a length.
    pub radius: f64,
    /// The axes of the steps and turns, world from lattice.
    pub axes: UnitQuaternion<f64>,
    /// The length of a step.
    pub step: f64,
    /// The lowest and the highest position, in steps.
    pub bounds: [[i16; 3]; 2],
    /// The orientations.
    pub rotations: Rotations,
}

impl Lattice {
    /// Returns the pose of a state, world from body. The start pose is exact to the bit, and states with the same
    /// rotation number have equal rotations.
    pub fn pose(&self, state: LatticeState) -> Pose {
        if state == LatticeState::START {
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

    /// Returns the start pose of the lattice and the pose farthest from it.
    pub fn extreme_poses(&self) -> [Pose; 2] {
        let far = LatticeState {
            position: self.bounds[1],
            rotation: 0,
        };
        [self.start, self.pose(far)]
    }

    /// Returns the position of the centre, in the world.
    pub fn position(&self, state: LatticeState) -> Point {
        let path = Vector::from(state.position.map(f64::from)) * self.step;
        self.start * self.centre + self.axes * path
    }

    /// Visits each neighbour with the length of its step: the path of the centre, or in a rotation that of the point
    /// farthest from it.
    pub fn neighbours(&self, state: LatticeState, each: &mut dyn FnMut(LatticeState, f64)) {
        let [low, high] = &self.bounds;
        for number in 0..27 {
            let by = [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1];
            let position = [0, 1, 2].map(|i| state.position[i] + by[i]);
            if by != [0; 3] && (0..3).all(|i| (low[i]..=high[i]).contains(&position[i])) {
                let length = Vector::from(by.map(f64::from)).norm() * self.step;
                each(LatticeState { position, ..state }, length);
            }
        }
        for &rotation in self.rotations.neighbours(state.rotation) {
            let angle = self.rotations.angle(state.rotation, rotation);
            each(LatticeState { rotation, ..state }, self.radius * angle);
        }
    }
}
