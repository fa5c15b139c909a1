//! The scene: commands in, frames out.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::snap;

use crate::allowed::Allowed;
use crate::check::{CheckWish, MotionCheck, MotionQuestion, Sampling, SphereModels};
use crate::clock::Clock;
use crate::command::Command;
use crate::document::{Document, sound_for};
use crate::drag_path::DragPath;
use crate::error::SceneError;
use crate::frame::{Frame, FramePair, Shown};
use crate::hand::{DragMode, Grasp, Swinging};
use crate::ordered::Ordered;
use crate::pair::Stage;
use crate::pair_result::PairResult;
use crate::pairs::Pairs;
use crate::part::{NewPart, Part, PartId};
use crate::pool::Pool;
use crate::removal::Search;
use crate::resume::Resumable;
use crate::robot::{NewRobot, RobotId, SceneRobot};
use crate::spheres::CollidingSpheres;
use crate::trace::Trace;
use crate::world::World;
use nearpoint_motion::history::{History, Moment};

/// What is looked for, and what hands do.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How far apart pairs of interest may be.
    pub within: Within,
    /// Clearances below this are flagged, in the scene's unit.
    pub limit: f64,
    /// What a drag does where parts come together.
    pub drag_mode: DragMode,
    /// What snapping goes by; a reach of 0 is 1.5 % of the scene's size.
    pub snap: snap::SnapSettings,
}

/// How far apart pairs of interest may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Within {
    /// No limit for two parts; 5 % of the scene's size (its home boxes' diagonal) for up to [`MOST_USUAL`]; for more,
    /// whose pairs that are somewhat near nobody could read, only the clearance limit.
    Usual,
    /// No limit.
    Unlimited,
    /// At most this, in the scene's unit.
    Distance(f64),
}

/// Parts that are held, and where everything was before.
#[derive(Debug)]
pub(crate) struct Drag {
    pub held: Vec<PartId>,
    /// Whether any of them is carried by a robot.
    pub robots: bool,
    pub before: Document,
    /// What it swings about, if it does.
    pub swing: Option<Swinging>,
    /// In Stop and Snap: what is between the hand and what is shown.
    pub grasp: Option<Grasp>,
}

/// Parts with identity, poses and state. The only way in is [`Scene::add`] and [`Scene::apply`]; [`Scene::step`] finds
/// answers; [`Scene::frame`] shows them.
#[derive(Debug)]
pub struct Scene {
    pub(crate) document: Document,
    pub(crate) settings: Settings,
    pub(crate) selection: Vec<PartId>,
    pub(crate) history: History<Document>,
    pub(crate) drag: Option<Drag>,
    /// Where the parts are, as far as that was taken in.
    pub(crate) world: World,
    pub(crate) pairs: Pairs,
    /// Of the last drag, until the document changes otherwise.
    pub(crate) drag_path: DragPath,
    /// Where parts collide as spheres tell it, if that is to be shown.
    pub(crate) spheres: Option<CollidingSpheres>,
    /// Of the taught motion.
    pub(crate) check: Option<MotionCheck>,
    pub(crate) sphere_models: SphereModels,
    /// Random poses that are tried for the allowed-collision table.
    pub(crate) sampling: Option<Sampling>,
    /// Whether some parts can be taken out.
    pub(crate) removal: Option<Search>,
    /// When the taught motion was gone to last, unless robots were moved since.
    pub(crate) motion_time: Option<f64>,
    /// Every part of a model that ever came in, by source and index.
    pub(crate) came: BTreeSet<(usize, usize)>,
    next: u32,
    next_robot: u32,
    /// The number of the next measure.
    pub(crate) next_measure: u32,
    pub(crate) pool: Pool,
    clock: Clock,
    /// Whether it asks about its pairs at all.
    pub(crate) is_asked: bool,
    pub(crate) frame: Frame,
    /// What the frame was made of.
    pub(crate) shown: Shown,
}

impl Scene {
    /// An empty scene in millimetres with Z up, whose queries run on `pool` and are timed by `clock`.
    pub fn new(pool: Pool, clock: Clock) -> Self {
        Scene {
            document: Document::default(),
            settings: Settings {
                within: Within::Usual,
                limit: 0.0,
                drag_mode: DragMode::Detect,
                snap: snap::SnapSettings::default(),
            },
            selection: Vec::new(),
            history: History::default(),
            drag: None,
            world: World::default(),
            pairs: Pairs::default(),
            drag_path: DragPath::default(),
            spheres: None,
            check: None,
            sphere_models: SphereModels::default(),
            sampling: None,
            removal: None,
            motion_time: None,
            came: BTreeSet::new(),
            next: 0,
            next_robot: 0,
            next_measure: 0,
            pool,
            clock,
            is_asked: true,
            frame: Frame::default(),
            shown: Shown::default(),
        }
    }

