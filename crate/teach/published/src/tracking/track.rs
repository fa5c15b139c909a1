//! Runs one cycle of the published continuous search.

use super::Graph;
use super::sub_hull::SubHull;
use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, GjkStep, Proximity, ProximitySettings, proximity,
};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::trace::Trace;

/// The data that a pair of hulls keeps between cycles: the points whose hulls contained the closest points, at most
/// three on either side. A new value is empty; the first cycle tests everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TrackState {
    numbers: [[u32; 3]; 2],
    counts: [u8; 2],
}

/// The distance of two hulls in a cycle, and the number of tested vertices.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrackResult {
    /// The proximity of the tested vertices. Its upper bound is valid for the hulls' distance, its lower bound is not. So
    /// this is not an exact answer, except in a cycle that tested everything.
    pub proximity: Proximity,
    /// True if everything was tested.
    pub is_exact: bool,
    /// The number of vertices, of both hulls, from which support points were chosen.
    pub vertices: usize,
    /// The number of support points computed, of both hulls.
    pub evaluations: usize,
    /// The number of inner products of a vertex with a direction for these.
    pub products: usize,
}

/// Runs one cycle of the continuous search of JP 3316092: closest points of the vertices near the last closest points, then
/// of those near these, as long as that brings them nearer. The graphs must be of the hulls.
///
/// As published it can be wrong without noticing: a point that has passed through a face is reported *free* inside the
/// solid, because only that face is tested. [`proximity`] on the hulls themselves climbs at the same cost and is exact.
pub fn track(
    [a, b]: [(&Hull, &Graph); 2],
    b_in_a: &Pose,
    settings: &ProximitySettings,
    state: &mut TrackState,
    trace: &mut impl Trace<GjkStep>,
) -> TrackResult {
    let fits = |side: usize, hull: &Hull| {
        let known = state.last_points(side);
        let count = hull.vertices().len();
        !known.is_empty() && known.iter().all(|&number| (number as usize) < count)
    };
    let is_first = !fits(0, a.0) || !fits(1, b.0);
    let mut near = [Vec::new(), Vec::new()];
    let (mut vertices, mut evaluations, mut products) = (0, 0, 0);
    let mut best: Option<Proximity> = None;
    loop {
        for (side, (hull, graph)) in [a, b].into_iter().enumerate() {
            near[side].clear();
            match is_first {
                true => near[side].extend(0..hull.vertices().len() as u32),
                false => graph.add_neighbours(state.last_points(side), &mut near[side]),
            }
            vertices += near[side].len();
        }
        let (near_a, near_b) = (SubHull::new(a.0, &near[0]), SubHull::new(b.0, &near[1]));
        let start = &mut ConvexWarmStart::default();
        let found = proximity(&near_a, &near_b, b_in_a, settings, start, trace);
        let spent = cost([&near_a, &near_b]);
        evaluations += spent[0];
        products += spent[1];
        let next = TrackState::from_proximity(&found);
        let is_nearer = best.is_none_or(|best| found.upper < best.upper);
        if is_nearer {
            best = Some(found);
        }
        let is_last = is_first || !is_nearer || next == *state;
        if is_nearer {
            *state = next;
        }
        if is_last {
            return TrackResult {
                proximity: best.unwrap_or(found),
                is_exact: is_first && found.is_exact(),
                vertices,
                evaluations,
                products,
            };
        }
    }
}

/// Returns the number of support points computed, and of the inner products for them.
fn cost(sides: [&SubHull; 2]) -> [usize; 2] {
    let evaluations = sides.map(|near| near.evaluations.get());
    let products = [0, 1].map(|side| evaluations[side] * sides[side].vertices.len());
    [evaluations.iter().sum(), products.iter().sum()]
}

impl TrackState {
    /// Returns the points of a side.
    fn last_points(&self, side: usize) -> &[u32] {
        &self.numbers[side][..usize::from(self.counts[side])]
    }

    fn from_proximity(found: &Proximity) -> Self {
        let mut state = Self::default();
        for corner in found.simplex().corners() {
            for side in 0..2 {
                let known = usize::from(state.counts[side]);
                let number = corner.indices[side];
                if known < 3 && !state.numbers[side][..known].contains(&number) {
                    state.numbers[side][known] = number;
                    state.counts[side] += 1;
                }
            }
        }
        for side in 0..2 {
            let known = usize::from(state.counts[side]);
            state.numbers[side][..known].sort_unstable();
        }
        state
    }
}
