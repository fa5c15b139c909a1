//! How far joints may move what they carry within a step.

use crate::nalgebra::{ComplexField, Unit};
use crate::tolerance::MOTION_BOUND_NOISE;
use crate::{Point, Vector};
use std::f64::consts::PI;

/// The joints between a part and what it is checked against, from the most distal to the base, each with the most that
/// its value may change; everything in the part's frame, at the pose that is asked about. So a bound of how far any
/// point of the part may go.
///
/// With the joints j = 1 … n at their values, base first, a point p of the part is at T₁…Tₙ·p. Let the values change
/// one at a time, the most distal first. While joint j changes, those nearer the base are where they were, so its axis
/// is where it was too, and those beyond it have done what they do. A turn by no more than δ about an axis at the
/// distance ρ moves a point along a chord of at most χ·ρ, χ = 2·sin(min(δ, π)/2), a slide by no more than its bound.
/// The point began in a ball about c and has gone no farther than D so far, so that ρ ≤ |c, axis| + radius + D. Summed
/// over all joints, that is how far it is from where it was.
#[derive(Debug, Clone, PartialEq)]
pub struct MotionBound {
    joints: Vec<Joint>,
    /// By how much the bound of a ball is more than that of a smaller one about the same point, for each unit of
    /// radius.
    growth: f64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Joint {
    Turn {
        on_axis: Point,
        axis: Vector,
        /// χ.
        chord: f64,
    },
    Slide {
        most: f64,
    },
}

/// More than rounding takes from one joint's share.
const ROUNDED_UP: f64 = 1.0 + MOTION_BOUND_NOISE;

impl MotionBound {
    /// No joint moves.
    pub const fn still() -> Self {
        Self {
            joints: Vec::new(),
            growth: 0.0,
        }
    }

    /// Adds a joint, next nearer to the base, that turns by at most `most` radians either way about an axis through a
    /// point. A bound that is no number is taken for any turn.
    pub fn turn(&mut self, on_axis: &Point, axis: &Unit<Vector>, most: f64) {
        let chord = 2.0 * ComplexField::sin(0.5 * most.abs().min(PI)) * ROUNDED_UP;
        self.joints.push(Joint::Turn {
            on_axis: *on_axis,
            axis: axis.into_inner(),
            chord,
        });
        self.growth = (self.growth + chord * (1.0 + self.growth)) * ROUNDED_UP;
    }

    /// Adds a joint, next nearer to the base, that slides by at most `most` either way.
    pub fn slide(&mut self, most: f64) {
        let most = most.abs();
        self.joints.push(Joint::Slide { most });
        self.growth *= ROUNDED_UP;
    }

    /// Whether there is no joint.
    pub fn is_still(&self) -> bool {
        self.joints.is_empty()
    }

    /// No point of the ball moves farther than this while every joint keeps to its bound; 0 without joints, infinite
    /// where no bound is known.
    pub fn bound(&self, centre: &Point, radius: f64) -> f64 {
        let mut gone = 0.0;
        for joint in &self.joints {
            let more = match joint {
                Joint::Slide { most } => *most,
                Joint::Turn {
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

    /// The bound of a ball whose radius is larger by `more` than that of one with this bound.
    pub(super) fn widened(&self, bound: f64, more: f64) -> f64 {
        if more <= 0.0 || self.is_still() {
            return bound;
        }
        (bound + self.growth * more) * ROUNDED_UP
    }
}

/// No joint moves.
pub(super) static STILL: MotionBound = MotionBound::still();

fn size(p: &Point) -> f64 {
    p.x.abs() + p.y.abs() + p.z.abs()
}
