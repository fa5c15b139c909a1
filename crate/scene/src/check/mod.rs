//! Runs the check of the taught motion in slices, once all results for the parts' current poses are known.

mod inputs;
mod models;
mod sampling;

use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_motion::check::{
    Attachment, Check, CheckError, CheckMethod, CheckSettings, CheckedBody, MotionReport,
    MountedRobot, WorkCell,
};
use nearpoint_motion::trajectory::Trajectory;

use crate::document::Document;
use crate::error::SceneError;
use crate::part::PartId;
use crate::resume::{Budget, Resumable};
use crate::scheduler::Scheduler;
use crate::span_recorder::SpanRecorder;
use crate::trace::SpanKind;
use inputs::CheckInputs;
pub(crate) use models::SphereModels;
pub(crate) use sampling::AllowedPairSampling;

/// The settings of a motion check.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MotionCheckOptions {
    /// The method that finds contacts.
    pub method: CheckMethod,
    /// The accuracy, in the scene's unit.
    pub accuracy: f64,
    /// True if the check ends at the first contact of any pair.
    pub stop_at_first_contact: bool,
}

/// The input of a motion check, for a caller that runs it elsewhere. The bodies are the parts in the scene's order.
#[derive(Debug, Clone)]
pub struct MotionCheckInput {
    /// The robots, the bodies, and the pairs that can move relative to each other and are not allowed to collide.
    pub cell: WorkCell,
    /// The taught motion.
    pub trajectory: Arc<Trajectory>,
    /// The settings of the scene's check, but without samples for a curve.
    pub settings: CheckSettings,
}

impl MotionCheckInput {
    pub(crate) fn new(
        document: &Document,
        options: MotionCheckOptions,
        horizon: f64,
    ) -> Result<Self, SceneError> {
        Ok(Self {
            trajectory: document.trajectory().ok_or(SceneError::NoMotion)?.clone(),
            cell: cell(document).0,
            settings: CheckSettings {
                samples: 0,
                ..settings(options, horizon)
            },
        })
    }
}

/// A motion check that is running, or its result.
#[derive(Debug)]
pub struct MotionCheck {
    options: MotionCheckOptions,
    /// The distance beyond which clearances are not searched.
    horizon: f64,
    inputs: CheckInputs,
    /// The parts of the cell's bodies.
    parts: Arc<[PartId]>,
    stage: Stage,
    budget: Budget,
    duration_ms: f64,
}

#[derive(Debug)]
enum Stage {
    /// The spheres of the bodies are being computed; those before this index are done.
    Modelling(WorkCell, Arc<Trajectory>, usize),
    Running(Box<Check>),
    /// The check completed, or was cancelled.
    Finished(Box<Check>),
    /// The check failed for this reason.
    Failed(SceneError),
}

/// The fraction of the progress that the computation of spheres takes.
const MODELLING_FRACTION: f64 = 0.2;

impl MotionCheck {
    pub(crate) fn new(
        document: &Document,
        options: MotionCheckOptions,
        horizon: f64,
        models: &mut SphereModels,
    ) -> Result<Self, SceneError> {
        let trajectory = document.trajectory().ok_or(SceneError::NoMotion)?.clone();
        let (cell, parts) = cell(document);
        let stage = match options.method {
            CheckMethod::Exact => Stage::Running(begin(cell, &trajectory, options, horizon)?),
            CheckMethod::Spheres => {
                check_accuracy(options.accuracy)?;
                if models.accuracy() != options.accuracy {
                    *models = SphereModels::new(options.accuracy);
                }
                let bodies = &cell.bodies;
                models.retain(|shape| bodies.iter().any(|body| Arc::ptr_eq(&body.shape, shape)));
                Stage::Modelling(cell, trajectory, 0)
            }
        };
        let inputs = CheckInputs::from_document(document).ok_or(SceneError::NoMotion)?;
        Ok(Self {
            options,
            horizon,
            inputs,
            parts: parts.into(),
            stage,
            budget: 0,
            duration_ms: 0.0,
        })
    }

    /// Continues until the check is complete or `stop` returns true. It is not inlined, since the first view does not
    /// need it.
    #[inline(never)]
    pub(crate) fn run(
        &mut self,
        models: &mut SphereModels,
        scheduler: &Scheduler,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let (pool, clock) = (&scheduler.pool, scheduler.clock);
        let begun = clock();
        let recorder = SpanRecorder::new(pool, clock, SpanKind::MotionCheck);
        self.resume((models, &recorder), pool, stop);
        scheduler.add_to_trace(recorder.into_spans());
        self.duration_ms += clock() - begun;
    }

    /// Cancels the check; its results so far remain.
    pub(crate) fn cancel(&mut self) {
        let ended = Stage::Failed(SceneError::CheckCancelled);
        self.stage = match std::mem::replace(&mut self.stage, ended) {
            Stage::Running(check) => Stage::Finished(check),
            other @ Stage::Finished(_) => other,
            other @ Stage::Failed(_) => other,
            Stage::Modelling(..) => Stage::Failed(SceneError::CheckCancelled),
        };
    }

    /// Returns the settings of the check.
    pub fn options(&self) -> &MotionCheckOptions {
        &self.options
    }

    /// Returns the checked parts; the bodies of [`MotionCheck::report`] are indices into this list.
    pub fn parts(&self) -> &Arc<[PartId]> {
        &self.parts
    }

    /// Returns whether the check has neither completed nor failed.
    pub fn is_running(&self) -> bool {
        match &self.stage {
            Stage::Modelling(..) => true,
            Stage::Running(check) => !is_complete(check),
            Stage::Finished(_) | Stage::Failed(_) => false,
        }
    }

