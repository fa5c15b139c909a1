//! Tests single poses: on a grid, and at random.

use nearpoint_geometry::random::SplitMix64;

use super::arm::{JointValues, LIMIT, Workplace};

/// The number of samples along each joint's range on the grid. There are as many random samples as grid samples.
pub(super) const ALONG: usize = 64;
const SEED: u64 = 1985;

/// Poses, and whether the arm collides at each.
#[derive(Debug)]
pub(super) struct Samples(pub Vec<(JointValues, bool)>);

impl Samples {
    /// Tests the centres of equal cells.
    pub fn on_grid(workplace: &Workplace) -> Self {
        let at = |i: usize| LIMIT * ((2 * i + 1) as f64 / ALONG as f64 - 1.0);
        let all = (0..ALONG * ALONG).map(|i| [at(i % ALONG), at(i / ALONG)]);
        Self::test(workplace, all)
    }

    /// Tests random poses.
    pub fn at_random(workplace: &Workplace) -> Self {
        let mut random = SplitMix64::seeded(SEED);
        let mut value = || LIMIT * random.signed();
        let all: Vec<JointValues> = (0..ALONG * ALONG).map(|_| [value(), value()]).collect();
        Self::test(workplace, all.into_iter())
    }

    fn test(workplace: &Workplace, values: impl Iterator<Item = JointValues>) -> Self {
        let tested = values.map(|values| (values, workplace.collides(values)));
        Self(tested.collect())
    }

    /// Returns the number of samples at which the arm collides.
    pub fn hits(&self) -> usize {
        self.0.iter().filter(|(_, collides)| *collides).count()
    }
}
