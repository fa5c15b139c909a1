//! Writes the results so far as a report.

use super::meeting::Meeting;
use super::report::{FirstOfAll, PairMotion, Report, Smallest, SmallestOfAll, Tests};
use super::run::Check;

impl Check {
    /// Returns the results so far.
    pub fn report(&self) -> Report {
        let end = self.end();
        let pairs: Vec<PairMotion> = (0..self.pairs.len())
            .map(|pair| PairMotion::of(self, pair, end))
            .collect();
        let firsts = pairs.iter().enumerate().filter_map(|(pair, motion)| {
            let time = motion.first.as_ref()?.time;
            Some(FirstOfAll { time, pair })
        });
        let smallest = pairs.iter().enumerate().filter_map(|(pair, motion)| {
            let Smallest { time, distance, .. } = motion.smallest?;
            Some(SmallestOfAll {
                time,
                distance,
                pair,
            })
        });
        let mut tests = Tests::default();
        self.tracks.iter().for_each(|track| tests += track.tests);
        let known = || self.samples.iter().filter_map(|sample| sample.known);
        known().for_each(|(_, more)| tests += more);
        Report {
            first: firsts.min_by(|a, b| a.time.total_cmp(&b.time)),
            smallest: smallest.min_by(|a, b| {
                let by_distance = a.distance.total_cmp(&b.distance);
                by_distance.then(a.time.total_cmp(&b.time))
            }),
            curve: known().map(|(point, _)| point).collect(),
            pairs,
            tests,
            is_complete: self.is_complete,
        }
    }
}

impl PairMotion {
    /// Returns the results of a pair; nothing after `end` matters.
    fn of(check: &Check, pair: usize, end: f64) -> Self {
        let (track, prepared) = (&check.tracks[pair], &check.pairs[pair]);
        let first = track.first.filter(|first| first.from <= end);
        let seen = first.as_ref().map(Meeting::seen);
        let met = check.meetings[pair].clone().or(seen);
        let kept = track.spans.all().iter().filter(|one| one.from <= end);
        // The search for the nearest points before other pairs' first contact did not complete.
        let is_whole = |smallest: &Smallest| {
            end == f64::INFINITY || first.is_some_and(|first| smallest.time <= first.to)
        };
        Self {
            pair: prepared.bodies,
            intervals: kept.copied().collect(),
            first: met.map(|met| met.first),
            smallest: track.smallest.filter(is_whole),
            within: prepared.within,
        }
    }
}
