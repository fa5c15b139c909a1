//! The clearance of two meshes: branch and bound over pairs of tree nodes.

use super::Clearance;
use super::branch::{Branch, Side};
use super::pair::separation;
use super::warm::{Kept, Warm};
use crate::bounds::Disc;
use crate::shape::Shape;
use crate::tolerance::DISTANCE_NOISE;
use crate::work::{Stopped, Work};
use crate::{Pose, Rigid};

/// The smallest distance of two meshes, and where; None if they are farther apart than `limit`. The points are in A's
/// frame.
///
/// The distance is that of the nearest pair of triangles, B's corners posed and rounded to f64, accurate to a few
/// roundings of the coordinates; it is 0 if and only if the surfaces meet, by the same exact predicates as
/// [`crate::collide`]. Of several equally near pairs the first is told, in order of (triangle of A, triangle of B); of
/// surfaces that meet, one common point that depends on the shapes and the pose only. A mesh inside another has the
/// distance of the surfaces.
///
/// `warm` is a value that belongs to this pair of shapes; what it remembers never changes a bit of the answer, whatever
/// was asked before. The search is that of Larsen, Gottschalk, Lin & Manocha, "Fast proximity queries with swept sphere
/// volumes" (1999), section 4, with discs for their rectangles, and goes on from the front where the last one ended.
/// When stopped, the front is kept and the next call goes on from there.
pub fn clearance(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    limit: f64,
    warm: &mut Warm,
    work: &impl Work,
) -> Result<Option<Clearance>, Stopped> {
    if limit.is_nan() || limit < 0.0 {
        return Ok(None);
    }
    let sides = [Side::new(a, None), Side::new(b, Some(Rigid::new(b_in_a)))];
    let noise = DISTANCE_NOISE * (sides[0].reach() + sides[1].reach());
    warm.move_to(a, b, b_in_a, noise);
    let mut search = Search::new(&sides, noise, limit, warm);
    search.run(work)?;
    if !search.is_over() {
        return Ok(search.best);
    }
    // The surfaces meet. Which common point was found hangs on where the search began: begin at the beginning.
    let mut afresh = Warm::default();
    let mut search = Search::new(&sides, noise, 0.0, &mut afresh);
    search.run(work)?;
    Ok(search.best)
}

struct Search<'a> {
    sides: &'a [Side<'a>; 2],
    /// Absolute: a bound less this is surely no more than the distance as computed.
    noise: f64,
    /// The limit, or the distance of the best pair so far.
    bound: f64,
    best: Option<Clearance>,
    /// Pairs to look into, each with a lower bound of its distance.
    stack: Vec<(f64, Branch, Branch)>,
    /// How many pairs' bounds or distances were computed.
    looks: usize,
    /// When to ask next whether to stop.
    next_poll: usize,
    warm: &'a mut Warm,
}

/// Looks between two polls: some microseconds.
const POLL_EVERY: usize = 256;

