//! Runs one removal search, from the request to the result.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_motion::plan::removal::{
    Removal, RemovalError, RemovalPath, RemovalProgress, RemovalSettings,
};
use nearpoint_motion::trajectory::file::poses::PosedKeyframe;

use super::{
    BlockingPair, PathMinClearance, RemovalOptions, RemovalPhase, RemovalReport, RemovalState,
};
use crate::document::Document;
use crate::error::SceneError;
use crate::part::{Part, PartId, Placement};
use crate::resume::{Budget, Resumable};
use crate::scheduler::Scheduler;

/// The number of steps that are tested in a slice.
const SLICE: usize = 16;

/// A removal search in progress, or its result.
#[derive(Debug)]
pub(crate) struct RemovalSearch {
    /// The poses of the group at the start.
    group: Vec<Placement>,
    /// The poses of the parts that may block it.
    others: Vec<Placement>,
    stage: Stage,
    budget: Budget,
    state: Arc<RemovalState>,
}

#[derive(Debug)]
enum Stage {
    Requested(Vec<PlanningPart>, Vec<PlanningPart>),
    Searching(Box<Removal>),
    Found(RemovalPath),
    Finished,
}

impl RemovalSearch {
    /// Prepares a search, without computing anything yet.
    ///
    /// # Errors
    /// The options are invalid, no part is given or one does not exist, or no other part is visible.
    pub fn new(
        document: &Document,
        parts: &[PartId],
        options: RemovalOptions,
    ) -> Result<Self, SceneError> {
        for value in [options.step, options.rotation_step, options.shrink] {
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
            return Err(SceneError::NoPartsToRemove);
        }
        if others.is_empty() {
            return Err(SceneError::NoOtherParts);
        }
        let rest = document.parts().len() - group.len();
        Ok(Self {
            stage: Stage::Requested(planning_parts(&group), planning_parts(&others)),
            state: Arc::new(RemovalState {
                parts: ids,
                obstacle_count: others.len(),
                hidden_count: rest - others.len(),
                options,
                effective_options: None,
                state_count: 0,
                phase: RemovalPhase::Searching,
                shown_fraction: None,
                duration_ms: 0.0,
            }),
            group: placements(&group),
            others: placements(&others),
            budget: 0,
        })
    }

    /// Returns the state of the removal search so far.
    pub fn state(&self) -> &Arc<RemovalState> {
        &self.state
    }

    /// Returns whether the search has begun or waits to begin, and has no result yet.
    pub fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Requested(..) | Stage::Searching(_))
    }

    /// Returns the poses of the group at the start.
    pub fn start_poses(&self) -> &[Placement] {
        &self.group
    }

    /// Returns the placements of the group at a fraction of the path; `None` while there is no path.
    pub fn at(&self, fraction: f64) -> Option<Vec<Placement>> {
        let Stage::Found(path) = &self.stage else {
            return None;
        };
        Some(moved(&self.group, &path.at(fraction)))
    }

    /// Returns the path as keyframes of a file; `None` while there is no path.
    pub fn keyframes(&self) -> Option<Vec<PosedKeyframe>> {
        let Stage::Found(path) = &self.stage else {
            return None;
        };
        let key = |fraction: f64| {
            let poses = moved(&self.group, &path.at(fraction));
            let poses = poses.into_iter().map(|Placement(_, pose)| pose);
            let poses = poses.collect();
            PosedKeyframe { fraction, poses }
        };
        Some(path.fractions.iter().copied().map(key).collect())
    }

    /// Sets the fraction of the path at which the group is shown.
    pub fn set_shown(&mut self, shown: Option<f64>) {
        self.change(|state| state.shown_fraction = shown);
    }

    /// Returns whether the search is still valid for the document, also while the group is shown on its path.
    pub fn is_for(&self, document: &Document) -> bool {
        let ids = &self.state.parts;
        let shown = self
            .state
            .shown_fraction
            .and_then(|fraction| self.at(fraction));
        let group = shown.as_ref().unwrap_or(&self.group);
        let there = |Placement(id, pose): &Placement| {
            document.part(*id).is_ok_and(|part| part.pose == *pose)
        };
        group.iter().all(there) && placements(&obstacles(document, ids)) == self.others
    }

    /// Continues the removal search until it ends or `stop` returns true. Returns whether there is progress.
    pub fn run(
        &mut self,
        document: &Document,
        scheduler: &Scheduler,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> bool {
        let begun = (scheduler.clock)();
        let changed = self.resume(document, &scheduler.pool, stop);
        if changed {
            let millis = (scheduler.clock)() - begun;
            self.change(|state| state.duration_ms += millis);
        }
        changed
    }

    /// Cancels the search without a result.
    pub fn cancel(&mut self) {
        if self.is_running() {
            self.end(RemovalPhase::Cancelled);
        }
    }

    fn finish(&mut self, path: RemovalPath) {
        let centre = path.centre;
        let min_clearance = path.min_clearance.map(|smallest| PathMinClearance {
            clearance: [smallest.lower, smallest.upper],
            parts: self.pair((smallest.part, smallest.obstacle)),
            fraction: smallest.fraction,
            point: path.at(smallest.fraction) * centre,
        });
        let report = RemovalReport {
            length: path.length,
            min_clearance,
            free_from: path.free_from,
            points: path.poses.iter().map(|pose| pose * centre).collect(),
            fractions: path.fractions.clone(),
            end_placements: moved(&self.group, &path.at(1.0)),
        };
        self.end(RemovalPhase::Found(Arc::new(report)));
        self.stage = Stage::Found(path);
    }

    fn end(&mut self, phase: RemovalPhase) {
        self.stage = Stage::Finished;
        self.change(|state| state.phase = phase);
    }

    fn pair(&self, (part, other): (usize, usize)) -> BlockingPair {
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
                SceneError::StartsInCollision {
                    pairs: pairs.collect(),
                    fit,
                }
            }
            RemovalError::ShrinkTooLarge { part, fit } => SceneError::TooThinToShrink {
                name: name(self.group[part].0),
                fit,
            },
            other => SceneError::Removal(other),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut RemovalState)) {
        change(Arc::make_mut(&mut self.state));
    }
}

