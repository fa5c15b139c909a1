//! Describes, for JavaScript, the check of a taught motion and the spheres that collide now.

use nearpoint_motion::check::{Interval, MinClearance, MotionReport, PairMotionReport};
use nearpoint_scene::{CheckMethod, PartId, Scene};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::types::Xyz;

/// The progress and the results of checking a taught motion for collisions.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MotionCheckRow {
    method: CheckMethod,
    accuracy: f64,
    stop_at_first: bool,
    /// The fraction that is done, 0…1.
    progress: f64,
    running: bool,
    /// True if the check ran to its end and left nothing out.
    complete: bool,
    /// True if parts, robots, the motion or the allowed pairs have changed since.
    outdated: bool,
    /// The duration, in milliseconds.
    ms: f64,
    /// The reason why the check stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "failure")]
    error: Option<String>,
    /// The number of pairs that were checked.
    checked: usize,
    /// The pairs that touch or intersect, or whose smallest clearance is known, in order of (a, b).
    pairs: Vec<PairCheckRow>,
    /// The smallest clearance of all pairs over time.
    curve: Vec<CurveRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "first")]
    first_contact: Option<FirstContactRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "smallest")]
    min_clearance: Option<MinClearanceRow>,
    tests: TestsRow,
}

/// The numbers of checked intervals of pairs, of computed exact clearances and of tested pairs of spheres.
#[derive(Debug, Default, Serialize, Tsify)]
struct TestsRow {
    intervals: u64,
    clearances: u64,
    spheres: u64,
}

/// The times at which two parts touch or intersect, and their smallest clearance.
#[derive(Debug, Serialize, Tsify)]
struct PairCheckRow {
    a: PartId,
    b: PartId,
    #[tsify(type = "IntervalRow[]")]
    intervals: Vec<Interval>,
    /// An upper bound of the distance of the two parts at every moment of `intervals`.
    #[serde(rename = "within")]
    max_distance: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "first")]
    first_contact: Option<PairFirstContactRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "smallest")]
    min_clearance: Option<NearestRow>,
}

/// The first contact of a pair.
#[derive(Debug, Serialize, Tsify)]
struct PairFirstContactRow {
    time: f64,
    at: Xyz,
    /// The number of pairs of triangles that touch or intersect.
    triangles: usize,
}

/// The moment and the points at which a pair is nearest.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
struct NearestRow {
    time: f64,
    distance: f64,
    on_a: Xyz,
    on_b: Xyz,
}

/// The smallest clearance at a time; null if it is larger than the distance that was searched.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
struct CurveRow {
    time: f64,
    clearance: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    a: Option<PartId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b: Option<PartId>,
}

/// The first contact of all pairs.
#[derive(Debug, Serialize, Tsify)]
struct FirstContactRow {
    time: f64,
    a: PartId,
    b: PartId,
    at: Xyz,
}

/// The smallest clearance of all pairs.
#[derive(Debug, Serialize, Tsify)]
struct MinClearanceRow {
    a: PartId,
    b: PartId,
    #[serde(flatten)]
    nearest: NearestRow,
}

/// Describes the motion check that was requested last.
pub(crate) fn check_row(scene: &Scene) -> Option<MotionCheckRow> {
    let check = scene.check()?;
    let options = check.options();
    let report = check.report();
    let reported = report.as_ref().map(|report| ReportContext {
        report,
        parts: check.parts(),
    });
    let reported = reported.as_ref();
    Some(MotionCheckRow {
        method: options.method,
        accuracy: options.accuracy,
        stop_at_first: options.stop_at_first_contact,
        progress: check.progress(),
        running: check.is_running(),
        complete: report.as_ref().is_some_and(|report| report.is_complete),
        outdated: scene.check_is_outdated(),
        ms: check.duration_ms(),
        error: check.failure().map(ToString::to_string),
        checked: report.as_ref().map_or(0, |report| report.pairs.len()),
        pairs: reported.map(ReportContext::pairs).unwrap_or_default(),
        curve: reported.map(ReportContext::curve).unwrap_or_default(),
        first_contact: reported.and_then(ReportContext::first_contact),
        min_clearance: reported.and_then(ReportContext::min_clearance),
        tests: reported.map(ReportContext::tests).unwrap_or_default(),
    })
}

