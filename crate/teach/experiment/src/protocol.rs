//! Lists the trials in order: the paper's experiments as lists of steps (6.4.2 and 6.4.3).

use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;
use crate::task::model::TaskId;

/// An experiment by the goal that a person is given: accuracy or speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(rename = "ExperimentKind"))]
#[serde(rename_all = "camelCase")]
pub enum Experiment {
    /// Place as accurately and as quickly as possible, each block grasped once.
    Accuracy,
    /// Place until the mean corner distance is below a criterion; grasping again is allowed.
    Speed,
}

impl Experiment {
    /// Returns the experiment's name in addresses, tables and records.
    pub fn name(self) -> &'static str {
        match self {
            Experiment::Accuracy => "accuracy",
            Experiment::Speed => "speed",
        }
    }
}

/// The mode of help that a person gets in a trial; files have the numbers 1, 2 and 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "ExperimentMode", type = "1 | 2 | 3")
)]
#[serde(try_from = "u8", into = "u8")]
pub enum Mode {
    /// Mode 1: no help, nothing is shown.
    Alone,
    /// Mode 2: colliding faces are coloured.
    Shown,
    /// Mode 3: the block snaps to faces, which are coloured.
    Snapping,
}

impl Mode {
    /// The modes in the order of their numbers.
    pub const ALL: [Mode; 3] = [Mode::Alone, Mode::Shown, Mode::Snapping];

    /// Returns the number of the mode: 1, 2 or 3.
    pub fn number(self) -> u8 {
        match self {
            Mode::Alone => 1,
            Mode::Shown => 2,
            Mode::Snapping => 3,
        }
    }
}

impl From<Mode> for u8 {
    fn from(mode: Mode) -> u8 {
        mode.number()
    }
}

impl TryFrom<u8> for Mode {
    type Error = String;

    fn try_from(number: u8) -> Result<Mode, String> {
        let found = Mode::ALL.into_iter().find(|mode| mode.number() == number);
        found.ok_or_else(|| format!("There is no mode {number}; the modes are 1, 2 and 3."))
    }
}

/// The protocol of an experiment: every task in every mode, and at every criterion if there are any.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Experiment"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Protocol {
    /// The experiment of the paper.
    #[cfg_attr(feature = "typescript", tsify(type = "ExperimentKind"))]
    pub experiment: Experiment,
    /// The tasks that are built.
    pub tasks: Vec<TaskId>,
    /// The modes of the trials.
    pub modes: Vec<Mode>,
    /// The mean corner distances that end a trial, millimetres; of the speed experiment only.
    pub criteria: Vec<f64>,
    /// The number of counted trials of each task, mode and criterion.
    pub trials: u32,
    /// The number of trials before them that do not count.
    pub practice: u32,
    /// The rest before another mode or task, seconds.
    pub pause: f64,
}

/// The paper lets people practise and rest as they need and gives no numbers: these are ours.
const PRACTICE: u32 = 2;
const PAUSE: f64 = 60.0;
/// The largest number of trials, and of practice before them, of each task, mode and criterion.
const MAX_TRIALS: u32 = 1000;

impl Protocol {
    /// Returns the accuracy experiment with the cubes: three modes, 10 trials.
    pub fn accuracy() -> Self {
        Protocol {
            experiment: Experiment::Accuracy,
            tasks: vec![TaskId::A, TaskId::B, TaskId::C],
            modes: Mode::ALL.to_vec(),
            criteria: Vec::new(),
            trials: 10,
            practice: PRACTICE,
            pause: PAUSE,
        }
    }

    /// Returns the speed experiment with the cubes: modes 1 and 3, until 4, 3 and 2 mm, 10 trials.
    pub fn speed() -> Self {
        Protocol {
            experiment: Experiment::Speed,
            modes: vec![Mode::Alone, Mode::Snapping],
            criteria: vec![4.0, 3.0, 2.0],
            ..Self::accuracy()
        }
    }

    /// Returns the accuracy experiment with the snail: without help and with it, 8 trials.
    pub fn snail_accuracy() -> Self {
        Protocol {
            tasks: vec![TaskId::Snail],
            modes: vec![Mode::Alone, Mode::Snapping],
            trials: 8,
            ..Self::accuracy()
        }
    }

    /// Returns the speed experiment with the snail: without help and with it, until 3 mm, 8 trials.
    pub fn snail_speed() -> Self {
        Protocol {
            experiment: Experiment::Speed,
            criteria: vec![3.0],
            ..Self::snail_accuracy()
        }
    }

    /// Returns the trials in order: task by task, mode by mode, from the widest criterion on; practice first. The paper does
    /// not state the order of its modes; a caller chooses another order by the order of the modes.
    pub fn steps(&self) -> Result<Vec<Step>, ExperimentError> {
        self.check()?;
        let criteria: Vec<Option<f64>> = match self.experiment {
            Experiment::Accuracy => vec![None],
            Experiment::Speed => self.criteria.iter().copied().map(Some).collect(),
        };
        let mut steps: Vec<Step> = Vec::new();
        for &task in &self.tasks {
            for &mode in &self.modes {
                for (nth, &criterion) in criteria.iter().enumerate() {
                    let rest = nth == 0 && !steps.is_empty();
                    let practice = (1..=self.practice).map(|number| (number, true));
                    let counted = (1..=self.trials).map(|number| (number, false));
                    let step = |(place, (trial, practice)): (usize, (u32, bool))| Step {
                        experiment: self.experiment,
                        task,
                        mode,
                        criterion,
                        trial,
                        practice,
                        pause: if rest && place == 0 { self.pause } else { 0.0 },
                    };
                    steps.extend(practice.chain(counted).enumerate().map(step));
                }
            }
        }
        Ok(steps)
    }

    fn check(&self) -> Result<(), ExperimentError> {
        if self.trials == 0 {
            return Err(ExperimentError::NoTrials);
        }
        if self.trials.max(self.practice) > MAX_TRIALS {
            return Err(ExperimentError::TooManyTrials { max: MAX_TRIALS });
        }
        let is_speed = self.experiment == Experiment::Speed;
        let lists = [
            ("task", self.tasks.is_empty()),
            ("mode", self.modes.is_empty()),
            ("criterion", is_speed && self.criteria.is_empty()),
        ];
        if let Some((list, _)) = lists.into_iter().find(|(_, empty)| *empty) {
            return Err(ExperimentError::EmptyList { list });
        }
        let bad = |value: &&f64| !(value.is_finite() && **value > 0.0);
        match self.criteria.iter().find(bad) {
            Some(&value) => Err(ExperimentError::BadCriterion { value }),
            None if !(self.pause.is_finite() && self.pause >= 0.0) => Err(ExperimentError::BadTime),
            None => Ok(()),
        }
    }
}

/// A step of the protocol: one trial.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Experiment", missing_as_null)
)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// The experiment of the trial.
    #[cfg_attr(feature = "typescript", tsify(type = "ExperimentKind"))]
    pub experiment: Experiment,
    /// The task that is built.
    pub task: TaskId,
    /// The help in the trial.
    pub mode: Mode,
    /// The mean corner distance that ends it, millimetres.
    pub criterion: Option<f64>,
    /// The number of the trial from 1; practice is counted separately.
    pub trial: u32,
    /// True if the trial does not count.
    pub practice: bool,
    /// The rest before it, seconds.
    pub pause: f64,
}
