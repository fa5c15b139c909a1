//! The search for a clearance, from whatever front it begins.

use super::Clearance;
use super::branch::Side;
use super::front::{Due, Open, Pair};
use super::gap::{Gap, gap_along, gap_beyond};
use super::pair::separation;
use super::warm::Warm;
use crate::bounds::{DiscFrame, DiscLanes};
use crate::work::{Stopped, Work};
use std::collections::BinaryHeap;

/// One search, in a front that may be left of an earlier one.
pub(super) struct Search<'a> {
    sides: &'a [Side<'a>; 2],
    frame: &'a DiscFrame,
    /// The limit, or the distance of the best pair so far.
    bound: f64,
    best: Option<Clearance>,
    /// Pairs to look into.
    open: BinaryHeap<Open>,
    /// How many pairs' bounds or distances were computed.
    looks: usize,
    /// When to ask next whether to stop.
    next_poll: usize,
    warm: &'a mut Warm,
}

/// Looks between two polls: some microseconds.
const POLL_EVERY: usize = 256;

impl<'a> Search<'a> {
    pub(super) fn new(
        sides: &'a [Side<'a>; 2],
        frame: &'a DiscFrame,
        limit: f64,
        warm: &'a mut Warm,
    ) -> Self {
        Self {
            sides,
            frame,
            bound: limit,
            best: None,
            open: BinaryHeap::new(),
            looks: 0,
            next_poll: POLL_EVERY,
            warm,
        }
    }

    pub(super) fn run(&mut self, work: &impl Work) -> Result<(), Stopped> {
        if let Some([triangle_a, triangle_b]) = self.warm.nearest {
            self.try_triangles(triangle_a, triangle_b);
        }
        if self.warm.is_worth_renewing() && self.renew(self.warm.cold_cost, work)? {
            return Ok(());
        }
        self.warm.begin();
        self.looks = 0;
        self.next_poll = POLL_EVERY;
        self.renew(usize::MAX, work)?;
        self.warm.note_cost(self.looks);
        Ok(())
    }

    /// Looks again at all pairs of the front that may hold the answer by now. False if that took more looks than it
    /// may: then a new front is cheaper.
    fn renew(&mut self, may_take: usize, work: &impl Work) -> Result<bool, Stopped> {
        let mut due = Due::new();
        let mut opened = Vec::new();
        for place in 0..self.warm.front.len() {
            let entry = &self.warm.front[place];
            if !self.warm.motion.keeps_apart(entry, self.bound) && due.push(entry.pair, place) {
                self.look_again(&mut due, &mut opened);
            }
        }
        self.look_again(&mut due, &mut opened);
        // From the end, so that the places of the others stay.
        for place in opened.into_iter().rev() {
            self.warm.front.swap_remove(place);
        }
        self.search(may_take, work)
    }

    /// Bounds pairs of the front anew. Those that are no longer far enough are open now, their places `opened`.
    fn look_again(&mut self, due: &mut Due, opened: &mut Vec<usize>) {
        let [side_a, side_b] = self.sides;
        let discs_a = side_a.discs(&due.pairs.map(|pair| pair.a)[..due.count]);
        let discs_b = side_b.discs(&due.pairs.map(|pair| pair.b)[..due.count]);
        let gaps = self.gaps(&discs_a, &self.frame.pose(&discs_b));
        for (i, gap) in gaps.into_iter().enumerate().take(due.count) {
            let (pair, place) = (due.pairs[i], due.places[i]);
            if gap.width > self.bound {
                self.warm.front[place] = self.warm.motion.kept(gap, pair);
            } else {
                self.open.push(Open { gap, pair });
                opened.push(place);
            }
        }
        self.looks += due.count;
        due.count = 0;
    }

    /// Looks into the open pairs, nearest first; what is not near enough goes to the front.
    fn search(&mut self, may_take: usize, work: &impl Work) -> Result<bool, Stopped> {
        while let Some(Open { gap, pair }) = self.open.pop() {
            if gap.width > self.bound || self.is_over() {
                // The others are no nearer.
                self.keep(gap, pair);
                self.keep_all();
                break;
            }
            if self.looks >= self.next_poll {
                self.next_poll = self.looks + POLL_EVERY;
                let is_stopped = work.stopped();
                if is_stopped || self.looks > may_take {
                    self.keep(gap, pair);
                    self.keep_all();
                    return if is_stopped { Err(Stopped) } else { Ok(false) };
                }
            }
            match (pair.a.triangle(), pair.b.triangle()) {
                (Some(triangle_a), Some(triangle_b)) => {
                    let gap = self.try_triangles(triangle_a, triangle_b);
                    self.keep(gap, pair);
                }
                _ => self.split(pair),
            }
        }
        Ok(true)
    }

    /// The nearest pair that the search found.
    pub(super) fn best(&self) -> Option<Clearance> {
        self.best
    }

    /// Whether nothing nearer can be found: the surfaces meet.
    pub(super) fn is_over(&self) -> bool {
        self.bound == 0.0 && self.best.is_some()
    }

    fn keep_all(&mut self) {
        for Open { gap, pair } in std::mem::take(&mut self.open) {
            self.keep(gap, pair);
        }
    }

    fn keep(&mut self, gap: Gap, pair: Pair) {
        let kept = self.warm.motion.kept(gap, pair);
        self.warm.front.push(kept);
    }

    /// Replaces the larger of two branches by its children.
    fn split(&mut self, pair: Pair) {
        let Pair { a, b, region } = pair;
        let [side_a, side_b] = self.sides;
        let split_a = match (a.triangle(), b.triangle()) {
            (Some(_), _) => false,
            (_, Some(_)) => true,
            _ => side_a.disc(a).radius >= side_b.disc(b).radius,
        };
        let (side, parent) = if split_a { (side_a, a) } else { (side_b, b) };
        let (children, count) = side.children(parent);
        let children = &children[..count];
        let gaps = if split_a {
            let one = side_b.discs(&[b; 4]);
            self.gaps(&side_a.discs(children), &self.frame.pose(&one))
        } else {
            let four = self.frame.pose(&side_b.discs(children));
            self.gaps(&side_a.discs(&[a; 4]), &four)
        };
        self.looks += count;
        for (child, gap) in children.iter().zip(gaps) {
            let pair = if split_a {
                Pair { a: *child, ..pair }
            } else {
                let region = self.warm.motion.within(region, *child);
                Pair {
                    a,
                    b: *child,
                    region,
                }
            };
            if gap.width > self.bound {
                self.keep(gap, pair);
            } else {
                self.open.push(Open { gap, pair });
            }
        }
    }

    /// Gaps between the discs' contents, surely no wider than the distances of their triangles as they are computed.
    #[inline]
    fn gaps(&self, a: &DiscLanes, b: &DiscLanes) -> [Gap; 4] {
        let wanted = (self.bound + self.frame.noise) as f32;
        let (widths, along) = a.gaps(b, wanted);
        let [x, y, z] = along.map(|v| v.to_array());
        let widths = widths.to_array();
        [0, 1, 2, 3].map(|i| Gap {
            width: f64::from(widths[i]) - self.frame.noise,
            along: [x[i], y[i], z[i]],
        })
    }

    /// Computes the distance of two triangles, which may be the best. Tells a gap between them.
    fn try_triangles(&mut self, triangle_a: u32, triangle_b: u32) -> Gap {
        self.looks += 1;
        let [side_a, side_b] = self.sides;
        let (corners_a, corners_b) = (side_a.corners(triangle_a), side_b.corners(triangle_b));
        let noise = self.frame.noise;
        if let Some(gap) = gap_beyond(&corners_a, &corners_b, self.bound + noise) {
            return gap.narrowed(noise);
        }
        let found = separation(&corners_a, &corners_b);
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
        let across = found.on_b - found.on_a;
        gap_along(&across, &corners_a, &corners_b).narrowed(noise)
    }
}
