//! The check of a taught motion, and the spheres that collide now, as JavaScript is told of them.

use nearpoint_motion::check::{Interval, PairMotion, Report, Smallest};
use nearpoint_scene::{CheckMethod, PartId, Scene};
use serde::Serialize;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckRow {
    method: CheckMethod,
    accuracy: f64,
    stop_at_first: bool,
    progress: f64,
    running: bool,
    complete: bool,
    outdated: bool,
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<String>,
    /// How many pairs were looked at.
    checked: usize,
    pairs: Vec<PairRow>,
    curve: Vec<CurveRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<FirstRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    smallest: Option<SmallestRow>,
    tests: TestsRow,
}

#[derive(Debug, Default, Serialize)]
struct TestsRow {
    intervals: u64,
    clearances: u64,
    spheres: u64,
}

#[derive(Debug, Serialize)]
struct PairRow {
    a: PartId,
    b: PartId,
    intervals: Vec<IntervalRow>,
    /// At every moment of these they are at least this near each other.
    within: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<MetRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    smallest: Option<NearestRow>,
}

#[derive(Debug, Serialize)]
struct IntervalRow {
    from: f64,
    to: f64,
    certain: bool,
}

#[derive(Debug, Serialize)]
struct MetRow {
    time: f64,
    at: [f64; 3],
    triangles: usize,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct NearestRow {
    time: f64,
    distance: f64,
    on_a: [f64; 3],
    on_b: [f64; 3],
}

#[derive(Debug, Serialize)]
struct CurveRow {
    time: f64,
    clearance: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    a: Option<PartId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b: Option<PartId>,
}

#[derive(Debug, Serialize)]
struct FirstRow {
    time: f64,
    a: PartId,
    b: PartId,
    at: [f64; 3],
}

#[derive(Debug, Serialize)]
struct SmallestRow {
    a: PartId,
    b: PartId,
    #[serde(flatten)]
    nearest: NearestRow,
}

/// What is known of the check that was asked for last.
pub(crate) fn check_row(scene: &Scene) -> Option<CheckRow> {
    let check = scene.check()?;
    let wish = check.wish();
    let report = check.report();
    let told = report.as_ref().map(|report| Told {
        report,
        parts: check.parts(),
    });
    let told = told.as_ref();
    Some(CheckRow {
        method: wish.method,
        accuracy: wish.accuracy,
        stop_at_first: wish.stop_at_first,
        progress: check.progress(),
        running: check.is_running(),
        complete: report.as_ref().is_some_and(|report| report.is_complete),
        outdated: scene.check_is_outdated(),
        ms: check.millis(),
        failure: check.failure().map(ToString::to_string),
        checked: report.as_ref().map_or(0, |report| report.pairs.len()),
        pairs: told.map(Told::pairs).unwrap_or_default(),
        curve: told.map(Told::curve).unwrap_or_default(),
        first: told.and_then(Told::first),
        smallest: told.and_then(Told::smallest),
        tests: told.map(Told::tests).unwrap_or_default(),
    })
}

/// A report and the parts that its bodies are.
struct Told<'a> {
    report: &'a Report,
    parts: &'a [PartId],
}

impl Told<'_> {
    fn pair(&self, [a, b]: [usize; 2]) -> [PartId; 2] {
        [self.parts[a], self.parts[b]]
    }

    /// Those that meet, and those of which a smallest clearance is known.
    fn pairs(&self) -> Vec<PairRow> {
        let known =
            |motion: &&PairMotion| !motion.intervals.is_empty() || motion.smallest.is_some();
        self.report
            .pairs
            .iter()
            .filter(known)
            .map(|motion| self.pair_row(motion))
            .collect()
    }

    fn pair_row(&self, motion: &PairMotion) -> PairRow {
        let [a, b] = self.pair(motion.pair);
        let interval =
            |&Interval { from, to, certain }: &Interval| IntervalRow { from, to, certain };
        PairRow {
            a,
            b,
            intervals: motion.intervals.iter().map(interval).collect(),
            within: motion.within,
            first: motion.first.as_ref().map(|first| MetRow {
                time: first.time,
                at: first.at.into(),
                triangles: first.triangles.len(),
            }),
            smallest: motion.smallest.as_ref().map(nearest),
        }
    }

    fn curve(&self) -> Vec<CurveRow> {
        let curve = self.report.curve.iter();
        curve
            .map(|point| {
                let pair = point
                    .pair
                    .map(|pair| self.pair(self.report.pairs[pair].pair));
                CurveRow {
                    time: point.time,
                    clearance: point.clearance.is_finite().then_some(point.clearance),
                    a: pair.map(|pair| pair[0]),
                    b: pair.map(|pair| pair[1]),
                }
            })
            .collect()
    }

    fn first(&self) -> Option<FirstRow> {
        let first = self.report.first?;
        let motion = &self.report.pairs[first.pair];
        let [a, b] = self.pair(motion.pair);
        let at = motion.first.as_ref()?.at.into();
        Some(FirstRow {
            time: first.time,
            a,
            b,
            at,
        })
    }

    fn smallest(&self) -> Option<SmallestRow> {
        let motion = &self.report.pairs[self.report.smallest?.pair];
        let [a, b] = self.pair(motion.pair);
        let nearest = nearest(motion.smallest.as_ref()?);
        Some(SmallestRow { a, b, nearest })
    }

    fn tests(&self) -> TestsRow {
        let tests = self.report.tests;
        TestsRow {
            intervals: tests.intervals,
            clearances: tests.clearances,
            spheres: tests.spheres,
        }
    }
}

fn nearest(smallest: &Smallest) -> NearestRow {
    let [on_a, on_b] = smallest.points.map(Into::into);
    NearestRow {
        time: smallest.time,
        distance: smallest.distance,
        on_a,
        on_b,
    }
}

#[derive(Debug, Serialize)]
pub(crate) struct SpheresRow {
    accuracy: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<String>,
    pairs: Vec<SpherePairRow>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct SpherePairRow {
    a: PartId,
    b: PartId,
    within: f64,
    spheres: [usize; 2],
    complete: bool,
    tests: u64,
    all_pairs: u64,
}

/// Where parts collide now as spheres tell it, if that is shown.
pub(crate) fn spheres_row(scene: &Scene) -> Option<SpheresRow> {
    let spheres = scene.spheres()?;
    let pairs = spheres.pairs().map(|(&(a, b), pair)| SpherePairRow {
        a,
        b,
        within: pair.within,
        spheres: [0, 1].map(|side: usize| pair.centres[side].len()),
        complete: pair.is_complete,
        tests: pair.tests[0],
        all_pairs: pair.tests[1],
    });
    Some(SpheresRow {
        accuracy: spheres.accuracy(),
        failure: spheres.failure().map(ToString::to_string),
        pairs: pairs.collect(),
    })
}
