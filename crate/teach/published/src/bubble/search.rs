//! Implements Quinlan's search of two sphere trees, depth first, with the best distance so far as the bound.

use super::window::{MeasuredPair, Window};
use super::{BubbleSettings, Counts, DistanceResult, End, SphereTree, Step};
use nearpoint_geometry::closest::convex::ConvexWarmStart;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_geometry::trace::Trace;
use nearpoint_geometry::{Point, Pose, RigidTransform};

/// Returns the distance of two meshes from their sphere trees. Returns None if the pose is not finite.
///
/// Quinlan (1994): from the roots down, the larger of two spheres is replaced by its children, the nearer child first. Two
/// leaves are measured as the triangles they cover. Spheres whose gap times 1 + α exceeds the best distance so far are
/// skipped. So `distance ≤ (1 + α) · true distance`, and [`DistanceResult::lower`] is the least of all gaps skipped and
/// distances computed. With α = 0 the answer is exact. It is to the bit that of
/// [`nearpoint_geometry::brute_force::clearance`] while the surfaces do not intersect and the leaf method is
/// [`super::LeafMethod::Features`]. Departures: triangles that were measured lately are not measured again for another of
/// their leaves. A child is never taken to be nearer than its parent.
pub fn search(
    a: &SphereTree,
    b: &SphereTree,
    b_in_a: &Pose,
    settings: &BubbleSettings,
    executor: &impl Executor,
    trace: &mut impl Trace<Step>,
) -> Result<Option<DistanceResult>, Interrupted> {
    let Some(mut search) = Search::new([a, b], b_in_a, settings, Window::new(0.0, 1)) else {
        trace.record(|| Step::End(End::NoPose));
        return Ok(None);
    };
    if search.run(executor, trace).is_err() {
        trace.record(|| Step::End(End::Interrupted));
        return Err(Interrupted);
    }
    let found = search.result();
    if let Some(found) = &found {
        trace.record(|| found.end());
    }
    Ok(found)
}

impl DistanceResult {
    /// Returns the step that records the end of the search.
    pub(super) fn end(&self) -> Step {
        Step::End(End::Found {
            distance: self.clearance.distance,
            lower: self.lower,
        })
    }
}

/// The number of visits between two polls.
const VISITS_PER_POLL: usize = 256;

/// The number of measured pairs that are remembered, a power of two.
const RECENT_PAIRS: usize = 1024;

/// A search of two sphere trees for the nearest triangles.
pub(super) struct Search<'a> {
    trees: [&'a SphereTree; 2],
    pose: RigidTransform,
    settings: BubbleSettings,
    /// The largest rounding error of a gap between two spheres.
    pub(super) noise: f64,
    pub(super) window: Window,
    pub(super) counts: Counts,
    open: Vec<([u32; 2], f64)>,
    recent: Vec<[u32; 2]>,
}

