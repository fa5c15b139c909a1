//! Tests triangles that touch others exactly with a tip, by plain doubles and by the product.

use nearpoint_geometry::collide::{Contact, contact};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::{Point, Vector};
use nearpoint_published::signs::{SignResult, Stage, side};

/// The number of pairs.
const PAIRS: usize = 256;
/// The unit of all coordinates, so that four of them can be added and the sum divided without rounding.
const STEP: f64 = 1.0 / (1_u64 << 40) as f64;
const SEED: u64 = 2008;
/// The height above the tip of the corners that do not touch.
const HIGH: f64 = 0.5;

/// A triangle, and another that stands on it with its first corner.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    pub a: [Point; 3],
    pub b: [Point; 3],
    /// The signs of the side of A's plane on which the tip is.
    pub tip: SignResult,
}

/// The results for all pairs.
#[derive(Debug, Default)]
pub(super) struct TouchingPairs {
    /// The first pair that plain doubles call clear; if there is none, the first pair.
    pub shown: Option<Pair>,
    pub pairs: usize,
    /// The results of plain doubles: the tip is above, below, or in the plane.
    pub clear: usize,
    pub through: usize,
    pub touching: usize,
    /// The number of pairs that the product calls touching.
    pub product_touching: usize,
    /// The number of all corners of B, and of those for which the filter is not certain.
    pub corners: usize,
    pub exact: usize,
}

impl TouchingPairs {
    /// Tests random pairs of triangles that touch, and counts the wrong answers.
    pub fn find() -> Self {
        let mut random = SplitMix64::seeded(SEED);
        let mut found = Self::default();
        for _ in 0..PAIRS {
            found.add(Pair::by_chance(&mut random));
        }
        found
    }

    fn add(&mut self, pair: Pair) {
        let is_clear = |pair: &Pair| pair.tip.plain_sign() > 0;
        if !self.shown.is_some_and(|shown| is_clear(&shown)) && (is_clear(&pair) || self.pairs == 0)
        {
            self.shown = Some(pair);
        }
        self.pairs += 1;
        match pair.tip.plain_sign() {
            1 => self.clear += 1,
            -1 => self.through += 1,
            _ => self.touching += 1,
        }
        let touches = contact(&pair.a, &pair.b) == Some(Contact::Touching);
        self.product_touching += usize::from(touches);
        self.corners += pair.b.len();
        let needs_exact = |p: &&Point| side(&pair.a, p).stage == Stage::Exact;
        self.exact += pair.b.iter().filter(needs_exact).count();
    }
}

impl Pair {
    /// Returns a random pair. The tip is the mean of A's corners, with the last counted twice: exactly in A's plane, within
    /// A.
    fn by_chance(random: &mut SplitMix64) -> Self {
        let mut coordinate = |low: f64, high: f64| {
            let x = low + random.uniform() * (high - low);
            (x / STEP).floor() * STEP
        };
        let mut corner = |x: f64, y: f64| {
            let [x, y] = [x, y].map(|low| coordinate(low, low + 0.3));
            Point::new(x, y, coordinate(0.4, 0.6))
        };
        let a = [corner(0.0, 0.0), corner(0.7, 0.1), corner(0.3, 0.6)];
        let sum = a[0].coords + a[1].coords + a[2].coords * 2.0;
        let tip = Point::from(sum / 4.0);
        let mut above = |x: f64| tip + Vector::new(x, coordinate(-0.2, 0.2), HIGH);
        let b = [tip, above(-0.2), above(0.2)];
        Self {
            a,
            b,
            tip: side(&a, &tip),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that each tip is in the plane and each other corner above it, with exact signs; so each pair touches.
    #[test]
    fn every_pair_touches() {
        let mut random = SplitMix64::seeded(SEED);
        for _ in 0..PAIRS {
            let pair = Pair::by_chance(&mut random);
            let signs = pair.b.map(|p| side(&pair.a, &p).sign);
            assert_eq!(signs, [0, 1, 1], "{pair:?}");
        }
        let found = TouchingPairs::find();
        assert_eq!(found.product_touching, found.pairs);
        assert!(found.clear > 0 && found.through > 0);
        assert!(found.exact >= found.clear + found.through);
    }
}
