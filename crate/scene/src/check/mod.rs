//! The check of the taught motion as a scene runs it: in slices, once all is known about where parts are now.

mod about;
mod models;
mod sampling;

use std::sync::Arc;

use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::check::{
    Carrier, Cell, Check, CheckError, CheckMethod, CheckSettings, CheckedBody, Mounted, Report,
};
use nearpoint_motion::trajectory::Trajectory;

use crate::document::Document;
use crate::error::SceneError;
use crate::notes::Notes;
use crate::part::PartId;
use crate::resume::{Budget, Resumable};
use crate::scheduler::Scheduler;
use crate::trace::SpanKind;
use about::About;
pub(crate) use models::SphereModels;
pub(crate) use sampling::Sampling;

/// How a motion is to be checked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CheckWish {
    /// What contacts are found by.
    pub method: CheckMethod,
    /// In the scene's unit.
    pub accuracy: f64,
    /// Nothing after the first contact matters.
    pub stop_at_first: bool,
}

/// What a check of the taught motion asks, for who asks it elsewhere: the bodies are the parts in the order of the scene.
#[derive(Debug, Clone)]
pub struct MotionQuestion {
    /// Robots, bodies, and the pairs that may move to each other and may not meet.
    pub cell: Cell,
    /// The way.
    pub trajectory: Arc<Trajectory>,
    /// As a check of the scene's has them, but that no curve is measured.
    pub settings: CheckSettings,
}

impl MotionQuestion {
    pub(crate) fn new(
        document: &Document,
        wish: CheckWish,
        horizon: f64,
    ) -> Result<Self, SceneError> {
        Ok(Self {
            trajectory: document.taught().ok_or(SceneError::NoMotion)?.clone(),
            cell: cell(document).0,
            settings: CheckSettings {
                samples: 0,
                ..settings(wish, horizon)
            },
        })
    }
}

/// A check that goes on, or its outcome.
#[derive(Debug)]
pub struct MotionCheck {
    wish: CheckWish,
    /// Clearances beyond this are not looked for.
    horizon: f64,
    about: About,
    /// Of the cell's bodies.
    parts: Arc<[PartId]>,
    stage: Stage,
    budget: Budget,
    millis: f64,
}

#[derive(Debug)]
enum Stage {
    /// Spheres are made for the bodies, those before this one are.
    Modelling(Cell, Arc<Trajectory>, usize),
    Running(Box<Check>),
    /// It came to its end, or was ended.
    Over(Box<Check>),
    /// It could not go on, and why.
    Failed(SceneError),
}

/// Which share of a check the spheres are.
const MODELLING_SHARE: f64 = 0.2;

impl MotionCheck {
    pub(crate) fn new(
        document: &Document,
        wish: CheckWish,
        horizon: f64,
        models: &mut SphereModels,
    ) -> Result<Self, SceneError> {
        let trajectory = document.taught().ok_or(SceneError::NoMotion)?.clone();
        let (cell, parts) = cell(document);
        let stage = match wish.method {
            CheckMethod::Exact => Stage::Running(begin(cell, &trajectory, wish, horizon)?),
            CheckMethod::Spheres => {
                check_accuracy(wish.accuracy)?;
                if models.accuracy() != wish.accuracy {
                    *models = SphereModels::new(wish.accuracy);
                }
                let bodies = &cell.bodies;
                models.keep_only(|shape| bodies.iter().any(|body| Arc::ptr_eq(&body.shape, shape)));
                Stage::Modelling(cell, trajectory, 0)
            }
        };
        let about = About::of(document).ok_or(SceneError::NoMotion)?;
        Ok(Self {
            wish,
            horizon,
            about,
            parts: parts.into(),
            stage,
            budget: 0,
            millis: 0.0,
        })
    }

    /// Goes on until all is known or `stop` says true. A first view has no need of it.
    #[inline(never)]
    pub(crate) fn advance(
        &mut self,
        models: &mut SphereModels,
        scheduler: &Scheduler,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let (pool, clock) = (&scheduler.pool, scheduler.clock);
        let begun = clock();
        let notes = Notes::new(pool, clock, SpanKind::Checked);
        self.resume((models, &notes), pool, stop);
        scheduler.add_to_trace(notes.into_spans());
        self.millis += clock() - begun;
    }

    /// Ends it; what was found stays.
    pub(crate) fn cancel(&mut self) {
        let ended = Stage::Failed(SceneError::CheckCancelled);
        self.stage = match std::mem::replace(&mut self.stage, ended) {
            Stage::Running(check) => Stage::Over(check),
            other @ Stage::Over(_) => other,
            other @ Stage::Failed(_) => other,
            Stage::Modelling(..) => Stage::Failed(SceneError::CheckCancelled),
        };
    }

    /// What was asked for.
    pub fn wish(&self) -> &CheckWish {
        &self.wish
    }

