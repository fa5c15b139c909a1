//! Plans checks along a taught motion: the link that carries each part, and the work that a pair takes.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_motion::check::{Attachment, Check, CheckSettings};
use nearpoint_scene::{MotionCheckInput, Scene};

use crate::bytes::ContentKey;
use crate::cost::{self, PartSize};
use crate::error::BatchError;
use crate::list::PlannedMotion;
use crate::motion::{Link, Motion};
use crate::result_cache::Query;

/// The number of poses in which a pair is estimated.
const SAMPLE_COUNT: usize = 8;

/// The cost of a query along a motion, relative to a query in one pose: about the number of intervals checked.
const MOTION_COST_FACTOR: f64 = 64.0;

/// The motion of a plan.
pub(crate) struct MotionPlan {
    pub motion: Motion,
    key: ContentKey,
    /// The link that carries each part, with the part's pose in that link, or in the scene if nothing carries it.
    part_links: Vec<(Link, Pose)>,
    /// The sampled poses of each carried part.
    sampled_poses: HashMap<u32, Vec<Pose>>,
    /// The largest clearance that is computed.
    pub horizon: f64,
    /// The data of the motion that the report has besides the pairs.
    pub report: PlannedMotion,
}

impl MotionPlan {
    /// Prepares the plan of a motion check; fails if the motion cannot be checked.
    pub fn new(scene: &Scene, input: &MotionCheckInput) -> Result<Self, BatchError> {
        let MotionCheckInput {
            cell,
            trajectory,
            settings,
        } = input;
        let without_hulls = CheckSettings {
            finds_min_clearance: false,
            ..*settings
        };
        Check::new(
            Arc::new(cell.clone()),
            (**trajectory).clone(),
            without_hulls,
        )?;
        let held = cell.bodies.iter().map(|body| match body.attachment {
            Attachment::Scene(pose) => (None, pose),
            Attachment::Link {
                robot,
                link,
                in_link,
            } => (Some([robot as u32, link as u32]), in_link),
        });
        let part_links: Vec<(Link, Pose)> = held.collect();
        let mut sampled_poses: HashMap<u32, Vec<Pose>> = HashMap::new();
        let (start, end) = (trajectory.start(), trajectory.end());
        for look in 0..SAMPLE_COUNT {
            let time = start + (end - start) * look as f64 / (SAMPLE_COUNT - 1) as f64;
            let poses = cell.poses(&trajectory.at(time));
            for (part, pose) in (0..).zip(poses) {
                if part_links[part as usize].0.is_some() {
                    sampled_poses.entry(part).or_default().push(pose);
                }
            }
        }
        let motion = Motion::new(input);
        Ok(Self {
            key: motion.key(),
            motion,
            part_links,
            sampled_poses,
            horizon: settings.horizon,
            report: PlannedMotion::new(scene, trajectory, settings.accuracy),
        })
    }

    /// Returns the link that carries a part.
    pub fn link(&self, part: u32) -> Link {
        self.part_links[part as usize].0
    }

    /// Returns a part's pose in the link that carries it, or in the scene.
    pub fn pose(&self, part: u32) -> &Pose {
        &self.part_links[part as usize].1
    }

    /// Returns the query about two parts, where the numbers identify the parts' meshes.
    pub fn query(&self, pair: [u32; 2], numbers: [u32; 2]) -> Query {
        let sides = pair.map(|part| (self.link(part), self.pose(part)));
        Query::along_motion(&self.key, numbers, sides)
    }

    /// Estimates the work of a pair in seconds, from some poses; `bulk` gives a part's bulk in a pose.
    pub fn estimate_work(
        &self,
        pair: [u32; 2],
        bulk: impl Fn(u32, Option<&Pose>) -> PartSize,
    ) -> f64 {
        let looked = (0..SAMPLE_COUNT).map(|look| {
            let [a, b] = pair.map(|part| {
                let path = self.sampled_poses.get(&part);
                bulk(part, path.map(|path| &path[look]))
            });
            cost::estimate(&a, &b, 0.0)
        });
        looked.sum::<f64>() / SAMPLE_COUNT as f64 * MOTION_COST_FACTOR
    }
}
