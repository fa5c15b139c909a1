//! Lists the pairs of faces that each test reports.

use std::collections::BTreeSet;

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::swept::{SweptMethod, SweptTriangle, TimeOfImpact, swept};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::relative_pose;

use super::scene::Pair;

/// The index of a test in [`SweptMethod::ALL`].
pub(super) const START: usize = 0;
pub(super) const END: usize = 1;
pub(super) const HULL: usize = 2;
pub(super) const EXACT: usize = 3;

/// A face of A and one of B.
pub(super) type Faces = [usize; 2];

/// The results of all tests.
#[derive(Debug, Clone, Default)]
pub(super) struct Report {
    /// The reported pairs of each test, in the order of [`SweptMethod::ALL`].
    pub pairs_by_test: [Vec<Faces>; 4],
    /// The times at which the pairs of the exact test touch.
    pub meetings: Vec<TimeOfImpact>,
}

impl Report {
    /// Runs all tests on the pairs of faces whose boxes overlap. Each box contains a face's whole motion in the cycle.
    pub fn new(a: &[SweptTriangle], b: &[SweptTriangle]) -> Self {
        let mut report = Self::default();
        let boxes: Vec<_> = b.iter().map(SweptTriangle::bounds).collect();
        for (i, of_a) in a.iter().enumerate() {
            let around = of_a.bounds();
            let near = (0..b.len()).filter(|&j| boxes[j].overlaps(&around));
            for j in near {
                report.add([i, j], of_a, &b[j]);
            }
        }
        report
    }

    fn add(&mut self, faces: Faces, a: &SweptTriangle, b: &SweptTriangle) {
        for (by, method) in SweptMethod::ALL.into_iter().enumerate() {
            let Some(meeting) = swept(a, b, method).time_of_impact() else {
                continue;
            };
            self.pairs_by_test[by].push(faces);
            if method == SweptMethod::Exact {
                self.meetings.push(meeting);
            }
        }
    }

    /// Counts the pairs that the hulls report and the exact test does not.
    pub fn false_alarms(&self) -> usize {
        let exact: BTreeSet<&Faces> = self.pairs_by_test[EXACT].iter().collect();
        let is_false = |faces: &&Faces| !exact.contains(faces);
        self.pairs_by_test[HULL].iter().filter(is_false).count()
    }

    /// Counts the pairs of the exact test that are proven to touch.
    pub fn proven(&self) -> usize {
        self.meetings.iter().filter(|m| m.is_certain).count()
    }
}

/// Counts the pairs that the plain test finds at the start and at `samples` evenly spaced later times.
pub(super) fn sampled(pair: &Pair, samples: u32) -> usize {
    let mut found = BTreeSet::new();
    for i in 0..=samples {
        let time = f64::from(i) / f64::from(samples);
        let [a, b] = pair.movers();
        let b_in_a = relative_pose(&a.travel.at(time), &b.travel.at(time));
        let pairs = colliding_pairs(&a.shape, &b.shape, &b_in_a, &SequentialExecutor);
        let pairs = pairs.unwrap_or_default();
        found.extend(pairs.iter().map(|pair| [pair.a, pair.b]));
    }
    found.len()
}
