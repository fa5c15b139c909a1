//! Measures how close a path comes to what is around it.

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::work::{Stopped, Work};

use super::Path;
use super::ground::near;
use crate::group::Group;

/// The smallest distance of a path to what is around it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Smallest {
    /// A lower bound of the smallest distance.
    pub lower: f64,
    /// An upper bound, measured where `at` says.
    pub upper: f64,
    /// The place of the upper bound, as a share of the path's length.
    pub at: f64,
    /// The number of the moving part at the upper bound.
    pub part: usize,
    /// The number of the obstacle at the upper bound.
    pub other: usize,
}

/// The largest number of times that a path is examined.
const MOST_TESTS: usize = 256;
/// The relative difference of the bounds that is small enough.
const NEAR_ENOUGH: f64 = 0.02;

/// A branch and bound along a path, one test at a time: between two poses no distance changes by more than the farthest
/// point moves.
#[derive(Debug, Clone, Default)]
pub(crate) struct Closest {
    /// The distance at the beginning, once it is known.
    first: Option<f64>,
    /// Pieces of the path that are still to be examined.
    waiting: Vec<Span>,
    best: Option<Smallest>,
    tests: usize,
    /// The lower bound, once there is nothing left to examine.
    lower: Option<f64>,
}

/// A piece of a path, by shares of its length, and the distances at its ends.
#[derive(Debug, Clone, Copy)]
struct Span {
    from: f64,
    to: f64,
    ends: [f64; 2],
}

impl Span {
    /// Returns a lower bound of the distance on the piece.
    fn bound(&self, length: f64) -> f64 {
        0.5 * (self.ends[0] + self.ends[1] - (self.to - self.from) * length)
    }
}

impl Closest {
    /// Examines one more place. Returns whether nothing is left to examine; when stopped, nothing is lost.
    pub fn step(
        &mut self,
        path: &Path,
        group: &Group<'_>,
        work: &impl Work,
    ) -> Result<bool, Stopped> {
        // Distances beyond the path's length are not measured.
        let all = path.length;
        let Some(first) = self.first else {
            self.first = Some(self.distance(path, group, 0.0, all, work)?);
            return Ok(false);
        };
        if self.waiting.is_empty() {
            let last = self.distance(path, group, 1.0, all, work)?;
            let (from, to, ends) = (0.0, 1.0, [first, last]);
            self.waiting.push(Span { from, to, ends });
            return Ok(false);
        }
        let Some(at) = self.lowest(all).filter(|_| self.lower.is_none()) else {
            return Ok(true);
        };
        let span = self.waiting[at];
        let bound = span.bound(all);
        let upper = self.best.map_or(all, |best| best.upper);
        if bound >= upper * (1.0 - NEAR_ENOUGH) || self.tests >= MOST_TESTS || upper == 0.0 {
            self.lower = Some(bound.clamp(0.0, upper));
            return Ok(true);
        }
        let Span { from, to, ends } = span;
        let middle = 0.5 * (from + to);
        let limit = upper + 0.5 * (to - from) * all;
        let found = self.distance(path, group, middle, limit, work)?;
        self.waiting.swap_remove(at);
        let halves = [
            (from, middle, [ends[0], found]),
            (middle, to, [found, ends[1]]),
        ];
        let halves = halves.map(|(from, to, ends)| Span { from, to, ends });
        self.waiting.extend(halves);
        Ok(false)
    }

    /// Returns the result so far; `None` if nothing is nearer than the path is long.
    pub fn smallest(&self) -> Option<Smallest> {
        let lower = self.lower.unwrap_or(0.0);
        self.best.map(|best| Smallest {
            lower: lower.min(best.upper),
            ..best
        })
    }

    /// Measures the distance at a share of the path, up to a limit.
    fn distance(
        &mut self,
        path: &Path,
        group: &Group<'_>,
        share: f64,
        limit: f64,
        work: &impl Work,
    ) -> Result<f64, Stopped> {
        let pose = path.at(share);
        let (mut least, mut best) = (limit, self.best);
        for pair in near(group, &pose, limit) {
            let [held, other] = group.shapes(pair);
            let held_in_other = group.in_obstacle(pair, &pose);
            let mut warm = Warm::default();
            let found = clearance(other, held, &held_in_other, least, &mut warm, work)?;
            if let Some(found) = found {
                least = found.distance;
                if best.is_none_or(|best| least < best.upper) {
                    best = Some(Smallest {
                        lower: 0.0,
                        upper: least,
                        at: share,
                        part: pair.held,
                        other: pair.obstacle,
                    });
                }
                if least == 0.0 {
                    break;
                }
            }
        }
        self.best = best;
        self.tests += 1;
        Ok(least)
    }

    fn lowest(&self, length: f64) -> Option<usize> {
        let bound = |at: &usize| self.waiting[*at].bound(length);
        (0..self.waiting.len()).min_by(|p, q| bound(p).total_cmp(&bound(q)))
    }
}
