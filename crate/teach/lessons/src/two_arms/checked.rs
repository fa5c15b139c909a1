//! Checks a motion at samples and as a whole.

use std::sync::Arc;

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::relative_pose;
use nearpoint_motion::check::{
    Check, CheckMethod, CheckSettings, FirstContact, Interval, MinClearance, MotionReport, WorkCell,
};
use nearpoint_motion::trajectory::Trajectory;

use crate::error::LessonError;
use crate::motion::Motion;
use crate::story::Number;

/// A motion, and the report of its check as a whole.
#[derive(Debug)]
pub(super) struct CheckedMotion {
    pub motion: Trajectory,
    pub report: MotionReport,
    pub risks: Vec<Interval>,
}

impl CheckedMotion {
    /// Checks a motion of a work cell exactly over its whole time, and finds the times of collision.
    pub fn new(cell: &Arc<WorkCell>, motion: Trajectory) -> Result<Self, LessonError> {
        let report = check(cell, &motion, CheckMethod::Exact)?;
        let risks = risks(&report);
        Ok(Self {
            motion,
            report,
            risks,
        })
    }

    /// Returns the time for which parts are in collision, in seconds.
    pub fn collision_time(&self) -> f64 {
        total_duration(&self.risks)
    }

    /// Returns the smallest clearance during the motion.
    pub fn clearance(&self) -> f64 {
        let smallest = self.report.min_clearance;
        smallest.map_or(0.0, |smallest| smallest.distance)
    }

    /// Returns the clearance over time, as pairs of time and clearance.
    pub fn curve(&self) -> impl Iterator<Item = [f64; 2]> {
        let curve = self.report.curve.iter();
        curve.map(|point| [point.time, point.clearance])
    }

    /// Returns the time of the first contact, or the middle of the motion.
    pub fn moment(&self) -> f64 {
        let middle = (self.motion.start() + self.motion.end()) / 2.0;
        self.report.first_contact.map_or(middle, |first| first.time)
    }

    /// Returns the smallest clearance of the pair that comes nearest, if it was measured.
    pub fn nearest(&self) -> Option<MinClearance> {
        let of_all = self.report.min_clearance?;
        self.report.pairs[of_all.pair].min_clearance
    }

    /// Returns the time of the first contact, or that at which the parts are nearest.
    pub fn shown_time(&self) -> f64 {
        let nearest = || self.nearest().map(|nearest| nearest.time);
        let first = first_contact(&self.report).map(|(_, contact)| contact.time);
        first.or_else(nearest).unwrap_or(self.motion.start())
    }

    /// Returns the range of time of the motion, which is shown at a time first.
    pub fn span(&self, at: f64) -> Motion {
        Motion::seconds([self.motion.start(), self.motion.end()], at)
    }

    /// Returns the time of the smallest clearance; the start if none was measured.
    pub fn nearest_at(&self) -> f64 {
        let smallest = self.report.min_clearance;
        smallest.map_or(self.motion.start(), |smallest| smallest.time)
    }
}

/// Checks a motion as a whole by one method.
pub(super) fn check(
    cell: &Arc<WorkCell>,
    motion: &Trajectory,
    method: CheckMethod,
) -> Result<MotionReport, LessonError> {
    let settings = CheckSettings {
        method,
        samples: if method == CheckMethod::Exact {
            SAMPLES
        } else {
            0
        },
        finds_min_clearance: method == CheckMethod::Exact,
        ..CheckSettings::new(ACCURACY)
    };
    let mut check = Check::new(cell.clone(), motion.clone(), settings)?;
    check.advance(&SequentialExecutor);
    Ok(check.report())
}

/// The accuracy of a check, mm.
const ACCURACY: f64 = 1.0;
/// The number of samples of the clearance curve.
const SAMPLES: usize = 61;

/// Counts the samples at which faces intersect, out of `count` at even times.
pub(super) fn samples(cell: &WorkCell, motion: &Trajectory, count: usize) -> usize {
    let span = motion.end() - motion.start();
    let time = |n: usize| motion.start() + span * (n as f64 + 0.5) / count as f64;
    (0..count)
        .filter(|&n| is_collision_at(cell, motion, time(n)))
        .count()
}

/// Counts the keys at which faces intersect.
pub(super) fn keys(cell: &WorkCell, motion: &Trajectory) -> usize {
    let times = motion.keyframes().iter().map(|key| key.time);
    times
        .filter(|&time| is_collision_at(cell, motion, time))
        .count()
}

fn is_collision_at(cell: &WorkCell, motion: &Trajectory, time: f64) -> bool {
    let poses = cell.poses(&motion.at(time));
    cell.pairs.iter().any(|&[a, b]| {
        let b_in_a = relative_pose(&poses[a], &poses[b]);
        let (a, b) = (&cell.bodies[a].shape, &cell.bodies[b].shape);
        colliding_pairs(a, b, &b_in_a, &SequentialExecutor).is_ok_and(|pairs| !pairs.is_empty())
    })
}

/// Returns the times at which any pair collides, with overlapping intervals merged.
pub(super) fn risks(report: &MotionReport) -> Vec<Interval> {
    let mut all: Vec<Interval> = report
        .pairs
        .iter()
        .flat_map(|pair| pair.intervals.iter().copied())
        .collect();
    all.sort_by(|a, b| a.from.total_cmp(&b.from));
    let mut merged: Vec<Interval> = Vec::new();
    for one in all {
        match merged.last_mut() {
            Some(last) if one.from <= last.to => {
                last.to = last.to.max(one.to);
                last.is_certain |= one.is_certain;
            }
            _ => merged.push(one),
        }
    }
    merged
}

/// Returns the total length of the intervals, in seconds.
pub(super) fn total_duration(risks: &[Interval]) -> f64 {
    risks.iter().map(|one| one.to - one.from).sum()
}

/// Returns the first contact of all, and its pair of bodies.
pub(super) fn first_contact(report: &MotionReport) -> Option<([usize; 2], &FirstContact)> {
    let motion = &report.pairs[report.first_contact?.pair];
    Some((motion.bodies, motion.first_contact.as_ref()?))
}

/// Counts the parts of a cell, and their pairs.
pub(super) fn part_counts(cell: &WorkCell) -> [Number; 2] {
    [
        Number::count("parts", cell.bodies.len()),
        Number::count("pairs-of-parts", cell.pairs.len()),
    ]
}
