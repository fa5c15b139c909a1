//! Runs one removal search, from the question to the result.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::plan::Obstacle;
use nearpoint_motion::plan::removal::{
    Removal, RemovalError, RemovalPath, RemovalProgress, RemovalSettings,
};
use nearpoint_motion::trajectory::file::poses::PosedKey;

use super::{Blocker, Narrowest, RemovalPhase, RemovalReport, RemovalState, RemovalWish};
use crate::document::Document;
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement};
use crate::resume::{Budget, Resumable};
use crate::scheduler::Scheduler;

/// The number of places that are examined in a slice.
const SLICE: usize = 16;

/// A removal search in progress, or its result.
#[derive(Debug)]
pub(crate) struct Search {
    /// The poses of the group at the start.
    group: Vec<Placement>,
    /// The poses of the parts that may block it.
    others: Vec<Placement>,
    stage: Stage,
    budget: Budget,
    told: Arc<RemovalState>,
}

#[derive(Debug)]
enum Stage {
    Asked(Vec<Obstacle>, Vec<Obstacle>),
    Searching(Box<Removal>),
    Found(RemovalPath),
    Over,
}

impl Search {
    /// Prepares a search, without computing anything yet.
    ///
    /// # Errors
    /// The error is that the wish is invalid, no part is named or one does not exist, or nothing else is visible.
    pub fn new(
        document: &Document,
        parts: &[PartId],
        wish: RemovalWish,
    ) -> Result<Self, SceneError> {
        for value in [wish.step, wish.turns, wish.fit] {
            if !(value.is_finite() && value >= 0.0) {
                return Err(SceneError::BadRemoval { value });
            }
        }
        let mut ids = parts.to_vec();
        ids.sort_unstable();
        ids.dedup();
        let group = ids.iter().map(|&id| document.part(id));
        let group: Vec<&Arc<Part>> = group.collect::<Result<_, _>>()?;
        let others = obstacles(document, &ids);
        if group.is_empty() {
            return Err(SceneError::NothingToTakeOut);
        }
        if others.is_empty() {
            return Err(SceneError::NothingAround);
        }
        let rest = document.parts().len() - group.len();
        Ok(Self {
            stage: Stage::Asked(taken(&group), taken(&others)),
            told: Arc::new(RemovalState {
                parts: ids,
                others: others.len(),
                hidden: rest - others.len(),
                wish,
                used: None,
                states: 0,
                phase: RemovalPhase::Searching,
                shown: None,
                millis: 0.0,
            }),
            group: placed(&group),
            others: placed(&others),
            budget: 0,
        })
    }

    /// Returns the state so far.
    pub fn told(&self) -> &Arc<RemovalState> {
        &self.told
    }

    pub fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Asked(..) | Stage::Searching(_))
    }

    /// Returns the poses of the group when it is not shown elsewhere.
    pub fn home(&self) -> &[Placement] {
        &self.group
    }

    /// Returns the group at a share of the path; `None` while there is no path.
    pub fn at(&self, share: f64) -> Option<Vec<Placement>> {
        let Stage::Found(path) = &self.stage else {
            return None;
        };
        Some(moved(&self.group, &path.at(share)))
    }

    /// Returns the path as keys of a file; `None` while there is none.
    pub fn keys(&self) -> Option<Vec<PosedKey>> {
        let Stage::Found(path) = &self.stage else {
            return None;
        };
        let key = |share: f64| {
            let poses = moved(&self.group, &path.at(share));
            let poses = poses.into_iter().map(|Placement(_, pose)| pose);
            let poses = poses.collect();
            PosedKey { share, poses }
        };
        Some(path.shares.iter().copied().map(key).collect())
    }

    /// Sets where the group is shown from now on.
    pub fn show(&mut self, shown: Option<f64>) {
        self.change(|told| told.shown = shown);
    }

    /// Returns whether the document is still the one of this search, wherever the group is shown.
    pub fn is_about(&self, document: &Document) -> bool {
        let ids = &self.told.parts;
        let shown = self.told.shown.and_then(|share| self.at(share));
        let group = shown.as_ref().unwrap_or(&self.group);
        let there = |Placement(id, pose): &Placement| {
            document.part(*id).is_ok_and(|part| part.pose == *pose)
        };
        group.iter().all(there) && placed(&obstacles(document, ids)) == self.others
    }

    /// Continues until the answer is there or `stop` returns true. Returns whether anything was found out.
    pub fn advance(
        &mut self,
        document: &Document,
        scheduler: &Scheduler,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let begun = (scheduler.clock)();
        let changed = self.resume(document, &scheduler.pool, stop);
        if changed {
            let millis = (scheduler.clock)() - begun;
            self.change(|told| told.millis += millis);
        }
        changed
    }

    /// Cancels the search without an answer.
    pub fn cancel(&mut self) {
        if self.is_running() {
            self.end(RemovalPhase::Cancelled);
        }
    }

    fn found(&mut self, path: RemovalPath) {
        let centre = path.centre;
        let narrowest = path.smallest.map(|smallest| Narrowest {
            clearance: [smallest.lower, smallest.upper],
            between: self.pair((smallest.part, smallest.other)),
            at: smallest.at,
            point: path.at(smallest.at) * centre,
        });
        let report = RemovalReport {
            length: path.length,
            narrowest,
            free_from: path.free_from,
            points: path.poses.iter().map(|pose| pose * centre).collect(),
            shares: path.shares.clone(),
            end: moved(&self.group, &path.at(1.0)),
        };
        self.end(RemovalPhase::Found(Arc::new(report)));
        self.stage = Stage::Found(path);
    }

    fn end(&mut self, phase: RemovalPhase) {
        self.stage = Stage::Over;
        self.change(|told| told.phase = phase);
    }

    fn pair(&self, (part, other): (usize, usize)) -> Blocker {
        (self.group[part].0, self.others[other].0)
    }

    fn failure(&self, document: &Document, error: RemovalError) -> SceneError {
        let name = |id: PartId| {
            let part = document.part(id);
            part.map_or_else(|_| String::new(), |part| part.name.clone())
        };
        match error {
            RemovalError::InCollision { pairs, fit } => {
                let pairs = pairs.into_iter().map(|pair| self.pair(pair));
                let pairs = pairs.map(|(part, other)| (name(part), name(other)));
                SceneError::StartsInside {
                    pairs: pairs.collect(),
                    fit,
                }
            }
            RemovalError::Fit { part, fit } => SceneError::NoRoomForFit {
                name: name(self.group[part].0),
                fit,
            },
            other => SceneError::Removal(other),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut RemovalState)) {
        change(Arc::make_mut(&mut self.told));
    }
}

