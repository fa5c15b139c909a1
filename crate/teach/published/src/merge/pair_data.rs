//! Holds the data of one cycle.

use nearpoint_geometry::closest::convex::Proximity;
use std::collections::BTreeMap;

/// The data about a pair of objects during one cycle.
#[derive(Debug, Default)]
pub(super) struct PairData {
    pub(super) found: BTreeMap<[u32; 2], Proximity>,
    /// The parts at the faces at which hulls were released.
    pub(super) first: Vec<u32>,
    pub(super) searches: u32,
    pub(super) cut: u32,
}
