//! Defines the time of a step that steps 1–3 use.

/// The time within a step at which steps 1–3 evaluate the parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum BoundsMode {
    /// The whole step: no pair that intersects during it is lost.
    #[default]
    Swept,
    /// The beginning, as in the thesis. This loses pairs on both sides of a border of a box or cube, however small the
    /// motion is.
    Instant,
}
