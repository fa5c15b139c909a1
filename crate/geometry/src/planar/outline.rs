//! Stores the turn-independent data of a contour: its vertices in a row, the runs of its edges, circles inside it.

use super::Point2;
use super::circle::InscribedCircle;
use super::tree::{self, Node, Rect};

/// A contour in its own frame, prepared for queries.
#[derive(Debug)]
pub(crate) struct Outline {
    /// The vertices of all rings, one ring after another.
    pub points: Vec<Point2>,
    /// The end of each ring.
    pub ends: Vec<u32>,
    /// The vertices after and before each in its ring.
    pub next: Vec<u32>,
    pub previous: Vec<u32>,
    pub nodes: Vec<Node>,
    /// The boxes of the nodes, in the contour's frame.
    pub boxes: Vec<Rect>,
    /// The circles inside, the largest first; the polygon finds them.
    pub inscribed: Vec<InscribedCircle>,
}

impl Outline {
    /// Returns the outline of a polygon's rings, without circles inside it.
    pub fn new(rings: &[Vec<Point2>]) -> Self {
        let mut points = Vec::with_capacity(rings.iter().map(Vec::len).sum());
        let (mut ends, mut next, mut previous) = (Vec::new(), Vec::new(), Vec::new());
        for ring in rings {
            let first = points.len() as u32;
            let n = ring.len() as u32;
            points.extend_from_slice(ring);
            next.extend((0..n).map(|i| first + (i + 1) % n));
            previous.extend((0..n).map(|i| first + (i + n - 1) % n));
            ends.push(first + n);
        }
        let nodes = tree::nodes(&ends);
        let boxes = tree::boxes(&nodes, |i| [points[i], points[next[i] as usize]]);
        Self {
            points,
            ends,
            next,
            previous,
            nodes,
            boxes,
            inscribed: Vec::new(),
        }
    }

    /// Returns the start and the end of an edge.
    pub fn edge(&self, i: usize) -> [Point2; 2] {
        [self.points[i], self.points[self.next[i] as usize]]
    }

    /// Returns the first vertex of each ring.
    pub fn starts(&self) -> impl Iterator<Item = u32> {
        std::iter::once(0)
            .chain(self.ends.iter().copied())
            .take(self.ends.len())
    }
}
