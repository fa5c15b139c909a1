//! Builds the scene: a table with an arch on it, an arm of a forearm and a hand, and an object behind the arch.

use nearpoint_geometry::Vector;
use nearpoint_geometry::hull::{Hull, HullError};
use nearpoint_published::merge::Member;

use crate::shapes;

/// Half the edges of each part except the object, in millimetres. The parts are the table, two legs and the lintel of the
/// arch, the forearm, and the palm and two fingers of the hand.
const HALVES: [[f64; 3]; 8] = [
    [290.0, 160.0, 10.0],
    [18.0, 18.0, 90.0],
    [18.0, 18.0, 90.0],
    [18.0, 128.0, 18.0],
    [60.0, 16.0, 16.0],
    [16.0, 46.0, 20.0],
    [28.0, 7.0, 10.0],
    [28.0, 7.0, 10.0],
];

pub(super) const ENVIRONMENT: [u32; 4] = [0, 1, 2, 3];
pub(super) const ARM: [u32; 4] = [4, 5, 6, 7];
pub(super) const OBJECT: u32 = 8;

/// The groups; they are numbered after the parts, inner ones first.
pub(super) const GROUPS: [u32; 4] = [9, 10, 11, 12];

/// Returns the key of a group's name, which is also its caption.
pub(super) fn name(group: u32) -> &'static str {
    match group {
        9 => "arch",
        10 => "table-and-arch",
        11 => "hand",
        _ => "arm",
    }
}

/// Returns the part whose frame is the group's.
pub(super) fn first_part(group: u32) -> usize {
    match group {
        9 => 1,
        10 => 0,
        11 => 5,
        _ => 4,
    }
}

/// The two pairs: arm and environment, arm and object. The object is no obstacle to anything else.
pub(super) const PAIRS: [[u32; 2]; 2] = [[1, 0], [1, 2]];

/// The parts of both sides of each pair.
pub(super) const PARTS_OF_PAIRS: [[&[u32]; 2]; 2] = [[&ARM, &ENVIRONMENT], [&ARM, &[OBJECT]]];

/// The number of the object's upright sides. Two of them face along y, where the fingers come from.
const OBJECT_SIDES: usize = 10;
const OBJECT_RADIUS: f64 = 20.0;
pub(super) const OBJECT_HEIGHT: f64 = 80.0;

/// Returns all parts, each about its own centre.
pub(super) fn parts() -> Result<Vec<Hull>, HullError> {
    let mut parts = Vec::new();
    for half in HALVES {
        parts.push(Hull::build(&shapes::cuboid(Vector::from(half)))?);
    }
    let ring = shapes::polygon(OBJECT_SIDES, OBJECT_RADIUS);
    let up = Vector::z() * (OBJECT_HEIGHT / 2.0);
    let ends = ring.iter().flat_map(|p| [p - up, p + up]);
    parts.push(Hull::build(&ends.collect::<Vec<_>>())?);
    Ok(parts)
}

/// Returns the environment with the arch as its own group, the arm with the hand as a group, and the object.
pub(super) fn objects() -> Vec<Member> {
    let group = |of: u32, inner: [u32; 3]| {
        let inner = inner.into_iter().map(Member::Part).collect();
        Member::Group(vec![Member::Part(of), Member::Group(inner)])
    };
    vec![
        group(0, [1, 2, 3]),
        group(4, [5, 6, 7]),
        Member::Part(OBJECT),
    ]
}
