//! When the steps look at the parts.

/// When steps 1–3 look at the parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Bounds {
    /// During the whole step: no pair that meets in it is lost.
    #[default]
    Swept,
    /// At its beginning only, as the thesis does: loses pairs on both sides of a border of a box or cube, however small
    /// the motion is.
    Instant,
}
