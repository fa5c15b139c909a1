//! The allowed-collision table: pairs of parts that may meet, and why. They are not looked at.

use std::collections::BTreeMap;

use nearpoint_motion::allowed::neighbours;
use serde::{Deserialize, Serialize};

use crate::pairs::Key;
use crate::part::PartId;
use crate::robot::SceneRobot;

/// Why a pair may meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(
    tag = "reason",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Allowance {
    /// A joint holds them together.
    Neighbours,
    /// They met in every pose that was tried.
    AlwaysMeet,
    /// They met in no pose that was tried; which proves nothing, but saves the time to look.
    NeverMeet,
    /// The user says so.
    Chosen {
        /// A reason for those who read the list.
        why: String,
    },
}

/// Pairs of parts, the smaller id first, with their reasons.
pub type Allowed = BTreeMap<(PartId, PartId), Allowance>;

/// The pairs of a robot's parts that a joint holds together, or that one link carries.
pub(crate) fn held_together(robot: &SceneRobot) -> impl Iterator<Item = Key> + '_ {
    let pairs = robot.parts.iter().enumerate();
    let pairs = pairs.flat_map(|(n, a)| robot.parts[n + 1..].iter().map(move |b| (a, b)));
    let has_part = |link: usize| robot.parts.iter().any(|own| own.link == link);
    pairs
        .filter(move |(a, b)| neighbours(&robot.robot, [a.link, b.link], has_part))
        .map(|(a, b)| (a.part.min(b.part), a.part.max(b.part)))
}
