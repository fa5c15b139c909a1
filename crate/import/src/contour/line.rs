//! Defines a line of a drawing, as chords.

use nearpoint_geometry::planar::Point2;

/// A line that an entity or a subpath draws.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) points: Vec<Point2>,
    /// True if the last point is joined to the first, which it does not repeat.
    pub(super) is_closed: bool,
}
