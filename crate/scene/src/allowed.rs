//! Defines the allowed-collision table: pairs of parts that may collide, and why. The scene does not check them.

use std::collections::BTreeMap;

use nearpoint_motion::allowed::{AllowedReason, adjacency};

use crate::part::{PairKey, PartId};
use crate::robot::SceneRobot;

/// The pairs of parts that are allowed to collide, the smaller id first, with their reasons.
pub type AllowedPairs = BTreeMap<(PartId, PartId), AllowedReason>;

/// Returns the pairs of a robot's parts whose links are adjacent or the same; none of a mechanism, of which only parts that
/// touch at a joint are allowed to collide.
pub(crate) fn adjacent_pairs(
    robot: &SceneRobot,
) -> impl Iterator<Item = (PairKey, AllowedReason)> + '_ {
    let pairs = robot.parts.iter().enumerate();
    let pairs = pairs.flat_map(|(n, a)| robot.parts[n + 1..].iter().map(move |b| (a, b)));
    let has_part = |link: usize| robot.parts.iter().any(|own| own.link == link);
    let pairs = pairs.filter(|_| robot.source.is_some());
    pairs.filter_map(move |(a, b)| {
        let allowed_reason = adjacency(&robot.robot, [a.link, b.link], has_part)?;
        Some(((a.part.min(b.part), a.part.max(b.part)), allowed_reason))
    })
}
