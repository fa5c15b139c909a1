//! What does not depend on how a contour is turned: its vertices in a row, the runs of its edges, circles inside it.

use super::inscribed::{InscribedCircle, inscribed};
use super::tree::{self, Node, Rect};
use super::{Point2, Polygon};

/// A contour in its own frame, made ready for queries.
#[derive(Debug)]
pub(crate) struct Outline {
    /// The vertices of all rings, one ring after another.
    pub points: Vec<Point2>,
    /// Where each ring ends.
    pub ends: Vec<u32>,
    /// The vertices after and before each in its ring.
    pub next: Vec<u32>,
    pub previous: Vec<u32>,
    pub nodes: Vec<Node>,
    /// Of the nodes, in the contour's frame.
    pub boxes: Vec<Rect>,
    pub inscribed: Vec<InscribedCircle>,
}

impl Outline {
    pub fn of(polygon: &Polygon) -> Self {
        let mut points = Vec::with_capacity(polygon.len());
        let (mut ends, mut next, mut previous) = (Vec::new(), Vec::new(), Vec::new());
        for ring in polygon.rings() {
            let first = points.len() as u32;
            let n = ring.len() as u32;
            points.extend_from_slice(ring);
            next.extend((0..n).map(|i| first + (i + 1) % n));
            previous.extend((0..n).map(|i| first + (i + n - 1) % n));
            ends.push(first + n);
        }
        let nodes = tree::nodes(&ends);
        let boxes = tree::boxes(&nodes, |i| [points[i], points[next[i] as usize]]);
        let mut outline = Self {
            points,
            ends,
            next,
            previous,
            nodes,
            boxes,
            inscribed: Vec::new(),
        };
        outline.inscribed = inscribed(&outline);
        outline
    }

    /// The two ends of an edge.
    pub fn edge(&self, i: usize) -> [Point2; 2] {
        [self.points[i], self.points[self.next[i] as usize]]
    }

    /// The first vertex of each ring.
    pub fn starts(&self) -> impl Iterator<Item = u32> {
        std::iter::once(0)
            .chain(self.ends.iter().copied())
            .take(self.ends.len())
    }
}
