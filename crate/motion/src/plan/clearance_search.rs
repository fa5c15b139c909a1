//! Measures how close a path comes to obstacles.

use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::executor::{Executor, Interrupted};

use super::Path;
use super::planning_scene::pairs_near;
use crate::group::Group;

/// The bounds of the smallest distance of a path to obstacles, and where it is measured.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClearanceBounds {
    /// A lower bound of the smallest distance.
    pub lower: f64,
    /// An upper bound, measured at `fraction`.
    pub upper: f64,
    /// The position of the upper bound, as a fraction of the path's length.
    pub fraction: f64,
    /// The number of the moving part at the upper bound.
    pub part: usize,
    /// The number of the obstacle at the upper bound.
    pub obstacle: usize,
}

/// The largest number of times that a path is examined.
const MAX_TESTS: usize = 256;
/// The relative difference of the bounds that is small enough.
const RELATIVE_TOLERANCE: f64 = 0.02;

/// A branch-and-bound search along a path, one test at a time. Between two poses, no distance changes by more than the
/// farthest point moves.
#[derive(Debug, Clone, Default)]
pub(crate) struct ClearanceSearch {
    /// The distance at the beginning, once it is known.
    start_distance: Option<f64>,
    /// The intervals of the path that are still to be examined.
    open: Vec<PathInterval>,
    best: Option<ClearanceBounds>,
    tests: usize,
    /// The lower bound, once there is nothing left to examine.
    lower: Option<f64>,
}

/// An interval of a path, in fractions of its length, and the distances at its ends.
#[derive(Debug, Clone, Copy)]
struct PathInterval {
    from: f64,
    to: f64,
    ends: [f64; 2],
}

impl PathInterval {
    /// Returns a lower bound of the distance on the interval.
    fn bound(&self, length: f64) -> f64 {
        0.5 * (self.ends[0] + self.ends[1] - (self.to - self.from) * length)
    }
}

impl ClearanceSearch {
    /// Examines one more pose of the path. Returns whether nothing is left to examine; when stopped, nothing is lost.
    pub fn step(
        &mut self,
        path: &Path,
        group: &Group<'_>,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        // Distances beyond the path's length are not measured.
        let all = path.length;
        let Some(first) = self.start_distance else {
            self.start_distance = Some(self.distance(path, group, 0.0, all, executor)?);
            return Ok(false);
        };
        if self.open.is_empty() {
            let last = self.distance(path, group, 1.0, all, executor)?;
            let (from, to, ends) = (0.0, 1.0, [first, last]);
            self.open.push(PathInterval { from, to, ends });
            return Ok(false);
        }
        let Some(at) = self.lowest_open(all).filter(|_| self.lower.is_none()) else {
            return Ok(true);
        };
        let span = self.open[at];
        let bound = span.bound(all);
        let upper = self.best.map_or(all, |best| best.upper);
        if bound >= upper * (1.0 - RELATIVE_TOLERANCE) || self.tests >= MAX_TESTS || upper == 0.0 {
            self.lower = Some(bound.clamp(0.0, upper));
            return Ok(true);
        }
        let PathInterval { from, to, ends } = span;
        let middle = 0.5 * (from + to);
        let limit = upper + 0.5 * (to - from) * all;
        let found = self.distance(path, group, middle, limit, executor)?;
        self.open.swap_remove(at);
        let halves = [
            (from, middle, [ends[0], found]),
            (middle, to, [found, ends[1]]),
        ];
        let halves = halves.map(|(from, to, ends)| PathInterval { from, to, ends });
        self.open.extend(halves);
        Ok(false)
    }

    /// Returns the result so far; `None` if nothing is nearer than the path is long.
    pub fn bounds(&self) -> Option<ClearanceBounds> {
        let lower = self.lower.unwrap_or(0.0);
        self.best.map(|best| ClearanceBounds {
            lower: lower.min(best.upper),
            ..best
        })
    }

    /// Measures the distance at a fraction of the path, up to a limit.
    fn distance(
        &mut self,
        path: &Path,
        group: &Group<'_>,
        fraction: f64,
        limit: f64,
        executor: &impl Executor,
    ) -> Result<f64, Interrupted> {
        let pose = path.at(fraction);
        let (mut least, mut best) = (limit, self.best);
        for pair in pairs_near(group, &pose, limit) {
            let [held, other] = group.shapes(pair);
            let held_in_other = group.in_obstacle(pair, &pose);
            let mut warm = WarmStart::default();
            let found = clearance(other, held, &held_in_other, least, &mut warm, executor)?;
            if let Some(found) = found {
                least = found.distance;
                if best.is_none_or(|best| least < best.upper) {
                    best = Some(ClearanceBounds {
                        lower: 0.0,
                        upper: least,
                        fraction,
                        part: pair.part,
                        obstacle: pair.obstacle,
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

    fn lowest_open(&self, length: f64) -> Option<usize> {
        let bound = |at: &usize| self.open[*at].bound(length);
        (0..self.open.len()).min_by(|p, q| bound(p).total_cmp(&bound(q)))
    }
}
