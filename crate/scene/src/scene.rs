//! Defines the scene, which commands change and frames show.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, map_costly_first};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::allowed::PairRule;
use nearpoint_motion::check::WorkCell;
use nearpoint_motion::history::HistoryPosition;

use crate::allowed::AllowedPairs;
use crate::check::{self, MotionCheck, MotionCheckInput, MotionCheckOptions};
use crate::clock::Clock;
use crate::command::Command;
use crate::document::{Document, validated_for};
use crate::editor::Editor;
use crate::error::SceneError;
use crate::frame::{Frame, FramePair};
use crate::joint_ranges::{JointMap, JointRanges};
use crate::pair::QueryStage;
use crate::pair_result::PairResult;
use crate::part::{NewPart, Part, PartId, Placement};
use crate::removal::RemovalSearch;
use crate::results::{self, MAX_PAIRS, SceneResults};
use crate::robot::{NewRobot, RobotId, SceneRobot};
use crate::scheduler::Scheduler;
use crate::settings::Settings;
use crate::settled::KernelAnswer;
use crate::sorted_list::SortedList;
use crate::spheres::CollidingSpheres;
use crate::thread_pool::ThreadPool;
use crate::trace::Trace;

/// A scene of parts with identity, poses and state. Only [`Scene::add`] and [`Scene::apply`] change it; [`Scene::step`]
/// computes results; [`Scene::frame`] shows them.
#[derive(Debug)]
pub struct Scene {
    /// The document, its history, and the state outside of it.
    pub(crate) editor: Editor,
    /// The results about the document.
    pub(crate) results: SceneResults,
    pub(crate) scheduler: Scheduler,
}

impl Scene {
    /// Returns an empty scene in millimetres with Z up, whose queries run on `pool` and are timed by `clock`.
    pub fn new(pool: ThreadPool, clock: Clock) -> Self {
        Scene {
            editor: Editor::default(),
            results: SceneResults::default(),
            scheduler: Scheduler::new(pool, clock),
        }
    }

    /// Returns an empty scene that stores its parts and runs no queries: its caller queries the pairs of
    /// [`Scene::candidates`]. Its frame has parts and no pairs.
    pub fn without_queries(pool: ThreadPool, clock: Clock) -> Self {
        let mut scene = Self::new(pool, clock);
        scene.results.is_without_queries = true;
        scene
    }

    /// Adds parts to the scene, all of them or none, and returns their ids. Adding to an existing scene can be undone.
    pub fn add(&mut self, new: Vec<NewPart>) -> Result<Vec<PartId>, SceneError> {
        self.add_with_robots(new, Vec::new())
    }

    /// Adds parts to the scene, and the robots that carry some of them. The robots are at the scene's origin with their
    /// joints at the default values, and their parts move to the poses of their links.
    pub fn add_with_robots(
        &mut self,
        new: Vec<NewPart>,
        robots: Vec<NewRobot>,
    ) -> Result<Vec<PartId>, SceneError> {
        self.add_model(new, robots, &[])
    }

    /// Adds parts and robots as [`Scene::add_with_robots`] does, and applies their files' rules about pairs of these
    /// parts. Rules about parts that do not exist are ignored.
    pub fn add_model(
        &mut self,
        new: Vec<NewPart>,
        robots: Vec<NewRobot>,
        rules: &[PairRule],
    ) -> Result<Vec<PartId>, SceneError> {
        for part in &new {
            validated_for(&part.name, &part.pose)?;
            validated_for(&part.name, &part.file_pose)?;
        }
        let first = self.editor.next.part;
        let end = u32::try_from(new.len())
            .ok()
            .and_then(|count| first.checked_add(count));
        let end = end.ok_or(SceneError::OutOfIds)?;
        self.end_drag();
        let ids: Vec<PartId> = (first..end).map(PartId).collect();
        let added: Vec<_> = new
            .iter()
            .map(|part| (part.model, part.index_in_model))
            .collect();
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
        document.apply_rules(rules, &ids);
        let before = self.adopt(document, self.editor.settings)?;
        let editor = &mut self.editor;
        if !before.parts().is_empty() {
            editor.history.push(before);
        }
        if next.robot > editor.next.robot {
            editor.motion_time = None;
        }
        editor.add_to_added_parts(added);
        editor.next = next;
        self.refresh();
        Ok(ids)
    }

