//! A line of a drawing, as chords.

use nearpoint_geometry::planar::Point2;

/// What an entity or a subpath draws.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) points: Vec<Point2>,
    /// Whether the last is joined to the first, which it does not repeat.
    pub(super) is_closed: bool,
}