impl<'a> Search<'a> {
    /// Prepares a search; None if the pose is not finite.
    pub(super) fn new(
        trees: [&'a SphereTree; 2],
        b_in_a: &Pose,
        settings: &BubbleSettings,
        window: Window,
    ) -> Option<Self> {
        let noise = noise(trees, b_in_a)?;
        Some(Self {
            trees,
            pose: RigidTransform::new(b_in_a),
            settings: *settings,
            noise,
            window,
            counts: Counts::default(),
            open: Vec::new(),
            recent: vec![[u32::MAX; 2]; RECENT_PAIRS],
        })
    }

    /// Runs the search to its end.
    pub(super) fn run(
        &mut self,
        executor: &impl Executor,
        trace: &mut impl Trace<Step>,
    ) -> Result<(), Interrupted> {
        let gap = self.gap([0, 0], f64::NEG_INFINITY);
        self.open.push(([0, 0], gap));
        let mut polls = 0;
        while let Some((spheres, gap)) = self.open.pop() {
            if polls % VISITS_PER_POLL == 0 && executor.is_interrupted() {
                return Err(Interrupted);
            }
            polls += 1;
            let best = self.window.distance();
            if self.window.best().is_some() && self.window.max_distance == 0.0 {
                // No distance is below 0.
                self.window.skip(0.0);
                return Ok(());
            }
            if gap * self.settings.factor() > self.window.max_distance {
                self.window.skip(gap.max(0.0));
                trace.record(|| Step::Skip { spheres, gap, best });
                continue;
            }
            trace.record(|| Step::Visit { spheres, gap, best });
            match self.halves(spheres) {
                Some(halves) => self.open_nearer_last(halves, gap),
                None => self.measure_leaves(spheres, trace),
            }
        }
        Ok(())
    }

    /// Returns the two pairs that two spheres are divided into; None for two leaves.
    fn halves(&self, [a, b]: [u32; 2]) -> Option<[[u32; 2]; 2]> {
        let [in_a, in_b] = [self.trees[0].children(a), self.trees[1].children(b)];
        let is_larger = self.trees[0].sphere(a).radius >= self.trees[1].sphere(b).radius;
        match (in_a, in_b) {
            (Some([low, high]), None) => Some([[low, b], [high, b]]),
            (Some([low, high]), Some(_)) if is_larger => Some([[low, b], [high, b]]),
            (_, Some([low, high])) => Some([[a, low], [a, high]]),
            (None, None) => None,
        }
    }

    fn open_nearer_last(&mut self, halves: [[u32; 2]; 2], parent: f64) {
        let mut both = halves.map(|spheres| (spheres, self.gap(spheres, parent)));
        if both[0].1 < both[1].1 {
            both.swap(0, 1);
        }
        self.open.extend(both);
    }

    /// Returns a lower bound of the distance between the contents of two spheres.
    #[inline]
    fn gap(&mut self, [a, b]: [u32; 2], parent: f64) -> f64 {
        self.counts.spheres += 1;
        let (a, b) = (self.trees[0].sphere(a), self.trees[1].sphere(b));
        let across = self.pose.point(&b.centre) - a.centre;
        (across.norm() - (a.radius + b.radius) - self.noise).max(parent)
    }

    fn measure_leaves(&mut self, [a, b]: [u32; 2], trace: &mut impl Trace<Step>) {
        let (Some(a), Some(b)) = (self.trees[0].triangle(a), self.trees[1].triangle(b)) else {
            return;
        };
        let triangles = [a, b];
        let place = a.wrapping_mul(0x9e37_79b1) ^ b.wrapping_mul(0x85eb_ca77);
        let place = (place >> 16) as usize % RECENT_PAIRS;
        if std::mem::replace(&mut self.recent[place], triangles) == triangles {
            return;
        }
        let measured = self.measure(triangles, ConvexWarmStart::default());
        let distance = measured.clearance.distance;
        trace.record(|| Step::Triangles {
            triangles,
            distance,
        });
    }

    /// Measures the distance of two triangles, and offers it to the window.
    pub(super) fn measure(&mut self, triangles: [u32; 2], state: ConvexWarmStart) -> MeasuredPair {
        self.counts.triangles += 1;
        let [a, b] = [0, 1].map(|side| &self.trees[side].triangles()[triangles[side] as usize]);
        let b: [Point; 3] = b.map(|p| self.pose.point(&p));
        let measured = MeasuredPair::measure(triangles, [a, &b], self.settings.leaf_method, state);
        self.counts.iterations += measured.iterations;
        self.window.take(measured.clone());
        measured
    }

    /// Returns the result of a complete search.
    pub(super) fn result(&self) -> Option<DistanceResult> {
        self.result_above(self.window.rest)
    }

    /// Returns the result, given that all pairs that were not measured are at least `rest` apart.
    pub(super) fn result_above(&self, rest: f64) -> Option<DistanceResult> {
        let clearance = self.window.best()?.clearance;
        let lower = rest.min(self.window.measured_lower).min(clearance.distance);
        Some(DistanceResult {
            clearance,
            lower: lower.max(0.0),
            age: 0,
            counts: self.counts,
        })
    }
}

/// Returns the largest rounding error of a distance or a gap; None if the pose is not finite.
pub(super) fn noise([a, b]: [&SphereTree; 2], b_in_a: &Pose) -> Option<f64> {
    let reach = a.bounding_radius() + b.bounding_radius() + b_in_a.translation.vector.norm();
    let is_finite = reach.is_finite() && b_in_a.rotation.coords.iter().all(|x| x.is_finite());
    is_finite.then_some(DISTANCE_NOISE * reach)
}
