//! What is known within one cycle.

use nearpoint_geometry::closest::convex::Proximity;
use std::collections::BTreeMap;

/// What the search of a pair of objects knows in one cycle.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) found: BTreeMap<[u32; 2], Proximity>,
    /// Parts at the faces that hulls were released at.
    pub(super) first: Vec<u32>,
    pub(super) searches: u32,
    pub(super) cut: u32,
}
