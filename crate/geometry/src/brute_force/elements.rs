//! Finds the distance of bodies of convex elements from all pairs of elements.

use crate::Pose;
use crate::closest::convex::{ConvexWarmStart, ProximitySettings, proximity};
use crate::hull::Hull;

/// Returns the smallest distance of an element of A and one of B, and the numbers of both. Among equally near ones
/// these are the first; None if there are none.
pub fn closest_elements(a: &[Hull], b: &[Hull], b_in_a: &Pose) -> Option<(f64, [u32; 2])> {
    let pairs = (0_u32..)
        .zip(a)
        .flat_map(|x| (0_u32..).zip(b).map(move |y| (x, y)));
    let distances = pairs.map(|((i, a), (j, b))| {
        let (settings, start) = (
            ProximitySettings::default(),
            &mut ConvexWarmStart::default(),
        );
        let found = proximity(a, b, b_in_a, &settings, start, &mut ());
        (found.distance(), [i, j])
    });
    distances.min_by(|x, y| x.0.total_cmp(&y.0))
}
