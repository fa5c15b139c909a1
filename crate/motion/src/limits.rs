//! Limits searches that run round by round until nothing changes, and reports when the rounds run out.

use serde::Serialize;

/// The largest numbers of rounds for one drag pose. A search that completes in fewer rounds is not affected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IterationLimits {
    /// The number of segments of a slide. A path through a corner of three faces takes five, and only bumpy surfaces
    /// take more.
    pub segments: usize,
    /// The number of pieces of a turn that are examined.
    pub rotation_steps: usize,
    /// The number of times that a group is moved off obstacles that are too close.
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

/// A reason why the search for the shown pose ended early: the stage in which its rounds ran out. The shown pose is
/// valid, but could be nearer to the drag pose, or farther from obstacles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum IncompleteReason {
    /// The slide has more segments.
    Slide,
    /// The rotation stays in contact for longer.
    #[serde(rename = "turn")]
    Rotation,
    /// The space is narrower than the contact offset.
    Gap,
    /// Constraints engage and release each other in a cycle.
    #[serde(rename = "holds")]
    Constraints,
}
