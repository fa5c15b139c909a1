//! Runs a check that can be stopped and resumed.

use super::clearance::{measure, narrow};
use super::contact_details::{ContactDetails, contact_details};
use super::curve::{self, CurveSample, samples};
use super::error::CheckError;
use super::examine::{ExaminationCaches, ExaminationResult, Node, Target, examine};
use super::inside::containment_contact;
use super::pair::{BoundingSphere, CheckInput, Pair};
use super::pair_timeline::{Batch, PairTimeline};
use super::persistent::PersistentExecutor;
use super::settings::CheckSettings;
use super::validate;
use super::work_cell::{CheckedBody, WorkCell};
use crate::trajectory::Trajectory;
use nearpoint_geometry::executor::{DynExecutor, Executor, Interrupted, for_each};
use nearpoint_geometry::hull::Hull;
use std::sync::Arc;

/// A check of bodies along a motion, which can be stopped and continued. It first finds all contacts and smallest
/// clearances, then which bodies are inside others between contacts, then the triangles at each pair's first contact,
/// then the curve. The result is the same with any number of threads, however often the check was stopped.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_motion::check::{
///     Attachment, Check, CheckSettings, CheckedBody, MountedRobot, WorkCell,
/// };
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// # use nearpoint_motion::robot::{Joint, JointKind, Robot, RobotDescription};
/// # use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};
///
/// # let rail = Joint::new("rail", JointKind::Prismatic, [0, 1], Pose::identity(), [1.0, 0.0, 0.0]);
/// # let robot = Arc::new(Robot::new(RobotDescription {
/// #     name: "gantry".to_owned(),
/// #     links: ["frame", "carriage"].map(str::to_owned).to_vec(),
/// #     joints: vec![rail],
/// # })?);
/// # let shape = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let shape = Arc::new(Shape::build(shape, &SequentialExecutor));
/// # let keyframe = |time, value| Keyframe { time, values: vec![value] };
/// # let keyframes = vec![keyframe(0.0, 0.0), keyframe(10.0, 10.0)];
/// # let trajectory = Trajectory::new(Interpolation::Linear, keyframes)?;
/// // A carriage moves along x from 0 to 10 in 10 seconds. A post stands at 5; both are 1 wide.
/// let carriage = Attachment::Link { robot: 0, link: 1, in_link: Pose::identity() };
/// let post = Attachment::Scene(Pose::translation(5.0, 0.0, 0.0));
/// let body = |attachment| CheckedBody { shape: shape.clone(), spheres: None, attachment };
/// let cell = WorkCell {
///     robots: vec![MountedRobot { robot, base: Pose::identity() }],
///     bodies: vec![body(carriage), body(post)],
///     pairs: vec![[0, 1]],
/// };
/// let mut check = Check::new(Arc::new(cell), trajectory, CheckSettings::new(0.01))?;
/// assert!(check.advance(&SequentialExecutor), "nothing stops it");
/// let contact = check.report().first_contact.ok_or("they meet")?;
/// assert!((contact.time - 4.0).abs() < 0.02);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Check {
    pub(super) cell: Arc<WorkCell>,
    trajectory: Trajectory,
    pub(super) settings: CheckSettings,
    pub(super) pairs: Vec<Pair>,
    /// The hull of each body; `None` where clearances do not matter.
    hulls: Vec<Option<Hull>>,
    pub(super) timelines: Vec<PairTimeline>,
    /// The caches of each pair, while it is not being examined.
    caches: Vec<ExaminationCaches>,
    /// The batches that are being examined.
    round: Vec<Batch>,
    /// The first contact of each pair, once it has been examined closely.
    pub(super) contact_details: Vec<Option<ContactDetails>>,
    pub(super) samples: Vec<CurveSample>,
    /// The time of the first contact of surfaces, once all are found, if the check stops there.
    surfaces_end: Option<f64>,
    pub(super) is_complete: bool,
}

