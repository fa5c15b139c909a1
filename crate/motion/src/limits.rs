//! Limits searches that run round by round until nothing changes, and reports when the rounds run out.

use serde::Serialize;

/// The largest numbers of rounds for one drag pose. Where fewer rounds complete, more find the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The number of legs of a slide. A path through a corner of three takes five, and only bumpy surfaces take more.
    pub legs: usize,
    /// The number of pieces of a turn that are examined.
    pub pieces: usize,
    /// The number of times that a group is moved off what it is too close to.
    pub nudges: usize,
    /// The number of times that constraints are released and engaged.
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

/// A search that ended because its rounds ran out. The shown pose is sound, but could be nearer to the drag pose, or
/// farther from what is around.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Unfinished {
    /// The slide has more legs.
    Slide,
    /// The turn stays in contact for longer.
    Turn,
    /// The space is narrower than the gap that is kept.
    Gap,
    /// Constraints that engage make others release, again and again.
    Holds,
}
