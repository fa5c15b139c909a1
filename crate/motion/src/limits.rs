//! Limits searches that run round by round until nothing changes, and reports when the rounds run out.

use serde::Serialize;

/// The largest numbers of rounds for one drag pose. Where fewer rounds complete, more find the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IterationLimits {
    /// The number of legs of a slide. A path through a corner of three takes five, and only bumpy surfaces take more.
    pub segments: usize,
    /// The number of pieces of a turn that are examined.
    pub rotation_steps: usize,
    /// The number of times that a group is moved off what it is too close to.
    pub separations: usize,
    /// The number of times that constraints are released and engaged.
    pub constraint_rounds: usize,
}

impl Default for IterationLimits {
    fn default() -> Self {
        Self {
            segments: 16,
            rotation_steps: 96,
            separations: 3,
            constraint_rounds: 3,
        }
    }
}

/// A search that ended because its rounds ran out. The shown pose is sound, but could be nearer to the drag pose, or
/// farther from what is around.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum IncompleteReason {
    /// The slide has more legs.
    Slide,
    /// The turn stays in contact for longer.
    #[serde(rename = "turn")]
    Rotation,
    /// The space is narrower than the gap that is kept.
    Gap,
    /// Constraints that engage make others release, again and again.
    #[serde(rename = "holds")]
    Constraints,
}
