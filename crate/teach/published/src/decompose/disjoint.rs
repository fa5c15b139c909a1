//! Implements the built-in interference check: whether the hulls of two boundaries are apart.

use super::MergeCheck;
use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, PointCloud, ProximitySettings, ProximityStatus, StopCondition, proximity,
};
use nearpoint_geometry::{Point, Pose, Vector};

/// Returns whether the check finds the hulls of two point sets apart. Sets with a common point are never found apart, for
/// any rounding: both heights of the point along a direction are the same number.
pub(super) fn are_apart(check: MergeCheck, a: &[Point], b: &[Point]) -> bool {
    let ([first_a, ..], [first_b, ..]) = (a, b) else {
        // A closed element has no boundary to share.
        return true;
    };
    match check {
        MergeCheck::None | MergeCheck::Lookup => false,
        MergeCheck::OneEvaluation => is_beyond(&(first_b - first_a), a, b),
        MergeCheck::Gilbert => {
            let settings = ProximitySettings {
                stop_condition: StopCondition::WhenSeparated,
                ..ProximitySettings::default()
            };
            let (hulls, here) = ([PointCloud(a), PointCloud(b)], Pose::identity());
            let state = &mut ConvexWarmStart::default();
            let found = proximity(&hulls[0], &hulls[1], &here, &settings, state, &mut ());
            found.status == ProximityStatus::Separated && is_beyond(&found.direction, a, b)
        }
    }
}

/// Returns whether all of `b` is farther along a direction than all of `a`.
fn is_beyond(direction: &Vector, a: &[Point], b: &[Point]) -> bool {
    let height = |p: &Point| direction.dot(&p.coords);
    let highest = a.iter().map(height).fold(f64::NEG_INFINITY, f64::max);
    let lowest = b.iter().map(height).fold(f64::INFINITY, f64::min);
    lowest > highest
}
