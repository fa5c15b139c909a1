//! What moves and what does not, lent to queries about both.

use std::collections::BTreeMap;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::work::{Stopped, Work};

use super::Obstacle;
use crate::group::{Group, Held, Obstacle as Still, ObstacleList, Pair};

/// The parts that move and those that do not, lent to a group.
#[derive(Debug)]
pub struct Ground<'a> {
    held: Vec<Held<'a>>,
    /// None if a number of a pose is none or too large.
    still: Option<ObstacleList<'a>>,
}

impl<'a> Ground<'a> {
    /// Lends both.
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

    /// For motions from one pose to as far as another. None if a number is none or too large.
    pub fn group(&'a self, reach: [&Pose; 2]) -> Option<Group<'a>> {
        Group::new(&self.held, self.still.as_ref()?, reach, f64::MIN_POSITIVE)
    }
}

/// Of a leg: what is looked at first, as most legs that are not free end at once.
const PROBE: f64 = 1.0 / 16.0;

/// The first of the pairs near a leg that keeps it from being free.
///
/// # Errors
/// [`Stopped`] when the work was.
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

/// The pairs whose boxes are within a distance at a pose.
pub fn near(group: &Group<'_>, pose: &Pose, within: f64) -> Vec<Pair> {
    let stay = group.leg(pose, pose);
    stay.map_or_else(Vec::new, |leg| group.near(&leg, within))
}
