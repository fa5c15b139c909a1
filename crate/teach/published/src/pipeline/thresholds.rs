//! Defines the thresholds of nearness.

/// The distances below which the pipeline compares finer parts, in the bodies' unit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Thresholds {
    /// ε_CH: hulls farther apart than this give the answer.
    pub hulls: f64,
    /// ε_CCH: elements farther than this from the other's hull are left out.
    pub elements: f64,
    /// True if envelope spheres are compared before hulls in steps 3 and 4, too.
    pub compares_spheres: bool,
}
