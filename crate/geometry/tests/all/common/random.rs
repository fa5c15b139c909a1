//! Seeded random numbers for tests.

use nearpoint_geometry::nalgebra::{Quaternion, UnitQuaternion};
use nearpoint_geometry::{Point, Pose, Vector};

/// SplitMix64 (Steele, Lea & Flood 2014).
pub struct Random(u64);

impl Random {
    /// From `NEARPOINT_SEED` when it is set, else from `default`; prints which, so that a failure can be repeated.
    pub fn seeded(test: &str, default: u64) -> Self {
        let wished = std::env::var("NEARPOINT_SEED").ok();
        let seed = wished.map_or(default, |s| s.parse().expect("NEARPOINT_SEED is a number"));
        println!("{test}: NEARPOINT_SEED={seed}");
        Self(seed)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0 … n − 1.
    pub fn below(&mut self, n: u64) -> u64 {
        self.bits() % n
    }

    /// Any of `items`.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }

    /// Uniform in −1 … 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// Uniform between two numbers.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.unit() + 1.0) / 2.0
    }

    /// A count below `n`.
    pub fn index(&mut self, n: usize) -> usize {
        self.below(n as u64) as usize
    }

    /// Uniform in the cube −1 … 1.
    pub fn point(&mut self) -> Point {
        Point::new(self.unit(), self.unit(), self.unit())
    }

    /// Integer coordinates in 0 … n − 1.
    pub fn grid(&mut self, n: u64) -> Point {
        Point::new(
            self.below(n) as f64,
            self.below(n) as f64,
            self.below(n) as f64,
        )
    }

    /// Any rotation, and a translation in the cube of half this size.
    pub fn pose(&mut self, reach: f64) -> Pose {
        let q = Quaternion::new(self.unit(), self.unit(), self.unit(), self.unit());
        let t = self.point().coords * reach;
        Pose::from_parts(t.into(), UnitQuaternion::from_quaternion(q))
    }

    /// A rotation that permutes and negates the axes, and an integer translation: exact on coordinates that are not
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
