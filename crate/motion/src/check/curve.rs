//! The smallest clearance of all pairs, at times that are evenly apart.

use super::examine::{FEW_TESTS, MOST_TESTS};
use super::pair::{Ground, Pair};
use super::persistent::Persistent;
use super::report::{CurvePoint, Tests};
use super::track::Track;
use nearpoint_geometry::closest::{Warm, Within, clearance, within};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Pose, relative};

/// A time, and what is known of it.
#[derive(Debug)]
pub(super) struct Sample {
    pub time: f64,
    pub known: Option<(CurvePoint, Tests)>,
}

/// Samples that one thread takes at least, so that what it keeps from one to the next is of use.
const SHARE: usize = 8;

/// Times from one to another, both included; just the first if there is only one.
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

/// Measures what is not known yet, until the work is stopped.
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

/// The pairs at a time.
struct Moment<'a> {
    ground: &'a Ground<'a>,
    pairs: &'a [Pair],
    poses: Vec<Pose>,
    /// How far the balls around each pair's bodies are apart at least, and its place; the nearest first.
    order: Vec<(f64, usize)>,
    tests: Tests,
}

/// The smallest clearance of all pairs: first it is found out quickly who may be nearest, then how near, and then
/// whether others are nearer still.
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
    /// One body of the pair is inside the other.
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

    /// A pair's shapes, and B in A's frame.
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

    /// The pair that is found to come nearest by few tests.
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
