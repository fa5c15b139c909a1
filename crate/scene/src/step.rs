//! Decides the order of a scene's pending work.

use crate::pair::Stage;
use crate::resume::Resumable;
use crate::scene::Scene;
use crate::scheduler::Progress;

/// The kinds of work of a scene.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
enum Work {
    /// The drag path, where it is so long that the dragged parts must wait.
    FullDragPath,
    /// The shown poses of dragged parts in Stop and Snap.
    DragTarget,
    Meetings,
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
}

/// All work by priority. Each kind begins when the second one, and all before that, have nothing left.
const BY_PRIORITY: [(Work, Option<Work>); 9] = [
    (Work::FullDragPath, None),
    (Work::DragTarget, Some(Work::FullDragPath)),
    (Work::Meetings, Some(Work::DragTarget)),
    (Work::DragPath, Some(Work::Meetings)),
    (Work::Clearances, Some(Work::DragPath)),
    (Work::Spheres, Some(Work::Clearances)),
    (Work::MotionCheck, Some(Work::Clearances)),
    (Work::Removal, Some(Work::Clearances)),
    (Work::Sampling, Some(Work::DragTarget)),
];

impl Scene {
    /// Works on what is pending, by priority, until all is known or `stop` returns true. Returns whether the frame
    /// changed. Work that was stopped is repeated; it ignores `stop` a little longer each time, so that repeated calls
    /// end. Many threads call `stop`, between queries and inside them.
    pub fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let (mut changed, mut unfinished) = (false, None);
        for (work, after) in BY_PRIORITY {
            if unfinished.is_some() && unfinished <= after {
                continue;
            }
            let progress = self.work_on(work, stop);
            changed |= progress.changed;
            unfinished = unfinished.or((!progress.done).then_some(work));
        }
        // With earlier work left, each kind of work updates the frame itself.
        if changed && unfinished.is_none_or(|left| left > Work::DragTarget) {
            self.show();
        }
        changed
    }

    fn work_on(&mut self, work: Work, stop: &(dyn Fn() -> bool + Sync)) -> Progress {
        let (editor, answers, scheduler) = (&self.editor, &mut self.answers, &mut self.scheduler);
        let (document, path) = (&editor.document, &mut answers.drag_path);
        match work {
            Work::FullDragPath if !path.is_full() => Progress::NONE,
            Work::FullDragPath => {
                let changed = path.resume(&answers.world, &scheduler.pool, stop);
                let done = !path.is_full();
                if changed {
                    self.show();
                }
                Progress { changed, done }
            }
            Work::DragTarget if editor.grasp().is_none() => Progress::NONE,
            Work::DragTarget => Progress {
                changed: self.follow_hand(stop),
                done: self.editor.hand_pending() == 0,
            },
            Work::Meetings => {
                // While nothing waits on the drag path, free threads continue with clearances.
                let stages: &[Stage] = match path.pending() {
                    0 => &[Stage::Meeting, Stage::Clearance],
                    _ => &[Stage::Meeting],
                };
                scheduler.answer(&mut answers.pairs, stages, document, stop)
            }
            Work::DragPath => Progress {
                changed: path.resume(&answers.world, &scheduler.pool, stop),
                done: path.pending() == 0,
            },
            Work::Clearances => {
                scheduler.answer(&mut answers.pairs, &[Stage::Clearance], document, stop)
            }
            Work::Spheres => {
                let (context, pool) = ((&answers.pairs, document), &scheduler.pool);
                let spheres = answers.spheres.as_mut();
                Progress::of(spheres.is_some_and(|it| it.resume(context, pool, stop)))
            }
            Work::MotionCheck => {
                if let Some(check) = &mut answers.check {
                    check.advance(&mut answers.sphere_models, scheduler, stop);
                }
                // The frame shows nothing of the check.
                Progress::NONE
            }
            Work::Removal => {
                let removal = answers.removal.as_mut();
                Progress::of(removal.is_some_and(|it| it.advance(document, scheduler, stop)))
            }
            Work::Sampling => Progress::of(self.sample(stop)),
        }
    }

    /// Tries random poses, but not during a drag: the outcome is an undo entry of its own.
    fn sample(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let is_free = self.editor.drag.is_none();
        let Some(sampling) = self.answers.sampling.as_mut().filter(|_| is_free) else {
            return false;
        };
        sampling.resume((), &self.scheduler.pool, stop);
        if sampling.is_pending() {
            return false;
        }
        let pairs = sampling.outcome();
        self.answers.sampling = None;
        self.allow_sampled(pairs);
        true
    }
}
