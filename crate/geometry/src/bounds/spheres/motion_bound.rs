//! Bounds how far joints may move a part within a step.

use crate::nalgebra::{ComplexField, Unit};
use crate::tolerance::MOTION_BOUND_NOISE;
use crate::{Point, Vector};
use std::f64::consts::PI;

/// A bound of how far a part moves relative to an obstacle, by the joints between them. The joints are in order from
/// the most distal to the base, each with the largest change of its value. Everything is in the part's frame, at the
/// queried pose. It bounds the motion of any point of the part.
///
/// With the joints j = 1 … n at their values, base first, a point p of the part is at T₁…Tₙ·p. Let the values change one at
/// a time, the most distal first. While joint j changes, those nearer the base have not changed, so neither has its axis,
/// and those beyond it have. A turn by no more than δ about an axis at the distance ρ moves a point along a chord of at
/// most χ·ρ, with χ = 2·sin(min(δ, π)/2). A slide moves it by no more than the slide's bound. The point began in a ball
/// about c and has moved no farther than D so far, so that ρ ≤ |c, axis| + radius + D. The sum over all joints bounds the
/// motion.
#[derive(Debug, Clone, PartialEq)]
pub struct MotionBound {
    joints: Vec<Joint>,
    /// The increase of a ball's bound over that of a smaller one about the same point, for each unit of radius.
    growth: f64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Joint {
    Revolute {
        on_axis: Point,
        axis: Vector,
        /// The chord factor χ.
        chord: f64,
    },
    Prismatic {
        max: f64,
    },
}

/// A factor that exceeds the rounding of one joint's contribution.
const ROUNDED_UP: f64 = 1.0 + MOTION_BOUND_NOISE;

impl MotionBound {
    /// Creates the bound without joints, by which nothing moves.
    pub const fn zero() -> Self {
        Self {
            joints: Vec::new(),
            growth: 0.0,
        }
    }

    /// Adds a joint, next nearer to the base, that turns by at most `most` radians either way about an axis through a
    /// point. NaN allows any turn.
    pub fn add_revolute(&mut self, on_axis: &Point, axis: &Unit<Vector>, most: f64) {
        let chord = 2.0 * ComplexField::sin(0.5 * most.abs().min(PI)) * ROUNDED_UP;
        self.joints.push(Joint::Revolute {
            on_axis: *on_axis,
            axis: axis.into_inner(),
            chord,
        });
        self.growth = (self.growth + chord * (1.0 + self.growth)) * ROUNDED_UP;
    }

    /// Adds a joint, next nearer to the base, that slides by at most `most` either way.
    pub fn add_prismatic(&mut self, most: f64) {
        let max = most.abs();
        self.joints.push(Joint::Prismatic { max });
        self.growth *= ROUNDED_UP;
    }

    /// Returns whether the bound has no joint, so that nothing moves.
    pub fn is_zero(&self) -> bool {
        self.joints.is_empty()
    }

    /// Returns how far any point of the ball moves at most while every joint keeps to its bound. It is 0 without joints,
    /// infinite if no bound is known.
    pub fn bound(&self, centre: &Point, radius: f64) -> f64 {
        let mut gone = 0.0;
        for joint in &self.joints {
            let more = match joint {
                Joint::Prismatic { max } => *max,
                Joint::Revolute {
                    on_axis,
                    axis,
                    chord,
                } => {
                    let off = centre - on_axis;
                    let size = size(centre) + size(on_axis);
                    let away = off.cross(axis).norm() + MOTION_BOUND_NOISE * size;
                    chord * (away + radius + gone)
                }
            };
            gone = (gone + more) * ROUNDED_UP;
        }
        if gone.is_nan() { f64::INFINITY } else { gone }
    }

    /// Returns the bound of a ball whose radius exceeds by `more` that of one with this bound.
    pub(super) fn widened(&self, bound: f64, more: f64) -> f64 {
        if more <= 0.0 || self.is_zero() {
            return bound;
        }
        (bound + self.growth * more) * ROUNDED_UP
    }
}

/// The bound without joints.
pub(super) static ZERO: MotionBound = MotionBound::zero();

fn size(p: &Point) -> f64 {
    p.x.abs() + p.y.abs() + p.z.abs()
}