impl Check {
    /// Prepares a check of a work cell along a trajectory.
    ///
    /// # Errors
    /// Each kind of [`CheckError`].
    pub fn new(
        cell: Arc<WorkCell>,
        trajectory: Trajectory,
        settings: CheckSettings,
    ) -> Result<Self, CheckError> {
        let check = Self::partial(cell, trajectory, settings)?;
        validate::accuracy(
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
    pub fn partial(
        cell: Arc<WorkCell>,
        trajectory: Trajectory,
        settings: CheckSettings,
    ) -> Result<Self, CheckError> {
        validate::settings(&settings)?;
        validate::cell(&cell, settings.method)?;
        validate::joints(&cell, &trajectory)?;
        let spheres = BoundingSphere::of_bodies(&cell);
        let pair = |&pair: &[usize; 2]| Pair::new(&cell, &spheres, pair);
        let pairs: Vec<Pair> = cell.pairs.iter().map(pair).collect();
        let hull = |(i, body): (usize, &CheckedBody)| {
            let is_of_use =
                settings.finds_min_clearance && cell.pairs.iter().any(|pair| pair.contains(&i));
            is_of_use.then(|| Hull::build(body.shape.mesh().vertices()).ok())?
        };
        let hulls = cell.bodies.iter().enumerate().map(hull).collect();
        let (start, end) = (trajectory.start(), trajectory.end());
        Ok(Self {
            timelines: pairs
                .iter()
                .map(|_| PairTimeline::new(start, end))
                .collect(),
            caches: pairs.iter().map(|_| ExaminationCaches::default()).collect(),
            round: Vec::new(),
            contact_details: vec![None; pairs.len()],
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

    /// Continues until the check is complete or `executor` is stopped. Returns whether it is complete. Results are
    /// stored, and each call makes progress, even if `executor` is stopped from the start.
    pub fn advance<W: Executor>(&mut self, executor: &W) -> bool {
        let work = PersistentExecutor::new(executor);
        while !self.is_complete && !work.is_interrupted() {
            self.run_round(&work);
        }
        self.is_complete
    }

    /// Returns the settled fraction of the check, 0 … 1, which never decreases. It is a fraction of all pairs' time,
    /// not of the run time, most of which contacts take.
    pub fn progress(&self) -> f64 {
        if self.is_complete {
            return 1.0;
        }
        let settled: f64 = self
            .timelines
            .iter()
            .map(|track| track.settled_fraction)
            .sum();
        let known = self.samples.iter().filter(|sample| sample.result.is_some());
        let fraction = |part: f64, all: usize| part / all.max(1) as f64;
        let [search, curve] = [
            fraction(settled, self.timelines.len()),
            fraction(known.count() as f64, self.samples.len()),
        ];
        (SEARCH_FRACTION * search + (1.0 - SEARCH_FRACTION) * curve).min(MAX_INCOMPLETE_PROGRESS)
    }

    /// Returns the time of the first contact of all, if nothing after it matters; else infinity.
    pub(super) fn end(&self) -> f64 {
        let firsts = self
            .timelines
            .iter()
            .filter_map(|track| track.first_contact);
        let firsts = firsts.filter(|_| self.settings.stop_at_first_contact);
        firsts.map(|first| first.from).fold(f64::INFINITY, f64::min)
    }

    /// Runs the next round, with all its batches in parallel.
    fn run_round<W: Executor>(&mut self, executor: &PersistentExecutor<'_, W>) {
        if self.round.is_empty() {
            self.begin_round();
        }
        let ground = CheckInput {
            cell: &self.cell,
            trajectory: &self.trajectory,
            settings: &self.settings,
            hulls: &self.hulls,
        };
        let pairs = &self.pairs;
        if !self.round.is_empty() {
            let fraction = match self.round.len() >= BATCHES_PER_THREAD * executor.parallelism() {
                true => usize::MAX,
                false => MIN_EXAMINATIONS_PER_THREAD,
            };
            for_each(executor, &mut self.round, &|batch: &mut Batch| {
                run_batch(&ground, &pairs[batch.pair], batch, fraction, executor);
            });
            if self.round.iter().all(Batch::is_over) {
                self.end_round();
            }
            return;
        }
        let end = self.end();
        let end = *self.surfaces_end.get_or_insert(end);
        let until = end.min(self.trajectory.end());
        let open = (0..pairs.len()).filter(|&i| self.timelines[i].containments.is_none());
        let mut open: Vec<_> = open.map(|i| (i, None)).collect();
        if !open.is_empty() {
            let tracks = &self.timelines;
            for_each(executor, &mut open, &|(i, found)| {
                if executor.is_interrupted() {
                    return;
                }
                let gaps = tracks[*i].intervals.gaps([self.trajectory.start(), until]);
                let within = gaps
                    .into_iter()
                    .filter_map(|gap| containment_contact(&ground, &pairs[*i], gap));
                *found = Some(within.collect());
                executor.record_result();
            });
            for (i, found) in open {
                if let Some(found) = found {
                    self.timelines[i].record_containment(found, self.settings.finds_min_clearance);
                }
            }
            return;
        }
        let end = self.end();
        let met = (0..pairs.len()).filter(|&i| self.contact_details[i].is_none());
        let first = |i: usize| {
            self.timelines[i]
                .first_contact
                .filter(|first| first.from <= end)
        };
        let mut met: Vec<_> = met.filter_map(|i| Some((i, first(i)?, None))).collect();
        if !met.is_empty() {
            for_each(executor, &mut met, &|(i, contact, found)| {
                if executor.is_interrupted() {
                    return;
                }
                *found = contact_details(
                    &ground,
                    &pairs[*i],
                    contact,
                    &(&executor.uninterruptible() as &dyn DynExecutor),
                )
                .ok();
                found.iter().for_each(|_| executor.record_result());
            });
            met.into_iter()
                .for_each(|(i, _, found)| self.store_contact_details(i, found));
            return;
        }
        self.samples.retain(|sample| sample.time <= end);
        curve::measure(&ground, pairs, &self.timelines, &mut self.samples, executor);
        self.is_complete = self.samples.iter().all(|sample| sample.result.is_some());
    }

    fn begin_round(&mut self) {
        let (settings, tools) = (&self.settings, &mut self.caches);
        let each = self.timelines.iter_mut().zip(tools).enumerate();
        self.round = each
            .filter_map(|(pair, (track, tools))| track.batch(pair, settings, tools))
            .collect();
    }

    fn end_round(&mut self) {
        for batch in std::mem::take(&mut self.round) {
            let pair = batch.pair;
            self.caches[pair] = self.timelines[pair].apply(batch);
        }
        let end = self.end();
        let tracks = self.timelines.iter_mut();
        tracks.for_each(|track| track.drop_after(end));
    }

    fn store_contact_details(&mut self, pair: usize, found: Option<ContactDetails>) {
        let nearest = found.as_ref().and_then(|found| found.nearest);
        let track = &mut self.timelines[pair];
        if let Some(nearest) = nearest {
            if nearest.distance == 0.0 {
                track.intervals.make_certain(nearest.time);
            }
            if self.settings.finds_min_clearance && nearest.distance <= self.settings.horizon {
                track.record_distance(nearest, true);
            }
        }
        self.contact_details[pair] = found;
    }
}

/// The fraction of the progress that the search takes; the rest is the curve.
const SEARCH_FRACTION: f64 = 0.9;
/// The largest progress before all is known.
const MAX_INCOMPLETE_PROGRESS: f64 = 0.999;

/// The smallest number of examinations for one thread, so that its caches save time.
const MIN_EXAMINATIONS_PER_THREAD: usize = 8;
/// The number of batches for each thread from which on no batch is split.
const BATCHES_PER_THREAD: usize = 8;

/// Examines the open intervals of a batch and measures its clearance, until `executor` is stopped.
fn run_batch<W: Executor>(
    input: &CheckInput<'_>,
    pair: &Pair,
    batch: &mut Batch,
    fraction: usize,
    executor: &PersistentExecutor<'_, W>,
) {
    if executor.is_interrupted() {
        return;
    }
    let done = match batch.min_clearance.filter(|_| !batch.is_measured) {
        None => Ok(()),
        Some(near) if batch.findings.is_empty() => measure(input, pair, near, batch, executor),
        Some(_) if batch.is_narrowed => Ok(()),
        Some(near) => narrow(input, pair, near, batch, executor),
    };
    if done.is_err() {
        return;
    }
    let target = batch.target(input.settings);
    let (findings, tools) = (&mut batch.findings, &mut batch.caches);
    examine_open(input, pair, findings, target, fraction, tools, executor);
}

/// Examines the open intervals, until `executor` is stopped.
fn examine_open<W: Executor>(
    input: &CheckInput<'_>,
    pair: &Pair,
    findings: &mut [(Node, Option<ExaminationResult>)],
    target: Target,
    fraction: usize,
    caches: &mut ExaminationCaches,
    executor: &PersistentExecutor<'_, W>,
) {
    if executor.parallelism() > 1 && findings.len() > fraction {
        let (first, second) = findings.split_at_mut(findings.len() / 2);
        let others = &mut ExaminationCaches::default();
        executor.join(
            || examine_open(input, pair, first, target, fraction, caches, executor),
            || examine_open(input, pair, second, target, fraction, others, executor),
        );
        return;
    }
    for (node, seen) in findings.iter_mut().filter(|(_, seen)| seen.is_none()) {
        if executor.is_interrupted() {
            return;
        }
        match examine(
            input,
            pair,
            node,
            target,
            caches,
            &(&executor.uninterruptible() as &dyn DynExecutor),
        ) {
            Ok(found) => {
                *seen = Some(found);
                executor.record_result();
            }
            Err(Interrupted) => return,
        }
    }
}
