//! Models physiological tremor: a few sines in its band, with separate phases for each axis.

use nearpoint_geometry::nalgebra::{ComplexField, Translation3, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use std::f64::consts::TAU;

use super::parameters::{TREMOR_ACCELERATION, TREMOR_BAND, TREMOR_LEVER};
use super::random::Random;

const SINES: usize = 6;

/// The tremor of a simulated hand in one trial.
#[derive(Debug, Clone)]
pub struct Tremor {
    /// The frequency in Hz and the phase of each sine, for each axis.
    sines: [[(f64, f64); SINES]; 3],
    /// The amplitude of each sine, millimetres.
    amplitude: f64,
}

impl Tremor {
    /// Makes a tremor of the strength in the parameters: a sine in the middle of the band with their peak acceleration
    /// has the same mean square.
    pub fn new(random: &mut Random) -> Tremor {
        let [low, high] = TREMOR_BAND;
        let mut sine = || {
            (
                low + (high - low) * random.uniform(),
                TAU * random.uniform(),
            )
        };
        let sines = [0; 3].map(|_| [0; SINES].map(|_| sine()));
        let middle = TAU * 0.5 * (low + high);
        Tremor {
            sines,
            amplitude: TREMOR_ACCELERATION / (middle * middle) / (SINES as f64).sqrt(),
        }
    }

    /// Returns the shift of the block by the tremor at a time.
    pub fn shift(&self, time: f64) -> Vector {
        let axis = |n: usize| -> f64 {
            let sines = self.sines[n].iter();
            sines
                .map(|(frequency, phase)| ComplexField::sin(TAU * frequency * time + phase))
                .sum()
        };
        Vector::new(axis(0), axis(1), axis(2)) * self.amplitude
    }

    /// Adds the tremor at a time to a pose of the block. The wrist turns the block by the shift over its lever.
    pub fn apply(&self, pose: &Pose, time: f64) -> Pose {
        let shift = self.shift(time);
        let turn =
            UnitQuaternion::from_scaled_axis(Vector::new(shift.y, shift.z, shift.x) / TREMOR_LEVER);
        Pose::from_parts(
            Translation3::from(pose.translation.vector + shift),
            turn * pose.rotation,
        )
    }
}
