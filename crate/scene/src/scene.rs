//! The scene: commands in, frames out.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::history::Moment;

use crate::allowed::Allowed;
use crate::answers::{self, Answers, MOST_PAIRS};
use crate::check::{CheckWish, MotionCheck, MotionQuestion};
use crate::clock::Clock;
use crate::command::Command;
use crate::document::{Document, sound_for};
use crate::editor::Editor;
use crate::error::SceneError;
use crate::frame::{Frame, FramePair};
use crate::ordered::Ordered;
use crate::pair::Stage;
use crate::pair_result::PairResult;
use crate::part::{NewPart, Part, PartId};
use crate::pool::Pool;
use crate::removal::Search;
use crate::robot::{NewRobot, RobotId, SceneRobot};
use crate::scheduler::Scheduler;
use crate::settings::Settings;
use crate::spheres::CollidingSpheres;
use crate::trace::Trace;

/// Parts with identity, poses and state. The only way in is [`Scene::add`] and [`Scene::apply`]; [`Scene::step`] finds
/// answers; [`Scene::frame`] shows them.
#[derive(Debug)]
pub struct Scene {
    /// The document, its history, and what is chosen beside it.
    pub(crate) editor: Editor,
    /// What is known about the document.
    pub(crate) answers: Answers,
    /// What finds the answers.
    pub(crate) scheduler: Scheduler,
}

impl Scene {
    /// Returns an empty scene in millimetres with Z up, whose queries run on `pool` and are timed by `clock`.
    pub fn new(pool: Pool, clock: Clock) -> Self {
        Scene {
            editor: Editor::default(),
            answers: Answers::default(),
            scheduler: Scheduler::new(pool, clock),
        }
    }

    /// Returns an empty scene that knows its parts and asks nothing about them: its caller asks about its
    /// [`Scene::candidates`]. Its frame shows parts and no pairs.
    pub fn unasked(pool: Pool, clock: Clock) -> Self {
        let mut scene = Self::new(pool, clock);
        scene.answers.is_unasked = true;
        scene
    }

