//! The options of merged hulls.

use super::VirtualFaceRule;

/// The rule that decides when a merged hull is released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mode {
    /// Releases as soon as the closest feature is virtual, or the hulls overlap: the answer is exact between the parts.
    #[default]
    Exact,
    /// Releases when a virtual face interferes, as published. Until then the answer is the hulls' distance, a lower bound.
    Published,
}

/// The settings of a distance search of merged hulls.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MergeSettings {
    /// The rule that decides when hulls are released and recovered.
    pub mode: Mode,
    /// The rule that decides which faces are virtual.
    pub virtual_face_rule: VirtualFaceRule,
    /// T: a released hull is recovered when it has been clear for this many cycles in a row.
    pub recover_after: u32,
}

impl Default for MergeSettings {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            virtual_face_rule: VirtualFaceRule::default(),
            recover_after: 10,
        }
    }
}
