//! Runs the simulated hand: trials on a real scene, through the commands that a page sends.

use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::snap::{SnapMethod, SnapSettings};
use nearpoint_scene::{Command, DragMode, PartId, Placement, Scene, ThreadPool};

use crate::error::ExperimentError;
use crate::hand::parameters::{FRAMES_PER_SECOND, TIME_LIMIT};
use crate::hand::{CorrectionModel, Random, ReleaseCondition, SimulatedHand};
use crate::protocol::{Experiment, Mode, Protocol, Step};
use crate::record::Record;
use crate::task::model::Task;
use crate::trial::{Progress, Trial};

/// A simulated subject: a hand, the seed of its random numbers, and the method by which blocks snap in mode 3. The same seed
/// gives the same records.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Subject {
    /// The errors that the hand corrects.
    pub correction_model: CorrectionModel,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The method of snapping: the published rules, or steadier ones.
    pub snapping: SnapMethod,
}

/// Runs all steps of a protocol; simulated hands need no rest. `reported` is called with every new record.
pub fn run(
    protocol: &Protocol,
    subject: &Subject,
    mut reported: impl FnMut(&Record),
) -> Result<Vec<Record>, ExperimentError> {
    let mut records = Vec::new();
    for step in protocol.steps()? {
        let record = trial(step, subject)?;
        reported(&record);
        records.push(record);
    }
    Ok(records)
}

/// Runs one trial with a simulated subject, from the blocks' starts.
pub fn trial(step: Step, subject: &Subject) -> Result<Record, ExperimentError> {
    let trial = Trial::new(step)?;
    let mut bench = TaskScene::new(trial.task(), step.mode, subject.snapping)?;
    let mut work = RunningTrial {
        trial,
        subject,
        frame: 0,
    };
    while let Some(placing) = work
        .trial
        .next_move()
        .map(|placing| (placing.block, placing.approach))
    {
        if !work.place_block(&mut bench, placing.0, placing.1)? {
            break;
        }
    }
    work.trial
        .record(&format!("hand-{}", subject.seed), &bench.poses())
}

/// A trial in progress.
struct RunningTrial<'a> {
    trial: Trial,
    subject: &'a Subject,
    /// The number of frames shown.
    frame: u64,
}

impl RunningTrial<'_> {
    /// Grasps a block, moves it until the trial or the hand accepts its pose, and releases it. Returns false if the time
    /// limit was reached.
    fn place_block(
        &mut self,
        bench: &mut TaskScene,
        block: usize,
        approach: Vector,
    ) -> Result<bool, ExperimentError> {
        let poses = bench.poses();
        let aim = self.trial.next_move().map_or(poses[block], |placing| {
            self.trial.task().target_pose(placing, &poses)
        });
        let content = match self.trial.step().experiment {
            Experiment::Accuracy => ReleaseCondition::Automatic,
            Experiment::Speed => ReleaseCondition::OnRequest,
        };
        let random = self.random(block);
        let began = self.time();
        let mut hand = SimulatedHand::grasp(
            self.subject.correction_model,
            random,
            poses[block],
            aim,
            approach,
            content,
            began,
        );
        self.trial.grasp(block, began)?;
        bench.grasp(block)?;
        loop {
            let act = hand.step(self.time(), &bench.pose(block));
            bench.move_to(block, act.pose)?;
            self.frame += 1;
            let (time, poses) = (self.time(), bench.poses());
            let progress = self.trial.update_poses(time, &poses)?;
            if act.releases || progress != Progress::Holding {
                bench.release()?;
                self.trial.release(time, &bench.poses())?;
                return Ok(true);
            }
            if time - began > TIME_LIMIT {
                bench.release()?;
                return Ok(false);
            }
        }
    }

    fn time(&self) -> f64 {
        self.frame as f64 / FRAMES_PER_SECOND
    }

    /// Returns the generator of one grasp, different for every block, trial, mode and criterion.
    fn random(&self, block: usize) -> Random {
        let step = self.trial.step();
        let words = [
            step.task as u64,
            u64::from(step.mode.number()),
            step.criterion.unwrap_or(0.0).to_bits(),
            u64::from(step.trial),
            u64::from(step.practice),
            block as u64,
        ];
        Random::for_trial(self.subject.seed, &words)
    }
}

/// A scene with a task's blocks.
struct TaskScene {
    scene: Scene,
    ids: Vec<PartId>,
}

impl TaskScene {
    fn new(task: &Task, mode: Mode, method: SnapMethod) -> Result<TaskScene, ExperimentError> {
        let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
        let ids = scene.add(task.parts(0))?;
        for command in help_commands(mode, method) {
            scene.apply(command)?;
        }
        scene.finish();
        Ok(TaskScene { scene, ids })
    }

    /// Returns the shown poses of the blocks.
    fn poses(&self) -> Vec<Pose> {
        (0..self.ids.len()).map(|block| self.pose(block)).collect()
    }

    fn pose(&self, block: usize) -> Pose {
        let part = self.scene.part(self.ids[block]);
        part.expect("nobody takes a block off the bench").pose
    }

    fn grasp(&mut self, block: usize) -> Result<(), ExperimentError> {
        let parts = vec![self.ids[block]];
        Ok(self.scene.apply(Command::BeginDrag { parts })?)
    }

    fn move_to(&mut self, block: usize, pose: Pose) -> Result<(), ExperimentError> {
        let poses = vec![Placement(self.ids[block], pose)];
        self.scene.apply(Command::DragTo { poses })?;
        self.scene.finish();
        Ok(())
    }

    fn release(&mut self) -> Result<(), ExperimentError> {
        self.scene.apply(Command::EndDrag)?;
        self.scene.finish();
        Ok(())
    }
}

/// Returns the commands that configure the help of a mode in a scene. In every mode a frame reports what mode 2 colours.
pub fn help_commands(mode: Mode, method: SnapMethod) -> [Command; 2] {
    let drags = match mode {
        Mode::Alone | Mode::Shown => DragMode::Detect,
        Mode::Snapping => DragMode::Snap,
    };
    // The snap distance of a face follows from the size of the scene.
    let settings = SnapSettings {
        method,
        snap_distance: 0.0,
        ..SnapSettings::default()
    };
    [
        Command::SetDragMode { mode: drags },
        Command::SetSnap { settings },
    ]
}
