//! Defines the result of a search of two sphere models.

/// The numbers of sphere tests in a search for colliding spheres.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TestCounts {
    /// The number of pairs of spheres tested, by the higher of their two ranks.
    pub tests: Vec<u64>,
    /// The number of tests of every smallest sphere of A with every one of B.
    pub all_pairs: u64,
}

impl TestCounts {
    /// Returns the number of tests of all ranks.
    pub fn total(&self) -> u64 {
        self.tests.iter().sum()
    }
}

/// The pairs of spheres at which two parts collide.
#[derive(Debug, Clone, PartialEq)]
pub struct SphereSearchResult {
    /// The pairs of smallest spheres that meet, numbers in A and in B, in order; each once.
    pub pairs: Vec<[u32; 2]>,
    /// True if the search found all pairs; false if it ended at the limit.
    pub is_complete: bool,
    /// The bound of a false alarm: the surfaces come at least this near each other at each pair. It is twice the sum of the
    /// smallest radii of A and of B, plus rounding and the possible motion of a pair. If both are made with the accuracy rₙ
    /// it is 4·rₙ.
    pub max_distance: f64,
    /// The cost of the search.
    pub counts: TestCounts,
}

impl SphereSearchResult {
    /// Returns whether any spheres collide. If not, the surfaces do not meet; one part may be wholly inside the other.
    pub fn collides(&self) -> bool {
        !self.pairs.is_empty()
    }
}