    /// The same for one that knows its parts and asks nothing about them: others ask about its
    /// [`Scene::candidates`]. Its frame shows parts and no pairs.
    pub fn unasked(pool: Pool, clock: Clock) -> Self {
        Scene {
            is_asked: false,
            ..Self::new(pool, clock)
        }
    }

    /// Adds parts, all of them or none, and says what they are called. Adding to parts that are there can be undone.
    pub fn add(&mut self, new: Vec<NewPart>) -> Result<Vec<PartId>, SceneError> {
        self.add_with_robots(new, Vec::new())
    }

    /// Adds parts and the robots that carry some of them. The robots stand in the scene's origin, their joints at rest,
    /// and their parts go where they have them.
    pub fn add_with_robots(
        &mut self,
        new: Vec<NewPart>,
        robots: Vec<NewRobot>,
    ) -> Result<Vec<PartId>, SceneError> {
        self.add_model(new, robots, &[])
    }

    /// Adds parts and robots as [`Scene::add_with_robots`] does, and takes what their files say about pairs of these
    /// parts. Rules about parts that are not there are left out.
    pub fn add_model(
        &mut self,
        new: Vec<NewPart>,
        robots: Vec<NewRobot>,
        rules: &[PairRule],
    ) -> Result<Vec<PartId>, SceneError> {
        for part in &new {
            sound_for(&part.name, &part.pose)?;
            sound_for(&part.name, &part.home)?;
        }
        let end = u32::try_from(new.len())
            .ok()
            .and_then(|count| self.next.checked_add(count));
        let end = end.ok_or(SceneError::TooMany)?;
        self.end_drag();
        let ids: Vec<PartId> = (self.next..end).map(PartId).collect();
        let came: Vec<_> = new.iter().map(|part| (part.source, part.index)).collect();
        let mut document = self.document.clone();
        for (&id, part) in ids.iter().zip(new) {
            document.push(Part::new(id, part));
        }
        let mut next_robot = self.next_robot;
        for robot in robots {
            let id = RobotId(next_robot);
            next_robot += 1;
            document.push_robot(SceneRobot::new(id, robot, &ids))?;
        }
        document.rule(rules, &ids);
        let before = self.adopt(document, self.settings)?;
        if !before.parts().is_empty() {
            self.history.remember(before);
        }
        if next_robot > self.next_robot {
            self.motion_time = None;
        }
        self.came.extend(came);
        (self.next, self.next_robot) = (end, next_robot);
        self.refresh();
        Ok(ids)
    }

    /// How near pairs of interest may be, as a scene begins: as the command says it.
    pub fn look_within(&mut self, limit: f64) -> Result<(), SceneError> {
        self.set_within(Some(limit))?;
        self.refresh();
        Ok(())
    }

