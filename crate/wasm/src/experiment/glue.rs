//! Between the hand and the person's course through the trials: what the one does is told the other, whose step decides what the hand may do.

use nearpoint_experiment::run::help;
use nearpoint_experiment::{Act, Course, Mode, Progress, Step, Task, starts};
use nearpoint_geometry::Pose;
use nearpoint_scene::{Command, PartId, SceneError};
use nearpoint_view::placing::Deed;
use wasm_bindgen::prelude::*;

use super::ExperimentSession;
use crate::clock::now;
use crate::convert::refuse;

/// What a block that is placed as well as it is asked for looks like.
const PLACED: [f32; 4] = [0.16, 0.62, 0.36, 1.0];

impl ExperimentSession {
    pub(super) fn course(&mut self) -> Result<&mut Course, JsValue> {
        let course = self.course.as_mut();
        course.ok_or_else(|| refuse("No experiment was started."))
    }

    /// The blocks of a step where they start, with the help that it has.
    pub(super) fn lay_out(&mut self, step: &Step) -> Result<(), JsValue> {
        let task = Task::new(step.task);
        let mut parts = task.parts(0);
        for (part, pose) in parts.iter_mut().zip(starts(&task, step)) {
            (part.home, part.pose) = (pose, pose);
        }
        self.parts = self.placing.lay_out(parts).map_err(refuse)?;
        for command in help(step.mode, self.snapping) {
            self.placing.viewer_mut().command(command).map_err(refuse)?;
        }
        self.placing.set_plain(step.mode == Mode::Alone);
        self.follow()?;
        let trial = self.course.as_ref().and_then(Course::trial);
        if trial.is_none() {
            let mut moves = task.moves.iter();
            let place = moves.next().map(|placing| placing.block);
            let outlined = place.map(|block| (self.parts[block], task.blocks[block].target));
            self.placing.set_places(outlined.as_slice());
        }
        self.placing.fit();
        Ok(())
    }

    /// What may be taken, and which places are outlined, after any change of the course.
    pub(super) fn follow(&mut self) -> Result<(), JsValue> {
        self.news = true;
        let trial = self.course.as_ref().and_then(Course::trial);
        let open = trial.map_or_else(Vec::new, |trial| {
            trial.open().map(|placing| placing.block).collect()
        });
        // A block that is held stays open: fixing it would tear it out of the hand.
        if self.placing.held().is_none() {
            let open = open.iter().map(|block| self.parts[*block]).collect();
            self.placing.set_open(open).map_err(refuse)?;
        }
        let places: Vec<(PartId, Pose)> = self
            .aims_now()
            .into_iter()
            .map(|(block, pose)| (self.parts[block], pose))
            .collect();
        self.placing.set_places(&places);
        Ok(())
    }

    /// Where the blocks that are held or may be taken belong.
    pub(super) fn aims_now(&self) -> Vec<(usize, Pose)> {
        let Some(trial) = self.course.as_ref().and_then(Course::trial) else {
            return Vec::new();
        };
        let poses = self.shown();
        let aim = |placing| trial.task().aim(placing, &poses);
        let held = trial.due().filter(|_| trial.held().is_some());
        let moves = held.into_iter().chain(trial.open());
        moves.map(|placing| (placing.block, aim(placing))).collect()
    }

    /// Where the blocks are shown.
    pub(super) fn shown(&self) -> Vec<Pose> {
        let scene = self.placing.viewer().scene();
        let pose = |part: &PartId| scene.part(*part).map(|part| part.pose);
        self.parts.iter().filter_map(pose).collect()
    }

    /// Tells the course what the hand did. What the scene refuses is told with the changes.
    pub(super) fn answer(&mut self, deed: Result<Option<Deed>, SceneError>) -> Result<(), JsValue> {
        match deed {
            Ok(Some(Deed::Took(part))) => {
                let block = self.parts.iter().position(|other| *other == part);
                block.map_or(Ok(()), |block| self.tell(Act::Grasp { block }))
            }
            Ok(Some(Deed::LetGo)) => self.tell(Act::Release),
            Ok(Some(Deed::Moved) | None) => Ok(()),
            Err(error) => {
                self.refusal = Some(error.to_string());
                Ok(())
            }
        }
    }

    pub(super) fn tell(&mut self, act: Act) -> Result<(), JsValue> {
        let poses = self.shown();
        let held = self.placing.held();
        let progress = self.course()?.tell(act, now() / 1000.0, &poses);
        let progress = progress.map_err(refuse)?;
        let ended_by_itself = act == Act::Shown && progress != Progress::Holding;
        if let Some(part) = held.filter(|_| ended_by_itself) {
            self.placing.let_go().map_err(refuse)?;
            let colour = PLACED;
            let colouring = Command::SetColour { part, colour };
            self.placing
                .viewer_mut()
                .command(colouring)
                .map_err(refuse)?;
        }
        if act != Act::Shown || ended_by_itself {
            self.follow()?;
        }
        Ok(())
    }
}
