//! What a search of two sphere models found.

/// What it cost.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TestCounts {
    /// Pairs of spheres tested, by the higher of their two ranks.
    pub tests: Vec<u64>,
    /// What testing every smallest sphere of A with every one of B would take.
    pub all_pairs: u64,
}

impl TestCounts {
    /// All tests.
    pub fn total(&self) -> u64 {
        self.tests.iter().sum()
    }
}

/// Where two parts collide, as their spheres tell it.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// Pairs of smallest spheres that meet, numbers in A and in B, in order; each once.
    pub pairs: Vec<[u32; 2]>,
    /// Whether the search went to its end; not if it ended at the number asked for.
    pub is_complete: bool,
    /// The bound of a false alarm: the surfaces come at least this near each other at each pair. Twice the smallest
    /// radius of A and of B, and a little for rounding: 4·rₙ where both are made with the accuracy rₙ; and what a pair
    /// may move.
    pub within: f64,
    /// What the search cost.
    pub counts: TestCounts,
}

impl Found {
    /// Whether any spheres collide. If not, the surfaces do not meet; one part may be wholly inside the other.
    pub fn collides(&self) -> bool {
        !self.pairs.is_empty()
    }
}