    /// Returns the progress, 0…1, which never decreases.
    pub fn progress(&self) -> f64 {
        let modelled = match self.options.method {
            CheckMethod::Exact => 0.0,
            CheckMethod::Spheres => MODELLING_FRACTION,
        };
        match &self.stage {
            Stage::Modelling(cell, _, next) => {
                modelled * (*next as f64 / cell.bodies.len().max(1) as f64)
            }
            Stage::Running(check) | Stage::Finished(check) => {
                modelled + (1.0 - modelled) * check.progress()
            }
            Stage::Failed(_) => 1.0,
        }
    }

    /// Returns the results so far; `None` before the check began.
    pub fn report(&self) -> Option<MotionReport> {
        match &self.stage {
            Stage::Running(check) | Stage::Finished(check) => Some(check.report()),
            Stage::Modelling(..) | Stage::Failed(_) => None,
        }
    }

    /// Returns why the motion check failed; `None` if it did not.
    pub fn failure(&self) -> Option<&SceneError> {
        match &self.stage {
            Stage::Failed(error) => Some(error),
            _ => None,
        }
    }

    /// Returns the run time of the check so far, in milliseconds, by the clock given to the scene.
    pub fn duration_ms(&self) -> f64 {
        self.duration_ms
    }

    /// Returns whether the check's input has changed since.
    pub(crate) fn is_outdated(&self, document: &Document) -> bool {
        CheckInputs::from_document(document).as_ref() != Some(&self.inputs)
    }
}

/// Each step computes one sphere model, then a slice of the motion.
impl Resumable<(&mut SphereModels, &SpanRecorder<'_>)> for MotionCheck {
    fn is_pending(&self) -> bool {
        self.is_running()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(
        &mut self,
        (models, recorder): &mut (&mut SphereModels, &SpanRecorder<'_>),
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        let stage = match &mut self.stage {
            Stage::Modelling(cell, trajectory, next) => match cell.bodies.get_mut(*next) {
                Some(body) => match models.get(&body.shape, executor)? {
                    Ok(model) => {
                        body.spheres = Some(model);
                        *next += 1;
                        return Ok(());
                    }
                    Err(error) => Stage::Failed(SceneError::Spheres(error)),
                },
                None => match begin(std::mem::take(cell), trajectory, self.options, self.horizon) {
                    Ok(check) => Stage::Running(check),
                    Err(error) => Stage::Failed(error),
                },
            },
            Stage::Running(check) => {
                recorder.record(executor, |work| check.advance(work));
                return Ok(());
            }
            Stage::Finished(_) | Stage::Failed(_) => return Ok(()),
        };
        self.stage = stage;
        Ok(())
    }
}

/// Checks that a smallest radius is finite and above 0.
pub(crate) fn check_accuracy(accuracy: f64) -> Result<(), SceneError> {
    if accuracy.is_finite() && accuracy > 0.0 {
        Ok(())
    } else {
        Err(SceneError::Check(CheckError::Accuracy { accuracy }))
    }
}

fn is_complete(check: &Check) -> bool {
    check.progress() >= 1.0
}

fn begin(
    cell: WorkCell,
    trajectory: &Trajectory,
    options: MotionCheckOptions,
    horizon: f64,
) -> Result<Box<Check>, SceneError> {
    let settings = settings(options, horizon);
    let check = Check::new(Arc::new(cell), trajectory.clone(), settings);
    Ok(Box::new(check.map_err(SceneError::Check)?))
}

fn settings(options: MotionCheckOptions, horizon: f64) -> CheckSettings {
    CheckSettings {
        method: options.method,
        stop_at_first_contact: options.stop_at_first_contact,
        horizon,
        ..CheckSettings::new(options.accuracy)
    }
}

/// Returns all parts as bodies, and the pairs that can move relative to each other and are not allowed to collide.
pub(crate) fn cell(document: &Document) -> (WorkCell, Vec<PartId>) {
    let robots = document.robots();
    let carrier = |id: PartId| {
        let mut carried = robots.iter().enumerate();
        let found = carried.find_map(|(robot, own)| Some((robot, *own.link_part(id)?)));
        found.map(|(robot, own)| Attachment::Link {
            robot,
            link: own.link,
            in_link: own.in_link,
        })
    };
    let parts = document.parts();
    let bodies: Vec<CheckedBody> = parts
        .iter()
        .map(|part| CheckedBody {
            shape: part.shape.clone(),
            spheres: None,
            attachment: carrier(part.id).unwrap_or(Attachment::Scene(part.pose)),
        })
        .collect();
    let all = (0..bodies.len()).flat_map(|a| (a + 1..bodies.len()).map(move |b| [a, b]));
    let moves = |&[a, b]: &[usize; 2]| match (bodies[a].attachment, bodies[b].attachment) {
        (Attachment::Scene(_), Attachment::Scene(_)) => false,
        (
            Attachment::Link { robot, link, .. },
            Attachment::Link {
                robot: other,
                link: its,
                ..
            },
        ) => robot != other || link != its,
        _ => true,
    };
    let allowed = |&[a, b]: &[usize; 2]| {
        let key = (parts[a].id, parts[b].id);
        document.allowed().contains_key(&key)
    };
    let pairs = all.filter(moves).filter(|pair| !allowed(pair)).collect();
    let mounted = robots.iter().map(|own| MountedRobot {
        robot: own.robot.clone(),
        base: own.base,
    });
    let cell = WorkCell {
        robots: mounted.collect(),
        pairs,
        bodies,
    };
    (cell, parts.iter().map(|part| part.id).collect())
}
