//! A table with an arch on it, a hand of a palm and two fingers, and an object behind the arch; after JP 3316092 B2.

use nearpoint_geometry::hull::merge::Member;
use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_geometry::{Pose, Vector};

use crate::made;

/// Cycles until the hand is there.
pub(super) const WAY: usize = 100;
/// Cycles in all: in the last ones all stands still.
pub(super) const CYCLES: usize = WAY + 21;

/// Half the edges of each part: the table, two legs and a lintel, palm and fingers, the object.
const HALVES: [[f64; 3]; 8] = [
    [2.0, 2.0, 0.125],
    [0.25, 0.25, 1.0],
    [0.25, 0.25, 1.0],
    [0.25, 1.5, 0.25],
    [0.2, 0.4, 0.2],
    [0.3, 0.08, 0.1],
    [0.3, 0.08, 0.1],
    [0.15, 0.15, 0.15],
];

/// The parts of the hand, by number.
pub(super) const HAND: std::ops::Range<usize> = 4..7;
/// Groups are numbered after the parts, inner ones first.
pub(super) const GROUPS: [u32; 3] = [8, 9, 10];

/// The word for a group.
pub(super) fn name(group: u32) -> &'static str {
    match group {
        8 => "arch",
        9 => "table-and-arch",
        _ => "hand",
    }
}

pub(super) fn parts() -> Result<Vec<Hull>, HullError> {
    let part = |half: [f64; 3]| Hull::build(&made::cuboid(Vector::from(half)));
    HALVES.into_iter().map(part).collect()
}

/// The environment, with the arch as a group of its own; the hand; the object.
pub(super) fn objects() -> Vec<Member> {
    let group = |parts: &[u32]| Member::Group(parts.iter().map(|&p| Member::Part(p)).collect());
    let environment = Member::Group(vec![Member::Part(0), group(&[1, 2, 3])]);
    vec![environment, group(&[4, 5, 6]), Member::Part(7)]
}

/// Hand against environment, and against the object.
pub(super) const PAIRS: [[u32; 2]; 2] = [[1, 0], [1, 2]];

/// Where the parts are in a cycle: only the hand moves, along x.
pub(super) fn poses(cycle: usize, height: f64) -> Vec<Pose> {
    let hand = -5.0 + 0.1 * cycle.min(WAY) as f64;
    let at = [
        [0.0, 0.0, -0.125],
        [0.0, -1.25, 1.0],
        [0.0, 1.25, 1.0],
        [0.0, 0.0, 2.25],
        [hand, 0.0, height],
        [hand + 0.5, -0.3, height],
        [hand + 0.5, 0.3, height],
        [5.5, 0.0, height],
    ];
    at.map(|[x, y, z]| Pose::translation(x, y, z)).to_vec()
}
