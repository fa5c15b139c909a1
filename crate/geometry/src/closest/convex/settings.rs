//! What a caller wishes of a search.

use super::SimplexMethod;

/// When a search may end without a distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stop {
    /// Only at the answer.
    #[default]
    Never,
    /// As soon as the shapes are proven to be apart: when the lower bound `r_k` is positive.
    WhenApart,
}

/// How to search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ProximitySettings {
    /// How the nearest point of each simplex is found.
    pub simplex: SimplexMethod,
    /// Whether a proof that the shapes are apart is enough.
    pub stop: Stop,
    /// Shapes proven farther apart than this are of no interest.
    pub limit: f64,
    /// How many steps of each kind at most.
    pub iterations: u32,
}

impl Default for ProximitySettings {
    fn default() -> Self {
        Self {
            simplex: SimplexMethod::SignedVolumes,
            stop: Stop::Never,
            limit: f64::INFINITY,
            iterations: 1000,
        }
    }
}
