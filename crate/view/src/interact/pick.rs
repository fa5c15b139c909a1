//! Which part is under the cursor.

use nearpoint_geometry::Point;
use nearpoint_scene::PartId;

/// Where a ray meets a part first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// The part.
    pub part: PartId,
    /// In the scene.
    pub point: Point,
    /// The triangle of the part's mesh.
    pub triangle: u32,
    /// From the ray's origin.
    pub distance: f64,
}
