//! A simulated hand with six degrees of freedom, the same for the same seed.
//!
//! It carries a block near its place, sets it down with one movement, then looks and corrects, a submovement at a time
//! (Meyer et al. 1988), until it cannot tell the block from placed or has had enough. It knows where the block belongs
//! and sees where the block is *shown*, its reaction time ago; it moves by what it sees, wherever that leaves the
//! unseen hand. It knows of no help: coloured faces mean nothing to it, and it does not press against faces that
//! attract. Mode 2 is therefore mode 1 with other random numbers, and what mode 3 gains comes from the poses that are
//! shown.
//!
//! Not modelled: what hides what, learning, tiredness, a hand that shakes the block as it opens, a person's slowly
//! drifting arm. Nor does it draw conclusions from a block that lies on a face: an error along the face that it sees
//! well only across its line of sight it corrects across its line of sight, of which the face lets pass a part. A
//! person would move along the face. That costs it time in task A with snapping, where it is slower than without; the
//! paper's people were not.

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

/// When the hand lets go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// When it cannot tell the block from placed, or after its last correction.
    ByItself,
    /// Never; somebody says when it is good enough.
    WhenTold,
}

/// What the hand does now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Act {
    /// Where it has the block, scene from block.
    pub pose: Pose,
    /// It lets go there.
    pub releases: bool,
}

/// What it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Carry,
    SetDown,
    Correct,
}

#[derive(Debug, Clone, Copy)]
enum Doing {
    /// What is seen now moves the hand at this time.
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
    /// From the place to where the block is carried first; scene.
    before: Vector,
    content: Content,
    /// Where it has the block, but for the tremor.
    pose: Pose,
    stage: Stage,
    doing: Doing,
    corrections: u32,
    seen: VecDeque<(f64, Pose)>,
}

impl SimulatedHand {
    /// Takes hold of a block at `time`. `aim` is where the block belongs, scene from block, and `approach` the
    /// direction from there from which it is set down, of unit length.
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

    /// What it does at a time when the block is shown at `shown`. Times must not go backwards.
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

    /// Begins the next movement, or says that the block is to be released.
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

    /// The pose that was shown last at that time, or first if none was yet.
    fn seen_at(&mut self, time: f64) -> Pose {
        while self.seen.len() > 1 && self.seen[1].0 <= time {
            self.seen.pop_front();
        }
        self.seen.front().map_or(self.pose, |(_, pose)| *pose)
    }
}