/// Each step runs one slice.
impl Resumable<&Document> for RemovalSearch {
    fn is_pending(&self) -> bool {
        self.is_running()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn advance(
        &mut self,
        document: &mut &Document,
        executor: &impl Executor,
    ) -> Result<(), Interrupted> {
        match &mut self.stage {
            Stage::Requested(parts, others) => {
                let settings = settings(&self.state.options);
                match Removal::new(parts.clone(), others.clone(), settings, executor) {
                    Ok(removal) => {
                        let used = removal.settings();
                        self.stage = Stage::Searching(Box::new(removal));
                        self.change(|reported| {
                            reported.effective_options = Some(to_options(&used))
                        });
                    }
                    Err(RemovalError::Interrupted) => return Err(Interrupted),
                    Err(error) => {
                        let failure = self.failure(document, error);
                        self.end(RemovalPhase::Failed(failure));
                    }
                }
            }
            Stage::Searching(removal) => {
                let progress = removal.run(SLICE, executor)?;
                let states = removal.state_count();
                let (path, blockers) = (removal.path().cloned(), removal.blocking_pairs());
                self.change(|state| state.state_count = states);
                let by = blockers.iter().map(|&pair| self.pair(pair)).collect();
                match (progress, path) {
                    (RemovalProgress::Searching, _) => {}
                    (RemovalProgress::Shortening, _) => {
                        self.change(|state| state.phase = RemovalPhase::Shortening);
                    }
                    (RemovalProgress::Found, Some(path)) => self.finish(path),
                    (RemovalProgress::StateLimit, _) => self.end(RemovalPhase::StateLimit(by)),
                    (RemovalProgress::Found | RemovalProgress::NoPath, _) => {
                        self.end(RemovalPhase::Blocked(by));
                    }
                }
            }
            Stage::Found(_) | Stage::Finished => {}
        }
        Ok(())
    }
}

/// Returns the visible parts outside of the group, in order of their ids.
fn obstacles<'d>(document: &'d Document, group: &[PartId]) -> Vec<&'d Arc<Part>> {
    let parts = document.parts().iter();
    parts
        .filter(|part| part.visible && !group.contains(&part.id))
        .collect()
}

fn placements(parts: &[&Arc<Part>]) -> Vec<Placement> {
    let parts = parts.iter();
    parts.map(|part| Placement(part.id, part.pose)).collect()
}

fn planning_parts(parts: &[&Arc<Part>]) -> Vec<PlanningPart> {
    let parts = parts.iter().map(|part| PlanningPart {
        shape: part.shape.clone(),
        pose: part.pose,
    });
    parts.collect()
}

/// Moves the group. The first pose of a path is the identity, for which the group is unchanged bit for bit.
fn moved(group: &[Placement], by: &Pose) -> Vec<Placement> {
    if *by == Pose::identity() {
        return group.to_vec();
    }
    let moved = |Placement(id, pose): &Placement| Placement(*id, by * pose);
    group.iter().map(moved).collect()
}

fn settings(options: &RemovalOptions) -> RemovalSettings {
    RemovalSettings {
        step: options.step,
        rotation_step: options.rotation_step,
        shrink: options.shrink,
        ..RemovalSettings::default()
    }
}

fn to_options(settings: &RemovalSettings) -> RemovalOptions {
    RemovalOptions {
        step: settings.step,
        rotation_step: settings.rotation_step,
        shrink: settings.shrink,
    }
}
