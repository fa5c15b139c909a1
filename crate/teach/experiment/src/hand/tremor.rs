//! Physiological tremor: a few sines in its band, with phases of their own for each axis.

use nearpoint_geometry::nalgebra::{ComplexField, Translation3, UnitQuaternion};
use nearpoint_geometry::{Pose, Vector};
use std::f64::consts::TAU;

use super::parameters::{LEVER, TREMOR, TREMOR_BAND};
use super::random::Random;

const SINES: usize = 6;

/// The tremor of one trial.
#[derive(Debug, Clone)]
pub struct Tremor {
    /// Frequency in Hz and phase, for each axis.
    sines: [[(f64, f64); SINES]; 3],
    /// Of each sine, millimetres.
    amplitude: f64,
}

impl Tremor {
    /// As strong as the parameters say: a sine in the middle of the band with their peak acceleration has the same mean
    /// square.
    pub fn new(random: &mut Random) -> Tremor {
        let [low, high] = TREMOR_BAND;
        let mut sine = || (low + (high - low) * random.share(), TAU * random.share());
        let sines = [0; 3].map(|_| [0; SINES].map(|_| sine()));
        let middle = TAU * 0.5 * (low + high);
        Tremor {
            sines,
            amplitude: TREMOR / (middle * middle) / (SINES as f64).sqrt(),
        }
    }

    /// How far it takes the block at a time.
    pub fn shift(&self, time: f64) -> Vector {
        let axis = |n: usize| -> f64 {
            let sines = self.sines[n].iter();
            sines
                .map(|(frequency, phase)| ComplexField::sin(TAU * frequency * time + phase))
                .sum()
        };
        Vector::new(axis(0), axis(1), axis(2)) * self.amplitude
    }

    /// The pose, trembling: the wrist turns the block as far as its lever makes of the shift.
    pub fn of(&self, pose: &Pose, time: f64) -> Pose {
        let shift = self.shift(time);
        let turn = UnitQuaternion::from_scaled_axis(Vector::new(shift.y, shift.z, shift.x) / LEVER);
        Pose::from_parts(
            Translation3::from(pose.translation.vector + shift),
            turn * pose.rotation,
        )
    }
}
