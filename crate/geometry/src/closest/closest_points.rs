//! Finds the distance of two triangles as mesh queries use it: 0 exactly when they meet.

use super::triangles::{ClosestPoints, common_point, nearest};
use crate::Point;
use crate::collide::contact;
use crate::tolerance::DOT_NOISE;

/// Finds the nearest points of two triangles. Their distance is 0 if and only if the exact predicates say that the
/// triangles share a point; then both points are one common point, to rounding.
///
/// # Examples
/// ```
/// use nearpoint_geometry::closest::closest_points;
/// use nearpoint_geometry::{Point, Vector};
///
/// let floor = [[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]].map(|[x, y]| Point::new(x, y, 0.0));
/// let upright = [[1.0, 2.0], [0.0, 5.0], [2.0, 5.0]].map(|[x, z]| Point::new(x, 1.0, z));
/// let found = closest_points(&floor, &upright);
/// assert_eq!(found.distance_squared, 4.0);
/// assert!((found.on_a - Point::new(1.0, 1.0, 0.0)).norm() < 1e-12);
/// assert!((found.on_b - Point::new(1.0, 1.0, 2.0)).norm() < 1e-12);
///
/// let lowered = upright.map(|p| p - Vector::new(0.0, 0.0, 2.0));
/// assert_eq!(closest_points(&floor, &lowered).distance_squared, 0.0);
/// ```
pub fn closest_points(a: &[Point; 3], b: &[Point; 3]) -> ClosestPoints {
    let found = nearest(a, b);
    if is_separated(&found, a, b) {
        return found;
    }
    if contact(a, b).is_some() {
        let intersection = common_point(a, b);
        return ClosestPoints {
            distance_squared: 0.0,
            on_a: intersection,
            on_b: intersection,
        };
    }
    ClosestPoints {
        // The triangles are apart, but by less than rounding: not 0.
        distance_squared: found.distance_squared.max(f64::MIN_POSITIVE),
        ..found
    }
}

/// Returns whether the bisecting plane of the nearest points surely separates the triangles.
fn is_separated(found: &ClosestPoints, a: &[Point; 3], b: &[Point; 3]) -> bool {
    let across = found.on_b - found.on_a;
    let mut highest_a = f64::NEG_INFINITY;
    let mut lowest_b = f64::INFINITY;
    let mut size = 0f64;
    for i in 0..3 {
        let (to_a, to_b) = (a[i] - found.on_a, b[i] - found.on_a);
        highest_a = highest_a.max(across.dot(&to_a));
        lowest_b = lowest_b.min(across.dot(&to_b));
        size = size.max(to_a.amax()).max(to_b.amax());
    }
    lowest_b - highest_a > DOT_NOISE * size * across.amax()
}

/// Finds the nearest points of two triangles, on A and on B, in the frame of their corners. If they meet, or nearly do,
/// both are one common point, to rounding. Only the exact tests of `collide` decide whether they meet.
pub fn witness_points(a: &[Point; 3], b: &[Point; 3]) -> [Point; 2] {
    let found = closest_points(a, b);
    [found.on_a, found.on_b]
}
