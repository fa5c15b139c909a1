//! Plans checks along a taught motion: which link carries each part, and how much work a pair takes.

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

/// The number of poses in which a pair is estimated.
const LOOKED: usize = 8;

/// The cost of a question along a motion, relative to a question in one pose: about the number of intervals checked.
const ALONG: f64 = 64.0;

/// The motion of a plan.
pub(crate) struct Along {
    pub motion: Motion,
    key: Key,
    /// The link that carries each part, with the part's pose in that link, or in the scene if nothing carries it.
    held: Vec<(Link, Pose)>,
    /// The sampled poses of each carried part.
    ways: HashMap<u32, Vec<Pose>>,
    /// The largest clearance that is computed.
    pub horizon: f64,
    /// The data of the motion that the report has beside the pairs.
    pub told: PlannedMotion,
}

impl Along {
    /// Prepares a motion; fails if it cannot be checked.
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

    /// Returns the link that carries a part.
    pub fn link(&self, part: u32) -> Link {
        self.held[part as usize].0
    }

    /// Returns a part's pose in the link that carries it, or in the scene.
    pub fn pose(&self, part: u32) -> &Pose {
        &self.held[part as usize].1
    }

    /// Returns the question about two parts, where the numbers identify the parts' meshes.
    pub fn question(&self, pair: [u32; 2], numbers: [u32; 2]) -> Question {
        let sides = pair.map(|part| (self.link(part), self.pose(part)));
        Question::along(&self.key, numbers, sides)
    }

    /// Estimates the work of a pair in seconds, from some poses; `bulk` gives a part's bulk in a pose.
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
