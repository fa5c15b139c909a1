//! A person's way through an experiment: trial after trial, each begun by the person, until all are done or it is given
//! up.
//!
//! Whoever shows the blocks says what happens to them and when; what is kept of each trial comes out as a [`Record`].

use nearpoint_geometry::Pose;

use crate::error::ExperimentError;
use crate::protocol::{Protocol, Step};
use crate::record::Record;
use crate::start::starts;
use crate::trial::{Progress, Trial};

/// Where the person is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Before a trial: the person begins it when ready.
    Pause,
    /// In a trial.
    Trial,
    /// All trials are done, or the rest was given up.
    Over,
}

/// What the blocks' caller tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// A block is taken.
    Grasp {
        /// Its place in the task.
        block: usize,
    },
    /// The blocks are shown where they are now.
    Shown,
    /// The block in the hand is let go.
    Release,
}

/// One person's experiment.
#[derive(Debug, Clone)]
pub struct Course {
    run: String,
    steps: Vec<Step>,
    /// The step that is due, or that goes on.
    at: usize,
    trial: Option<Trial>,
    records: Vec<Record>,
    given_up: bool,
}

impl Course {
    /// `run` names whose trials they are without naming anybody.
    pub fn new(protocol: &Protocol, run: &str) -> Result<Course, ExperimentError> {
        Ok(Course {
            run: run.to_owned(),
            steps: protocol.steps()?,
            at: 0,
            trial: None,
            records: Vec::new(),
            given_up: false,
        })
    }

    /// What is to be done now.
    pub fn stage(&self) -> Stage {
        match (&self.trial, self.step()) {
            (_, None) => Stage::Over,
            (Some(_), _) => Stage::Trial,
            (None, _) => Stage::Pause,
        }
    }

    /// The trial that goes on or comes next.
    pub fn step(&self) -> Option<&Step> {
        self.steps.get(self.at).filter(|_| !self.given_up)
    }

    /// How many trials are behind the person, and how many there are, practice with them.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.steps.len())
    }

    /// The trial that goes on.
    pub fn trial(&self) -> Option<&Trial> {
        self.trial.as_ref()
    }

    /// What is kept of the trials so far.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Begins the trial that is due, and says where its blocks start; its clock starts with the first grasp.
    pub fn begin(&mut self) -> Result<Vec<Pose>, ExperimentError> {
        let step = *self
            .step()
            .filter(|_| self.trial.is_none())
            .ok_or(ExperimentError::OutOfTurn)?;
        let trial = self.trial.insert(Trial::new(step)?);
        Ok(starts(trial.task(), &step))
    }

    /// Something happened to the blocks, which are shown at `poses`, at a time in seconds. A trial that ends by it is
    /// kept, and the next one is due.
    pub fn tell(
        &mut self,
        act: Act,
        time: f64,
        poses: &[Pose],
    ) -> Result<Progress, ExperimentError> {
        let trial = self.trial.as_mut().ok_or(ExperimentError::OutOfTurn)?;
        let progress = match act {
            Act::Grasp { block } => {
                trial.grasp(block, time)?;
                trial.progress()
            }
            Act::Shown => trial.shown(time, poses)?,
            Act::Release => trial.release(time, poses)?,
        };
        if progress == Progress::Done {
            self.records.push(trial.record(&self.run, poses)?);
            self.next();
        }
        Ok(progress)
    }

    /// Gives up the trial that is due or goes on. One that was grasped already is kept, marked as not finished.
    pub fn skip(&mut self, poses: &[Pose]) -> Result<(), ExperimentError> {
        if self.stage() == Stage::Over {
            return Err(ExperimentError::OutOfTurn);
        }
        if let Some(trial) = self.trial.as_ref().filter(|trial| trial.has_begun()) {
            self.records.push(trial.record(&self.run, poses)?);
        }
        self.next();
        Ok(())
    }

    /// Gives up all that is left; the trial that goes on is not kept.
    pub fn stop(&mut self) {
        self.trial = None;
        self.given_up = true;
    }

    fn next(&mut self) {
        self.trial = None;
        self.at += 1;
    }
}
