//! Whether a sphere meets a triangle.

use crate::Point;
use crate::closest::to_triangle;

/// Whether the closed ball and the closed triangle share a point. Exact but for rounding: `radius` is to have been grown by
/// what that may do. In units of the radius, so that no power of a length overflows.
pub(super) fn ball_meets_triangle(centre: &Point, radius: f64, corners: &[Point; 3]) -> bool {
    let [a, b, c] = corners;
    let beside = |i: usize| {
        a[i].min(b[i]).min(c[i]) - centre[i] > radius
            || centre[i] - a[i].max(b[i]).max(c[i]) > radius
    };
    if (0..3).any(beside) {
        return false;
    }
    let corners = corners.map(|p| Point::from((p - centre) / radius));
    to_triangle(&Point::origin(), &corners).distance_squared <= 1.0
}
