//! Decides the order of a scene's pending work.

use crate::pair::QueryStage;
use crate::resume::Resumable;
use crate::scene::Scene;
use crate::scheduler::StepProgress;

/// The kinds of pending work of a scene.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
enum StepKind {
    /// The drag path, if it is so long that the dragged parts must wait.
    FullDragPath,
    /// The shown poses of dragged parts in Stop and Snap.
    DragTarget,
    Analyses,
    /// The contacts of dragged parts on their path.
    DragPath,
    Clearances,
    /// The collisions of the parts' spheres.
    Spheres,
    MotionCheck,
    /// The search for a removal path.
    Removal,
    /// Random poses for the allowed-collision table.
    Sampling,
    /// The ranges of a robot's joints.
    JointRanges,
    /// Finer facets for pairs whose class or numbers they may improve.
    Refinements,
    /// The map of two joints, which takes long.
    JointMap,
}

/// All kinds of work by priority. Each begins when its second entry, and all kinds before that, are complete.
const BY_PRIORITY: [(StepKind, Option<StepKind>); 12] = [
    (StepKind::FullDragPath, None),
    (StepKind::DragTarget, Some(StepKind::FullDragPath)),
    (StepKind::Analyses, Some(StepKind::DragTarget)),
    (StepKind::DragPath, Some(StepKind::Analyses)),
    (StepKind::Clearances, Some(StepKind::DragPath)),
    (StepKind::Spheres, Some(StepKind::Clearances)),
    (StepKind::MotionCheck, Some(StepKind::Clearances)),
    (StepKind::Removal, Some(StepKind::Clearances)),
    (StepKind::Sampling, Some(StepKind::DragTarget)),
    (StepKind::JointRanges, Some(StepKind::Clearances)),
    (StepKind::Refinements, Some(StepKind::Clearances)),
    (StepKind::JointMap, Some(StepKind::Refinements)),
];

impl Scene {
    /// Does the pending work, by priority, until nothing is pending or `stop` returns true. Returns whether the frame
    /// changed. A stopped query is repeated; it ignores `stop` a little longer each time, so that it completes. Many
    /// threads call `stop`, between queries and inside them.
    pub fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let (mut changed, mut unfinished) = (false, None);
        for (work, after) in BY_PRIORITY {
            if unfinished.is_some() && unfinished <= after {
                continue;
            }
            let progress = self.run_step(work, stop);
            changed |= progress.changed;
            unfinished = unfinished.or((!progress.done).then_some(work));
        }
        // If the drag is not up to date, that kind of work updates the frame itself.
        if changed && unfinished.is_none_or(|left| left > StepKind::DragTarget) {
            self.update_frame();
        }
        changed
    }

    fn run_step(&mut self, kind: StepKind, stop: &(dyn Fn() -> bool + Sync)) -> StepProgress {
        let (editor, answers, scheduler) = (&self.editor, &mut self.results, &mut self.scheduler);
        let (document, path) = (&editor.document, &mut answers.drag_path);
        match kind {
            StepKind::FullDragPath if !path.is_full() => StepProgress::NONE,
            StepKind::FullDragPath => {
                let changed = path.resume(&answers.world, &scheduler.pool, stop);
                let done = !path.is_full();
                if changed {
                    self.update_frame();
                }
                StepProgress { changed, done }
            }
            StepKind::DragTarget if editor.session().is_none() => StepProgress::NONE,
            StepKind::DragTarget => StepProgress {
                changed: self.update_drag(stop),
                done: self.editor.pending_targets() == 0,
            },
            StepKind::Analyses => {
                // While no segment of the drag path is pending, free threads continue with clearances.
                let stages: &[QueryStage] = match path.pending() {
                    0 => &QueryStage::ALL[..2],
                    _ => &[QueryStage::Analysis],
                };
                scheduler.evaluate(&mut answers.pairs, stages, document, stop)
            }
            StepKind::DragPath => StepProgress {
                changed: path.resume(&answers.world, &scheduler.pool, stop),
                done: path.pending() == 0,
            },
            StepKind::Clearances => {
                scheduler.evaluate(&mut answers.pairs, &[QueryStage::Clearance], document, stop)
            }
            StepKind::Spheres => {
                let (context, pool) = ((&answers.pairs, document), &scheduler.pool);
                let spheres = answers.spheres.as_mut();
                StepProgress::new(spheres.is_some_and(|it| it.resume(context, pool, stop)))
            }
            StepKind::MotionCheck => {
                if let Some(check) = &mut answers.check {
                    check.run(&mut answers.sphere_models, scheduler, stop);
                }
                // The check is not part of the frame.
                StepProgress::NONE
            }
            StepKind::Removal => {
                let removal = answers.removal.as_mut();
                StepProgress::new(removal.is_some_and(|it| it.run(document, scheduler, stop)))
            }
            StepKind::Sampling => StepProgress::new(self.sample(stop)),
            // Not during a drag, which changes the poses all the time.
            StepKind::JointRanges if editor.drag.is_some() => StepProgress::NONE,
            StepKind::JointRanges => StepProgress::new(
                (answers.joint_ranges.as_mut())
                    .is_some_and(|ranges| ranges.run(document, &scheduler.pool, stop)),
            ),
            StepKind::JointMap if editor.drag.is_some() => StepProgress::NONE,
            StepKind::JointMap => StepProgress::new(
                (answers.joint_map.as_mut())
                    .is_some_and(|map| map.run(document, &scheduler.pool, stop)),
            ),
            StepKind::Refinements => scheduler.evaluate(
                &mut answers.pairs,
                &[QueryStage::Refinement],
                document,
                stop,
            ),
        }
    }

    /// Samples random poses, but not during a drag: the outcome is an undo entry of its own.
    fn sample(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let is_free = self.editor.drag.is_none();
        let Some(sampling) = self.results.sampling.as_mut().filter(|_| is_free) else {
            return false;
        };
        sampling.resume((), &self.scheduler.pool, stop);
        if sampling.is_pending() {
            return false;
        }
        let pairs = sampling.outcome();
        self.results.sampling = None;
        self.allow_sampled(pairs);
        true
    }
}
