//! A way out, and how close it is.

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::collide::collides;
use nearpoint_geometry::collide::swept::Travel;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};

use super::search::Ground;
use crate::group::{Group, Pair};
use crate::plan::lattice::Lattice;

/// The smallest distance of a way to the others, of the parts as they are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Smallest {
    /// It is between these two.
    pub lower: f64,
    pub upper: f64,
    /// Where the upper one is, as a share of the way's length.
    pub at: f64,
    /// Between this part
    pub part: usize,
    /// and this other.
    pub other: usize,
}

/// A way out. Between two of its poses the parts' centre goes straight on and they turn about it at constant speed.
#[derive(Debug, Clone)]
pub struct RemovalPath {
    /// Scene to scene: a part's pose is this after its pose at the start. The first is none.
    pub moves: Vec<Pose>,
    /// Of the centre's way, and for a turn of what is farthest from it.
    pub length: f64,
    /// None if there is nothing else.
    pub smallest: Option<Smallest>,
    /// From this share of the length on the parts meet nothing, to a hundredth; 0 if they never do.
    pub free_from: f64,
    /// What goes straight on, in the scene at the start.
    pub centre: Point,
    /// The shares of the length at which the moves are.
    pub shares: Vec<f64>,
}

/// The clearance of a way is looked at so often at most.
const MOST_LOOKS: usize = 256;
/// Bounds of the clearance that are nearer than this share are near enough.
const NEAR_ENOUGH: f64 = 0.02;
/// So often along a way is looked whether the parts still touch.
const TOUCH_LOOKS: u32 = 100;

impl RemovalPath {
    pub(super) fn measured(
        moves: Vec<Pose>,
        ground: &Ground<'_>,
        lattice: &Lattice,
        work: &impl Work,
    ) -> Result<Self, Stopped> {
        let centre = lattice.centre;
        let legs = moves.windows(2).map(|w| {
            let way = w[1] * centre - w[0] * centre;
            way.norm() + w[0].rotation.angle_to(&w[1].rotation) * lattice.radius
        });
        let mut shares = vec![0.0];
        let mut length = 0.0;
        for leg in legs {
            length += leg;
            shares.push(length);
        }
        if length > 0.0 {
            shares.iter_mut().for_each(|share| *share /= length);
        }
        let mut path = Self {
            moves,
            length,
            smallest: None,
            free_from: 0.0,
            centre,
            shares,
        };
        if let Some(group) = ground.group(lattice) {
            path.free_from = path.last_touch(&group, work)?;
            path.smallest = Closest::new(&path, &group, work).smallest()?;
        }
        Ok(path)
    }

    /// The move at a share of the length, 0 … 1.
    pub fn at(&self, share: f64) -> Pose {
        let last = self.moves.len() - 1;
        if share <= 0.0 || last == 0 {
            return self.moves[0];
        }
        if share >= 1.0 {
            return self.moves[last];
        }
        let after = self.shares.partition_point(|&s| s <= share).clamp(1, last);
        let [from, to] = [self.shares[after - 1], self.shares[after]];
        match Travel::new(self.moves[after - 1], self.moves[after], self.centre) {
            Ok(leg) if to > from => leg.at((share - from) / (to - from)),
            _ => self.moves[after],
        }
    }

    fn last_touch(&self, group: &Group<'_>, work: &impl Work) -> Result<f64, Stopped> {
        for look in (0..TOUCH_LOOKS).rev() {
            let pose = self.at(f64::from(look) / f64::from(TOUCH_LOOKS));
            for pair in near(group, &pose, 0.0) {
                let [held, other] = group.shapes(pair);
                if collides(other, held, &group.in_obstacle(pair, &pose), work)? {
                    return Ok(f64::from(look + 1) / f64::from(TOUCH_LOOKS));
                }
            }
        }
        Ok(0.0)
    }
}

/// The pairs whose boxes are within a distance at a pose.
fn near(group: &Group<'_>, pose: &Pose, within: f64) -> Vec<Pair> {
    let stay = group.leg(pose, pose);
    stay.map_or_else(Vec::new, |leg| group.near(&leg, within))
}

/// Branch and bound along a way: between two poses no distance changes by more than the farthest point goes.
struct Closest<'a, W> {
    path: &'a RemovalPath,
    group: &'a Group<'a>,
    work: &'a W,
    best: Option<Smallest>,
    looks: usize,
}

impl<'a, W: Work> Closest<'a, W> {
    fn new(path: &'a RemovalPath, group: &'a Group<'a>, work: &'a W) -> Self {
        Self {
            path,
            group,
            work,
            best: None,
            looks: 0,
        }
    }

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