    /// Sets the largest distance of pairs of interest before parts are added.
    pub fn set_max_distance(&mut self, limit: f64) -> Result<(), SceneError> {
        self.change_max_distance(Some(limit))?;
        self.refresh();
        Ok(())
    }

    /// Sets the unit of the numbers and the up axis before parts are added.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) {
        (self.editor.document.unit, self.editor.document.up) = (unit, up);
        self.refresh();
    }

    /// Carries out a command, which changes the scene. On an error nothing changes.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_geometry::Pose;
    /// use nearpoint_scene::{Command, PairClass, Scene};
    /// # use nearpoint_geometry::shape::{Mesh, primitives};
    /// # use nearpoint_scene::{NewPart, ThreadPool};
    ///
    /// # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
    /// # let cube = |name: &str, x: f64| {
    /// #     let pose = Pose::translation(x, 0.0, 0.0);
    /// #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
    /// # };
    /// let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    /// let ids = scene.add(vec![cube("a", 0.0), cube("b", 0.75)])?;
    /// scene.apply(Command::SetPose { part: ids[1], pose: Pose::translation(1.5, 0.0, 0.0) })?;
    /// assert_eq!(scene.finish().pairs[0].class, PairClass::Clear);
    ///
    /// scene.apply(Command::Undo)?;
    /// assert_eq!(scene.finish().pairs[0].class, PairClass::Interferes);
    /// assert!(scene.can_redo());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, command: Command) -> Result<(), SceneError> {
        self.edit(command)?;
        self.refresh();
        Ok(())
    }

    /// Stores answers of the CAD kernel about pairs of parts, each with the poses that it was asked about. The answers
    /// settle undecided pairs until their parts move against each other. They are no part of the scene's history.
    pub fn set_kernel_answers(
        &mut self,
        answers: impl IntoIterator<Item = ([Placement; 2], KernelAnswer)>,
    ) {
        let (document, results) = (&self.editor.document, &mut self.results);
        for (parts, answer) in answers {
            if let Some(key) = results.kernel_answers.insert(document, parts, answer) {
                results.pairs.mark_changed(key);
            }
        }
        self.update_frame();
    }

    /// Runs all pending queries and searches.
    pub fn finish(&mut self) -> &Frame {
        self.prepare_shapes();
        self.step(&|| false);
        &self.results.frame
    }

    /// Runs pending queries about pairs until `limit` results are known. Workers continue with the others after this
    /// returns. Returns whether there are more.
    pub fn evaluate_some(&mut self, limit: usize) -> bool {
        self.prepare_shapes();
        let (pairs, document) = (&mut self.results.pairs, &self.editor.document);
        (self.scheduler).run(pairs, &QueryStage::ALL, document, limit, &|| false);
        self.update_frame();
        self.results.pairs.pending() > 0
    }

    /// Computes on all threads what the pending queries need of single shapes, the largest first. Otherwise threads would
    /// wait for each other, because the largest pairs are queried first, and share parts. The caller wants all results.
    fn prepare_shapes(&mut self) {
        let pool = &self.scheduler.pool;
        // A page asks for results in slices, so its package needs none of this.
        if cfg!(not(feature = "threads")) || pool.parallelism() == 1 {
            return;
        }
        // Workers that are busy with pairs would take this last.
        if !self.scheduler.is_idle() {
            return;
        }
        let document = &self.editor.document;
        let mut shapes = HashMap::new();
        for (a, b) in self.results.pairs.pending_contacts() {
            for part in [a, b].into_iter().filter_map(|id| document.part(id).ok()) {
                if !part.is_exact {
                    shapes.insert(Arc::as_ptr(&part.shape), &*part.shape);
                }
            }
        }
        let shapes = shapes.into_values().filter(|shape| !shape.is_prepared());
        let shapes = shapes.collect();
        let triangles = |shape: &&Shape| shape.mesh().triangles().len();
        map_costly_first(pool, shapes, triangles, |shape| shape.prepare(pool));
    }

    /// Returns the pairs of the frame after a pair, or from the first, up to the first pending one. While nothing else
    /// changes, no pairs are inserted between them.
    pub fn completed_pairs(
        &self,
        after: Option<(PartId, PartId)>,
    ) -> impl Iterator<Item = &FramePair> {
        let pending = self.results.pairs.first_pending();
        let rest = self.results.frame.pairs.after(after);
        rest.take_while(move |pair| pending.is_none_or(|first| (pair.a, pair.b) < first))
    }

    /// Returns the frame of the current results.
    pub fn frame(&self) -> &Frame {
        &self.results.frame
    }

    /// Returns the parts, in order of their ids.
    pub fn parts(&self) -> &SortedList<Arc<Part>> {
        self.editor.document.parts()
    }

    /// Returns the number of triangles of all parts.
    pub fn triangle_count(&self) -> usize {
        self.editor.document.triangle_count()
    }

    /// Returns the robots, in order of their ids.
    pub fn robots(&self) -> &[Arc<SceneRobot>] {
        self.editor.document.robots()
    }

    /// Returns the pairs that may collide and are not checked.
    pub fn allowed(&self) -> &Arc<AllowedPairs> {
        self.editor.document.allowed()
    }

    /// Returns the part with this id, if it exists.
    pub fn part(&self, id: PartId) -> Option<&Part> {
        self.editor.document.part(id).ok().map(|part| &**part)
    }

    /// Returns the selected parts, in the order in which they were selected.
    pub fn selection(&self) -> &[PartId] {
        &self.editor.selection
    }

    /// Returns the parts that are being dragged.
    pub fn dragged(&self) -> &[PartId] {
        self.editor.drag.as_ref().map_or(&[], |drag| &drag.dragged)
    }

    /// Returns the recent spans of work and waiting of each thread.
    pub fn trace(&self) -> Trace {
        self.scheduler.trace()
    }

    /// Returns the unit of the scene's numbers.
    pub fn unit(&self) -> Unit {
        self.editor.document.unit
    }

    /// Returns the axis that points up.
    pub fn up(&self) -> Up {
        self.editor.document.up
    }

    /// Returns the settings of the scene.
    pub fn settings(&self) -> &Settings {
        &self.editor.settings
    }

    /// Returns the ranges of a robot's joints, if they are shown.
    pub fn joint_ranges(&self) -> Option<&JointRanges> {
        self.results.joint_ranges.as_ref()
    }

    /// Returns the map of two joints, if it is shown.
    pub fn joint_map(&self) -> Option<&JointMap> {
        self.results.joint_map.as_ref()
    }

    /// Returns the collisions of the parts' spheres, if they are shown.
    pub fn spheres(&self) -> Option<&CollidingSpheres> {
        self.results.spheres.as_ref()
    }

    /// Returns the last check of the taught motion.
    pub fn check(&self) -> Option<&MotionCheck> {
        self.results.check.as_ref()
    }

    /// Returns the input of a check of the taught motion, for callers that run it elsewhere.
    ///
    /// # Errors
    /// [`SceneError::NoMotion`].
    pub fn motion_check_input(
        &self,
        options: MotionCheckOptions,
    ) -> Result<MotionCheckInput, SceneError> {
        let document = &self.editor.document;
        let horizon = self.editor.settings.motion_horizon(document);
        MotionCheckInput::new(document, options, horizon)
    }

    /// Returns all parts as bodies, in the scene's order, and the pairs that can move relative to each other and are not
    /// allowed to collide.
    pub fn work_cell(&self) -> WorkCell {
        check::cell(&self.editor.document).0
    }

    /// Returns whether a check is running, a removal path is being searched, or random poses are being tried.
    pub fn is_checking(&self) -> bool {
        let trying = self.results.sampling.is_some() && self.editor.drag.is_none();
        let removal = self.results.removal.as_ref();
        let searching = removal.is_some_and(RemovalSearch::is_running);
        trying || searching || self.check().is_some_and(MotionCheck::is_running)
    }

    /// Returns whether parts, robots, the motion or the allowed pairs have changed since the check began.
    pub fn check_is_outdated(&self) -> bool {
        self.check()
            .is_some_and(|check| check.is_outdated(&self.editor.document))
    }

    /// Returns the largest distance of pairs of interest, in the scene's unit; infinite for no limit.
    pub fn max_distance(&self) -> f64 {
        self.editor.max_distance()
    }

    /// Returns the pairs of interest, in order. It is for scenes without queries ([`Scene::without_queries`]), which
    /// may have more pairs.
    ///
    /// # Errors
    /// The error is that there are more than `limit`.
    pub fn candidates(&self, limit: usize) -> Result<Vec<(PartId, PartId)>, SceneError> {
        results::candidates(&self.editor.document, self.max_distance(), limit)
    }

    /// Returns whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        self.editor.history.can_undo() || self.editor.drag.is_some()
    }

    /// Returns whether a change can be redone.
    pub fn can_redo(&self) -> bool {
        self.editor.history.can_redo()
    }

    /// Returns the scene's position in the history of changes.
    pub fn history_position(&self) -> HistoryPosition {
        self.editor.history.position()
    }

    /// Returns the pool that runs the queries.
    pub fn pool(&self) -> &ThreadPool {
        &self.scheduler.pool
    }

    /// Sets the pool that runs the queries; results do not depend on it.
    pub fn set_pool(&mut self, pool: ThreadPool) {
        self.scheduler.pool = pool;
    }

    /// Returns the number of bytes that the parts' shapes take; a shape that several parts share counts once.
    pub fn memory_bytes(&self) -> usize {
        let shapes = self.parts().iter().map(|part| &part.shape);
        let mut seen = HashSet::new();
        let each = shapes.filter(|shape| seen.insert(Arc::as_ptr(shape)));
        each.map(|shape| shape.memory_bytes()).sum()
    }

    /// Replaces the document and the settings, and returns the previous document. If there are more pairs of interest
    /// than a scene can have, it returns an error and changes nothing.
    pub(crate) fn adopt(
        &mut self,
        document: Document,
        settings: Settings,
    ) -> Result<Document, SceneError> {
        let (within, scheduler) = (settings.max_distance_in(&document), &mut self.scheduler);
        (self.results).update(&document, within, MAX_PAIRS, scheduler)?;
        self.editor.settings = settings;
        Ok(std::mem::replace(&mut self.editor.document, document))
    }

    /// Finds the pairs of interest and the outdated results, and updates the frame.
    pub(crate) fn refresh(&mut self) {
        self.refresh_with(Vec::new());
    }

    /// Refreshes with some results that are already known.
    pub(crate) fn refresh_with(&mut self, results: Vec<PairResult>) {
        self.drop_outdated_removal();
        let (document, answers) = (&self.editor.document, &mut self.results);
        // The caller has already checked the number of pairs.
        let within = self.editor.max_distance();
        let counted = answers.update(document, within, usize::MAX, &mut self.scheduler);
        debug_assert!(counted.is_ok(), "there is no limit");
        answers.pairs.apply_results(results);
        answers.refresh_joint_searches(document);
        if let Some(spheres) = &mut answers.spheres {
            spheres.refresh(document);
        }
        self.update_frame();
    }

    /// Updates the frame to the current results.
    pub(crate) fn update_frame(&mut self) {
        let from = (self.scheduler.clock)();
        self.results.update_frame(&self.editor);
        self.scheduler.serial_ms += (self.scheduler.clock)() - from;
    }
}
