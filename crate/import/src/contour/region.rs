//! Tests whether points are inside a ring.

use super::boxes::{Box2, BoxTree, bounds};
use nearpoint_geometry::planar::Point2;

/// The number of edges that share a box.
const EDGES_PER_BOX: usize = 8;

/// A ring, and boxes around runs of its edges.
#[derive(Debug)]
pub(super) struct Region<'a> {
    ring: &'a [Point2],
    runs: BoxTree,
}

impl<'a> Region<'a> {
    pub(super) fn of(ring: &'a [Point2]) -> Self {
        let count = ring.len().div_ceil(EDGES_PER_BOX);
        let runs = (0..count).map(|run| bounds(edges_of(ring, run).flatten()));
        Self {
            ring,
            runs: BoxTree::new(runs),
        }
    }

    /// Returns whether a point is in the ring, or no farther from it than `slack`.
    pub(super) fn contains(&self, p: Point2, slack: f64) -> bool {
        let is_near =
            |[low, high]: &Box2| (0..2).all(|k| low[k] - slack <= p[k] && p[k] <= high[k] + slack);
        let is_beside = |[low, high]: &Box2| low.y <= p.y && p.y <= high.y && p.x <= high.x;
        let mut inside = false;
        for run in self
            .runs
            .find(|around| is_near(around) || is_beside(around))
        {
            for edge in edges_of(self.ring, run) {
                if is_near_edge(edge, p, slack) {
                    return true;
                }
                inside ^= crosses(edge, p);
            }
        }
        inside
    }
}

/// Returns the edges of a run; the ring's last one closes it.
fn edges_of(ring: &[Point2], run: usize) -> impl Iterator<Item = [Point2; 2]> + '_ {
    let numbers = run * EDGES_PER_BOX..ring.len().min((run + 1) * EDGES_PER_BOX);
    numbers.map(|i| [ring[i], ring[(i + 1) % ring.len()]])
}

/// Returns whether an edge crosses the ray from a point to the right.
fn crosses([a, b]: [Point2; 2], p: Point2) -> bool {
    (a.y > p.y) != (b.y > p.y) && a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x
}

/// Returns whether a point is no farther from an edge than `slack`.
fn is_near_edge([a, b]: [Point2; 2], p: Point2, slack: f64) -> bool {
    let along = b - a;
    let share = ((p - a).dot(&along) / along.norm_squared()).clamp(0.0, 1.0);
    (p - (a + along * share)).norm() <= slack
}