/// Each step runs one slice.
impl Resumable<&Document> for Search {
    fn is_pending(&self) -> bool {
        self.is_running()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(&mut self, document: &mut &Document, work: &impl Work) -> Result<(), Stopped> {
        match &mut self.stage {
            Stage::Asked(parts, others) => {
                let settings = settings(&self.told.wish);
                match Removal::new(parts.clone(), others.clone(), settings, work) {
                    Ok(removal) => {
                        let used = removal.settings();
                        self.stage = Stage::Searching(Box::new(removal));
                        self.change(|told| told.used = Some(understood(&used)));
                    }
                    Err(RemovalError::Stopped) => return Err(Stopped),
                    Err(error) => {
                        let failure = self.failure(document, error);
                        self.end(RemovalPhase::Failed(failure));
                    }
                }
            }
            Stage::Searching(removal) => {
                let progress = removal.run(SLICE, work)?;
                let states = removal.states();
                let (path, blockers) = (removal.path().cloned(), removal.blockers());
                self.change(|told| told.states = states);
                let by = blockers.iter().map(|&pair| self.pair(pair)).collect();
                match (progress, path) {
                    (RemovalProgress::Searching, _) => {}
                    (RemovalProgress::Shortening, _) => {
                        self.change(|told| told.phase = RemovalPhase::Shortening);
                    }
                    (RemovalProgress::Found, Some(path)) => self.found(path),
                    (RemovalProgress::TooMany, _) => self.end(RemovalPhase::TooMany(by)),
                    (RemovalProgress::Found | RemovalProgress::None, _) => {
                        self.end(RemovalPhase::Blocked(by));
                    }
                }
            }
            Stage::Found(_) | Stage::Over => {}
        }
        Ok(())
    }
}

/// Returns the visible parts that are not of the group, in order of their ids.
fn obstacles<'d>(document: &'d Document, group: &[PartId]) -> Vec<&'d Arc<Part>> {
    let parts = document.parts().iter();
    parts
        .filter(|part| part.visible && !group.contains(&part.id))
        .collect()
}

fn placed(parts: &[&Arc<Part>]) -> Vec<Placement> {
    let parts = parts.iter();
    parts.map(|part| Placement(part.id, part.pose)).collect()
}

fn taken(parts: &[&Arc<Part>]) -> Vec<Obstacle> {
    let parts = parts.iter().map(|part| Obstacle {
        shape: part.shape.clone(),
        pose: part.pose,
    });
    parts.collect()
}

/// Moves the group. The first pose of a path is the identity: there the group is unchanged, to the last digit.
fn moved(group: &[Placement], by: &Pose) -> Vec<Placement> {
    if *by == Pose::identity() {
        return group.to_vec();
    }
    let moved = |Placement(id, pose): &Placement| Placement(*id, by * pose);
    group.iter().map(moved).collect()
}

fn settings(wish: &RemovalWish) -> RemovalSettings {
    RemovalSettings {
        step: wish.step,
        turns: wish.turns,
        fit: wish.fit,
        ..RemovalSettings::default()
    }
}

fn understood(settings: &RemovalSettings) -> RemovalWish {
    RemovalWish {
        step: settings.step,
        turns: settings.turns,
        fit: settings.fit,
    }
}
