//! Runs a check that can be stopped and resumed.

use super::cell::{Cell, CheckedBody};
use super::curve::{self, Sample, samples};
use super::error::CheckError;
use super::examine::{Finding, Node, Target, Tools, examine};
use super::inside::inside;
use super::meeting::{Meeting, meeting};
use super::near::{measure, narrow};
use super::pair::{Ground, Pair};
use super::persistent::Persistent;
use super::settings::CheckSettings;
use super::sound;
use super::track::{Batch, Track};
use crate::trajectory::Trajectory;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::work::{Stopped, Work, for_each};
use std::sync::Arc;

/// A check of a motion. It finds first all contacts and smallest clearances, then which bodies are inside others
/// between contacts, then what meets at each pair's first contact, then the curve. The answer is the same with any
/// number of threads, however often the check was stopped.
#[derive(Debug)]
pub struct Check {
    cell: Arc<Cell>,
    trajectory: Trajectory,
    pub(super) settings: CheckSettings,
    pub(super) pairs: Vec<Pair>,
    /// The hull of each body; `None` where clearances do not matter.
    hulls: Vec<Option<Hull>>,
    pub(super) tracks: Vec<Track>,
    /// The caches of each pair, while it is not being examined.
    tools: Vec<Tools>,
    /// The batches that are being examined.
    round: Vec<Batch>,
    /// The first contact of each pair, once it has been examined closely.
    pub(super) meetings: Vec<Option<Meeting>>,
    pub(super) samples: Vec<Sample>,
    /// The time of the first contact of surfaces, once all are found, if nothing after it matters.
    surfaces_end: Option<f64>,
    pub(super) is_complete: bool,
}

impl Check {
    /// Prepares a check.
    ///
    /// # Errors
    /// Each kind of [`CheckError`].
    pub fn new(
        cell: Arc<Cell>,
        trajectory: Trajectory,
        settings: CheckSettings,
    ) -> Result<Self, CheckError> {
        let check = Self::share(cell, trajectory, settings)?;
        sound::accuracy(
            &check.cell,
            &check.trajectory,
            &check.pairs,
            settings.accuracy,
        )?;
        Ok(check)
    }

    /// Prepares a check of some pairs of a larger check that can be made ([`Check::new`]), to divide the work. All its
    /// bodies may be smaller than the accuracy. Each pair has the result that it has in the whole, unless nothing after
    /// the first contact of all matters.
    ///
    /// # Errors
    /// Each kind of [`CheckError`] but those about an accuracy that is too coarse or too fine.
    pub fn share(
        cell: Arc<Cell>,
        trajectory: Trajectory,
        settings: CheckSettings,
    ) -> Result<Self, CheckError> {
        sound::settings(&settings)?;
        sound::cell(&cell, settings.method)?;
        sound::joints(&cell, &trajectory)?;
        let pair = |&pair: &[usize; 2]| Pair::new(&cell, pair, &settings);
        let pairs: Vec<Pair> = cell.pairs.iter().map(pair).collect();
        let hull = |(i, body): (usize, &CheckedBody)| {
            let is_of_use = settings.smallest && cell.pairs.iter().any(|pair| pair.contains(&i));
            is_of_use.then(|| Hull::build(body.shape.mesh().vertices()).ok())?
        };
        let hulls = cell.bodies.iter().enumerate().map(hull).collect();
        let (start, end) = (trajectory.start(), trajectory.end());
        Ok(Self {
            tracks: pairs.iter().map(|_| Track::new(start, end)).collect(),
            tools: pairs.iter().map(|_| Tools::default()).collect(),
            round: Vec::new(),
            meetings: vec![None; pairs.len()],
            samples: samples(start, end, settings.samples),
            surfaces_end: None,
            is_complete: false,
            hulls,
            cell,
            trajectory,
            settings,
            pairs,
        })
    }

    /// Continues until all is known or the work is stopped. Returns whether all is known. Results are kept, and each
    /// call finds out something, even if its work is stopped from the first.
    pub fn advance<W: Work>(&mut self, work: &W) -> bool {
        let work = Persistent::new(work);
        while !self.is_complete && !work.stopped() {
            self.go(&work);
        }
        self.is_complete
    }

    /// Returns the settled share, 0 … 1, which never falls. It is a share of all pairs' time, not of the work, most of
    /// which contacts take.
    pub fn progress(&self) -> f64 {
        if self.is_complete {
            return 1.0;
        }
        let settled: f64 = self.tracks.iter().map(|track| track.settled).sum();
        let known = self.samples.iter().filter(|sample| sample.known.is_some());
        let share = |part: f64, all: usize| part / all.max(1) as f64;
        let [search, curve] = [
            share(settled, self.tracks.len()),
            share(known.count() as f64, self.samples.len()),
        ];
        (SEARCH_SHARE * search + (1.0 - SEARCH_SHARE) * curve).min(NOT_ALL)
    }

    /// Returns the time of the first contact of all, if nothing after it matters; else infinity.
    pub(super) fn end(&self) -> f64 {
        let firsts = self.tracks.iter().filter_map(|track| track.first);
        let firsts = firsts.filter(|_| self.settings.stop_at_first);
        firsts.map(|first| first.from).fold(f64::INFINITY, f64::min)
    }

