//! Measures the smallest clearance of all pairs at evenly spaced times.

use super::examine::{FEW_TESTS, MOST_TESTS};
use super::pair::{Ground, Pair};
use super::persistent::Persistent;
use super::report::{CurvePoint, Tests};
use super::track::Track;
use nearpoint_geometry::closest::{Warm, Within, clearance, within};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Pose, relative};

/// A time and its clearance, once that is known.
#[derive(Debug)]
pub(super) struct Sample {
    pub time: f64,
    pub known: Option<(CurvePoint, Tests)>,
}

/// The smallest number of samples for one thread, so that its warm starts are of use.
const SHARE: usize = 8;

/// Returns evenly spaced times, both ends included; only the first end if `count` is 1.
pub(super) fn samples(from: f64, to: f64, count: usize) -> Vec<Sample> {
    let last = count.saturating_sub(1).max(1) as f64;
    let time = |i: usize| match i + 1 == count && i > 0 {
        true => to,
        false => from + (to - from) * (i as f64 / last),
    };
    (0..count)
        .map(|i| Sample {
            time: time(i),
            known: None,
        })
        .collect()
}

/// Measures the samples that are not known yet, until the work is stopped.
pub(super) fn measure<W: Work>(
    ground: &Ground<'_>,
    pairs: &[Pair],
    tracks: &[Track],
    samples: &mut [Sample],
    work: &Persistent<'_, W>,
) {
    if work.width() > 1 && samples.len() > SHARE {
        let (first, second) = samples.split_at_mut(samples.len() / 2);
        work.join(
            || measure(ground, pairs, tracks, first, work),
            || measure(ground, pairs, tracks, second, work),
        );
        return;
    }
    let mut warm = vec![Warm::default(); pairs.len()];
    for sample in samples.iter_mut().filter(|sample| sample.known.is_none()) {
        if work.stopped() {
            return;
        }
        let time = sample.time;
        let found = match tracks.iter().position(|track| track.is_inside(time)) {
            Some(pair) => Ok((CurvePoint::inside(time, pair), Tests::default())),
            None => smallest(ground, pairs, time, &mut warm, &work.piece()),
        };
        match found {
            Ok(known) => {
                sample.known = Some(known);
                work.note();
            }
            Err(Stopped) => return,
        }
    }
}

/// All pairs at one time.
struct Moment<'a> {
    ground: &'a Ground<'a>,
    pairs: &'a [Pair],
    poses: Vec<Pose>,
    /// A lower bound of the distance between each pair's balls, with the pair's place; the nearest first.
    order: Vec<(f64, usize)>,
    tests: Tests,
}

/// Measures the smallest clearance of all pairs. It first finds quickly which pair is likely nearest, then measures
/// that pair, then checks whether others are nearer.
fn smallest<W: Work>(
    ground: &Ground<'_>,
    pairs: &[Pair],
    time: f64,
    warm: &mut [Warm],
    work: &W,
) -> Result<(CurvePoint, Tests), Stopped> {
    let mut moment = Moment::at(ground, pairs, time);
    let likely = moment.likely(work)?;
    let mut point = CurvePoint {
        time,
        clearance: f64::INFINITY,
        pair: None,
    };
    let others = moment.order.clone().into_iter();
    let others = others.filter(|(_, i)| Some(*i) != likely);
    for (gap, i) in likely.map(|i| (0.0, i)).into_iter().chain(others) {
        let limit = point.clearance.min(ground.settings.horizon);
        if gap > limit || point.clearance == 0.0 {
            break;
        }
        let may_be_nearer =
            Some(i) == likely || moment.within(i, limit, MOST_TESTS, work)? != Within::No;
        if !may_be_nearer {
            continue;
        }
        moment.tests.clearances += 1;
        let ([a, b], b_in_a) = moment.pair(i);
        let found = clearance(a, b, &b_in_a, limit, &mut warm[i], work)?;
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
    fn inside(time: f64, pair: usize) -> Self {
        Self {
            time,
            clearance: 0.0,
            pair: Some(pair),
        }
    }
}

impl<'a> Moment<'a> {
    fn at(ground: &'a Ground<'a>, pairs: &'a [Pair], time: f64) -> Self {
        let poses = ground.cell.poses(&ground.trajectory.at(time));
        let gap = |pair: &Pair| pair.gap(&pair.bodies.map(|body| poses[body]));
        let gaps = pairs.iter().enumerate().map(|(i, pair)| (gap(pair), i));
        let mut order: Vec<(f64, usize)> = gaps.collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        Self {
            ground,
            pairs,
            poses,
            order,
            tests: Tests::default(),
        }
    }

    /// Returns a pair's shapes, and B's pose in A's frame.
    fn pair(&self, i: usize) -> ([&'a Shape; 2], Pose) {
        let [a, b] = self.pairs[i].bodies.map(|body| &self.poses[body]);
        (self.pairs[i].shapes(self.ground.cell), relative(a, b))
    }

    fn within<W: Work>(
        &mut self,
        i: usize,
        limit: f64,
        tests: usize,
        work: &W,
    ) -> Result<Within, Stopped> {
        if work.stopped() {
            return Err(Stopped);
        }
        self.tests.faces += 1;
        let ([a, b], b_in_a) = self.pair(i);
        within(a, b, &b_in_a, limit, tests, work)
    }

    /// Finds the pair that is likely nearest, by few tests.
    fn likely<W: Work>(&mut self, work: &W) -> Result<Option<usize>, Stopped> {
        let (mut limit, mut likely) = (self.ground.settings.horizon, None);
        for (gap, i) in self.order.clone() {
            let mut tried = limit;
            while gap <= tried && limit > self.ground.settings.accuracy {
                let Within::Yes(found) = self.within(i, tried, FEW_TESTS, work)? else {
                    break;
                };
                (limit, likely) = (found.distance, Some(i));
                tried = limit / 2.0;
            }
        }
        Ok(likely)
    }
}
