//! Prepares moving parts and obstacles for queries about both.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::work::{Stopped, Work};

use super::Obstacle;
use crate::group::{Group, Held, Obstacle as Still, ObstacleList, Pair};

/// The parts that move and the obstacles, prepared for a group.
#[derive(Debug)]
pub struct Ground<'a> {
    held: Vec<Held<'a>>,
    /// The obstacles; `None` if a number of a pose is not finite or is too large.
    still: Option<ObstacleList<'a>>,
}

impl<'a> Ground<'a> {
    /// Prepares both for groups.
    pub fn new(parts: &'a [Obstacle], others: &'a [Obstacle]) -> Self {
        let held = |part: &'a Obstacle| Held {
            shape: &part.shape,
            in_group: part.pose,
        };
        let still = |other: &'a Obstacle| Still {
            shape: &other.shape,
            pose: other.pose,
        };
        Self {
            held: parts.iter().map(held).collect(),
            still: ObstacleList::new(others.iter().map(still)),
        }
    }

    /// Returns a group for motions up to these two poses; `None` if a number is not finite or is too large.
    pub fn group(&'a self, reach: [&Pose; 2]) -> Option<Group<'a>> {
        Group::new(&self.held, self.still.as_ref()?, reach, f64::MIN_POSITIVE)
    }
}

/// The share of a leg that is tested first, as most legs that are not free end at once.
const PROBE: f64 = 1.0 / 16.0;

/// Finds a pair near a leg that keeps it from being free; pairs that did so often before are tested first.
///
/// # Errors
/// [`Stopped`] when the work is stopped.
pub fn in_the_way(
    group: &Group<'_>,
    leg: &Travel,
    often: &BTreeMap<Pair, usize>,
    work: &impl Work,
) -> Result<Option<Pair>, Stopped> {
    let mut near = group.near(leg, 0.0);
    near.sort_by_key(|pair| (std::cmp::Reverse(often.get(pair)), *pair));
    let probe = group.leg(&leg.at(0.0), &leg.at(PROBE));
    for leg in probe.iter().chain([leg]) {
        for &pair in &near {
            if group.contact(pair, leg, work)?.is_some() {
                return Ok(Some(pair));
            }
        }
    }
    Ok(None)
}

/// Returns the pairs whose boxes are within a distance at a pose.
pub fn near(group: &Group<'_>, pose: &Pose, within: f64) -> Vec<Pair> {
    let stay = group.leg(pose, pose);
    stay.map_or_else(Vec::new, |leg| group.near(&leg, within))
}
