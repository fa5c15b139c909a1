//! Provides seeded random numbers for tests.

use nearpoint_geometry::nalgebra::{Quaternion, UnitQuaternion};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::{Point, Pose, Vector};
use std::ops::{Deref, DerefMut};

/// The product's generator, with further methods for tests.
#[derive(Debug, Clone)]
pub struct Random(SplitMix64);

impl Deref for Random {
    type Target = SplitMix64;

    fn deref(&self) -> &SplitMix64 {
        &self.0
    }
}

impl DerefMut for Random {
    fn deref_mut(&mut self) -> &mut SplitMix64 {
        &mut self.0
    }
}

impl Random {
    /// Makes a generator for a test that itself reports the seed of a failure.
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::seeded(seed))
    }

    /// Makes a generator from `NEARPOINT_SEED` if it is set, else from `default`. Prints the seed, so that a failure can be
    /// repeated.
    pub fn seeded(test: &str, default: u64) -> Self {
        let requested = std::env::var("NEARPOINT_SEED").ok();
        let seed = requested.map_or(default, |s| s.parse().expect("NEARPOINT_SEED is a number"));
        println!("{test}: NEARPOINT_SEED={seed}");
        Self::new(seed)
    }

    /// Draws a number from 0 … n − 1.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next_u64() % n
    }

    /// Draws one of `items`.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }

    /// Draws a uniform number between two numbers.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.signed() + 1.0) / 2.0
    }

    /// Draws an index of `n` items.
    pub fn index(&mut self, n: usize) -> usize {
        self.below(n as u64) as usize
    }

    /// Draws a uniform point in the cube −1 … 1.
    pub fn point(&mut self) -> Point {
        Point::new(self.signed(), self.signed(), self.signed())
    }

    /// Draws a uniform vector in the cube −`reach` … `reach`.
    pub fn vector(&mut self, reach: f64) -> Vector {
        self.point().coords * reach
    }

    /// Draws integer coordinates in 0 … n − 1.
    pub fn grid(&mut self, n: u64) -> Point {
        Point::new(
            self.below(n) as f64,
            self.below(n) as f64,
            self.below(n) as f64,
        )
    }

    /// Draws a rotation, and a translation in the cube −`reach` … `reach`.
    pub fn pose(&mut self, reach: f64) -> Pose {
        let q = Quaternion::new(self.signed(), self.signed(), self.signed(), self.signed());
        let t = self.vector(reach);
        Pose::from_parts(t.into(), UnitQuaternion::from_quaternion(q))
    }

    /// Draws a rotation that permutes and negates the axes, and an integer translation: exact on coordinates that are not
    /// too long.
    pub fn exact_pose(&mut self, reach: u64) -> Pose {
        let halves = [0.5, -0.5];
        let q = match self.below(3) {
            0 => Quaternion::identity(),
            1 => {
                let mut v = [0.0; 3];
                v[self.below(3) as usize] = 1.0;
                Quaternion::new(0.0, v[0], v[1], v[2])
            }
            _ => Quaternion::new(
                0.5,
                self.pick(&halves),
                self.pick(&halves),
                self.pick(&halves),
            ),
        };
        let mut t = || self.below(2 * reach + 1) as f64 - reach as f64;
        let t = Vector::new(t(), t(), t());
        Pose::from_parts(t.into(), UnitQuaternion::new_unchecked(q))
    }
}
