//! Simulates a hand with six degrees of freedom, the same for the same seed.
//!
//! It carries a block near its target and sets it down with one movement. Then it observes and corrects, a submovement at a
//! time (Meyer et al. 1988), until it cannot distinguish the block from placed or reaches the limit of corrections. It knows
//! where the block belongs and sees where the block was *shown* its reaction time ago. It moves by what it sees, wherever
//! that leaves the unseen hand. It ignores help: it does not react to coloured faces, and does not press against faces that
//! attract. Mode 2 is therefore mode 1 with other random numbers, and the gain of mode 3 comes from the shown poses.
//!
//! Not modelled: occlusion, learning, fatigue, a hand that shakes the block as it opens, a person's slowly drifting arm. It
//! also draws no conclusions from a block that lies on a face. An error along the face may be visible only across the line
//! of sight. The hand corrects it in that direction, and the face lets only a part of that pass. A person would move along
//! the face. That costs the hand time in task A with snapping, where it is slower than without, unlike the paper's people.

mod eye;
pub mod parameters;
mod random;
mod submovement;
mod tremor;

use std::collections::VecDeque;

use nearpoint_geometry::{Pose, Vector};

use parameters::{APPROACH_DISTANCE, ARCH_HEIGHT, MAX_CORRECTIONS, REACTION};

pub use eye::{Eye, PerceivedOffset};
pub use parameters::CorrectionModel;
pub use random::Random;
pub use submovement::{Submovement, duration, minimum_jerk};
pub use tremor::Tremor;

/// The condition on which a simulated hand releases the block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReleaseCondition {
    /// The hand releases when it cannot distinguish the block from placed, or after its last correction.
    Automatic,
    /// The hand never releases by itself; the caller decides.
    OnRequest,
}

/// The current action of a simulated hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandState {
    /// The pose of the grasped block, scene from block.
    pub pose: Pose,
    /// True if the hand releases the block there.
    pub releases: bool,
}

/// The phase of the placing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Carry,
    SetDown,
    Correct,
}

#[derive(Debug, Clone, Copy)]
enum HandAction {
    /// The hand observes; the present observation starts a movement at this time.
    Observing {
        until: f64,
    },
    Moving(Submovement),
}

/// A simulated hand that has grasped one block.
#[derive(Debug, Clone)]
pub struct SimulatedHand {
    random: Random,
    eye: Eye,
    tremor: Tremor,
    target: Pose,
    /// The offset from the target to where the block is carried first, in the scene's frame.
    approach_offset: Vector,
    release_condition: ReleaseCondition,
    /// The pose of the grasped block without the tremor.
    pose: Pose,
    stage: Stage,
    action: HandAction,
    corrections: u32,
    shown_poses: VecDeque<(f64, Pose)>,
}

impl SimulatedHand {
    /// Grasps a block at `time`. `target` is where the block belongs, scene from block, and `approach` is the direction from
    /// there from which it is set down, of unit length.
    pub fn grasp(
        corrects: CorrectionModel,
        mut random: Random,
        block: Pose,
        target: Pose,
        approach: Vector,
        release_condition: ReleaseCondition,
        time: f64,
    ) -> SimulatedHand {
        SimulatedHand {
            eye: Eye::new(corrects),
            tremor: Tremor::new(&mut random),
            random,
            target,
            approach_offset: approach * APPROACH_DISTANCE,
            release_condition,
            pose: block,
            stage: Stage::Carry,
            action: HandAction::Observing {
                until: time + REACTION,
            },
            corrections: 0,
            shown_poses: VecDeque::new(),
        }
    }

    /// Returns the hand's action at a time when the block is shown at `shown`. Times must not go backwards.
    pub fn step(&mut self, time: f64, shown: &Pose) -> HandState {
        self.shown_poses.push_back((time, *shown));
        let mut releases = false;
        match self.action {
            HandAction::Moving(reach) => {
                self.pose = reach.pose_at(time);
                if time >= reach.end_time() {
                    self.action = HandAction::Observing {
                        until: time + REACTION,
                    };
                }
            }
            HandAction::Observing { until } if time >= until => releases = self.decide(time),
            HandAction::Observing { .. } => {}
        }
        HandState {
            pose: self.tremor.apply(&self.pose, time),
            releases,
        }
    }

    /// Begins the next movement, or returns true if the block is to be released.
    fn decide(&mut self, time: f64) -> bool {
        let shown = self.pose_shown_at(time - REACTION);
        let mut aim = self.target;
        if self.stage == Stage::Carry {
            aim.translation.vector += self.approach_offset;
        }
        let look = self.eye.observe(&shown, &aim, &mut self.random);
        if self.stage == Stage::Correct {
            let enough = look.is_noticeable || self.corrections >= MAX_CORRECTIONS;
            if enough && self.release_condition == ReleaseCondition::Automatic {
                return true;
            }
            self.corrections += 1;
        }
        let mut reach =
            Submovement::from_intended(self.pose, look.shift, look.turn, time, &mut self.random);
        if self.stage == Stage::Carry {
            reach.arch = ARCH_HEIGHT;
        }
        self.stage = match self.stage {
            Stage::Carry => Stage::SetDown,
            Stage::SetDown | Stage::Correct => Stage::Correct,
        };
        self.action = HandAction::Moving(reach);
        false
    }

    /// Returns the pose that was shown last at that time, or the first if none was yet.
    fn pose_shown_at(&mut self, time: f64) -> Pose {
        while self.shown_poses.len() > 1 && self.shown_poses[1].0 <= time {
            self.shown_poses.pop_front();
        }
        self.shown_poses
            .front()
            .map_or(self.pose, |(_, pose)| *pose)
    }
}
