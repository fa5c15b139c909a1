//! How close a way comes to what is around it.

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::work::{Stopped, Work};

use super::Path;
use super::ground::near;
use crate::group::Group;

/// The smallest distance of a way to what is around it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Smallest {
    /// It is between these two.
    pub lower: f64,
    pub upper: f64,
    /// Where the upper one is, as a share of the way's length.
    pub at: f64,
    /// Between this one of what moves
    pub part: usize,
    /// and this one of what does not.
    pub other: usize,
}

/// A way is looked at so often at most.
const MOST_LOOKS: usize = 256;
/// Bounds that are nearer than this share are near enough.
const NEAR_ENOUGH: f64 = 0.02;

/// The smallest distance of a way. None if nothing is nearer than the way is long.
pub(super) fn smallest(
    path: &Path,
    group: &Group<'_>,
    work: &impl Work,
) -> Result<Option<Smallest>, Stopped> {
    let closest = Closest {
        path,
        group,
        work,
        best: None,
        looks: 0,
    };
    closest.smallest()
}

/// Branch and bound along a way: between two poses no distance changes by more than the farthest point goes.
struct Closest<'a, W> {
    path: &'a Path,
    group: &'a Group<'a>,
    work: &'a W,
    best: Option<Smallest>,
    looks: usize,
}

impl<W: Work> Closest<'_, W> {
    /// The distance at a share of the way; what is farther than the best so far, and by how much it may be so, is not looked at.
    fn look(&mut self, share: f64, limit: f64) -> Result<f64, Stopped> {
        self.looks += 1;
        let pose = self.path.at(share);
        let mut least = limit;
        for pair in near(self.group, &pose, limit) {
            let [held, other] = self.group.shapes(pair);
            let held_in_other = self.group.in_obstacle(pair, &pose);
            let mut warm = Warm::default();
            let found = clearance(other, held, &held_in_other, least, &mut warm, self.work)?;
            if let Some(found) = found {
                least = found.distance;
                if self.best.is_none_or(|best| least < best.upper) {
                    self.best = Some(Smallest {
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
        Ok(least)
    }

    fn smallest(mut self) -> Result<Option<Smallest>, Stopped> {
        let all = self.path.length;
        // Nothing is told of what is farther away than the way is long.
        let [first, last] = [self.look(0.0, all)?, self.look(1.0, all)?];
        let mut waiting = vec![([0.0, 1.0], [first, last])];
        let mut lower = f64::INFINITY;
        while let Some(at) = self.lowest(&waiting) {
            let ([from, to], ends) = waiting.swap_remove(at);
            let bound = self.bound([from, to], ends);
            let upper = self.best.map_or(all, |best| best.upper);
            if bound >= upper * (1.0 - NEAR_ENOUGH) || self.looks >= MOST_LOOKS || upper == 0.0 {
                lower = bound.clamp(0.0, upper);
                break;
            }
            let middle = 0.5 * (from + to);
            let found = self.look(middle, upper + 0.5 * (to - from) * all)?;
            waiting.push(([from, middle], [ends[0], found]));
            waiting.push(([middle, to], [found, ends[1]]));
        }
        Ok(self.best.map(|best| Smallest {
            lower: lower.min(best.upper),
            ..best
        }))
    }

    fn bound(&self, [from, to]: [f64; 2], ends: [f64; 2]) -> f64 {
        0.5 * (ends[0] + ends[1] - (to - from) * self.path.length)
    }

    fn lowest(&self, waiting: &[([f64; 2], [f64; 2])]) -> Option<usize> {
        let bound = |at: &usize| {
            let (shares, ends) = waiting[*at];
            self.bound(shares, ends)
        };
        (0..waiting.len()).min_by(|p, q| bound(p).total_cmp(&bound(q)))
    }
}
