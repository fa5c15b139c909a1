//! Prepares moving parts and obstacles for queries about both.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::swept::RigidMotion;
use nearpoint_geometry::executor::{Executor, Interrupted};

use super::PlanningPart;
use crate::group::{Group, GroupPair, GroupPart, Obstacle as Still, ObstacleList};

/// The parts that move and the obstacles, prepared for a group.
#[derive(Debug)]
pub struct PlanningScene<'a> {
    parts: Vec<GroupPart<'a>>,
    /// The obstacles; `None` if a number of a pose is not finite or is too large.
    obstacles: Option<ObstacleList<'a>>,
}

impl<'a> PlanningScene<'a> {
    /// Prepares the moving parts and the obstacles for groups.
    pub fn new(parts: &'a [PlanningPart], others: &'a [PlanningPart]) -> Self {
        let held = |part: &'a PlanningPart| GroupPart {
            shape: &part.shape,
            in_group: part.pose,
        };
        let still = |other: &'a PlanningPart| Still {
            shape: &other.shape,
            pose: other.pose,
        };
        Self {
            parts: parts.iter().map(held).collect(),
            obstacles: ObstacleList::new(others.iter().map(still)),
        }
    }

    /// Returns a group for motions between these two poses; `None` if a number is not finite or is too large.
    pub fn group(&'a self, extreme_poses: [&Pose; 2]) -> Option<Group<'a>> {
        Group::new(
            &self.parts,
            self.obstacles.as_ref()?,
            extreme_poses,
            f64::MIN_POSITIVE,
        )
    }
}

/// The fraction of a segment that is tested first, as most segments that are not free are blocked at their beginning.
const PROBE_FRACTION: f64 = 1.0 / 16.0;

/// Finds a pair that blocks a segment; pairs that blocked often before are tested first.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn blocking_pair(
    group: &Group<'_>,
    segment: &RigidMotion,
    often: &BTreeMap<GroupPair, usize>,
    executor: &impl Executor,
) -> Result<Option<GroupPair>, Interrupted> {
    let mut near = group.near_pairs(segment, 0.0);
    near.sort_by_key(|pair| (std::cmp::Reverse(often.get(pair)), *pair));
    let probe = group.segment(&segment.at(0.0), &segment.at(PROBE_FRACTION));
    for leg in probe.iter().chain([segment]) {
        for &pair in &near {
            if group.contact(pair, leg, executor)?.is_some() {
                return Ok(Some(pair));
            }
        }
    }
    Ok(None)
}

/// Returns the pairs whose boxes are within a distance at a pose.
pub fn pairs_near(group: &Group<'_>, pose: &Pose, max_distance: f64) -> Vec<GroupPair> {
    let stay = group.segment(pose, pose);
    stay.map_or_else(Vec::new, |leg| group.near_pairs(&leg, max_distance))
}
