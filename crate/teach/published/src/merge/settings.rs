//! What a caller wishes of merged hulls.

use super::Virtuality;

/// When a merged hull is released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mode {
    /// As soon as the closest feature is virtual, or the hulls overlap: the answer is exact between the parts.
    #[default]
    Exact,
    /// When a virtual face interferes, as published; until then the answer is the hulls' distance, a lower bound.
    Published,
}

/// How to search merged hulls.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MergeSettings {
    /// When hulls are released and recovered.
    pub mode: Mode,
    /// How virtual faces are told from those of the parts.
    pub virtuality: Virtuality,
    /// T: a released hull comes back when it has been clear for so many cycles in a row.
    pub recover_after: u32,
}

impl Default for MergeSettings {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            virtuality: Virtuality::default(),
            recover_after: 10,
        }
    }
}
