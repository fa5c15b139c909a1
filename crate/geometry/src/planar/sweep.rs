//! Finds edges that cross or run along each other, by a sweep line.
//!
//! Shamos & Hoey 1976: a line moves over the plane from left to right and keeps the edges that it cuts, from below. Two
//! that cross are neighbours on it just before they do. Departures: edges may end on others and in common points, so each
//! vertex is handled as a whole, with all edges through it and the crossings there. Upright edges count as leaning to the
//! right. Every sign is exact.

use crate::order::compare_by_order;
use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::error::RingEdge;
use super::ring::{cross, side};
use super::{Point2, PolygonError};

/// Refuses rings that cross each other or themselves, or run along each other. No vertex may repeat the one before it.
pub(super) fn check(rings: &[Vec<Point2>]) -> Result<(), PolygonError> {
    let mut sweep = Sweep::new(rings);
    let mut ends = sweep.ends();
    // The edges that end in a point come before those that begin there.
    ends.sort_unstable_by(|(p, begins, _), (q, other_begins, _)| {
        order(*p, *q).then(begins.cmp(other_begins))
    });
    for here in ends.chunk_by(|(p, ..), (q, ..)| p == q) {
        let begins = here.iter().filter(|(_, begins, _)| *begins);
        sweep.pass(here[0].0, begins.map(|(_, _, strand)| *strand))?;
    }
    Ok(())
}

/// Returns whether `a` comes before `b` from left to right, and upwards where they are above each other.
pub(super) fn is_before(a: Point2, b: Point2) -> bool {
    a.x < b.x || (a.x == b.x && a.y < b.y)
}

fn order(p: Point2, q: Point2) -> Ordering {
    match p == q {
        true => Ordering::Equal,
        false if is_before(p, q) => Ordering::Less,
        false => Ordering::Greater,
    }
}

/// An edge without its direction. Edges on the line at the same time are ordered from below, by comparing the line of the
/// one that began earlier with the points of the other. Edges that do not cross have one order for as long as both are on
/// the line.
#[derive(Debug, Clone, Copy)]
struct SweepEdge {
    low: Point2,
    high: Point2,
    /// The number, counted from 1 through all rings; 0 is a position on the line, below all edges that go through it.
    number: u32,
}

impl Ord for SweepEdge {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.number == other.number {
            return Ordering::Equal;
        }
        let seen = |from: &Self, of: &Self| match side(from.low, from.high, of.low) {
            0 => side(from.low, from.high, of.high),
            turn => turn,
        };
        let turn = match is_before(self.low, other.low) {
            true => -seen(self, other),
            false => seen(other, self),
        };
        turn.cmp(&0).then(self.number.cmp(&other.number))
    }
}

compare_by_order!(SweepEdge);

struct Sweep<'a> {
    rings: &'a [Vec<Point2>],
    /// The number of each ring's first edge.
    first_edges: Vec<u32>,
    /// The edges that the line cuts.
    line: BTreeSet<SweepEdge>,
}

impl<'a> Sweep<'a> {
    fn new(rings: &'a [Vec<Point2>]) -> Self {
        let firsts = rings.iter().scan(1, |next, ring| {
            let first = *next;
            *next += ring.len() as u32;
            Some(first)
        });
        Self {
            rings,
            first_edges: firsts.collect(),
            line: BTreeSet::new(),
        }
    }

    /// Returns both ends of all edges: the point, whether the edge begins there, and the edge.
    fn ends(&self) -> Vec<(Point2, bool, SweepEdge)> {
        let mut ends = Vec::new();
        for (ring, first) in self.rings.iter().zip(&self.first_edges) {
            for ([from, to], number) in super::ring::edges(ring).zip(*first..) {
                let [low, high] = if is_before(from, to) {
                    [from, to]
                } else {
                    [to, from]
                };
                let strand = SweepEdge { low, high, number };
                ends.push((low, true, strand));
                ends.push((high, false, strand));
            }
        }
        ends
    }

