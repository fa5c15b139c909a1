//! What is looked for round by round until nothing changes any more, and what is told when the rounds run out before.

use serde::Serialize;

/// Rounds for one pose of the hand, at most. Where fewer come to an end, more find the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Legs of a slide: a way through a corner of three takes five; more only where something is bumpy.
    pub legs: usize,
    /// Pieces of a turn that are looked at.
    pub pieces: usize,
    /// Times that a group is moved off what it is too close to.
    pub nudges: usize,
    /// Times that holds are let go and taken.
    pub turns: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            legs: 16,
            pieces: 96,
            nudges: 3,
            turns: 3,
        }
    }
}

/// What ended because its rounds ran out: what is shown is sound, and not as near to the hand, or as far from what is
/// around, as it could be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Unfinished {
    /// A slide has more legs.
    Slide,
    /// A turn stays in contact for longer.
    Turn,
    /// There is less room than the gap that is kept.
    Gap,
    /// What takes hold makes others let go, again and again.
    Holds,
}
