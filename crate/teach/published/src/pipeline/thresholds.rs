//! What counts as near.

/// What counts as near, in the bodies' unit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Thresholds {
    /// ε_CH: hulls farther apart than this answer the question.
    pub hulls: f64,
    /// ε_CCH: elements farther than this from the other's hull are left out.
    pub elements: f64,
    /// Whether envelope spheres are compared before hulls in steps 3 and 4 too.
    pub spheres: bool,
}