/// A report, and the parts by the indices of its bodies.
struct ReportContext<'a> {
    report: &'a MotionReport,
    parts: &'a [PartId],
}

impl ReportContext<'_> {
    fn pair(&self, [a, b]: [usize; 2]) -> [PartId; 2] {
        [self.parts[a], self.parts[b]]
    }

    /// Returns the pairs that touch or intersect, and those whose smallest clearance is known.
    fn pairs(&self) -> Vec<PairCheckRow> {
        let known = |motion: &&PairMotionReport| {
            !motion.intervals.is_empty() || motion.min_clearance.is_some()
        };
        self.report
            .pairs
            .iter()
            .filter(known)
            .map(|motion| self.pair_row(motion))
            .collect()
    }

    fn pair_row(&self, motion: &PairMotionReport) -> PairCheckRow {
        let [a, b] = self.pair(motion.bodies);
        PairCheckRow {
            a,
            b,
            intervals: motion.intervals.clone(),
            max_distance: motion.max_distance,
            first_contact: motion
                .first_contact
                .as_ref()
                .map(|first| PairFirstContactRow {
                    time: first.time,
                    at: first.point.into(),
                    triangles: first.triangles.len(),
                }),
            min_clearance: motion.min_clearance.as_ref().map(nearest),
        }
    }

    fn curve(&self) -> Vec<CurveRow> {
        let curve = self.report.curve.iter();
        curve
            .map(|point| {
                let pair = point
                    .pair
                    .map(|pair| self.pair(self.report.pairs[pair].bodies));
                CurveRow {
                    time: point.time,
                    clearance: point.clearance.is_finite().then_some(point.clearance),
                    a: pair.map(|pair| pair[0]),
                    b: pair.map(|pair| pair[1]),
                }
            })
            .collect()
    }

    fn first_contact(&self) -> Option<FirstContactRow> {
        let first = self.report.first_contact?;
        let motion = &self.report.pairs[first.pair];
        let [a, b] = self.pair(motion.bodies);
        let at = motion.first_contact.as_ref()?.point.into();
        Some(FirstContactRow {
            time: first.time,
            a,
            b,
            at,
        })
    }

    fn min_clearance(&self) -> Option<MinClearanceRow> {
        let motion = &self.report.pairs[self.report.min_clearance?.pair];
        let [a, b] = self.pair(motion.bodies);
        let nearest = nearest(motion.min_clearance.as_ref()?);
        Some(MinClearanceRow { a, b, nearest })
    }

    fn tests(&self) -> TestsRow {
        let tests = self.report.counts;
        TestsRow {
            intervals: tests.intervals,
            clearances: tests.clearances,
            spheres: tests.spheres,
        }
    }
}

fn nearest(smallest: &MinClearance) -> NearestRow {
    let [on_a, on_b] = smallest.points.map(Into::into);
    NearestRow {
        time: smallest.time,
        distance: smallest.distance,
        on_a,
        on_b,
    }
}

/// The parts that collide now, according to hierarchical spheres.
#[derive(Debug, Serialize, Tsify)]
pub struct SpheresRow {
    /// The smallest radius.
    accuracy: f64,
    /// The reason why there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "failure")]
    error: Option<String>,
    pairs: Vec<SpherePair>,
}

/// Two parts whose spheres collide.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
struct SpherePair {
    a: PartId,
    b: PartId,
    /// An upper bound of the distance between the surfaces, which may be apart although the spheres collide.
    #[serde(rename = "within")]
    max_distance: f64,
    spheres: [usize; 2],
    complete: bool,
    /// The number of pairs of spheres that were tested, of `all_pairs`.
    tests: u64,
    all_pairs: u64,
}

/// Describes which parts collide according to spheres, if spheres are shown.
pub(crate) fn spheres_row(scene: &Scene) -> Option<SpheresRow> {
    let spheres = scene.spheres()?;
    let pairs = spheres.pairs().map(|(&(a, b), pair)| SpherePair {
        a,
        b,
        max_distance: pair.max_distance,
        spheres: [0, 1].map(|side: usize| pair.centres[side].len()),
        complete: pair.is_complete,
        tests: pair.tests[0],
        all_pairs: pair.tests[1],
    });
    Some(SpheresRow {
        accuracy: spheres.accuracy(),
        error: spheres.failure().map(ToString::to_string),
        pairs: pairs.collect(),
    })
}
