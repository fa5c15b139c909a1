//! Runs one trial: records what is grasped, shown and released, and when.

use nearpoint_geometry::Pose;

use crate::error::ExperimentError;
use crate::measure::{measure, placed_mean};
use crate::protocol::{Experiment, Step};
use crate::record::Record;
use crate::task::model::{Move, Task};

/// The progress of a trial: waiting for a grasp, holding, placed or done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The next block has not been grasped, or was released too far away.
    Waiting,
    /// The block is grasped.
    Holding,
    /// The block is at its target, by the criterion of this experiment; the next one may be grasped.
    Placed,
    /// All blocks are placed.
    Done,
}

/// A person's trial at one task of the experiment. Its caller reports every grasp, every pose that is shown, and every
/// release, with times in seconds from any origin. Blocks are placed one after the other, in any order in which the
/// blocks that each is placed against are already in place.
#[derive(Debug, Clone)]
pub struct Trial {
    task: Task,
    step: Step,
    /// The moves that are done.
    placed: Vec<bool>,
    /// The move whose block is grasped.
    grasped_move: Option<usize>,
    start_time: Option<f64>,
    /// The time of the last event.
    last_time: f64,
    end_time: Option<f64>,
}

impl Trial {
    /// Starts a trial of the task that `step` names.
    pub fn new(step: Step) -> Result<Trial, ExperimentError> {
        let criterion = match step.experiment {
            Experiment::Accuracy => None,
            Experiment::Speed => Some(step.criterion.unwrap_or(f64::NAN)),
        };
        let bad = |value: &f64| !(value.is_finite() && *value > 0.0);
        if let Some(value) = criterion.filter(bad) {
            return Err(ExperimentError::BadCriterion { value });
        }
        let task = Task::new(step.task);
        Ok(Trial {
            placed: vec![false; task.moves.len()],
            grasped_move: None,
            task,
            step: Step { criterion, ..step },
            start_time: None,
            last_time: f64::NEG_INFINITY,
            end_time: None,
        })
    }

    /// Returns the task of the trial.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Returns the protocol step that the trial belongs to.
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// Returns the current move, else the first in the task's order that is not done; None if all are.
    pub fn next_move(&self) -> Option<&Move> {
        let first = || self.placed.iter().position(|placed| !placed);
        self.grasped_move
            .or_else(first)
            .map(|number| &self.task.moves[number])
    }

    /// Returns the moves that may begin now: they are not done, and the blocks that their blocks are placed against are in
    /// position.
    pub fn open_moves(&self) -> impl Iterator<Item = &Move> {
        let moves = self.task.moves.iter().enumerate();
        let open = moves.filter(|(number, placing)| {
            let stands = |block| self.is_in_place(block);
            let mut against = placing.pairs.iter().map(|pair| pair.standing.block);
            self.grasped_move.is_none() && !self.placed[*number] && against.all(stands)
        });
        open.map(|(_, placing)| placing)
    }

    /// Returns the index of the block that is grasped, if one is.
    pub fn grasped_block(&self) -> Option<usize> {
        self.grasped_move
            .map(|number| self.task.moves[number].block)
    }

    /// Returns whether a block was grasped at all.
    pub fn has_begun(&self) -> bool {
        self.start_time.is_some()
    }

    /// Returns whether a block is fixed or placed.
    fn is_in_place(&self, block: usize) -> bool {
        let mut moves = self.task.moves.iter().zip(&self.placed);
        let placed = moves.any(|(placing, placed)| placing.block == block && *placed);
        placed || self.task.blocks[block].fixed
    }

    /// Returns the progress of the trial.
    pub fn progress(&self) -> Progress {
        match (self.end_time, self.grasped_move) {
            (Some(_), _) => Progress::Done,
            (None, Some(_)) => Progress::Holding,
            (None, None) if self.placed.contains(&true) => Progress::Placed,
            (None, None) => Progress::Waiting,
        }
    }

    /// Grasps the block of an open move.
    pub fn grasp(&mut self, block: usize, time: f64) -> Result<(), ExperimentError> {
        if !self.open_moves().any(|placing| placing.block == block) {
            return Err(ExperimentError::UnexpectedEvent);
        }
        self.tick(time)?;
        self.start_time.get_or_insert(time);
        let mut moves = self.task.moves.iter();
        self.grasped_move = moves.position(|placing| placing.block == block);
        Ok(())
    }

    /// Reports the shown poses, one for each block. In the speed experiment the move is over as soon as they are good
    /// enough, and a later release of that block has no effect.
    pub fn update_poses(&mut self, time: f64, poses: &[Pose]) -> Result<Progress, ExperimentError> {
        let Some(number) = self.grasped_move else {
            return Ok(self.progress());
        };
        let mean = placed_mean(&self.task, &self.task.moves[number], poses)?;
        self.tick(time)?;
        if self
            .step
            .criterion
            .is_some_and(|criterion| mean < criterion)
        {
            self.mark_placed(number, time);
        }
        Ok(self.progress())
    }

    /// Releases the block. In the accuracy experiment the move is over.
    pub fn release(&mut self, time: f64, poses: &[Pose]) -> Result<Progress, ExperimentError> {
        let progress = self.update_poses(time, poses)?;
        if progress != Progress::Holding {
            return match self.step.experiment {
                Experiment::Speed if self.start_time.is_some() => Ok(progress),
                Experiment::Speed | Experiment::Accuracy => Err(ExperimentError::UnexpectedEvent),
            };
        }
        if let Some(number) = self.grasped_move.take()
            && self.step.experiment == Experiment::Accuracy
        {
            self.mark_placed(number, time);
        }
        Ok(self.progress())
    }

    /// Returns the record of a trial that has ended or was given up. After giving up, `time` is from the first grasp to the
    /// last event. `run` identifies the trial's person without naming anybody.
    pub fn record(&self, run: &str, poses: &[Pose]) -> Result<Record, ExperimentError> {
        let began = self.start_time.ok_or(ExperimentError::UnexpectedEvent)?;
        Ok(Record {
            run: run.to_owned(),
            experiment: self.step.experiment,
            task: self.step.task,
            mode: self.step.mode,
            criterion_mm: self.step.criterion,
            trial: self.step.trial,
            practice: self.step.practice,
            finished: self.end_time.is_some(),
            time_s: self.end_time.unwrap_or(self.last_time) - began,
            measure: measure(&self.task, poses)?,
        })
    }

    fn mark_placed(&mut self, number: usize, time: f64) {
        self.grasped_move = None;
        self.placed[number] = true;
        if !self.placed.contains(&false) {
            self.end_time = Some(time);
        }
    }

    fn tick(&mut self, time: f64) -> Result<(), ExperimentError> {
        if !time.is_finite() || time < self.last_time {
            return Err(ExperimentError::BadTime);
        }
        self.last_time = time;
        Ok(())
    }
}
