//! Defines the settings of a convex search.

use super::SimplexMethod;

/// The condition under which a search for a signed distance may end early.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StopCondition {
    /// The search ends only at the answer.
    #[default]
    Never,
    /// The search ends as soon as the shapes are proven apart: when the lower bound `r_k` is positive.
    WhenSeparated,
}

/// The settings of a search for the signed distance of two convex shapes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ProximitySettings {
    /// The method that finds the nearest point of each simplex.
    pub simplex: SimplexMethod,
    /// The condition under which a search may end without a distance.
    pub stop_condition: StopCondition,
    /// The largest distance of interest; the search ends for shapes proven farther apart.
    pub limit: f64,
    /// The largest number of steps of each kind.
    pub max_iterations: u32,
}

impl Default for ProximitySettings {
    fn default() -> Self {
        Self {
            simplex: SimplexMethod::SignedVolumes,
            stop_condition: StopCondition::Never,
            limit: f64::INFINITY,
            max_iterations: 1000,
        }
    }
}
