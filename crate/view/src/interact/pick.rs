//! Defines the result of a pick: the part under the cursor.

use nearpoint_geometry::Point;
use nearpoint_scene::PartId;

/// The nearest intersection of a ray with a part.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// The part.
    pub part: PartId,
    /// The point, in the scene.
    pub point: Point,
    /// The triangle of the part's mesh.
    pub triangle: u32,
    /// The distance from the ray's origin.
    pub distance: f64,
}
