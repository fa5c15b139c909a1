//! Simulates a hand with six degrees of freedom, the same for the same seed.
//!
//! It carries a block near its place and sets it down with one movement. Then it looks and corrects, a submovement at a time
//! (Meyer et al. 1988), until it cannot distinguish the block from placed or reaches the limit of corrections. It knows
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
mod reach;
mod tremor;

use std::collections::VecDeque;

use nearpoint_geometry::{Pose, Vector};

use parameters::{ARCH, BEFORE_PLACE, CORRECTIONS, REACTION};

pub use eye::{Eye, Look};
pub use parameters::Corrects;
pub use random::Random;
pub use reach::{Reach, duration, minimum_jerk};
pub use tremor::Tremor;

/// The condition of the release.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// The hand releases when it cannot distinguish the block from placed, or after its last correction.
    ByItself,
    /// The hand never releases by itself; the caller decides.
    WhenTold,
}

/// The current action of the hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Act {
    /// The pose of the held block, scene from block.
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
enum Doing {
    /// The hand looks; what it sees now moves it at this time.
    Looks {
        until: f64,
    },
    Moves(Reach),
}

/// A hand that holds one block.
#[derive(Debug, Clone)]
pub struct SimulatedHand {
    random: Random,
    eye: Eye,
    tremor: Tremor,
    aim: Pose,
    /// The offset from the place to where the block is carried first, in the scene's frame.
    before: Vector,
    content: Content,
    /// The pose of the held block without the tremor.
    pose: Pose,
    stage: Stage,
    doing: Doing,
    corrections: u32,
    seen: VecDeque<(f64, Pose)>,
}

impl SimulatedHand {
    /// Grasps a block at `time`. `aim` is where the block belongs, scene from block, and `approach` is the direction from
    /// there from which it is set down, of unit length.
    pub fn grasp(
        corrects: Corrects,
        mut random: Random,
        block: Pose,
        aim: Pose,
        approach: Vector,
        content: Content,
        time: f64,
    ) -> SimulatedHand {
        SimulatedHand {
            eye: Eye::new(corrects),
            tremor: Tremor::new(&mut random),
            random,
            aim,
            before: approach * BEFORE_PLACE,
            content,
            pose: block,
            stage: Stage::Carry,
            doing: Doing::Looks {
                until: time + REACTION,
            },
            corrections: 0,
            seen: VecDeque::new(),
        }
    }

    /// Returns the action at a time when the block is shown at `shown`. Times must not go backwards.
    pub fn step(&mut self, time: f64, shown: &Pose) -> Act {
        self.seen.push_back((time, *shown));
        let mut releases = false;
        match self.doing {
            Doing::Moves(reach) => {
                self.pose = reach.at(time);
                if time >= reach.ends() {
                    self.doing = Doing::Looks {
                        until: time + REACTION,
                    };
                }
            }
            Doing::Looks { until } if time >= until => releases = self.decide(time),
            Doing::Looks { .. } => {}
        }
        Act {
            pose: self.tremor.of(&self.pose, time),
            releases,
        }
    }

    /// Begins the next movement, or returns true if the block is to be released.
    fn decide(&mut self, time: f64) -> bool {
        let shown = self.seen_at(time - REACTION);
        let mut aim = self.aim;
        if self.stage == Stage::Carry {
            aim.translation.vector += self.before;
        }
        let look = self.eye.look(&shown, &aim, &mut self.random);
        if self.stage == Stage::Correct {
            let enough = look.is_there || self.corrections >= CORRECTIONS;
            if enough && self.content == Content::ByItself {
                return true;
            }
            self.corrections += 1;
        }
        let mut reach = Reach::wished(self.pose, look.shift, look.turn, time, &mut self.random);
        if self.stage == Stage::Carry {
            reach.arch = ARCH;
        }
        self.stage = match self.stage {
            Stage::Carry => Stage::SetDown,
            Stage::SetDown | Stage::Correct => Stage::Correct,
        };
        self.doing = Doing::Moves(reach);
        false
    }

    /// Returns the pose that was shown last at that time, or the first if none was yet.
    fn seen_at(&mut self, time: f64) -> Pose {
        while self.seen.len() > 1 && self.seen[1].0 <= time {
            self.seen.pop_front();
        }
        self.seen.front().map_or(self.pose, |(_, pose)| *pose)
    }
}
