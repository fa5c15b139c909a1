//! Numbers that look random and are the same for the same seed, everywhere.

use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::ComplexField;
use std::f64::consts::TAU;

/// SplitMix64 (Steele, Lea & Flood 2014).
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// The generator of one trial: `words` say which.
    pub fn of(seed: u64, words: &[u64]) -> Self {
        let mix = |state: u64, word: &u64| {
            Random(state ^ word.wrapping_mul(0xd6e8_feb8_6659_fd93)).bits()
        };
        Self(words.iter().fold(seed, mix))
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0 … 1, without 0.
    pub fn share(&mut self) -> f64 {
        ((self.bits() >> 11) + 1) as f64 / (1_u64 << 53) as f64
    }

    /// Normally distributed about 0 with standard deviation 1 (Box & Muller 1958).
    pub fn normal(&mut self) -> f64 {
        let (size, angle) = (self.share(), TAU * self.share());
        (-2.0 * ComplexField::ln(size)).sqrt() * ComplexField::cos(angle)
    }

    /// Three of these.
    pub fn normals(&mut self) -> Vector {
        Vector::new(self.normal(), self.normal(), self.normal())
    }
}
