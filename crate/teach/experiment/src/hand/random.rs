//! Generates the random numbers of a simulated hand.

use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::random::SplitMix64;
use std::f64::consts::TAU;

/// The random number generator of a simulated trial.
#[derive(Debug, Clone)]
pub struct Random(SplitMix64);

impl Random {
    /// Returns a generator with the same numbers for the same seed.
    pub fn seeded(seed: u64) -> Self {
        Self(SplitMix64::seeded(seed))
    }

    /// Returns the generator of one trial, which `words` identify.
    pub fn for_trial(seed: u64, words: &[u64]) -> Self {
        let mix = |state: u64, word: &u64| {
            SplitMix64::seeded(state ^ word.wrapping_mul(0xd6e8_feb8_6659_fd93)).next_u64()
        };
        Self::seeded(words.iter().fold(seed, mix))
    }

    /// Returns a number in 0 … 1, without 0.
    pub fn uniform(&mut self) -> f64 {
        ((self.0.next_u64() >> 11) + 1) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a number that is normally distributed about 0 with standard deviation 1 (Box & Muller 1958).
    pub fn normal(&mut self) -> f64 {
        let (size, angle) = (self.uniform(), TAU * self.uniform());
        (-2.0 * ComplexField::ln(size)).sqrt() * ComplexField::cos(angle)
    }

    /// Returns three normally distributed numbers, each about 0 with standard deviation 1.
    pub fn normals(&mut self) -> Vector {
        Vector::new(self.normal(), self.normal(), self.normal())
    }
}
