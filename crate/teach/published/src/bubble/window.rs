//! Keeps the pairs of triangles found so far that are near enough.

use super::settings::LeafMethod;
use nearpoint_geometry::closest::common_point;
use nearpoint_geometry::closest::convex::{ConvexWarmStart, ProximitySettings, proximity};
use nearpoint_geometry::closest::{Clearance, closest_points};
use nearpoint_geometry::{Point, Pose};

/// A pair of triangles whose distance was computed.
#[derive(Debug, Clone)]
pub(super) struct MeasuredPair {
    pub(super) clearance: Clearance,
    /// A lower bound of the distance; the distance itself if the computation was completed.
    pub(super) lower: f64,
    /// The state in which Gilbert's method ended.
    pub(super) state: ConvexWarmStart,
    pub(super) iterations: usize,
}

impl MeasuredPair {
    /// Measures the distance of two triangles, given in A's frame.
    pub(super) fn measure(
        triangles: [u32; 2],
        [a, b]: [&[Point; 3]; 2],
        bottom: LeafMethod,
        mut state: ConvexWarmStart,
    ) -> Self {
        let [triangle_a, triangle_b] = triangles;
        let clearance = |distance, on_a, on_b| Clearance {
            distance,
            on_a,
            on_b,
            triangle_a,
            triangle_b,
        };
        match bottom {
            LeafMethod::Features => {
                let found = closest_points(a, b);
                let distance = found.distance_squared.sqrt();
                Self {
                    clearance: clearance(distance, found.on_a, found.on_b),
                    lower: distance,
                    state,
                    iterations: 0,
                }
            }
            LeafMethod::Gilbert => {
                let (here, settings) = (Pose::identity(), ProximitySettings::default());
                let found = proximity(a, b, &here, &settings, &mut state, &mut ());
                let distance = found.distance();
                let [on_a, on_b] = if distance > 0.0 {
                    [found.on_a, found.on_b]
                } else {
                    [common_point(a, b); 2]
                };
                let lower = if found.is_exact() {
                    distance
                } else {
                    found.lower.clamp(0.0, distance)
                };
                Self {
                    clearance: clearance(distance, on_a, on_b),
                    lower,
                    state,
                    iterations: found.iterations as usize,
                }
            }
        }
    }

    /// Returns the triangles of A and B.
    pub(super) fn triangles(&self) -> [u32; 2] {
        [self.clearance.triangle_a, self.clearance.triangle_b]
    }

    /// Orders pairs by distance, then by their triangles.
    fn order(&self, other: &Self) -> std::cmp::Ordering {
        let by_distance = self.clearance.distance.total_cmp(&other.clearance.distance);
        by_distance.then(self.triangles().cmp(&other.triangles()))
    }
}

/// The nearest pairs, at most `max_pairs` of them: those whose distance exceeds the nearest by at most `slack`.
#[derive(Debug)]
pub(super) struct Window {
    slack: f64,
    max_pairs: usize,
    pairs: Vec<MeasuredPair>,
    best: Option<MeasuredPair>,
    /// The largest distance of a pair in the window.
    pub(super) max_distance: f64,
    /// A lower bound of the distance of every measured or skipped pair outside the window.
    pub(super) rest: f64,
    /// A lower bound of the distance of every measured pair.
    pub(super) measured_lower: f64,
}

impl Window {
    /// Makes an empty window for at most `max` pairs.
    pub(super) fn new(slack: f64, max: usize) -> Self {
        Self {
            slack: slack.max(0.0),
            max_pairs: max.max(1),
            pairs: Vec::new(),
            best: None,
            max_distance: f64::INFINITY,
            rest: f64::INFINITY,
            measured_lower: f64::INFINITY,
        }
    }

    /// Returns the nearest pair so far.
    pub(super) fn best(&self) -> Option<&MeasuredPair> {
        self.best.as_ref()
    }

    /// Returns the distance of the nearest pair so far; infinite if there is none.
    pub(super) fn distance(&self) -> f64 {
        self.best
            .as_ref()
            .map_or(f64::INFINITY, |best| best.clearance.distance)
    }

    /// Records that no omitted pair is nearer than `gap`.
    pub(super) fn skip(&mut self, gap: f64) {
        self.rest = self.rest.min(gap);
    }

    /// Adds a measured pair, if it is near enough to stay in the window.
    pub(super) fn take(&mut self, measured: MeasuredPair) {
        self.measured_lower = self.measured_lower.min(measured.lower);
        let best = self.best.as_ref();
        if best.is_none_or(|best| measured.order(best).is_lt()) {
            self.best = Some(measured.clone());
            self.max_distance = self
                .max_distance
                .min(measured.clearance.distance + self.slack);
        }
        if measured.clearance.distance > self.max_distance {
            self.skip(measured.lower);
            return;
        }
        self.pairs.push(measured);
        if self.pairs.len() >= 2 * self.max_pairs {
            self.tighten();
        }
    }

    /// Drops the pairs that are no longer near enough, and those beyond the largest number.
    fn tighten(&mut self) {
        let by_triangles = |x: &MeasuredPair, y: &MeasuredPair| x.triangles().cmp(&y.triangles());
        self.pairs
            .sort_unstable_by(|x, y| by_triangles(x, y).then(x.order(y)));
        self.pairs.dedup_by_key(|pair| pair.triangles());
        self.pairs.sort_unstable_by(MeasuredPair::order);
        let near = |pair: &MeasuredPair| pair.clearance.distance <= self.max_distance;
        let count = self.pairs.partition_point(near).min(self.max_pairs);
        for left_out in self.pairs.drain(count..) {
            self.rest = self.rest.min(left_out.lower);
        }
        if let Some(last) = self.pairs.get(self.max_pairs - 1) {
            self.max_distance = last.clearance.distance;
        }
    }

    /// Returns the pairs, nearest first, and a lower bound of the distances of all others.
    pub(super) fn finish(mut self) -> (Vec<MeasuredPair>, f64) {
        self.tighten();
        (self.pairs, self.rest)
    }
}
