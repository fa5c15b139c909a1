//! Accumulates the motion of B since the front was begun.

use super::front::{FrontEntry, QueueEntry};
use crate::bounds::{f32_above, f32_below};
use crate::shape::Shape;
use crate::tolerance::{DISC_NOISE, DISTANCE_NOISE};
use crate::{Point, Pose, RigidTransform, Vector};
use wide::f32x4;

/// The accumulated motion of B: the matrix and vector that map each point of B to its displacement, the sum of all turn
/// angles, and a length that covers rounding.
///
/// After a motion, a gap of width g along a direction w is at least g + w · (displacement of the centre of B's subtree) −
/// (largest difference of its other points: the subtree's radius times the turn). These terms are sums over motions, so
/// they are valid for a gap found at any time.
#[derive(Debug, Clone)]
pub(super) struct AccumulatedMotion {
    /// The origin of B's discs, in B's frame.
    origin: Point,
    /// The largest distance of a point of B from the origin.
    radius: f64,
    turn: [[f64; 3]; 3],
    shift: Vector,
    turned: f64,
    noise: f64,
    /// The largest path length of a point of B, summed over all motions.
    length: f64,
}

/// An [`AccumulatedMotion`] in f32, the same in every lane.
#[derive(Debug, Clone, Copy)]
pub(super) struct SimdMotion {
    pub(super) turn: [[f32x4; 3]; 3],
    pub(super) shift: [f32x4; 3],
    pub(super) turned: f32x4,
    /// The bound, increased by the rounding error.
    pub(super) bound: f32x4,
}

impl Default for AccumulatedMotion {
    fn default() -> Self {
        Self {
            origin: Point::origin(),
            radius: 0.0,
            turn: [[0.0; 3]; 3],
            shift: Vector::zeros(),
            turned: 0.0,
            noise: 0.0,
            length: 0.0,
        }
    }
}

impl AccumulatedMotion {
    /// Creates no motion yet, for this shape as B.
    pub(super) fn new(shape: &Shape) -> Self {
        Self {
            origin: shape.bvh().origin(),
            radius: shape.bounds().diagonal() / 2.0,
            ..Self::default()
        }
    }

    /// Resets the motion to none.
    pub(super) fn restart(&mut self) {
        *self = Self {
            origin: self.origin,
            radius: self.radius,
            ..Self::default()
        };
    }

    /// Adds the motion between two poses; `far` is the largest rounded coordinate.
    pub(super) fn advance(&mut self, from: &Pose, to: &Pose, far: f64) {
        let (from, to) = (RigidTransform::new(from), RigidTransform::new(to));
        let mut squares = 0.0;
        for i in 0..3 {
            for j in 0..3 {
                let turn = to.rotation[i][j] - from.rotation[i][j];
                self.turn[i][j] += turn;
                squares += turn * turn;
            }
        }
        let shift = to.point(&self.origin) - from.point(&self.origin);
        self.shift += shift;
        // The difference of two rotations lengthens no vector by more than this: of its three singular values two are
        // equal, and one is 0.
        let turned = (squares / 2.0).sqrt();
        self.turned += turned;
        // Directions and discs are f32, which matters relative to B's motion; the rest is f64.
        let step = turned * self.radius + shift.norm();
        self.noise += DISC_NOISE * step + DISTANCE_NOISE * far;
        self.length += step;
    }

    /// Creates an entry of the front for a pair with this gap now.
    #[inline]
    pub(super) fn front_entry(&self, open: &QueueEntry) -> FrontEntry {
        let QueueEntry { gap, pair, ball } = *open;
        let then = gap.distance - self.displacement_along(&gap.direction, &ball.centre)
            + self.displacement_error(ball.radius);
        FrontEntry {
            distance: f32_below(then),
            direction: gap.direction,
            pair,
            ball,
        }
    }

    /// Returns the motion for a comparison with the front, which finds the pairs that are still farther apart than `bound`.
    pub(super) fn lanes(&self, bound: f64) -> SimdMotion {
        let lanes = |x: f64| f32x4::splat(x as f32);
        // Values rounded to f32 are, where it matters, no larger than the bound and a few displacements.
        let rounding = DISC_NOISE * (self.length + bound);
        SimdMotion {
            turn: self.turn.map(|row| row.map(lanes)),
            shift: [self.shift.x, self.shift.y, self.shift.z].map(lanes),
            turned: f32x4::splat(f32_above(self.turned)),
            bound: f32x4::splat(f32_above(bound + self.noise + rounding)),
        }
    }

    /// Returns the displacement of a point of B along a direction.
    #[inline]
    fn displacement_along(&self, along: &[f32; 3], centre: &[f32; 3]) -> f64 {
        let [x, y, z] = centre.map(f64::from);
        let along = along.map(f64::from);
        let displacement = |i: usize| {
            let row = &self.turn[i];
            row[0] * x + row[1] * y + row[2] * z + self.shift[i]
        };
        along[0] * displacement(0) + along[1] * displacement(1) + along[2] * displacement(2)
    }

    /// Returns by how much less points within `radius` of that point may have moved, plus rounding.
    #[inline]
    fn displacement_error(&self, radius: f32) -> f64 {
        f64::from(radius) * self.turned + self.noise
    }
}
