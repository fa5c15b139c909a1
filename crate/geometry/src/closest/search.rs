//! Searches for a clearance from any initial front.

use super::Clearance;
use super::closest_points::closest_points;
use super::front::{FrontEntry, QueueEntry, SubtreePair};
use super::posed_shape::{PosedShape, Subtree};
use super::separation_bound::{SeparationBound, separation_along, separation_beyond};
use super::warm_start::WarmStart;
use crate::Vector;
use crate::bounds::{SimdTile, TileTransform};
use crate::executor::{Executor, Interrupted};
use crate::tolerance::DISTANCE_NOISE;
use std::collections::BinaryHeap;

/// A search, whose front may come from an earlier one.
pub(super) struct Search<'a> {
    sides: &'a [PosedShape<'a>; 2],
    frame: &'a TileTransform,
    /// The limit, or the distance of the best pair so far.
    bound: f64,
    best: Option<Clearance>,
    /// The pairs to visit.
    open: BinaryHeap<QueueEntry>,
    /// The number of pairs whose bounds or distances were computed.
    tests: usize,
    /// The number of tests at which it next polls for a stop.
    next_poll: usize,
    warm_start: &'a mut WarmStart,
}

/// The number of tests between two polls: some microseconds.
const POLL_EVERY: usize = 256;

/// The initial capacity of the open pairs, which most searches do not exceed.
const INITIAL_CAPACITY: usize = 256;

