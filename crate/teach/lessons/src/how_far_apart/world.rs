//! Defines the two shapes, the range of a drag, and where the shapes and their difference are drawn.

use nearpoint_geometry::planar::{Point2, Polygon, Vector2};

use crate::contours::{Sheet, named, scaled};
use crate::error::LessonError;

/// The ranges and steps of the parameters: the shift of B from its first position, and the direction in degrees.
pub(super) const ACROSS: [f64; 3] = [-3.0, 0.2, 0.05];
pub(super) const UPWARDS: [f64; 3] = [-0.8, 0.9, 0.05];
pub(super) const DIRECTIONS: [f64; 3] = [-180.0, 180.0, 5.0];
pub(super) const FIRST_DIRECTION: f64 = 30.0;

/// The first position of B. A corner of A then faces an edge of B.
const HOME: Vector2 = Vector2::new(4.0, -0.3);
/// The scale of B.
const SMALLER: f64 = 0.75;

/// The length of the arrow that shows a direction. It starts at the centre of A, which is the origin of its contour.
pub(super) const ARROW: f64 = 2.5;
/// The origin of the difference in its pane, which is below that of the shapes. Wherever B is dragged, the pane contains
/// the difference.
pub(super) const ORIGIN: Point2 = Point2::new(4.45, -7.0);

/// Returns A and B about their origins.
pub(super) fn shapes() -> Result<[Polygon; 2], LessonError> {
    Ok([named("pentagon")?, scaled(&named("kite")?, SMALLER)?])
}

/// Returns the position of B for the two parameters of a drag.
pub(super) fn position([x, y]: [f64; 2]) -> Vector2 {
    HOME + Vector2::new(x, y)
}

/// Returns the pane of the shapes, with room for the arrow.
pub(super) fn pane_of_shapes() -> Sheet {
    Sheet {
        centre: Point2::new(1.95, 0.0),
        half: Vector2::new(4.7, 2.75),
    }
}

/// Returns the pane of the difference.
pub(super) fn pane_of_difference() -> Sheet {
    Sheet {
        centre: Point2::new(1.95, -6.65),
        half: Vector2::new(4.7, 3.7),
    }
}