    /// What the numbers mean, and which axis points up, as a scene begins: as the commands say it.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) {
        (self.document.unit, self.document.up) = (unit, up);
        self.refresh();
    }

    /// Carries out a command, or says why not and changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<(), SceneError> {
        self.edit(command)?;
        self.refresh();
        Ok(())
    }

    /// Answers what is pending until all is known or `stop` says true: where held parts are shown, how pairs meet, what
    /// was met on the way, then clearances, moved parts before others. Work on an answer that was not finished is
    /// dropped. Returns whether the frame changed. `stop` is polled from many threads, between and inside queries; a
    /// query that was stopped before goes on a little longer the next time, so that repeated calls end.
    pub fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let mut changed = false;
        if self.drag_path.is_full() {
            changed = self.drag_path.resume(&self.world, &self.pool, stop);
            if changed {
                self.show();
            }
            if self.drag_path.is_full() {
                return changed;
            }
        }
        if self.is_grasped() {
            changed |= self.follow_hand(stop);
        }
        if self.hand_pending() > 0 {
            return changed;
        }
        let (document, pool, clock) = (&self.document, &self.pool, self.clock);
        // What was met on the way comes before clearances.
        let stages: &[Stage] = match self.drag_path.pending() {
            0 => &[Stage::Meeting, Stage::Clearance],
            _ => &[Stage::Meeting],
        };
        let met = self.pairs.answer(stages, (document, pool, clock), stop);
        changed |= met.some;
        if met.all {
            changed |= self.drag_path.resume(&self.world, pool, stop);
        }
        if met.all && self.drag_path.pending() == 0 {
            let measured = (self.pairs).answer(&[Stage::Clearance], (document, pool, clock), stop);
            changed |= measured.some;
            if let Some(spheres) = self.spheres.as_mut().filter(|_| measured.all) {
                changed |= spheres.resume((&self.pairs, document), pool, stop);
            }
            // Nothing of it is in the frame.
            if let Some(check) = self.check.as_mut().filter(|_| measured.all) {
                let models = &mut self.sphere_models;
                check.advance(models, &self.pairs, pool, clock, stop);
            }
            if let Some(search) = self.removal.as_mut().filter(|_| measured.all) {
                changed |= search.advance(document, pool, clock, stop);
            }
        }
        if changed {
            self.show();
        }
        // Not while something is held: what is found becomes an undo entry of its own.
        if let Some(sampling) = self.sampling.as_mut().filter(|_| self.drag.is_none()) {
            sampling.resume((), &self.pool, stop);
            if !sampling.is_pending() {
                let pairs = sampling.outcome();
                self.sampling = None;
                self.take_sampled(pairs);
                return true;
            }
        }
        changed
    }

    /// Answers everything that is pending.
    pub fn finish(&mut self) -> &Frame {
        self.step(&|| false);
        &self.frame
    }

    /// Answers no more than so many of the questions that are pending about pairs, each to its end. Whether there are
    /// more.
    pub fn answer_some(&mut self, most: usize) -> bool {
        let lent = (&self.document, &self.pool, self.clock);
        let stages = [Stage::Meeting, Stage::Clearance];
        if let Some(stage) = stages
            .into_iter()
            .find(|&stage| !self.pairs.is_answered(stage))
        {
            self.pairs.answer_some(stage, most, lent);
            self.show();
        }
        self.pairs.pending() > 0
    }

    /// The pairs of the frame after that one, or all, as far as none waits for an answer: while nothing changes there
    /// will be no others between them.
    pub fn settled(&self, after: Option<(PartId, PartId)>) -> impl Iterator<Item = &FramePair> {
        let pending = self.pairs.first_pending();
        let rest = self.frame.pairs.after(after);
        rest.take_while(move |pair| pending.is_none_or(|first| (pair.a, pair.b) < first))
    }

    /// What is known now.
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// The parts, in order of their ids.
    pub fn parts(&self) -> &Ordered<Arc<Part>> {
        self.document.parts()
    }

    /// The robots, in order of their ids.
    pub fn robots(&self) -> &[Arc<SceneRobot>] {
        self.document.robots()
    }

    /// The pairs that may meet and are not looked at.
    pub fn allowed(&self) -> &Arc<Allowed> {
        self.document.allowed()
    }

    /// That part, if it is there.
    pub fn part(&self, id: PartId) -> Option<&Part> {
        self.document.part(id).ok().map(|part| &**part)
    }

    /// The selected parts, in the order in which they were selected.
    pub fn selection(&self) -> &[PartId] {
        &self.selection
    }

    /// The parts that are being dragged.
    pub fn held(&self) -> &[PartId] {
        self.drag.as_ref().map_or(&[], |drag| &drag.held)
    }

    /// Which thread answered what lately.
    pub fn trace(&self) -> Trace {
        self.pairs.trace()
    }

    /// What its numbers mean.
    pub fn unit(&self) -> Unit {
        self.document.unit
    }

    /// Which axis points up.
    pub fn up(&self) -> Up {
        self.document.up
    }

    /// What is looked for, and what hands do.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where parts collide as spheres tell it, if that is to be shown.
    pub fn spheres(&self) -> Option<&CollidingSpheres> {
        self.spheres.as_ref()
    }

    /// The check of the taught motion that was asked for last.
    pub fn check(&self) -> Option<&MotionCheck> {
        self.check.as_ref()
    }

    /// What a check of the taught motion would ask, for who asks it elsewhere.
    ///
    /// # Errors
    /// [`SceneError::NoMotion`].
    pub fn motion_question(&self, wish: CheckWish) -> Result<MotionQuestion, SceneError> {
        MotionQuestion::new(&self.document, wish, self.motion_horizon())
    }

    /// Clearances beyond this are not looked for on a motion.
    pub(crate) fn motion_horizon(&self) -> f64 {
        usual_within(&self.document, &self.settings).max(self.within())
    }

    /// Whether a check goes on, a way out is looked for, or random poses are tried.
    pub fn is_checking(&self) -> bool {
        let trying = self.sampling.is_some() && self.drag.is_none();
        let searching = self.removal.as_ref().is_some_and(Search::is_running);
        trying || searching || self.check().is_some_and(MotionCheck::is_running)
    }

    /// Whether parts, robots, the motion or the allowed pairs have changed since the check began.
    pub fn check_is_outdated(&self) -> bool {
        self.check()
            .is_some_and(|check| check.is_outdated(&self.document))
    }

    /// How far apart pairs of interest may be now, in the scene's unit; infinite: no limit.
    pub fn within(&self) -> f64 {
        within(&self.document, &self.settings)
    }

    /// What snapping goes by in a scene of this size.
    pub(crate) fn snap_settings(&self) -> snap::SnapSettings {
        let snap = self.settings.snap;
        let reach = if snap.reach > 0.0 {
            snap.reach
        } else {
            USUAL_REACH * self.document.size()
        };
        snap::SnapSettings { reach, ..snap }
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo() || self.drag.is_some()
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Where in the history of changes it is.
    pub fn moment(&self) -> Moment {
        self.history.moment()
    }

    /// Where queries run.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Queries run there from now on; the answers are the same.
    pub fn set_pool(&mut self, pool: Pool) {
        self.pool = pool;
    }

    /// Bytes that the parts' shapes take; a shape that several parts share counts once.
    pub fn memory_bytes(&self) -> usize {
        let shapes = self.parts().iter().map(|part| &part.shape);
        let mut seen = HashSet::new();
        let each = shapes.filter(|shape| seen.insert(Arc::as_ptr(shape)));
        each.map(|shape| shape.memory_bytes()).sum()
    }

    /// A new id.
    pub(crate) fn next_id(&mut self) -> PartId {
        let id = PartId(self.next);
        self.next = self
            .next
            .checked_add(1)
            .expect("parts take memory, so there are fewer than 2³² of them");
        id
    }

    /// Forgets all answers, so that every question is asked again.
    pub(crate) fn forget_answers(&mut self) {
        self.world = World::default();
        self.pairs.forget();
    }

    /// Finds out which pairs are of interest by now and which of their answers are out of date.
    pub(crate) fn refresh(&mut self) {
        self.refresh_knowing(Vec::new());
    }

    /// The same where some answers are known already.
    pub(crate) fn refresh_knowing(&mut self, results: Vec<PairResult>) {
        self.drop_stale_removal();
        if self.is_asked {
            if self.world.document().unit != self.document.unit {
                // How exact positions are is told in the unit.
                self.forget_answers();
            }
            let within = self.within();
            // Whoever has changed the document has counted the pairs.
            let change = self.world.update(&self.document, within, usize::MAX);
            let change = change.unwrap_or_default();
            self.pairs.refresh(&self.document, change, within);
            self.pairs.learn(results);
        }
        if let Some(spheres) = &mut self.spheres {
            spheres.refresh(&self.document);
        }
        self.show();
    }
}

/// How far apart pairs of interest may be in such a scene; infinite: no limit.
pub(crate) fn within(document: &Document, settings: &Settings) -> f64 {
    match settings.within {
        Within::Unlimited => f64::INFINITY,
        Within::Distance(distance) => distance.max(settings.limit),
        Within::Usual => match document.parts().len() {
            0..=2 => f64::INFINITY,
            3..=MOST_USUAL => usual_within(document, settings),
            _ => settings.limit,
        },
    }
}

fn usual_within(document: &Document, settings: &Settings) -> f64 {
    (USUAL_SHARE * document.size()).max(settings.limit)
}

/// Which share of a scene's size a face draws parts from, when nobody says.
const USUAL_REACH: f64 = 0.015;

/// Of more parts it is not asked how near they come, when nobody says that it should.
pub const MOST_USUAL: usize = 250;

/// Which share of a scene's size is near, when nobody says.
const USUAL_SHARE: f64 = 0.05;
