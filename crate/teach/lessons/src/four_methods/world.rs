//! Defines pairs of contours, most of them not convex, one with a hole.

use nearpoint_geometry::planar::{Polygon, Vector2};

use crate::contours::{named, rotated};
use crate::error::LessonError;

pub(super) const NAMES: [&str; 5] = [
    "u-and-bar",
    "l-and-t",
    "combs",
    "star-and-l",
    "frame-and-bar",
];

/// Returns A, B and the position of B seen from A.
pub(super) fn pair(name: &str) -> Result<(Polygon, Polygon, Vector2), LessonError> {
    let (a, b, turned, at) = match name {
        "l-and-t" => ("l", "t", 25.0, [0.9, 0.9]),
        "combs" => ("comb", "comb", 174.0, [0.15, 1.6]),
        "star-and-l" => ("star", "l", 15.0, [1.9, 0.7]),
        "frame-and-bar" => ("frame", "bar", 90.0, [0.6, 0.4]),
        _ => ("u", "bar", 20.0, [0.2, 0.2]),
    };
    Ok((named(a)?, rotated(&named(b)?, turned)?, Vector2::from(at)))
}
