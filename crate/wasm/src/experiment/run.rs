//! Connects the dragged blocks of a scene with a person's course through the trials. Each drag is reported to the course,
//! whose current step decides which blocks may be dragged.

use nearpoint_experiment::run::help_commands;
use nearpoint_experiment::{
    BlockEvent, ExperimentRun, Mode, Progress, Protocol, Stage as At, Step, Task, starts,
};
use nearpoint_figures::assembly::{AssemblyEvent, AssemblyView};
use nearpoint_geometry::Pose;
use nearpoint_message::message;
use nearpoint_motion::snap::SnapMethod;
use nearpoint_scene::{Command, PartId};
use nearpoint_view::input::{Key, Pointer, Wheel};
use nearpoint_view::list::DrawList;
use nearpoint_view::stage::{Stage, View};

use crate::clock::now;

/// The colour of a block that is placed accurately enough.
const PLACED: [f32; 4] = [0.16, 0.62, 0.36, 1.0];

/// A sentence with the reason why something was refused.
type Refusal = String;

fn refuse(refusal: impl ToString) -> Refusal {
    refusal.to_string()
}

/// The canvas content of an experiment: the blocks, and the person's run through the trials.
#[derive(Debug)]
pub(super) struct ExperimentStage {
    pub placing: AssemblyView,
    pub course: Option<ExperimentRun>,
    snapping: SnapMethod,
    /// The parts of the task's blocks, in their order.
    pub parts: Vec<PartId>,
    /// True if the state changed since it was last reported.
    pub has_changed: bool,
    /// A failure in a method that cannot return one.
    failure: Option<Refusal>,
}

impl ExperimentStage {
    /// Makes the stage of a view in which no experiment runs yet.
    pub fn new(placing: AssemblyView) -> Self {
        Self {
            placing,
            course: None,
            snapping: SnapMethod::Stable,
            parts: Vec::new(),
            has_changed: true,
            failure: None,
        }
    }

    fn experiment_run(&mut self) -> Result<&mut ExperimentRun, Refusal> {
        let course = self.course.as_mut();
        course.ok_or_else(|| refuse(message!("bench-no-experiment-started")))
    }

    /// Starts an experiment, which pauses before its first trial.
    pub fn start(&mut self, protocol: &Protocol, run: &str, by: SnapMethod) -> Result<(), Refusal> {
        self.snapping = by;
        let course = ExperimentRun::new(protocol, run).map_err(refuse)?;
        self.placing.release().map_err(refuse)?;
        let first = course.step().copied();
        self.course = Some(course);
        first.map_or(Ok(()), |step| self.lay_out(&step))
    }

    /// Shows the blocks of the first trial while no experiment runs.
    pub fn preview(&mut self, protocol: &Protocol) -> Result<(), Refusal> {
        let steps = protocol.steps().map_err(refuse)?;
        let course = self.course.as_ref();
        let shows = course.is_none_or(|course| course.stage() == At::Over);
        match steps.first().filter(|_| shows) {
            Some(step) => {
                self.course = None;
                self.lay_out(step)
            }
            None => Ok(()),
        }
    }

    /// Starts the trial that is due and lays out its blocks.
    pub fn begin(&mut self) -> Result<(), Refusal> {
        let course = self.experiment_run()?;
        course.begin().map_err(refuse)?;
        let step = course.step().copied();
        step.map_or(Ok(()), |step| self.lay_out(&step))
    }

    /// Skips the current or next trial; one that was begun is recorded as not finished.
    pub fn skip(&mut self) -> Result<(), Refusal> {
        let poses = self.shown();
        self.experiment_run()?.skip(&poses).map_err(refuse)?;
        self.placing.release().map_err(refuse)?;
        self.update_blocks()
    }

    /// Ends the experiment without the trials that are left.
    pub fn stop(&mut self) -> Result<(), Refusal> {
        self.experiment_run()?.stop();
        self.placing.release().map_err(refuse)?;
        self.update_blocks()
    }

    /// Begins to drag the block with this index.
    pub fn grab(&mut self, block: usize) -> Result<bool, Refusal> {
        let part = self.parts.get(block).copied();
        let part = part.ok_or_else(|| message!("bench-no-block", block).to_string())?;
        let event = self.placing.pick_up(part);
        self.record_action(event)
    }

    /// Moves the dragged block to a pose; it is an error if none is dragged.
    pub fn move_to(&mut self, pose: Pose) -> Result<bool, Refusal> {
        if self.placing.dragged().is_none() {
            return Err(refuse(message!("bench-no-block-held")));
        }
        let event = self.placing.move_to(pose);
        self.record_action(event)
    }

    /// Releases the dragged block.
    pub fn release(&mut self) -> Result<bool, Refusal> {
        let event = self.placing.release();
        self.record_action(event)
    }

    /// Puts the blocks of a step at their start, with the help that the step has.
    fn lay_out(&mut self, step: &Step) -> Result<(), Refusal> {
        let task = Task::new(step.task);
        let mut parts = task.parts(0);
        for (part, pose) in parts.iter_mut().zip(starts(&task, step)) {
            (part.file_pose, part.pose) = (pose, pose);
        }
        self.parts = self.placing.set_parts(parts).map_err(refuse)?;
        for command in help_commands(step.mode, self.snapping) {
            self.placing.viewer_mut().command(command).map_err(refuse)?;
        }
        self.placing.hide_contacts(step.mode == Mode::Alone);
        self.update_blocks()?;
        let trial = self.course.as_ref().and_then(ExperimentRun::trial);
        if trial.is_none() {
            let mut moves = task.moves.iter();
            let place = moves.next().map(|placing| placing.block);
            let outlined = place.map(|block| (self.parts[block], task.blocks[block].target));
            self.placing.set_target_poses(outlined.as_slice());
        }
        self.placing.fit();
        Ok(())
    }