    /// Adds parts, all of them or none, and returns their ids. Adding to parts that are there can be undone.
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
        let first = self.editor.next.part;
        let end = u32::try_from(new.len())
            .ok()
            .and_then(|count| first.checked_add(count));
        let end = end.ok_or(SceneError::TooMany)?;
        self.end_drag();
        let ids: Vec<PartId> = (first..end).map(PartId).collect();
        let added: Vec<_> = new.iter().map(|part| (part.source, part.index)).collect();
        let mut document = self.editor.document.clone();
        for (&id, part) in ids.iter().zip(new) {
            document.push(Part::new(id, part));
        }
        let mut next = self.editor.next;
        next.part = end;
        for robot in robots {
            let id = RobotId(next.robot);
            next.robot += 1;
            document.push_robot(SceneRobot::new(id, robot, &ids))?;
        }
        document.rule(rules, &ids);
        let before = self.adopt(document, self.editor.settings)?;
        let editor = &mut self.editor;
        if !before.parts().is_empty() {
            editor.history.remember(before);
        }
        if next.robot > editor.next.robot {
            editor.motion_time = None;
        }
        editor.added.extend(added);
        editor.next = next;
        self.refresh();
        Ok(ids)
    }

    /// Sets how near pairs of interest may be, as a scene begins.
    pub fn look_within(&mut self, limit: f64) -> Result<(), SceneError> {
        self.set_within(Some(limit))?;
        self.refresh();
        Ok(())
    }

    /// Sets what the numbers mean, and which axis points up, as a scene begins.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) {
        (self.editor.document.unit, self.editor.document.up) = (unit, up);
        self.refresh();
    }

    /// Carries out a command, or returns why not and changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<(), SceneError> {
        self.edit(command)?;
        self.refresh();
        Ok(())
    }

    /// Answers everything that is pending.
    pub fn finish(&mut self) -> &Frame {
        self.step(&|| false);
        &self.answers.frame
    }

    /// Answers at most `most` of the questions that are pending about pairs, each to its end. Returns whether there are
    /// more.
    pub fn answer_some(&mut self, most: usize) -> bool {
        let pairs = &mut self.answers.pairs;
        let mut stages = [Stage::Meeting, Stage::Clearance].into_iter();
        if let Some(stage) = stages.find(|&stage| !pairs.is_answered(stage)) {
            let document = &self.editor.document;
            self.scheduler.answer_some(pairs, stage, most, document);
            self.show();
        }
        self.answers.pairs.pending() > 0
    }

    /// Returns the pairs of the frame after that one, or all, up to the first that waits for an answer: while nothing
    /// changes there will be no others between them.
    pub fn settled(&self, after: Option<(PartId, PartId)>) -> impl Iterator<Item = &FramePair> {
        let pending = self.answers.pairs.first_pending();
        let rest = self.answers.frame.pairs.after(after);
        rest.take_while(move |pair| pending.is_none_or(|first| (pair.a, pair.b) < first))
    }

    /// Returns what is known now.
    pub fn frame(&self) -> &Frame {
        &self.answers.frame
    }

    /// Returns the parts, in order of their ids.
    pub fn parts(&self) -> &Ordered<Arc<Part>> {
        self.editor.document.parts()
    }

    /// Returns the robots, in order of their ids.
    pub fn robots(&self) -> &[Arc<SceneRobot>] {
        self.editor.document.robots()
    }

    /// Returns the pairs that may meet and are not looked at.
    pub fn allowed(&self) -> &Arc<Allowed> {
        self.editor.document.allowed()
    }

    /// Returns a part, if it is there.
    pub fn part(&self, id: PartId) -> Option<&Part> {
        self.editor.document.part(id).ok().map(|part| &**part)
    }

    /// Returns the selected parts, in the order in which they were selected.
    pub fn selection(&self) -> &[PartId] {
        &self.editor.selection
    }

    /// Returns the parts that are being dragged.
    pub fn held(&self) -> &[PartId] {
        self.editor.drag.as_ref().map_or(&[], |drag| &drag.held)
    }

    /// Returns what each thread did lately.
    pub fn trace(&self) -> Trace {
        self.scheduler.trace()
    }

    /// Returns what its numbers mean.
    pub fn unit(&self) -> Unit {
        self.editor.document.unit
    }

    /// Returns which axis points up.
    pub fn up(&self) -> Up {
        self.editor.document.up
    }

    /// Returns what the scene looks for, and how drags behave.
    pub fn settings(&self) -> &Settings {
        &self.editor.settings
    }

    /// Returns where parts collide by their spheres, if that is shown.
    pub fn spheres(&self) -> Option<&CollidingSpheres> {
        self.answers.spheres.as_ref()
    }

    /// Returns the last check of the taught motion.
    pub fn check(&self) -> Option<&MotionCheck> {
        self.answers.check.as_ref()
    }

    /// Returns what a check of the taught motion asks, for callers that run it elsewhere.
    ///
    /// # Errors
    /// [`SceneError::NoMotion`].
    pub fn motion_question(&self, wish: CheckWish) -> Result<MotionQuestion, SceneError> {
        let document = &self.editor.document;
        let horizon = self.editor.settings.motion_horizon(document);
        MotionQuestion::new(document, wish, horizon)
    }

    /// Whether a check goes on, a way out is looked for, or random poses are tried.
    pub fn is_checking(&self) -> bool {
        let trying = self.answers.sampling.is_some() && self.editor.drag.is_none();
        let removal = self.answers.removal.as_ref();
        let searching = removal.is_some_and(Search::is_running);
        trying || searching || self.check().is_some_and(MotionCheck::is_running)
    }

    /// Whether parts, robots, the motion or the allowed pairs have changed since the check began.
    pub fn check_is_outdated(&self) -> bool {
        self.check()
            .is_some_and(|check| check.is_outdated(&self.editor.document))
    }

    /// Returns how far apart pairs of interest may be, in the scene's unit; infinite: no limit.
    pub fn within(&self) -> f64 {
        self.editor.within()
    }

    /// Lists the pairs of interest, in order. It is for scenes that do not ask about them ([`Scene::unasked`]), which may
    /// have more of them.
    ///
    /// # Errors
    /// If there are more than `most`.
    pub fn candidates(&self, most: usize) -> Result<Vec<(PartId, PartId)>, SceneError> {
        answers::candidates(&self.editor.document, self.within(), most)
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        self.editor.history.can_undo() || self.editor.drag.is_some()
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        self.editor.history.can_redo()
    }

    /// Returns where in the history of changes the scene is.
    pub fn moment(&self) -> Moment {
        self.editor.history.moment()
    }

    /// Returns where queries run.
    pub fn pool(&self) -> &Pool {
        &self.scheduler.pool
    }

    /// Sets where queries run; the answers are the same.
    pub fn set_pool(&mut self, pool: Pool) {
        self.scheduler.pool = pool;
    }

    /// Counts the bytes that the parts' shapes take; a shape that several parts share counts once.
    pub fn memory_bytes(&self) -> usize {
        let shapes = self.parts().iter().map(|part| &part.shape);
        let mut seen = HashSet::new();
        let each = shapes.filter(|shape| seen.insert(Arc::as_ptr(shape)));
        each.map(|shape| shape.memory_bytes()).sum()
    }

    /// Takes another document and other settings, and returns the document before. Refuses more pairs of interest than
    /// a scene can have, and stays as it is.
    pub(crate) fn adopt(
        &mut self,
        document: Document,
        settings: Settings,
    ) -> Result<Document, SceneError> {
        let (within, scheduler) = (settings.within(&document), &mut self.scheduler);
        (self.answers).update(&document, within, MOST_PAIRS, scheduler)?;
        self.editor.settings = settings;
        Ok(std::mem::replace(&mut self.editor.document, document))
    }

    /// Finds which pairs are of interest and which answers are out of date, and shows it.
    pub(crate) fn refresh(&mut self) {
        self.refresh_knowing(Vec::new());
    }

    /// Refreshes where some answers are known already.
    pub(crate) fn refresh_knowing(&mut self, results: Vec<PairResult>) {
        self.drop_stale_removal();
        let (document, answers) = (&self.editor.document, &mut self.answers);
        // Whoever has changed the document has counted the pairs.
        let within = self.editor.within();
        let counted = answers.update(document, within, usize::MAX, &mut self.scheduler);
        debug_assert!(counted.is_ok(), "there is no limit");
        answers.pairs.learn(results);
        if let Some(spheres) = &mut answers.spheres {
            spheres.refresh(document);
        }
        self.show();
    }

    /// Brings the frame up to what is known now.
    pub(crate) fn show(&mut self) {
        self.answers.show(&self.editor);
    }
}