impl<'a> Search<'a> {
    fn new(sides: &'a [Side<'a>; 2], noise: f64, limit: f64, warm: &'a mut Warm) -> Self {
        Self {
            sides,
            noise,
            bound: limit,
            best: None,
            stack: Vec::new(),
            looks: 0,
            next_poll: POLL_EVERY,
            warm,
        }
    }

    fn run(&mut self, work: &impl Work) -> Result<(), Stopped> {
        if let Some([triangle_a, triangle_b]) = self.warm.nearest {
            self.try_triangles(triangle_a, triangle_b);
        }
        let may_take = self.warm.cold_cost;
        if self.warm.front.is_empty() || !self.renew(may_take, work)? {
            self.warm.begin();
            self.looks = 0;
            self.next_poll = POLL_EVERY;
            // Should it be stopped, the next call goes on with it, however long that takes.
            self.warm.cold_cost = usize::MAX;
            self.renew(usize::MAX, work)?;
            self.warm.cold_cost = self.looks;
        }
        Ok(())
    }

    /// Looks again at all pairs of the front that may hold the answer by now. False if that took more looks than it
    /// may: then a new front is cheaper.
    fn renew(&mut self, may_take: usize, work: &impl Work) -> Result<bool, Stopped> {
        let mut i = 0;
        // Pairs from `end` on are new.
        let mut end = self.warm.front.len();
        while i < end {
            let Kept { until, a, b } = self.warm.front[i];
            if until > self.bound + self.warm.travelled {
                i += 1;
                continue;
            }
            let [side_a, side_b] = self.sides;
            let bound = side_a.disc(a).distance_bound(&side_b.disc(b)) - self.noise;
            self.looks += 1;
            if bound > self.bound {
                self.warm.front[i].until = bound + self.warm.travelled;
                i += 1;
                continue;
            }
            // The last old pair takes this one's place, the last new one that one's.
            end -= 1;
            self.warm.front[i] = self.warm.front[end];
            self.warm.front.swap_remove(end);
            self.stack.push((bound, a, b));
            self.descend(work)?;
            if self.is_over() {
                break;
            }
            if self.looks > may_take {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Empties the stack, nearest pairs first; what is not near enough goes to the front.
    fn descend(&mut self, work: &impl Work) -> Result<(), Stopped> {
        while let Some((bound, a, b)) = self.stack.pop() {
            if bound > self.bound || self.is_over() {
                self.keep(bound, a, b);
                continue;
            }
            if self.looks >= self.next_poll {
                self.next_poll = self.looks + POLL_EVERY;
                if work.stopped() {
                    self.stack.push((bound, a, b));
                    self.keep_all();
                    return Err(Stopped);
                }
            }
            match (a.triangle(), b.triangle()) {
                (Some(ta), Some(tb)) => {
                    let distance = self.try_triangles(ta, tb);
                    self.keep(distance - self.noise, a, b);
                }
                _ => self.split(a, b),
            }
        }
        Ok(())
    }

    /// Whether nothing nearer can be found: the surfaces meet.
    fn is_over(&self) -> bool {
        self.bound == 0.0 && self.best.is_some()
    }

    fn keep_all(&mut self) {
        while let Some((bound, a, b)) = self.stack.pop() {
            self.keep(bound, a, b);
        }
    }

    fn keep(&mut self, bound: f64, a: Branch, b: Branch) {
        let until = bound + self.warm.travelled;
        self.warm.front.push(Kept { until, a, b });
    }

    /// Replaces the larger of two branches by its children; the nearest comes to the top of the stack.
    fn split(&mut self, a: Branch, b: Branch) {
        let [side_a, side_b] = self.sides;
        let (disc_a, disc_b) = (side_a.disc(a), side_b.disc(b));
        let split_a =
            b.triangle().is_some() || a.triangle().is_none() && disc_a.radius >= disc_b.radius;
        let first = self.stack.len();
        if split_a {
            for child in side_a.children(a) {
                let disc = side_a.disc(child);
                self.offer(&disc, &disc_b, child, b);
            }
        } else {
            for child in side_b.children(b) {
                let disc = side_b.disc(child);
                self.offer(&disc_a, &disc, a, child);
            }
        }
        self.stack[first..].sort_unstable_by(|x, y| y.0.total_cmp(&x.0));
    }

    fn offer(&mut self, disc_a: &Disc, disc_b: &Disc, a: Branch, b: Branch) {
        let bound = disc_a.distance_bound(disc_b) - self.noise;
        self.looks += 1;
        if bound > self.bound {
            self.keep(bound, a, b);
        } else {
            self.stack.push((bound, a, b));
        }
    }

    /// The distance of two triangles, which may be the best.
    fn try_triangles(&mut self, triangle_a: u32, triangle_b: u32) -> f64 {
        self.looks += 1;
        let [side_a, side_b] = self.sides;
        let found = separation(&side_a.corners(triangle_a), &side_b.corners(triangle_b));
        let distance = found.distance_squared.sqrt();
        let order = |c: &Clearance| (c.triangle_a, c.triangle_b);
        let is_better = distance < self.bound
            || distance == self.bound
                && self
                    .best
                    .is_none_or(|best| (triangle_a, triangle_b) < order(&best));
        if is_better {
            self.bound = distance;
            self.warm.nearest = Some([triangle_a, triangle_b]);
            self.best = Some(Clearance {
                distance,
                on_a: found.on_a,
                on_b: found.on_b,
                triangle_a,
                triangle_b,
            });
        }
        distance
    }
}