    /// The parts that were checked; the bodies of [`MotionCheck::report`] are places in here.
    pub fn parts(&self) -> &Arc<[PartId]> {
        &self.parts
    }

    /// Whether it has neither come to its end nor failed.
    pub fn is_running(&self) -> bool {
        match &self.stage {
            Stage::Modelling(..) => true,
            Stage::Running(check) => !is_complete(check),
            Stage::Over(_) | Stage::Failed(_) => false,
        }
    }

    /// 0…1, never falling.
    pub fn progress(&self) -> f64 {
        let modelled = match self.wish.method {
            CheckMethod::Exact => 0.0,
            CheckMethod::Spheres => MODELLING_SHARE,
        };
        match &self.stage {
            Stage::Modelling(cell, _, next) => {
                modelled * (*next as f64 / cell.bodies.len().max(1) as f64)
            }
            Stage::Running(check) | Stage::Over(check) => {
                modelled + (1.0 - modelled) * check.progress()
            }
            Stage::Failed(_) => 1.0,
        }
    }

    /// What is known by now; none before it began.
    pub fn report(&self) -> Option<Report> {
        match &self.stage {
            Stage::Running(check) | Stage::Over(check) => Some(check.report()),
            Stage::Modelling(..) | Stage::Failed(_) => None,
        }
    }

    /// Why it could not go on.
    pub fn failure(&self) -> Option<&SceneError> {
        match &self.stage {
            Stage::Failed(error) => Some(error),
            _ => None,
        }
    }

    /// How long it took by the scene's clock, milliseconds.
    pub fn millis(&self) -> f64 {
        self.millis
    }

    /// Whether what it is about has changed since.
    pub(crate) fn is_outdated(&self, document: &Document) -> bool {
        About::of(document).as_ref() != Some(&self.about)
    }
}

/// Model by model, then by slices of the motion.
impl Resumable<(&mut SphereModels, &Notes<'_>)> for MotionCheck {
    fn is_pending(&self) -> bool {
        self.is_running()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(
        &mut self,
        (models, notes): &mut (&mut SphereModels, &Notes<'_>),
        work: &impl Work,
    ) -> Result<(), Stopped> {
        let stage = match &mut self.stage {
            Stage::Modelling(cell, trajectory, next) => match cell.bodies.get_mut(*next) {
                Some(body) => match models.get(&body.shape, work)? {
                    Ok(model) => {
                        body.spheres = Some(model);
                        *next += 1;
                        return Ok(());
                    }
                    Err(error) => Stage::Failed(SceneError::Spheres(error)),
                },
                None => match begin(std::mem::take(cell), trajectory, self.wish, self.horizon) {
                    Ok(check) => Stage::Running(check),
                    Err(error) => Stage::Failed(error),
                },
            },
            Stage::Running(check) => {
                notes.noting(work, |work| check.advance(work));
                return Ok(());
            }
            Stage::Over(_) | Stage::Failed(_) => return Ok(()),
        };
        self.stage = stage;
        Ok(())
    }
}

/// Whether that is a smallest radius.
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
    cell: Cell,
    trajectory: &Trajectory,
    wish: CheckWish,
    horizon: f64,
) -> Result<Box<Check>, SceneError> {
    let settings = settings(wish, horizon);
    let check = Check::new(Arc::new(cell), trajectory.clone(), settings);
    Ok(Box::new(check.map_err(SceneError::Check)?))
}

fn settings(wish: CheckWish, horizon: f64) -> CheckSettings {
    CheckSettings {
        method: wish.method,
        stop_at_first: wish.stop_at_first,
        horizon,
        ..CheckSettings::new(wish.accuracy)
    }
}

/// All parts as bodies, and the pairs that may move to each other and may not meet.
pub(crate) fn cell(document: &Document) -> (Cell, Vec<PartId>) {
    let robots = document.robots();
    let carrier = |id: PartId| {
        let mut carried = robots.iter().enumerate();
        let found = carried.find_map(|(robot, own)| Some((robot, *own.link_part(id)?)));
        found.map(|(robot, own)| Carrier::Link {
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
            carrier: carrier(part.id).unwrap_or(Carrier::Still(part.pose)),
        })
        .collect();
    let all = (0..bodies.len()).flat_map(|a| (a + 1..bodies.len()).map(move |b| [a, b]));
    let moves = |&[a, b]: &[usize; 2]| match (bodies[a].carrier, bodies[b].carrier) {
        (Carrier::Still(_), Carrier::Still(_)) => false,
        (
            Carrier::Link { robot, link, .. },
            Carrier::Link {
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
    let mounted = robots.iter().map(|own| Mounted {
        robot: own.robot.clone(),
        base: own.base,
    });
    let cell = Cell {
        robots: mounted.collect(),
        pairs,
        bodies,
    };
    (cell, parts.iter().map(|part| part.id).collect())
}
