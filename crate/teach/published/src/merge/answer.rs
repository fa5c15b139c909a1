//! What a cycle tells.

use super::Event;
use nearpoint_geometry::Point;
use nearpoint_geometry::closest::convex::Outcome;

/// What an answer says of the parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is theirs.
    Exact,
    /// It is the hulls': the parts are no nearer, and overlap no deeper.
    Lower,
}

/// How near two objects are. Points are in the world.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Answer {
    /// The parts or groups it was found between.
    pub nodes: [u32; 2],
    /// How they lie, and whether the search came to its end.
    pub outcome: Outcome,
    /// The distance, or the negative depth of the deepest overlap.
    pub signed: f64,
    /// Whether `signed` is the distance of the parts or only bounds it.
    pub bound: Bound,
    /// The witness points.
    pub witnesses: [Point; 2],
}

impl Answer {
    /// 0 where something overlaps.
    pub fn distance(&self) -> f64 {
        self.signed.max(0.0)
    }
}

/// What a cycle found.
#[derive(Debug, Clone, PartialEq)]
pub struct Cycle {
    /// Counted from 0.
    pub step: u64,
    /// For each pair of objects.
    pub answers: Vec<Answer>,
    /// In the order in which they happened.
    pub events: Vec<Event>,
    /// The parts that have moved since the last cycle: those with ms(i) = 1.
    pub moving: Vec<u32>,
    /// Searches of two convex shapes.
    pub searches: u32,
    /// Those ended early, because what they were between was proven to be farther than something else.
    pub cut: u32,
}