impl<'a> Search<'a> {
    pub(super) fn new(
        sides: &'a [PosedShape<'a>; 2],
        frame: &'a TileTransform,
        limit: f64,
        warm_start: &'a mut WarmStart,
    ) -> Self {
        Self {
            sides,
            frame,
            bound: limit,
            best: None,
            open: BinaryHeap::with_capacity(INITIAL_CAPACITY),
            tests: 0,
            next_poll: POLL_EVERY,
            warm_start,
        }
    }

    pub(super) fn run(&mut self, executor: &impl Executor) -> Result<(), Interrupted> {
        if let Some([triangle_a, triangle_b]) = self.warm_start.nearest {
            self.try_triangles(triangle_a, triangle_b);
        }
        if self.warm_start.is_reusable() && self.resume(self.warm_start.initial_cost, executor)? {
            return Ok(());
        }
        self.warm_start.restart();
        self.tests = 0;
        self.next_poll = POLL_EVERY;
        self.resume(usize::MAX, executor)?;
        self.warm_start.record_cost(self.tests);
        Ok(())
    }

    /// Tests again all pairs of the front that may hold the answer now. Returns false if that took more than `may_take`
    /// tests: then a new front is cheaper.
    fn resume(&mut self, max_tests: usize, executor: &impl Executor) -> Result<bool, Interrupted> {
        let motion = self.warm_start.motion.lanes(self.bound);
        let [triangles, others @ ..] = self.warm_start.front.drain_due(&motion);
        for kept in &triangles {
            self.revisit_triangles(kept);
        }
        for pairs in &others {
            for four in pairs.chunks(4) {
                self.revisit(four);
            }
        }
        self.search(max_tests, executor)
    }

    /// Measures a pair of triangles of the front again. The last nearest pair gives nearly the new distance. So the order
    /// matters little, and bounding the pairs first would cost more than it saves.
    fn revisit_triangles(&mut self, kept: &FrontEntry) {
        match kept.pair.triangles().filter(|_| !self.is_done()) {
            Some([a, b]) => {
                let gap = self.try_triangles(a, b);
                self.store(&QueueEntry {
                    gap,
                    ball: kept.ball,
                    pair: kept.pair,
                });
            }
            None => self.warm_start.front.push(kept),
        }
    }

    /// Bounds up to four pairs of the front again, and opens those that are no longer far enough.
    fn revisit(&mut self, pairs: &[FrontEntry]) {
        let [side_a, side_b] = self.sides;
        let (mut a, mut b) = ([Subtree::ROOT; 4], [Subtree::ROOT; 4]);
        for (i, FrontEntry { pair, .. }) in pairs.iter().enumerate() {
            (a[i], b[i]) = (pair.a, pair.b);
        }
        let tiles_a = side_a.tiles(&a[..pairs.len()]);
        let tiles_b = side_b.tiles(&b[..pairs.len()]);
        let balls = tiles_b.balls();
        let gaps = self.gaps(&tiles_a, &tiles_b);
        for ((&FrontEntry { pair, .. }, gap), ball) in pairs.iter().zip(gaps).zip(balls) {
            self.sort(QueueEntry { gap, ball, pair });
        }
        self.tests += pairs.len();
    }

    /// Adds a pair to the open ones or to the front, by its gap.
    fn sort(&mut self, open: QueueEntry) {
        let is_beyond = open.gap.distance > self.bound;
        if is_beyond {
            self.store(&open);
        } else {
            self.open.push(open);
        }
    }

    /// Splits the open pairs, nearest first; pairs that are not near enough go to the front.
    fn search(&mut self, max_tests: usize, executor: &impl Executor) -> Result<bool, Interrupted> {
        while let Some(open) = self.open.pop() {
            if open.gap.distance > self.bound || self.is_done() {
                // The others are no nearer.
                self.store(&open);
                self.store_open();
                break;
            }
            if self.tests >= self.next_poll {
                self.next_poll = self.tests + POLL_EVERY;
                let is_stopped = executor.is_interrupted();
                if is_stopped || self.tests > max_tests {
                    self.store(&open);
                    self.store_open();
                    return if is_stopped {
                        Err(Interrupted)
                    } else {
                        Ok(false)
                    };
                }
            }
            match open.pair.triangles() {
                Some([triangle_a, triangle_b]) => {
                    let gap = self.try_triangles(triangle_a, triangle_b);
                    self.store(&QueueEntry { gap, ..open });
                }
                None => match self.intervals_beyond(&open.pair) {
                    Some(gap) => self.store(&QueueEntry { gap, ..open }),
                    None => self.split(&open),
                },
            }
        }
        Ok(true)
    }

    /// Returns the nearest pair found.
    pub(super) fn best(&self) -> Option<Clearance> {
        self.best
    }

    /// Returns whether nothing nearer can be found, as the surfaces meet.
    pub(super) fn is_done(&self) -> bool {
        self.bound == 0.0 && self.best.is_some()
    }

    fn store_open(&mut self) {
        for open in std::mem::take(&mut self.open) {
            self.store(&open);
        }
    }

    fn store(&mut self, open: &QueueEntry) {
        self.warm_start
            .front
            .push(&self.warm_start.motion.front_entry(open));
    }

    /// Returns the direction from A to B of the nearest points so far. Boxes of several children may show more on this line
    /// than one tile, and far away all pairs of points show about the same. Points nearer than rounding give no direction,
    /// and their distance is not that of the triangles ([`closest_points`]).
    fn likely_direction(&self) -> Option<Vector> {
        match (self.best)
            .filter(|best| best.distance > DISTANCE_NOISE * self.frame.max_abs_coordinate)
        {
            Some(best) => Some((best.on_b - best.on_a) / best.distance),
            None => self.frame.separation_direction,
        }
    }

    /// Returns a gap wider than the best distance along the likely direction, if the projected intervals show one.
    fn intervals_beyond(&self, pair: &SubtreePair) -> Option<SeparationBound> {
        let along = self.likely_direction()?;
        let [side_a, side_b] = self.sides;
        let end_of_a = side_a.projected_interval(pair.a, &along)[1];
        let begin_of_b = side_b.projected_interval(pair.b, &along)[0];
        let gap = self.interval_separation(end_of_a, begin_of_b, &along);
        (gap.distance > self.bound).then_some(gap)
    }

    fn interval_separation(
        &self,
        end_of_a: f64,
        begin_of_b: f64,
        along: &Vector,
    ) -> SeparationBound {
        SeparationBound {
            distance: begin_of_b - end_of_a - self.frame.interval_noise,
            direction: along.map(|x| x as f32).into(),
        }
    }

    /// Returns the gaps of a subtree's children from the other subtree, by their projected intervals.
    fn gaps_of_children(&self, pair: &SubtreePair, split_a: bool) -> [SeparationBound; 4] {
        let Some(along) = self.likely_direction() else {
            return [SeparationBound::NONE; 4];
        };
        let [side_a, side_b] = self.sides;
        let mut gaps = [SeparationBound::NONE; 4];
        let (side, parent) = if split_a {
            (side_a, pair.a)
        } else {
            (side_b, pair.b)
        };
        let [begin, end] = side.projected_intervals(parent, &along);
        let fixed = match split_a {
            true => side_b.projected_interval(pair.b, &along)[0],
            false => side_a.projected_interval(pair.a, &along)[1],
        };
        // As children come: without unused slots.
        let used = (0..4).filter(|&slot| begin[slot] <= end[slot]);
        for (gap, slot) in gaps.iter_mut().zip(used) {
            *gap = match split_a {
                true => self.interval_separation(end[slot], fixed, &along),
                false => self.interval_separation(fixed, begin[slot], &along),
            };
        }
        gaps
    }

    /// Replaces the larger of two subtrees by its children.
    fn split(&mut self, open: &QueueEntry) {
        let SubtreePair { a, b } = open.pair;
        let [side_a, side_b] = self.sides;
        let split_a = open.pair.splits_a(self.sides);
        let (side, parent) = if split_a { (side_a, a) } else { (side_b, b) };
        let (children, count) = side.children(parent);
        let children = &children[..count];
        let (tiles_a, tiles_b) = if split_a {
            (side_a.tiles(children), side_b.tiles(&[b; 4]))
        } else {
            (side_a.tiles(&[a; 4]), side_b.tiles(children))
        };
        let balls = tiles_b.balls();
        let gaps = self.gaps(&tiles_a, &tiles_b);
        let intervals = self.gaps_of_children(&open.pair, split_a);
        self.tests += count;
        for (i, child) in children.iter().enumerate() {
            let wider = intervals[i].distance > gaps[i].distance;
            let (gap, ball) = (if wider { intervals[i] } else { gaps[i] }, balls[i]);
            let pair = open.pair.with_child(split_a, *child);
            self.sort(QueueEntry { gap, ball, pair });
        }
    }

    /// Returns gaps between the contents of tiles of A and of B, surely no wider than the computed distances of their
    /// triangles.
    #[inline]
    fn gaps(&self, a: &SimdTile, b: &SimdTile) -> [SeparationBound; 4] {
        let wanted = (self.bound + self.frame.noise) as f32;
        let (widths, along) = a.gaps(&self.frame.pose(b), wanted);
        let [x, y, z] = along.map(|v| v.to_array());
        let widths = widths.to_array();
        let gaps = [0, 1, 2, 3].map(|i| SeparationBound {
            distance: f64::from(widths[i]) - self.frame.noise,
            direction: [x[i], y[i], z[i]],
        });
        match self.frame.separation_direction.and(self.likely_direction()) {
            Some(along) => self.wider_by_intervals(gaps, a, b, &along),
            None => gaps,
        }
    }

    /// Returns the given gaps, or those of the tiles' projected intervals on a line where these are wider. Positions in the
    /// shapes' own frames are rounded to f32, but not the placement of the shapes.
    fn wider_by_intervals(
        &self,
        gaps: [SeparationBound; 4],
        a: &SimdTile,
        b: &SimdTile,
        along: &Vector,
    ) -> [SeparationBound; 4] {
        let [(from_a, own_a), (from_b, own_b)] = self.sides.each_ref().map(|side| side.line(along));
        let end_of_a = a.projected_intervals(own_a)[1].to_array();
        let begin_of_b = b.projected_intervals(own_b)[0].to_array();
        [0, 1, 2, 3].map(|i| {
            let (end, begin) = (f64::from(end_of_a[i]), f64::from(begin_of_b[i]));
            let gap = self.interval_separation(from_a + end, from_b + begin, along);
            if gap.distance > gaps[i].distance {
                gap
            } else {
                gaps[i]
            }
        })
    }

    /// Computes the distance of two triangles, which may be the best. Returns a gap between them.
    fn try_triangles(&mut self, triangle_a: u32, triangle_b: u32) -> SeparationBound {
        self.tests += 1;
        let [side_a, side_b] = self.sides;
        let (corners_a, corners_b) = (side_a.corners(triangle_a), side_b.corners(triangle_b));
        let noise = DISTANCE_NOISE * self.frame.max_abs_coordinate;
        // Where surfaces are smooth, the line between the nearest points so far separates most other pairs.
        let likely = self.best.map(|best| best.on_b - best.on_a);
        if let Some(gap) = separation_beyond(&corners_a, &corners_b, likely, self.bound + noise) {
            return gap.narrowed(noise);
        }
        let found = closest_points(&corners_a, &corners_b);
        let distance = found.distance_squared.sqrt();
        let order = |c: &Clearance| (c.triangle_a, c.triangle_b);
        let is_better = distance < self.bound
            || distance == self.bound
                && self
                    .best
                    .is_none_or(|best| (triangle_a, triangle_b) < order(&best));
        if is_better {
            self.bound = distance;
            self.warm_start.nearest = Some([triangle_a, triangle_b]);
            self.best = Some(Clearance {
                distance,
                on_a: found.on_a,
                on_b: found.on_b,
                triangle_a,
                triangle_b,
            });
        }
        let across = found.on_b - found.on_a;
        separation_along(&across, &corners_a, &corners_b).narrowed(noise)
    }
}
