//! A taught motion while a plan is made: what carries each part, and what a pair will cost.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::check::{Carrier, Check, CheckSettings};
use nearpoint_scene::{MotionQuestion, Scene};

use crate::bytes::Key;
use crate::cost::{self, Bulk};
use crate::error::BatchError;
use crate::known::Question;
use crate::list::PlannedMotion;
use crate::motion::{Link, Motion};

/// At so many times a pair is estimated.
const LOOKED: usize = 8;

/// So many times as long as a question in one pose takes one along a motion, about: that many intervals are looked at.
const ALONG: f64 = 64.0;

/// The motion along which pairs are asked.
pub(crate) struct Along {
    pub motion: Motion,
    key: Key,
    /// Of each part what carries it, and where it is there or in the scene.
    held: Vec<(Link, Pose)>,
    /// Where each part that is carried is at some times.
    ways: HashMap<u32, Vec<Pose>>,
    /// Clearances beyond this are not looked for.
    pub horizon: f64,
    /// What is told beside the pairs.
    pub told: PlannedMotion,
}

impl Along {
    /// If a check can be made of it.
    pub fn of(scene: &Scene, question: &MotionQuestion) -> Result<Self, BatchError> {
        let MotionQuestion {
            cell,
            trajectory,
            settings,
        } = question;
        let without_hulls = CheckSettings {
            smallest: false,
            ..*settings
        };
        Check::new(
            Arc::new(cell.clone()),
            (**trajectory).clone(),
            without_hulls,
        )?;
        let held = cell.bodies.iter().map(|body| match body.carrier {
            Carrier::Still(pose) => (None, pose),
            Carrier::Link {
                robot,
                link,
                in_link,
            } => (Some([robot as u32, link as u32]), in_link),
        });
        let held: Vec<(Link, Pose)> = held.collect();
        let mut ways: HashMap<u32, Vec<Pose>> = HashMap::new();
        let (start, end) = (trajectory.start(), trajectory.end());
        for look in 0..LOOKED {
            let time = start + (end - start) * look as f64 / (LOOKED - 1) as f64;
            let poses = cell.poses(&trajectory.at(time));
            for (part, pose) in (0..).zip(poses) {
                if held[part as usize].0.is_some() {
                    ways.entry(part).or_default().push(pose);
                }
            }
        }
        let motion = Motion::of(question);
        Ok(Self {
            key: motion.key(),
            motion,
            held,
            ways,
            horizon: settings.horizon,
            told: PlannedMotion::of(scene, trajectory, settings.accuracy),
        })
    }

    /// What carries a part.
    pub fn link(&self, part: u32) -> Link {
        self.held[part as usize].0
    }

    /// Where a part is in what carries it, or in the scene.
    pub fn pose(&self, part: u32) -> &Pose {
        &self.held[part as usize].1
    }

    /// How two parts, of which these numbers tell what matters, are asked about.
    pub fn question(&self, pair: [u32; 2], numbers: [u32; 2]) -> Question {
        let sides = pair.map(|part| (self.link(part), self.pose(part)));
        Question::along(&self.key, numbers, sides)
    }

    /// What a pair will cost, in seconds: what it would in some poses, of parts that are so bulky where they are then.
    pub fn work(&self, pair: [u32; 2], bulk: impl Fn(u32, Option<&Pose>) -> Bulk) -> f64 {
        let looked = (0..LOOKED).map(|look| {
            let [a, b] = pair.map(|part| {
                let way = self.ways.get(&part);
                bulk(part, way.map(|way| &way[look]))
            });
            cost::of(&a, &b, 0.0)
        });
        looked.sum::<f64>() / LOOKED as f64 * ALONG
    }
}
