//! Implements the original's test: the convex hulls of both ends.

use super::axis::unit;
use super::simd_triangle_pair::SimdTrianglePair;
use super::{RelativePair, SweptTriangle, TimeOfImpact};
use crate::Vector;
use crate::closest::convex::SimplexMethod;
use crate::collide::contact;

/// The largest number of steps; hulls not proven apart by then are reported as meeting.
const MAX_STEPS: u32 = 40;

/// Returns whether the hulls meet, or come too close to be separated; the time is unknown.
pub(super) fn hull_contact(a: &SweptTriangle, b: &SweptTriangle) -> Option<TimeOfImpact> {
    let meeting = TimeOfImpact {
        time: 0.0,
        latest: 1.0,
        is_certain: false,
    };
    (!is_separated(a, b)).then_some(meeting)
}

/// Returns whether the hulls are proven apart, trying the likeliest directions first. It does not search for meetings at
/// the ends.
pub(super) fn is_separated(a: &SweptTriangle, b: &SweptTriangle) -> bool {
    let lanes = SimdTrianglePair::new(a, b, &[a.from[0]; 2]);
    let normals = lanes.normals();
    let parts = |end: usize| {
        let mut normals = normals.iter();
        normals.any(|n| lanes.is_separated_at_all_times(&n.at(end)))
    };
    if parts(0) || lanes.is_separated_at_all_times(&lanes.between()) {
        return true;
    }
    if contact(&a.from, &b.from).is_some() || contact(&a.to, &b.to).is_some() {
        return false;
    }
    parts(1) || is_separated_by_search(&RelativePair::at_start(a, b), &lanes)
}

/// Returns whether Gilbert's method finds a direction that separates the hulls: against the point of a simplex of their
/// Minkowski difference that is nearest to the origin, until no point of the difference lies farther back.
fn is_separated_by_search(pair: &RelativePair, lanes: &SimdTrianglePair) -> bool {
    let mut simplex = [pair.b[0][0] - pair.a[0][0]; 4];
    let mut count = 1;
    for _ in 0..MAX_STEPS {
        let nearest = SimplexMethod::SignedVolumes.closest_point(&simplex[..count]);
        let Some(n) = unit(nearest.point) else {
            return false;
        };
        if lanes.is_separated_at_all_times(&(n, 1.0)) {
            return true;
        }
        let mut kept = 0;
        for i in 0..count {
            if nearest.weights[i] > 0.0 {
                simplex[kept] = simplex[i];
                kept += 1;
            }
        }
        let next = lowest(&pair.b, &n) - lowest(&pair.a, &-n);
        if kept > 3 || simplex[..kept].contains(&next) {
            return false;
        }
        simplex[kept] = next;
        count = kept + 1;
    }
    false
}

/// Returns the corner farthest back along a direction.
fn lowest(corners: &[[Vector; 3]; 2], n: &Vector) -> Vector {
    let mut all = corners.iter().flatten();
    let first = all.next().copied().unwrap_or_default();
    all.fold((n.dot(&first), first), |best, p| {
        let height = n.dot(p);
        if height < best.0 { (height, *p) } else { best }
    })
    .1
}
