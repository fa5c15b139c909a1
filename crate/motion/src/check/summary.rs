//! Writes the results so far as a report.

use super::contact_details::ContactDetails;
use super::report::{
    CheckCounts, MinClearance, MotionReport, OverallFirstContact, OverallMinClearance,
    PairMotionReport,
};
use super::run::Check;

impl Check {
    /// Returns the results of the check so far.
    pub fn report(&self) -> MotionReport {
        let end = self.end();
        let pairs: Vec<PairMotionReport> = (0..self.pairs.len())
            .map(|pair| PairMotionReport::new(self, pair, end))
            .collect();
        let firsts = pairs.iter().enumerate().filter_map(|(pair, motion)| {
            let time = motion.first_contact.as_ref()?.time;
            Some(OverallFirstContact { time, pair })
        });
        let smallest = pairs.iter().enumerate().filter_map(|(pair, motion)| {
            let MinClearance { time, distance, .. } = motion.min_clearance?;
            Some(OverallMinClearance {
                time,
                distance,
                pair,
            })
        });
        let mut tests = CheckCounts::default();
        self.timelines.iter().for_each(|track| tests += track.tests);
        let known = || self.samples.iter().filter_map(|sample| sample.result);
        known().for_each(|(_, more)| tests += more);
        MotionReport {
            first_contact: firsts.min_by(|a, b| a.time.total_cmp(&b.time)),
            min_clearance: smallest.min_by(|a, b| {
                let by_distance = a.distance.total_cmp(&b.distance);
                by_distance.then(a.time.total_cmp(&b.time))
            }),
            curve: known().map(|(point, _)| point).collect(),
            pairs,
            counts: tests,
            is_complete: self.is_complete,
        }
    }
}

impl PairMotionReport {
    /// Returns the results of a pair up to the time `end`.
    fn new(check: &Check, pair: usize, end: f64) -> Self {
        let (track, prepared) = (&check.timelines[pair], &check.pairs[pair]);
        let first = track.first_contact.filter(|first| first.from <= end);
        let seen = first.as_ref().map(ContactDetails::from_contact);
        let met = check.contact_details[pair].clone().or(seen);
        let kept = track.intervals.all().iter().filter(|one| one.from <= end);
        // The search for the nearest points before other pairs' first contact did not complete.
        let is_whole = |smallest: &MinClearance| {
            end == f64::INFINITY || first.is_some_and(|first| smallest.time <= first.to)
        };
        Self {
            bodies: prepared.bodies,
            intervals: kept.copied().collect(),
            first_contact: met.map(|met| met.first_contact),
            min_clearance: track.min_clearance.filter(is_whole),
            max_distance: check.settings.max_distance(&check.cell, prepared.bodies),
        }
    }
}
