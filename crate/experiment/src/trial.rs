//! One trial as it goes on: what is grasped, what is shown, what is released, and when.

use nearpoint_geometry::Pose;

use crate::measure::{measure, placed_mean};
use crate::{Experiment, ExperimentError, Move, Record, Step, Task};

/// How far a trial is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The next block has not been grasped, or was released too far away.
    Waiting,
    /// It is held.
    Holding,
    /// It is where it belongs as far as this experiment asks; the next one may be grasped.
    Placed,
    /// All blocks are placed.
    Done,
}

/// A trial. Its caller tells it of every grasp, of every pose that is shown, and of every release, with times in seconds from any
/// moment. Blocks are placed in the task's order.
#[derive(Debug, Clone)]
pub struct Trial {
    task: Task,
    step: Step,
    /// The move that is due.
    due: usize,
    holding: bool,
    began: Option<f64>,
    /// When something was last told.
    last: f64,
    ended: Option<f64>,
}

impl Trial {
    /// A trial of the task that `step` names.
    pub fn new(step: Step) -> Result<Trial, ExperimentError> {
        let criterion = match step.experiment {
            Experiment::Accuracy => None,
            Experiment::Speed => Some(step.criterion.unwrap_or(f64::NAN)),
        };
        let bad = |value: &f64| !(value.is_finite() && *value > 0.0);
        if let Some(value) = criterion.filter(bad) {
            return Err(ExperimentError::BadCriterion { value });
        }
        Ok(Trial {
            task: Task::new(step.task),
            step: Step { criterion, ..step },
            due: 0,
            holding: false,
            began: None,
            last: f64::NEG_INFINITY,
            ended: None,
        })
    }

    pub fn task(&self) -> &Task {
        &self.task
    }

    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The move that is due; none when all are done.
    pub fn due(&self) -> Option<&Move> {
        self.task.moves.get(self.due)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        match (self.ended, self.holding) {
            (Some(_), _) => Progress::Done,
            (None, true) => Progress::Holding,
            (None, false) if self.began.is_some() && self.due > 0 => Progress::Placed,
            (None, false) => Progress::Waiting,
        }
    }

    /// The block of the due move is taken hold of.
    pub fn grasp(&mut self, block: usize, time: f64) -> Result<(), ExperimentError> {
        let is_due = self.due().is_some_and(|placing| placing.block == block);
        if self.holding || !is_due {
            return Err(ExperimentError::OutOfTurn);
        }
        self.tick(time)?;
        self.began.get_or_insert(time);
        self.holding = true;
        Ok(())
    }

    /// These poses are shown, one for each block. In the speed experiment the move is over as soon as they are good enough, and a
    /// release of that block after it means nothing.
    pub fn shown(&mut self, time: f64, poses: &[Pose]) -> Result<Progress, ExperimentError> {
        let Some(placing) = self.task.moves.get(self.due).filter(|_| self.holding) else {
            return Ok(self.progress());
        };
        let mean = placed_mean(&self.task, placing, poses)?;
        self.tick(time)?;
        if self
            .step
            .criterion
            .is_some_and(|criterion| mean < criterion)
        {
            self.place(time);
        }
        Ok(self.progress())
    }

    /// The block is let go. In the accuracy experiment the move is over.
    pub fn release(&mut self, time: f64, poses: &[Pose]) -> Result<Progress, ExperimentError> {
        let progress = self.shown(time, poses)?;
        if progress != Progress::Holding {
            return match self.step.experiment {
                Experiment::Speed if self.began.is_some() => Ok(progress),
                Experiment::Speed | Experiment::Accuracy => Err(ExperimentError::OutOfTurn),
            };
        }
        self.holding = false;
        if self.step.experiment == Experiment::Accuracy {
            self.place(time);
        }
        Ok(self.progress())
    }

    /// What is known of the trial, ended or given up: `time` is then from the first grasp to the last thing told. `run` names
    /// whose trial it is without naming anybody.
    pub fn record(&self, run: &str, poses: &[Pose]) -> Result<Record, ExperimentError> {
        let began = self.began.ok_or(ExperimentError::OutOfTurn)?;
        Ok(Record {
            run: run.to_owned(),
            experiment: self.step.experiment,
            task: self.step.task,
            mode: self.step.mode,
            criterion_mm: self.step.criterion,
            trial: self.step.trial,
            practice: self.step.practice,
            finished: self.ended.is_some(),
            time_s: self.ended.unwrap_or(self.last) - began,
            measure: measure(&self.task, poses)?,
        })
    }

    fn place(&mut self, time: f64) {
        self.holding = false;
        self.due += 1;
        if self.due == self.task.moves.len() {
            self.ended = Some(time);
        }
    }

    fn tick(&mut self, time: f64) -> Result<(), ExperimentError> {
        if !time.is_finite() || time < self.last {
            return Err(ExperimentError::BadTime);
        }
        self.last = time;
        Ok(())
    }
}
