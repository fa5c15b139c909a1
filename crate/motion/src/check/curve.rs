//! The smallest clearance of all pairs, at times that are evenly apart.

use super::hand::Hand;
use super::look::LOOKS;
use super::pair::{Ground, Pair};
use super::report::{CurvePoint, Tests};
use nearpoint_geometry::closest::{Warm, Within, clearance, within};
use nearpoint_geometry::relative;
use nearpoint_geometry::work::{Stopped, Work};

/// A time, and what is known of it.
#[derive(Debug)]
pub(super) struct Sample {
    pub time: f64,
    pub known: Option<(CurvePoint, Tests)>,
}

/// Samples that one hand takes at least, so that what it keeps from one to the next is of use.
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
    samples: &mut [Sample],
    work: &Hand<'_, W>,
) {
    if work.width() > 1 && samples.len() > SHARE {
        let (first, second) = samples.split_at_mut(samples.len() / 2);
        work.join(
            || measure(ground, pairs, first, work),
            || measure(ground, pairs, second, work),
        );
        return;
    }
    let mut warm = vec![Warm::default(); pairs.len()];
    for sample in samples.iter_mut().filter(|sample| sample.known.is_none()) {
        match smallest(ground, pairs, sample.time, &mut warm, work) {
            Ok(known) => {
                sample.known = Some(known);
                work.note();
            }
            Err(Stopped) => return,
        }
    }
}

/// The smallest clearance of all pairs. Those whose balls are nearest are asked first, and the others only for what would be
/// smaller.
fn smallest<W: Work>(
    ground: &Ground<'_>,
    pairs: &[Pair],
    time: f64,
    warm: &mut [Warm],
    work: &W,
) -> Result<(CurvePoint, Tests), Stopped> {
    let Ground {
        cell,
        trajectory,
        settings,
        ..
    } = *ground;
    let poses = cell.poses(&trajectory.at(time));
    let posed = |pair: &Pair| pair.bodies.map(|body| poses[body]);
    let mut order: Vec<(f64, usize)> = pairs
        .iter()
        .enumerate()
        .map(|(i, pair)| (pair.gap(&posed(pair)), i))
        .collect();
    order.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut point = CurvePoint {
        time,
        clearance: f64::INFINITY,
        pair: None,
    };
    let mut tests = Tests::default();
    for (gap, i) in order {
        let limit = point.clearance.min(settings.horizon);
        if gap > limit || point.clearance == 0.0 {
            break;
        }
        if work.stopped() {
            return Err(Stopped);
        }
        let [a, b] = pairs[i].shapes(cell);
        let [of_a, of_b] = posed(&pairs[i]);
        let b_in_a = relative(&of_a, &of_b);
        tests.faces += 1;
        let limit = match within(a, b, &b_in_a, limit, LOOKS, work)? {
            Within::No => continue,
            Within::Yes(found) => found.distance,
            Within::Unknown => limit,
        };
        tests.clearances += 1;
        let found = clearance(a, b, &b_in_a, limit, &mut warm[i], work)?;
        let nearer = found.filter(|found| found.distance < point.clearance);
        if let Some(found) = nearer {
            point.clearance = found.distance;
            point.pair = Some(i);
        }
    }
    Ok((point, tests))
}
