//! The built-in interference check: whether the hulls of two boundaries are apart.

use super::MergeCheck;
use nearpoint_geometry::closest::convex::{
    Outcome, PairState, Points, ProximitySettings, Stop, proximity,
};
use nearpoint_geometry::{Point, Pose, Vector};

/// A positive lower bound of the distance of the hulls of two point sets, if the check finds one. Sets that share a
/// point are never said to be apart, whatever rounding does: both heights of it along a direction are the same number.
pub(super) fn apart(check: MergeCheck, a: &[Point], b: &[Point]) -> Option<f64> {
    let ([first_a, ..], [first_b, ..]) = (a, b) else {
        // A closed element has no boundary to share.
        return Some(f64::INFINITY);
    };
    match check {
        MergeCheck::None | MergeCheck::Lookup => None,
        MergeCheck::OneEvaluation => clearance_along(&(first_b - first_a), a, b),
        MergeCheck::Gilbert => {
            let settings = ProximitySettings {
                stop: Stop::WhenApart,
                ..ProximitySettings::default()
            };
            let (hull_a, hull_b) = (Points(a), Points(b));
            let state = &mut PairState::default();
            let found = proximity(
                &hull_a,
                &hull_b,
                &Pose::identity(),
                &settings,
                state,
                &mut (),
            );
            match found.outcome {
                Outcome::Separated => clearance_along(&found.direction, a, b),
                _ => None,
            }
        }
    }
}

/// By how much all of `b` is farther along a direction than all of `a`.
fn clearance_along(direction: &Vector, a: &[Point], b: &[Point]) -> Option<f64> {
    let height = |p: &Point| direction.dot(&p.coords);
    let highest = a.iter().map(height).fold(f64::NEG_INFINITY, f64::max);
    let lowest = b.iter().map(height).fold(f64::INFINITY, f64::min);
    (lowest > highest).then(|| (lowest - highest) / direction.norm())
}