    /// Updates which blocks may be taken and which targets are outlined, after any change of the course.
    fn update_blocks(&mut self) -> Result<(), Refusal> {
        self.has_changed = true;
        let trial = self.course.as_ref().and_then(ExperimentRun::trial);
        let open = trial.map_or_else(Vec::new, |trial| {
            trial.open_moves().map(|placing| placing.block).collect()
        });
        // A dragged block is not fixed: fixing it would end the drag.
        if self.placing.dragged().is_none() {
            let open = open.iter().map(|block| self.parts[*block]).collect();
            self.placing.set_movable(open).map_err(refuse)?;
        }
        let places: Vec<(PartId, Pose)> = self
            .targets()
            .into_iter()
            .map(|(block, pose)| (self.parts[block], pose))
            .collect();
        self.placing.set_target_poses(&places);
        Ok(())
    }

    /// Returns the poses at which the dragged block, or else each block that may be taken, belongs.
    pub fn targets(&self) -> Vec<(usize, Pose)> {
        let Some(trial) = self.course.as_ref().and_then(ExperimentRun::trial) else {
            return Vec::new();
        };
        let poses = self.shown();
        let aim = |placing| trial.task().target_pose(placing, &poses);
        let held = trial
            .next_move()
            .filter(|_| trial.grasped_block().is_some());
        let moves = held.into_iter().chain(trial.open_moves());
        moves.map(|placing| (placing.block, aim(placing))).collect()
    }

    /// Returns the poses at which the blocks are shown.
    pub fn shown(&self) -> Vec<Pose> {
        let scene = self.placing.viewer().scene();
        let pose = |part: &PartId| scene.part(*part).map(|part| part.pose);
        self.parts.iter().filter_map(pose).collect()
    }

    /// Reports an action of the person to the course.
    fn record_action(
        &mut self,
        event: Result<Option<AssemblyEvent>, impl ToString>,
    ) -> Result<bool, Refusal> {
        match event.map_err(refuse)? {
            Some(AssemblyEvent::Grasped(part)) => {
                let block = self.parts.iter().position(|other| *other == part);
                block.map_or(Ok(()), |block| self.apply_act(BlockEvent::Grasp { block }))?;
            }
            Some(AssemblyEvent::Released) => self.apply_act(BlockEvent::Release)?,
            Some(AssemblyEvent::Moved) | None => {}
        }
        Ok(true)
    }

    fn apply_act(&mut self, act: BlockEvent) -> Result<(), Refusal> {
        let poses = self.shown();
        let held = self.placing.dragged();
        let progress = self
            .experiment_run()?
            .handle_event(act, now() / 1000.0, &poses);
        let progress = progress.map_err(refuse)?;
        let ended_by_itself = act == BlockEvent::Move && progress != Progress::Holding;
        if let Some(part) = held.filter(|_| ended_by_itself) {
            self.placing.release().map_err(refuse)?;
            let colouring = Command::SetColour {
                parts: vec![part],
                colour: PLACED,
            };
            let coloured = self.placing.viewer_mut().command(colouring);
            coloured.map_err(refuse)?;
        }
        if act != BlockEvent::Move || ended_by_itself {
            self.update_blocks()?;
        }
        Ok(())
    }

    /// Returns the last failure, once.
    pub fn take_failure(&mut self) -> Option<Refusal> {
        self.failure.take()
    }
}

impl Stage for ExperimentStage {
    type Error = Refusal;

    fn view(&self) -> &View {
        self.placing.viewer().view()
    }

    fn view_mut(&mut self) -> &mut View {
        self.placing.viewer_mut().view_mut()
    }

    fn draw_list(&mut self, now: f64) -> DrawList {
        self.placing.draw_list(now)
    }

    fn cursor_name(&self) -> &'static str {
        self.placing.viewer().cursor_name()
    }

    fn pointer(&mut self, pointer: Pointer) -> Result<bool, Refusal> {
        let grip = self.placing.release_mode();
        let event = self.placing.pointer(pointer);
        self.has_changed |= grip != self.placing.release_mode();
        self.record_action(event)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, Refusal> {
        let event = self.placing.wheel(wheel);
        self.record_action(event)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        if self.placing.dragged().is_none() {
            self.placing.viewer_mut().double_click(x, y);
        }
    }

    fn key(&mut self, key: &Key) -> Result<bool, Refusal> {
        if !key.down {
            return Ok(false);
        }
        let event = self.placing.key(&key.key, key.modifiers);
        self.record_action(event)
    }

    fn blur(&mut self) -> Result<bool, Refusal> {
        self.has_changed = true;
        self.placing.blur().map_err(refuse).map(|()| true)
    }

    /// Updates the poses at which the blocks are shown; in the speed experiment this can end a trial.
    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        self.placing.viewer_mut().step(stop);
        if self.placing.dragged().is_some() {
            self.failure = self
                .apply_act(BlockEvent::Move)
                .err()
                .or(self.failure.take());
        }
    }

    fn is_busy(&self) -> bool {
        self.placing.viewer().is_busy()
    }
}
