//! Measures the smallest clearance of all pairs at evenly spaced times.

use super::examine::{MAX_TESTS, TESTS_PER_QUERY};
use super::pair::{CheckInput, Pair};
use super::pair_timeline::PairTimeline;
use super::persistent::PersistentExecutor;
use super::report::{CheckCounts, CurvePoint};
use nearpoint_geometry::closest::{WarmStart, WithinDistance, clearance, within_distance};
use nearpoint_geometry::executor::{DynExecutor, Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Pose, relative_pose};

/// A time and the clearance at that time, once it is known.
#[derive(Debug)]
pub(super) struct CurveSample {
    pub time: f64,
    pub result: Option<(CurvePoint, CheckCounts)>,
}

/// The smallest number of samples for one thread, so that warm starts save time.
const MIN_SAMPLES_PER_THREAD: usize = 8;

/// Returns evenly spaced times, both ends included; only the first end if `count` is 1.
pub(super) fn samples(from: f64, to: f64, count: usize) -> Vec<CurveSample> {
    let last = count.saturating_sub(1).max(1) as f64;
    let time = |i: usize| match i + 1 == count && i > 0 {
        true => to,
        false => from + (to - from) * (i as f64 / last),
    };
    (0..count)
        .map(|i| CurveSample {
            time: time(i),
            result: None,
        })
        .collect()
}

/// Measures the samples that are not known yet, until `executor` is stopped.
pub(super) fn measure<W: Executor>(
    input: &CheckInput<'_>,
    pairs: &[Pair],
    tracks: &[PairTimeline],
    samples: &mut [CurveSample],
    executor: &PersistentExecutor<'_, W>,
) {
    if executor.parallelism() > 1 && samples.len() > MIN_SAMPLES_PER_THREAD {
        let (first, second) = samples.split_at_mut(samples.len() / 2);
        executor.join(
            || measure(input, pairs, tracks, first, executor),
            || measure(input, pairs, tracks, second, executor),
        );
        return;
    }
    let mut warm = vec![WarmStart::default(); pairs.len()];
    for sample in samples.iter_mut().filter(|sample| sample.result.is_none()) {
        if executor.is_interrupted() {
            return;
        }
        let time = sample.time;
        let found = match tracks.iter().position(|track| track.is_inside(time)) {
            Some(pair) => Ok((CurvePoint::contained(time, pair), CheckCounts::default())),
            None => measure_min_clearance(
                input,
                pairs,
                time,
                &mut warm,
                &(&executor.uninterruptible() as &dyn DynExecutor),
            ),
        };
        match found {
            Ok(known) => {
                sample.result = Some(known);
                executor.record_result();
            }
            Err(Interrupted) => return,
        }
    }
}

/// All pairs at one time.
struct PairsAtTime<'a> {
    input: &'a CheckInput<'a>,
    pairs: &'a [Pair],
    poses: Vec<Pose>,
    /// A lower bound of the distance between each pair's bounding spheres, with the pair's index; the nearest first.
    order: Vec<(f64, usize)>,
    tests: CheckCounts,
}

/// Measures the smallest clearance of all pairs. It first finds quickly which pair is likely nearest, then measures
/// that pair, then checks whether others are nearer.
fn measure_min_clearance<W: Executor>(
    input: &CheckInput<'_>,
    pairs: &[Pair],
    time: f64,
    warm_start: &mut [WarmStart],
    executor: &W,
) -> Result<(CurvePoint, CheckCounts), Interrupted> {
    let mut moment = PairsAtTime::new(input, pairs, time);
    let likely = moment.likely_nearest(executor)?;
    let mut point = CurvePoint {
        time,
        clearance: f64::INFINITY,
        pair: None,
    };
    let others = moment.order.clone().into_iter();
    let others = others.filter(|(_, i)| Some(*i) != likely);
    for (gap, i) in likely.map(|i| (0.0, i)).into_iter().chain(others) {
        let limit = point.clearance.min(input.settings.horizon);
        if gap > limit || point.clearance == 0.0 {
            break;
        }
        let may_be_nearer = Some(i) == likely
            || moment.clearance_below(i, limit, MAX_TESTS, executor)? != WithinDistance::No;
        if !may_be_nearer {
            continue;
        }
        moment.tests.clearances += 1;
        let ([a, b], b_in_a) = moment.pair(i);
        let found = clearance(a, b, &b_in_a, limit, &mut warm_start[i], executor)?;
        let nearer = found.filter(|found| found.distance < point.clearance);
        if let Some(found) = nearer {
            point.clearance = found.distance;
            point.pair = Some(i);
        }
    }
    Ok((point, moment.tests))
}

impl CurvePoint {
    /// Returns the point for a pair of which one body is inside the other.
    fn contained(time: f64, pair: usize) -> Self {
        Self {
            time,
            clearance: 0.0,
            pair: Some(pair),
        }
    }
}

impl<'a> PairsAtTime<'a> {
    fn new(input: &'a CheckInput<'a>, pairs: &'a [Pair], time: f64) -> Self {
        let poses = input.cell.poses(&input.trajectory.at(time));
        let gap = |pair: &Pair| pair.sphere_distance(&pair.bodies.map(|body| poses[body]));
        let gaps = pairs.iter().enumerate().map(|(i, pair)| (gap(pair), i));
        let mut order: Vec<(f64, usize)> = gaps.collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        Self {
            input,
            pairs,
            poses,
            order,
            tests: CheckCounts::default(),
        }
    }

    /// Returns a pair's shapes, and B's pose in A's frame.
    fn pair(&self, i: usize) -> ([&'a Shape; 2], Pose) {
        let [a, b] = self.pairs[i].bodies.map(|body| &self.poses[body]);
        (self.pairs[i].shapes(self.input.cell), relative_pose(a, b))
    }

    fn clearance_below<W: Executor>(
        &mut self,
        i: usize,
        limit: f64,
        tests: usize,
        executor: &W,
    ) -> Result<WithinDistance, Interrupted> {
        if executor.is_interrupted() {
            return Err(Interrupted);
        }
        self.tests.faces += 1;
        let ([a, b], b_in_a) = self.pair(i);
        within_distance(a, b, &b_in_a, limit, tests, executor)
    }

    /// Finds the pair that is likely nearest, with few tests.
    fn likely_nearest<W: Executor>(&mut self, executor: &W) -> Result<Option<usize>, Interrupted> {
        let (mut limit, mut likely) = (self.input.settings.horizon, None);
        for (gap, i) in self.order.clone() {
            let mut tried = limit;
            while gap <= tried && limit > self.input.settings.accuracy {
                let WithinDistance::Yes(found) =
                    self.clearance_below(i, tried, TESTS_PER_QUERY, executor)?
                else {
                    break;
                };
                (limit, likely) = (found.distance, Some(i));
                tried = limit / 2.0;
            }
        }
        Ok(likely)
    }
}
