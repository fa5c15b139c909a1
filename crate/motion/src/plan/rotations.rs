//! Builds the orientations of a search: steps of one angle about the axes of the world.

use nearpoint_message::{Message, message};
use std::f64::consts::{PI, TAU};

use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::{ComplexField, UnitQuaternion};

/// An error for an invalid rotation step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RotationStepError {
    /// The requested step, in radians.
    pub step: f64,
    /// The smallest step, in radians.
    pub min_step: f64,
}

nearpoint_message::error!(RotationStepError);

impl RotationStepError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        let Self {
            step: alpha,
            min_step: least,
        } = self;
        message!("turn-no-angle", alpha, least)
    }
}

/// The axes about which a body turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RotationAxes {
    /// The body does not turn.
    None,
    /// The body turns about z, in the plane.
    Planar,
    /// The body turns about all three axes.
    Spatial,
}

/// The smallest step in space, which leads to a few thousand orientations.
const MIN_SPATIAL_STEP: f64 = PI / 9.0;
/// The smallest step in the plane.
const MIN_PLANAR_STEP: f64 = PI / 360.0;
/// The fraction of a step below which two orientations in space count as one.
const SAME_ROTATION_FRACTION: f64 = 0.6;

/// A finite set of rotations that a planner tries: the first is the identity, and each knows those one step from it.
///
/// In the plane these are the multiples of the step nearest to the requested angle that divides a full turn. In space,
/// turns about different axes do not return to where they began, so there the set is a net. Its rotations come from
/// turns by the angle about x, y or z of the world, starting at the identity. A rotation is added unless one nearer
/// than 0.6 of the angle exists. For 90° these are the 24 rotations of a cube, for 30° about 1 100.
#[derive(Debug, Clone)]
pub struct Rotations {
    all: Vec<UnitQuaternion<f64>>,
    /// The rotations one step from each, in ascending order; the relation is symmetric.
    adjacent: Vec<Vec<u16>>,
}

impl Rotations {
    /// Builds the rotations for a step in radians.
    ///
    /// # Errors
    /// [`RotationStepError`] for a step that is 0, not a number, above π, or too fine.
    pub fn new(axes: RotationAxes, step: f64) -> Result<Self, RotationStepError> {
        let finest = match axes {
            RotationAxes::None => return Ok(Self::identity()),
            RotationAxes::Planar => MIN_PLANAR_STEP,
            RotationAxes::Spatial => MIN_SPATIAL_STEP,
        };
        if !(step >= finest && step <= PI) {
            return Err(RotationStepError {
                step,
                min_step: finest,
            });
        }
        Ok(match axes {
            RotationAxes::Spatial => Self::net(step),
            _ => Self::ring((TAU / step).round().max(2.0) as u16),
        })
    }

    fn identity() -> Self {
        Self {
            all: vec![UnitQuaternion::identity()],
            adjacent: vec![Vec::new()],
        }
    }

    fn ring(count: u16) -> Self {
        let turn = |i: u16| {
            let angle = TAU * f64::from(i) / f64::from(count);
            UnitQuaternion::from_scaled_axis(Vector::z() * angle)
        };
        let beside = |i: u16| {
            let mut near = vec![(i + 1) % count, (i + count - 1) % count];
            near.sort_unstable();
            near.dedup();
            near
        };
        Self {
            all: (0..count).map(turn).collect(),
            adjacent: (0..count).map(beside).collect(),
        }
    }

    fn net(step: f64) -> Self {
        let axes = [Vector::x(), Vector::y(), Vector::z()];
        let steps = axes.map(|axis| {
            [1.0, -1.0].map(|sign| UnitQuaternion::from_scaled_axis(axis * (sign * step)))
        });
        let mut net = Self::identity();
        let mut at = 0;
        while at < net.all.len() {
            for turn in steps.iter().flatten() {
                let turned = turn * net.all[at];
                let to = net
                    .nearest_within(&turned, SAME_ROTATION_FRACTION * step)
                    .unwrap_or_else(|| {
                        net.all.push(turned);
                        net.adjacent.push(Vec::new());
                        net.all.len() - 1
                    });
                if to != at {
                    net.adjacent[at].push(to as u16);
                    net.adjacent[to].push(at as u16);
                }
            }
            at += 1;
        }
        for near in &mut net.adjacent {
            near.sort_unstable();
            near.dedup();
        }
        net
    }

    fn nearest_within(&self, rotation: &UnitQuaternion<f64>, angle: f64) -> Option<usize> {
        let least = ComplexField::cos(angle / 2.0);
        let alike = |other: &UnitQuaternion<f64>| other.coords.dot(&rotation.coords).abs();
        let all = self.all.iter().map(alike).enumerate();
        let (at, best) = all.max_by(|p, q| p.1.total_cmp(&q.1))?;
        (best >= least).then_some(at)
    }

    /// Returns the number of rotations in the set.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the rotation of this number.
    pub fn rotation(&self, number: u16) -> &UnitQuaternion<f64> {
        &self.all[usize::from(number)]
    }

    /// Returns the numbers of the rotations that are one step away from a rotation.
    pub fn neighbours(&self, number: u16) -> &[u16] {
        &self.adjacent[usize::from(number)]
    }

    /// Returns the angle between two rotations of the set, 0 … π.
    pub fn angle(&self, a: u16, b: u16) -> f64 {
        self.rotation(a).angle_to(self.rotation(b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_makes_the_rotations_of_a_cube() {
        let net = Rotations::new(RotationAxes::Spatial, PI / 2.0).unwrap();
        assert_eq!(net.count(), 24);
        for i in 0..24 {
            assert_eq!(net.neighbours(i).len(), 6, "{i}");
        }
    }

    #[test]
    fn every_rotation_of_space_is_near_one() {
        let step = PI / 4.0;
        let net = Rotations::new(RotationAxes::Spatial, step).unwrap();
        let mut random = nearpoint_testing::Random::new(11);
        for _ in 0..500 {
            let mut part = || 2.0 * random.uniform() - 1.0;
            let axis = Vector::new(part(), part(), part()) * PI;
            let any = UnitQuaternion::from_scaled_axis(axis);
            assert!(net.nearest_within(&any, step).is_some(), "{axis}");
        }
        for a in 0..net.count() as u16 {
            for &b in net.neighbours(a) {
                assert!(net.neighbours(b).contains(&a));
                assert!(net.angle(a, b) <= 1.6 * step + 1e-9);
            }
        }
    }

    #[test]
    fn planar_rotations_form_a_closed_ring() {
        let ring = Rotations::new(RotationAxes::Planar, PI / 6.0).unwrap();
        assert_eq!(ring.count(), 12);
        assert_eq!(ring.neighbours(0), [1, 11]);
        let half = Rotations::new(RotationAxes::Planar, PI).unwrap();
        assert_eq!(half.neighbours(0), [1]);
        assert_eq!(Rotations::new(RotationAxes::None, 0.0).unwrap().count(), 1);
    }

    #[test]
    fn rotations_with_invalid_step_are_an_error() {
        for (turning, step) in [
            (RotationAxes::Planar, 0.0),
            (RotationAxes::Planar, f64::NAN),
            (RotationAxes::Spatial, -1.0),
            (RotationAxes::Spatial, 0.1),
            (RotationAxes::Spatial, 4.0),
        ] {
            let error = Rotations::new(turning, step).unwrap_err();
            assert!(error.to_string().contains("turn"), "{error}");
        }
    }
}
