//! Leads a person through an experiment: trial after trial, each begun by the person, until all are done or the person gives
//! up.
//!
//! The caller shows the blocks and reports what happens to them and when. Each trial results in a [`Record`].

use nearpoint_geometry::Pose;

use crate::error::ExperimentError;
use crate::protocol::{Protocol, Step};
use crate::record::Record;
use crate::start::starts;
use crate::trial::{Progress, Trial};

/// The stage of a person's experiment: a pause, a trial or the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// A pause before a trial: the person begins it when ready.
    Pause,
    /// During a trial.
    Trial,
    /// All trials are done, or the rest was given up.
    Over,
}

/// An event that the blocks' caller reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockEvent {
    /// A block is grasped.
    Grasp {
        /// The index of the block in the task.
        block: usize,
    },
    /// The blocks are shown at their current poses.
    Move,
    /// The dragged block is released.
    Release,
}

/// One person's run through the trials of an experiment.
#[derive(Debug, Clone)]
pub struct ExperimentRun {
    run: String,
    steps: Vec<Step>,
    /// The step that is due or in progress.
    step_index: usize,
    trial: Option<Trial>,
    records: Vec<Record>,
    given_up: bool,
}

impl ExperimentRun {
    /// Starts an experiment. `run` identifies the trials' person without naming anybody.
    pub fn new(protocol: &Protocol, run: &str) -> Result<ExperimentRun, ExperimentError> {
        Ok(ExperimentRun {
            run: run.to_owned(),
            steps: protocol.steps()?,
            step_index: 0,
            trial: None,
            records: Vec::new(),
            given_up: false,
        })
    }

    /// Returns the current stage of the run.
    pub fn stage(&self) -> Stage {
        match (&self.trial, self.step()) {
            (_, None) => Stage::Over,
            (Some(_), _) => Stage::Trial,
            (None, _) => Stage::Pause,
        }
    }

    /// Returns the protocol step of the current or next trial.
    pub fn step(&self) -> Option<&Step> {
        self.steps.get(self.step_index).filter(|_| !self.given_up)
    }

    /// Returns how many trials are done, and how many there are, practice included.
    pub fn progress(&self) -> (usize, usize) {
        (self.step_index, self.steps.len())
    }

    /// Returns the trial that is running, if there is one.
    pub fn trial(&self) -> Option<&Trial> {
        self.trial.as_ref()
    }

    /// Returns the records of the trials so far.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Begins the trial that is due, and returns the start poses of its blocks. Its clock starts with the first grasp.
    pub fn begin(&mut self) -> Result<Vec<Pose>, ExperimentError> {
        let step = *self
            .step()
            .filter(|_| self.trial.is_none())
            .ok_or(ExperimentError::UnexpectedEvent)?;
        let trial = self.trial.insert(Trial::new(step)?);
        Ok(starts(trial.task(), &step))
    }

    /// Reports an event of the blocks, which are shown at `poses`, at a time in seconds. If the event ends the trial, the
    /// trial is recorded, and the next one is due.
    pub fn handle_event(
        &mut self,
        act: BlockEvent,
        time: f64,
        poses: &[Pose],
    ) -> Result<Progress, ExperimentError> {
        let trial = self
            .trial
            .as_mut()
            .ok_or(ExperimentError::UnexpectedEvent)?;
        let progress = match act {
            BlockEvent::Grasp { block } => {
                trial.grasp(block, time)?;
                trial.progress()
            }
            BlockEvent::Move => trial.update_poses(time, poses)?,
            BlockEvent::Release => trial.release(time, poses)?,
        };
        if progress == Progress::Done {
            self.records.push(trial.record(&self.run, poses)?);
            self.next();
        }
        Ok(progress)
    }

    /// Gives up the current or next trial. One that was grasped already is recorded, marked as not finished.
    pub fn skip(&mut self, poses: &[Pose]) -> Result<(), ExperimentError> {
        if self.stage() == Stage::Over {
            return Err(ExperimentError::UnexpectedEvent);
        }
        if let Some(trial) = self.trial.as_ref().filter(|trial| trial.has_begun()) {
            self.records.push(trial.record(&self.run, poses)?);
        }
        self.next();
        Ok(())
    }

    /// Gives up all remaining trials; the current one is not recorded.
    pub fn stop(&mut self) {
        self.trial = None;
        self.given_up = true;
    }

    fn next(&mut self) {
        self.trial = None;
        self.step_index += 1;
    }
}
