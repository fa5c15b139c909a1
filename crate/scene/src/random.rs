//! Seeded random numbers for tests, the same everywhere; a failing test prints the seed.

use nearpoint_geometry::{Pose, Vector};

/// The xorshift64* generator (Vigna 2016).
pub struct Random {
    seed: u64,
    state: u64,
}

impl std::fmt::Display for Random {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seed {}", self.seed)
    }
}

impl Random {
    pub fn seeded(seed: u64) -> Self {
        Random {
            seed,
            state: (seed ^ 0x9e37_79b9_7f4a_7c15).max(1),
        }
    }

    fn next(&mut self) -> u64 {
        self.state ^= self.state >> 12;
        self.state ^= self.state << 25;
        self.state ^= self.state >> 27;
        self.state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// 0…n−1.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// −1…1.
    pub fn signed(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    pub fn vector(&mut self, reach: f64) -> Vector {
        Vector::new(self.signed(), self.signed(), self.signed()) * reach
    }

    /// Any turn, and a translation of at most `reach` an axis.
    pub fn pose(&mut self, reach: f64) -> Pose {
        let (offset, turn) = (self.vector(reach), self.vector(3.0));
        Pose::new(offset, turn)
    }
}
