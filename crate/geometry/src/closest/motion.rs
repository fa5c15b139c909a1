//! How B has moved.

use super::front::{Kept, Open};
use crate::bounds::{above, below};
use crate::shape::Shape;
use crate::tolerance::{DISC_NOISE, DISTANCE_NOISE};
use crate::{Point, Pose, Rigid, Vector};
use wide::f32x4;

/// Clocks that run with B's motion: the matrix and the vector that take each point of B to the way it has come, an
/// angle that all turns add up to, and a length that covers rounding.
///
/// A gap of width g along a direction w is after a motion at least g + w · (how far the middle of B's subtree came) −
/// (by how much its other points may have come elsewhere: the subtree's radius times the turn). All of these are sums
/// over many motions and so tell the same about them all, whenever the gap was found.
#[derive(Debug, Clone)]
pub(super) struct Motion {
    /// Where the discs of B are measured from, in B's frame.
    origin: Point,
    /// No point of B is farther from there.
    reach: f64,
    turn: [[f64; 3]; 3],
    shift: Vector,
    turned: f64,
    noise: f64,
    /// No point of B has come farther, all ways added up.
    length: f64,
}

/// [`Motion`] in f32, the same in every lane.
#[derive(Debug, Clone, Copy)]
pub(super) struct MotionLanes {
    pub(super) turn: [[f32x4; 3]; 3],
    pub(super) shift: [f32x4; 3],
    pub(super) turned: f32x4,
    /// The bound, and all that rounding may have made.
    pub(super) bound: f32x4,
}

impl Default for Motion {
    fn default() -> Self {
        Self {
            origin: Point::origin(),
            reach: 0.0,
            turn: [[0.0; 3]; 3],
            shift: Vector::zeros(),
            turned: 0.0,
            noise: 0.0,
            length: 0.0,
        }
    }
}

impl Motion {
    /// Clocks at 0 for this shape as B.
    pub(super) fn of(shape: &Shape) -> Self {
        Self {
            origin: shape.bvh().origin(),
            reach: shape.bounds().diagonal() / 2.0,
            ..Self::default()
        }
    }

    /// Sets all clocks to 0.
    pub(super) fn restart(&mut self) {
        *self = Self {
            origin: self.origin,
            reach: self.reach,
            ..Self::default()
        };
    }

    /// Lets the clocks run by the motion between two poses; `far` is how large coordinates are that are rounded.
    pub(super) fn advance(&mut self, from: &Pose, to: &Pose, far: f64) {
        let (from, to) = (Rigid::new(from), Rigid::new(to));
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
        // Directions and discs are f32, which matters as far as B moves; the rest is f64.
        let step = turned * self.reach + shift.norm();
        self.noise += DISC_NOISE * step + DISTANCE_NOISE * far;
        self.length += step;
    }

    /// An entry of the front for a pair with this gap now.
    #[inline]
    pub(super) fn kept(&self, open: &Open) -> Kept {
        let Open { gap, pair, ball } = *open;
        let then = gap.width - self.came(&gap.along, &ball.centre) + self.doubt(ball.radius);
        Kept {
            width: below(then),
            along: gap.along,
            pair,
            ball,
        }
    }

    /// The clocks as the pairs of a front are held against them, to see which are still farther apart than `bound`.
    pub(super) fn lanes(&self, bound: f64) -> MotionLanes {
        let lanes = |x: f64| f32x4::splat(x as f32);
        // What is rounded to f32 is no larger than the bound and some ways, where it matters.
        let rounding = DISC_NOISE * (self.length + bound);
        MotionLanes {
            turn: self.turn.map(|row| row.map(lanes)),
            shift: [self.shift.x, self.shift.y, self.shift.z].map(lanes),
            turned: f32x4::splat(above(self.turned)),
            bound: f32x4::splat(above(bound + self.noise + rounding)),
        }
    }

    /// How far a point of B has come along a direction.
    #[inline]
    fn came(&self, along: &[f32; 3], centre: &[f32; 3]) -> f64 {
        let [x, y, z] = centre.map(f64::from);
        let along = along.map(f64::from);
        let came = |i: usize| {
            let row = &self.turn[i];
            row[0] * x + row[1] * y + row[2] * z + self.shift[i]
        };
        along[0] * came(0) + along[1] * came(1) + along[2] * came(2)
    }

    /// By how much points within `radius` of that one may have come less far, and rounding besides.
    #[inline]
    fn doubt(&self, radius: f32) -> f64 {
        f64::from(radius) * self.turned + self.noise
    }
}