    /// Runs the next step, with all its pieces at once.
    fn go<W: Work>(&mut self, work: &Persistent<'_, W>) {
        if self.round.is_empty() {
            self.begin_round();
        }
        let ground = Ground {
            cell: &self.cell,
            trajectory: &self.trajectory,
            settings: &self.settings,
            hulls: &self.hulls,
        };
        let pairs = &self.pairs;
        if !self.round.is_empty() {
            let share = match self.round.len() >= ENOUGH * work.width() {
                true => usize::MAX,
                false => SHARE,
            };
            for_each(work, &mut self.round, &|batch: &mut Batch| {
                run(&ground, &pairs[batch.pair], batch, share, work);
            });
            if self.round.iter().all(Batch::is_over) {
                self.end_round();
            }
            return;
        }
        let end = self.end();
        let end = *self.surfaces_end.get_or_insert(end);
        let until = end.min(self.trajectory.end());
        let open = (0..pairs.len()).filter(|&i| self.tracks[i].inside.is_none());
        let mut open: Vec<_> = open.map(|i| (i, None)).collect();
        if !open.is_empty() {
            let tracks = &self.tracks;
            for_each(work, &mut open, &|(i, found)| {
                if work.stopped() {
                    return;
                }
                let gaps = tracks[*i].spans.gaps([self.trajectory.start(), until]);
                let within = gaps
                    .into_iter()
                    .filter_map(|gap| inside(&ground, &pairs[*i], gap));
                *found = Some(within.collect());
                work.note();
            });
            for (i, found) in open {
                if let Some(found) = found {
                    self.tracks[i].enclose(found, self.settings.smallest);
                }
            }
            return;
        }
        let end = self.end();
        let met = (0..pairs.len()).filter(|&i| self.meetings[i].is_none());
        let first = |i: usize| self.tracks[i].first.filter(|first| first.from <= end);
        let mut met: Vec<_> = met.filter_map(|i| Some((i, first(i)?, None))).collect();
        if !met.is_empty() {
            for_each(work, &mut met, &|(i, contact, found)| {
                if work.stopped() {
                    return;
                }
                *found = meeting(&ground, &pairs[*i], contact, &work.piece()).ok();
                found.iter().for_each(|_| work.note());
            });
            met.into_iter()
                .for_each(|(i, _, found)| self.meet(i, found));
            return;
        }
        self.samples.retain(|sample| sample.time <= end);
        curve::measure(&ground, pairs, &self.tracks, &mut self.samples, work);
        self.is_complete = self.samples.iter().all(|sample| sample.known.is_some());
    }

    fn begin_round(&mut self) {
        let (settings, tools) = (&self.settings, &mut self.tools);
        let each = self.tracks.iter_mut().zip(tools).enumerate();
        self.round = each
            .filter_map(|(pair, (track, tools))| track.batch(pair, settings, tools))
            .collect();
    }

    fn end_round(&mut self) {
        for batch in std::mem::take(&mut self.round) {
            let pair = batch.pair;
            self.tools[pair] = self.tracks[pair].learn(batch);
        }
        let end = self.end();
        let tracks = self.tracks.iter_mut();
        tracks.for_each(|track| track.forget_after(end));
    }

    fn meet(&mut self, pair: usize, found: Option<Meeting>) {
        let nearest = found.as_ref().and_then(|found| found.nearest);
        let track = &mut self.tracks[pair];
        if let Some(nearest) = nearest {
            if nearest.distance == 0.0 {
                track.spans.make_certain(nearest.time);
            }
            if self.settings.smallest && nearest.distance <= self.settings.horizon {
                track.come_near(nearest, true);
            }
        }
        self.meetings[pair] = found;
    }
}

/// The search's share of the progress; the rest is the curve.
const SEARCH_SHARE: f64 = 0.9;
/// The largest progress before all is known.
const NOT_ALL: f64 = 0.999;

/// The smallest number of examinations for one thread, so that its caches are of use.
const SHARE: usize = 8;
/// The number of batches for each thread from which on no batch is split.
const ENOUGH: usize = 8;

/// Does the open work of a batch, until the work is stopped.
fn run<W: Work>(
    ground: &Ground<'_>,
    pair: &Pair,
    batch: &mut Batch,
    share: usize,
    work: &Persistent<'_, W>,
) {
    if work.stopped() {
        return;
    }
    let done = match batch.smallest.filter(|_| !batch.is_measured) {
        None => Ok(()),
        Some(near) if batch.findings.is_empty() => measure(ground, pair, near, batch, work),
        Some(_) if batch.is_narrowed => Ok(()),
        Some(near) => narrow(ground, pair, near, batch, work),
    };
    if done.is_err() {
        return;
    }
    let target = batch.target(ground.settings);
    let (findings, tools) = (&mut batch.findings, &mut batch.tools);
    look_at(ground, pair, findings, target, share, tools, work);
}

/// Examines the open intervals, until the work is stopped.
fn look_at<W: Work>(
    ground: &Ground<'_>,
    pair: &Pair,
    findings: &mut [(Node, Option<Finding>)],
    target: Target,
    share: usize,
    tools: &mut Tools,
    work: &Persistent<'_, W>,
) {
    if work.width() > 1 && findings.len() > share {
        let (first, second) = findings.split_at_mut(findings.len() / 2);
        let others = &mut Tools::default();
        work.join(
            || look_at(ground, pair, first, target, share, tools, work),
            || look_at(ground, pair, second, target, share, others, work),
        );
        return;
    }
    for (node, seen) in findings.iter_mut().filter(|(_, seen)| seen.is_none()) {
        if work.stopped() {
            return;
        }
        match examine(ground, pair, node, target, tools, &work.piece()) {
            Ok(found) => {
                *seen = Some(found);
                work.note();
            }
            Err(Stopped) => return,
        }
    }
}
