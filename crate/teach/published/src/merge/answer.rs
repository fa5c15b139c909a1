//! The result of a cycle.

use super::Event;
use nearpoint_geometry::Point;
use nearpoint_geometry::closest::convex::ProximityStatus;

/// The relation of a merged objects' distance to that of the parts: exact or a lower bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The answer is the distance of the parts themselves.
    Exact,
    /// The answer is the distance of the hulls: the parts are no nearer, and overlap no deeper.
    Lower,
}

/// The distance of two merged objects, and its closest points. Points are in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ObjectDistance {
    /// The parts or groups that the answer was found between.
    pub nodes: [u32; 2],
    /// The relative position, and whether the search was completed.
    pub outcome: ProximityStatus,
    /// The distance, or the negative depth of the deepest overlap.
    pub signed: f64,
    /// The relation of `signed` to the distance of the parts: equal, or a bound.
    pub bound: Bound,
    /// The witness points.
    pub witnesses: [Point; 2],
}

impl ObjectDistance {
    /// Returns the distance of the two objects; 0 where something overlaps.
    pub fn distance(&self) -> f64 {
        self.signed.max(0.0)
    }
}

/// The result of one cycle of merged objects: distances and events.
#[derive(Debug, Clone, PartialEq)]
pub struct CycleResult {
    /// The number of the cycle, counted from 0.
    pub step: u64,
    /// The answer for each pair of objects.
    pub answers: Vec<ObjectDistance>,
    /// The events in the order in which they happened.
    pub events: Vec<Event>,
    /// The parts that have moved since the last cycle: those with ms(i) = 1.
    pub moving: Vec<u32>,
    /// The number of searches of two convex shapes.
    pub searches: u32,
    /// The number of searches that ended early, because their nodes were proven to be farther apart than another pair.
    pub cut: u32,
}