    /// Moves the line over a vertex, where edges begin.
    fn pass(
        &mut self,
        p: Point2,
        begins: impl Iterator<Item = SweepEdge>,
    ) -> Result<(), PolygonError> {
        let place = SweepEdge {
            low: p,
            high: p,
            number: 0,
        };
        let is_here = |strand: &&SweepEdge| side(strand.low, strand.high, p) == 0;
        let before: Vec<SweepEdge> = self
            .line
            .range(place..)
            .take_while(is_here)
            .copied()
            .collect();
        let (ending, through): (Vec<SweepEdge>, Vec<SweepEdge>) =
            before.iter().partition(|strand| strand.high == p);
        let mut after = through;
        after.extend(begins);
        after.sort_unstable();
        for pair in after.windows(2) {
            if side(pair[0].low, pair[0].high, pair[1].high) == 0 {
                return Err(self.along(&pair[0], &pair[1], p));
            }
        }
        self.check_vertex(p, &before, &after)?;
        for strand in &ending {
            self.line.remove(strand);
        }
        let below = self.line.range(..place).next_back().copied();
        let above = self.line.range(place..).find(|strand| !is_here(strand));
        let above = above.copied();
        match (after.first(), after.last()) {
            (Some(first), Some(last)) => {
                self.check_neighbours(below.as_ref(), Some(first))?;
                self.check_neighbours(Some(last), above.as_ref())?;
            }
            _ => self.check_neighbours(below.as_ref(), above.as_ref())?,
        }
        self.line.extend(after);
        Ok(())
    }

    /// Refuses two neighbours that will cross.
    fn check_neighbours(
        &self,
        a: Option<&SweepEdge>,
        b: Option<&SweepEdge>,
    ) -> Result<(), PolygonError> {
        let (Some(a), Some(b)) = (a, b) else {
            return Ok(());
        };
        let parts = |a: &SweepEdge, b: &SweepEdge| {
            side(a.low, a.high, b.low) * side(a.low, a.high, b.high) < 0
        };
        if !(parts(a, b) && parts(b, a)) {
            return Ok(());
        }
        let [along, other] = [a.high - a.low, b.high - b.low];
        let fraction = cross(b.low - a.low, other) / cross(along, other);
        Err(self.crossing([a.number, b.number], a.low + along * fraction))
    }

    /// Refuses paths through a vertex that cross there. Around a point, paths that do not cross are nested like brackets.
    fn check_vertex(
        &self,
        p: Point2,
        before: &[SweepEdge],
        after: &[SweepEdge],
    ) -> Result<(), PolygonError> {
        let around = after.iter().chain(before.iter().rev());
        let mut open: Vec<(u32, u32)> = Vec::new();
        for strand in around {
            let path = self.path_through(strand, p);
            match open.last() {
                Some((last, _)) if *last == path => {
                    open.pop();
                }
                _ => open.push((path, strand.number)),
            }
        }
        let index_of = |way: u32| open.iter().position(|(other, _)| *other == way);
        // Finds a closing bracket that does not match the last one opened.
        let closing = open.iter().enumerate().find_map(|(k, (path, number))| {
            let opened = index_of(*path).filter(|opened| *opened < k)?;
            Some([open[opened + 1].1, *number])
        });
        closing.map_or(Ok(()), |edges| Err(self.crossing(edges, p)))
    }

    /// Returns a number for the path of an edge through a point on it: along the edge, or over a vertex to the next or from
    /// the last one.
    fn path_through(&self, strand: &SweepEdge, p: Point2) -> u32 {
        let RingEdge { ring, edge } = self.edge(strand.number);
        let points = &self.rings[ring];
        let vertex = |k: usize| self.first_edges[ring] + (k % points.len()) as u32;
        match p {
            p if p == points[edge] => 2 * vertex(edge),
            p if p == points[(edge + 1) % points.len()] => 2 * vertex(edge + 1),
            _ => 2 * strand.number + 1,
        }
    }

    fn edge(&self, number: u32) -> RingEdge {
        let ring = self.first_edges.partition_point(|first| *first <= number) - 1;
        let edge = (number - self.first_edges[ring]) as usize;
        RingEdge { ring, edge }
    }

    fn crossing(&self, edges: [u32; 2], at: Point2) -> PolygonError {
        let [a, b] = edges;
        let edges = [a.min(b), a.max(b)].map(|number| self.edge(number));
        PolygonError::Crossing { edges, at }
    }

    fn along(&self, a: &SweepEdge, b: &SweepEdge, at: Point2) -> PolygonError {
        let edges = [a.number.min(b.number), a.number.max(b.number)];
        let edges = edges.map(|number| self.edge(number));
        PolygonError::OverlappingEdges { edges, at }
    }
}
