//! Defines the pairs of the test. An edge's normal is an axis, so few corners make a short story.

use nearpoint_geometry::planar::{Polygon, Vector2};

use crate::contours::{named, rotated};
use crate::error::LessonError;

pub(super) const NAMES: [&str; 5] = ["convex", "l-and-bar", "notch", "within", "arm"];

/// Returns A, B and the position of B seen from A.
pub(super) fn pair(name: &str) -> Result<(Polygon, Polygon, Vector2), LessonError> {
    let (a, b, turned, at) = match name {
        "l-and-bar" => ("l", "bar", 60.0, [1.1, 0.0]),
        "notch" => ("u", "bar", 0.0, [0.0, 1.9]),
        "within" => ("u", "box", 0.0, [-1.5, 0.6]),
        "arm" => ("u", "box", 0.0, [-0.82, 0.6]),
        _ => ("pentagon", "kite", 0.0, [2.3, 0.6]),
    };
    Ok((named(a)?, rotated(&named(b)?, turned)?, Vector2::from(at)))
}
