//! Collects all points where edges of one part pass through triangles of the other, each once.

use super::crossing_point::{Heights, crossing_point};
use super::operand::OrientedOperand;
use super::segment::{EdgeCrossing, Segment};
use crate::tolerance::EDGE_CROSSING_ORDER;
use crate::{Point, Vector};
use std::ops::Range;

/// The crossings in order of (part, edge, triangle), and their positions.
#[derive(Debug)]
pub(super) struct EdgeCrossings {
    all: Vec<EdgeCrossing>,
    /// The position of each along its edge, from the lower vertex.
    fractions: Vec<f64>,
    points: Vec<Point>,
    /// The edges of A and of B that pass through a triangle, with their first crossing.
    edges: [Vec<(u64, u32)>; 2],
    /// The crossings of each edge, in order from its lower vertex.
    along: Vec<u32>,
}

impl EdgeCrossings {
    /// Sorts the ends of all segments, and returns the numbers of both ends of each.
    pub(super) fn from_segments(
        segments: &[Segment],
        sides: &[OrientedOperand<'_>; 2],
        outward: &impl Fn(u32) -> Vector,
        heights: Heights,
    ) -> (Self, Vec<[u32; 2]>) {
        let mut ends: Vec<(EdgeCrossing, u32)> = segments
            .iter()
            .flat_map(|segment| segment.ends)
            .zip(0..)
            .collect();
        ends.sort();
        let mut all: Vec<EdgeCrossing> = Vec::with_capacity(ends.len() / 2);
        let mut numbers = vec![[0; 2]; segments.len()];
        for (passage, end) in ends {
            if all.last() != Some(&passage) {
                all.push(passage);
            }
            numbers[end as usize / 2][end as usize % 2] = all.len() as u32 - 1;
        }
        let mut edges = [Vec::new(), Vec::new()];
        let mut fractions = Vec::with_capacity(all.len());
        let mut points = Vec::with_capacity(all.len());
        let mut last = None;
        for (passage, number) in all.iter().zip(0..) {
            let of = usize::from(passage.of_b);
            if last != Some((of, passage.edge)) {
                last = Some((of, passage.edge));
                edges[of].push((passage.edge, number));
            }
            let [low, high] = ends_of(passage.edge).map(|v| sides[of].perturbed_point(v));
            let corners = sides[1 - of].shape.mesh().triangles()[passage.triangle as usize];
            let triangle = corners.map(|v| sides[1 - of].perturbed_point(v));
            let (fraction, point) = crossing_point([&low, &high], &triangle, outward, heights);
            fractions.push(fraction);
            points.push(point);
        }
        let along = (0..all.len() as u32).collect();
        let passages = Self {
            all,
            fractions,
            points,
            edges,
            along,
        };
        (passages, numbers)
    }

    pub(super) fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns the range of an edge's crossings in `all` and `along`.
    pub(super) fn range(&self, of_b: bool, edge: u64) -> Range<usize> {
        let edges = &self.edges[usize::from(of_b)];
        match edges.binary_search_by_key(&edge, |e| e.0) {
            Err(_) => 0..0,
            Ok(found) => self.range_of(of_b, found),
        }
    }

    fn range_of(&self, of_b: bool, index: usize) -> Range<usize> {
        let edges = &self.edges[usize::from(of_b)];
        let end = match edges.get(index + 1) {
            Some(next) => next.1 as usize,
            None if of_b => self.all.len(),
            None => self.edges[1]
                .first()
                .map_or(self.all.len(), |first| first.1 as usize),
        };
        edges[index].1 as usize..end
    }

    /// Returns how much more often an edge enters than it leaves, from its lower vertex to its higher one.
    pub(super) fn net_entries(&self, range: Range<usize>) -> i32 {
        self.all[range]
            .iter()
            .map(|p| if p.enters { 1 } else { -1 })
            .sum()
    }

    /// Returns the crossings of a range of `along`, with whether each enters in the direction from the lower vertex.
    pub(super) fn along(
        &self,
        range: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = (u32, bool)> + '_ {
        self.along[range]
            .iter()
            .map(|&number| (number, self.all[number as usize].enters))
    }

    /// Puts the crossings of each edge of a part in order; `is_inside` classifies a vertex. Entries and exits must
    /// alternate: crossings that rounding has swapped are corrected. Returns false if rounding cannot be the cause: the
    /// other part overlaps itself there.
    pub(super) fn sort_along_edges(&mut self, of_b: bool, is_inside: impl Fn(u32) -> bool) -> bool {
        for index in 0..self.edges[usize::from(of_b)].len() {
            let range = self.range_of(of_b, index);
            let (all, fractions) = (&self.all, &self.fractions);
            let along = &mut self.along[range];
            along.sort_by(|&p, &q| fractions[p as usize].total_cmp(&fractions[q as usize]));
            let mut inside = is_inside(ends_of(self.edges[usize::from(of_b)][index].0)[0]);
            for i in 0..along.len() {
                // The next crossing that alternates comes before those that do not.
                let Some(next) =
                    (i..along.len()).find(|&j| all[along[j] as usize].enters != inside)
                else {
                    return false;
                };
                let late = fractions[along[next] as usize] - fractions[along[i] as usize];
                if late > EDGE_CROSSING_ORDER {
                    return false;
                }
                along[i..=next].rotate_right(1);
                inside = !inside;
            }
        }
        true
    }
}

/// Returns the lower and the higher vertex of an edge.
fn ends_of(edge: u64) -> [u32; 2] {
    [(edge >> 32) as u32, edge as u32]
}
