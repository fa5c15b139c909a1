//! Bounds the volume of the intersection of two solids.
//!
//! Let A and B be the solids, A′ and B′ their meshes, and Z(A) the union of the zones of A's facets, in which A and A′
//! differ. A point that is in A∩B but not in A′∩B′ is in A but not in A′, or in B but not in B′. In the first case it is in
//! Z(A), outside A′, and in B, which is in B′ ∪ Z(B). A point that is lost is in Z(A), inside A′ and B′, or the same with A
//! and B exchanged. So only the zones of facets that reach the other's mesh or its zones count. The volume grows by at most
//! their volume outside their own mesh, and shrinks by at most that inside.
//!
//! The zone of a facet of deviation d is what is above it and below it, d × its area each, and around its sides half a
//! cylinder each and in all one ball at its corners: π/2 d² × the length of its sides + 4/3 π d³ (Steiner's formula for a
//! flat triangle). The zone above a facet is outside its mesh, and that below it inside, unless another facet of the same
//! mesh is there: then it counts as both. The zones around sides and corners count as both, too. Facets are cut where only
//! a piece of them reaches the other.

use super::super::core::Place;
use super::boxes_of_others;
use crate::closest::{Side, all_beyond, any_within};
use crate::collide::common::Common;
use crate::order::compare_by_order;
use crate::shape::{area, middle, unit_normal};
use crate::tolerance::DISTANCE_NOISE;
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Vector};
use std::cmp::Ordering;
use std::collections::{BTreeSet, BinaryHeap};
use std::f64::consts::PI;

/// The number of pieces that are visited beyond the facets themselves, for each part.
const MOST_TESTS: usize = 1024;
/// The number of pieces between two polls.
const POLL_EVERY: usize = 64;

/// Bounds the volume of the intersection of two closed solids, given the intersection `common` of their meshes.
// Never inlined: loaded by this name.
#[inline(never)]
pub(in super::super) fn volume(
    place: &Place,
    b_in_a: &Pose,
    common: &Common,
    work: &impl Work,
) -> Result<[f64; 2], Stopped> {
    let deviations = place.solids.map(|solid| solid.largest_deviation());
    let slack = deviations[0] + deviations[1] + place.tolerance;
    let around = boxes_of_others(place.solids, b_in_a, slack);
    // Positions are rounded.
    let rounding = place.tolerance * common.area();
    let [mut lost, mut gained] = [rounding; 2];
    for (own, around) in around.iter().enumerate() {
        let mut zones = Zones {
            place,
            own,
            open: BinaryHeap::new(),
            tests: 0,
            rounded: BTreeSet::new(),
            inside: 0.0,
            outside: 0.0,
            work,
        };
        zones.measure(&super::facets_in(place.solids[own].shape, around))?;
        lost += zones.inside;
        gained += zones.outside;
    }
    let meshes = common.volume();
    Ok([(meshes - lost).max(0.0), meshes + gained])
}

/// The zones of a part's facets that reach the other part, and their volume.
struct Zones<'a, 's, W> {
    place: &'a Place<'s>,
    own: usize,
    open: BinaryHeap<Piece>,
    tests: usize,
    /// The facets whose corners are counted.
    rounded: BTreeSet<u32>,
    /// The volume inside the part's mesh.
    inside: f64,
    /// The volume outside the part's mesh.
    outside: f64,
    work: &'a W,
}

/// A triangle inside a facet.
struct Piece {
    facet: u32,
    corners: [Point; 3],
    /// The sides, by the corners they start from, that lie on sides of the facet.
    on_rim: [bool; 3],
    /// The space above it.
    above: f64,
}

impl<W: Work> Zones<'_, '_, W> {
    fn measure(&mut self, facets: &[u32]) -> Result<(), Stopped> {
        let solid = self.place.solids[self.own];
        for &facet in facets {
            if solid.deviation(facet) > 0.0 {
                let corners = self.side().corners(facet);
                self.look(facet, corners, [true; 3])?;
            }
        }
        let most = self.tests + MOST_TESTS;
        while self.tests < most {
            let Some(piece) = self.open.pop() else { break };
            for (corners, on_rim) in piece.halves() {
                self.look(piece.facet, corners, on_rim)?;
            }
        }
        for piece in std::mem::take(&mut self.open) {
            self.count(&piece);
        }
        Ok(())
    }

    fn side(&self) -> &Side<'_> {
        self.place.side(self.own)
    }

    /// Counts a piece whose zone reaches the other part, drops one whose zone does not, and keeps one that may have to be
    /// cut.
    fn look(&mut self, facet: u32, corners: [Point; 3], rim: [bool; 3]) -> Result<(), Stopped> {
        self.tests += 1;
        self.work.poll(self.tests.is_multiple_of(POLL_EVERY))?;
        let deviation = self.place.solids[self.own].deviation(facet);
        let piece = Piece::new(facet, corners, rim, deviation);
        let (middle, radius) = piece.ball();
        let other = 1 - self.own;
        let solid = self.place.solids[other];
        let reach = radius + deviation + self.place.tolerance;
        let largest = solid.largest_deviation();
        let side = self.place.side(other);
        if all_beyond(side, &middle, largest + reach, |t| {
            solid.deviation(t) + reach
        }) {
            if self.place.containers[other].contains(&middle) {
                self.count(&piece);
            }
        } else if radius > deviation + largest {
            self.open.push(piece);
        } else {
            self.count(&piece);
        }
        Ok(())
    }

    fn count(&mut self, piece: &Piece) {
        let deviation = self.place.solids[self.own].deviation(piece.facet);
        let mut around = PI / 2.0 * deviation * deviation * piece.rim();
        if self.rounded.insert(piece.facet) {
            around += 4.0 / 3.0 * PI * deviation * deviation * deviation;
        }
        let [above, below] = self.neighbours(piece, deviation);
        self.inside += piece.above * (1.0 + f64::from(u8::from(above))) + around;
        self.outside += piece.above * (1.0 + f64::from(u8::from(below))) + around;
    }

    /// Returns whether another facet of the same mesh may be above a piece, within `height`, and whether below.
    fn neighbours(&self, piece: &Piece, height: f64) -> [bool; 2] {
        let normal = unit_normal(&piece.corners);
        let side = self.side();
        let noise = DISTANCE_NOISE * side.reach();
        let along = |k: usize| piece.corners[(k + 1) % 3] - piece.corners[k];
        let outward: [Vector; 3] = [0, 1, 2].map(|k| along(k).cross(&normal));
        let mut found = [false; 2];
        let (middle, radius) = piece.ball();
        any_within(side, &middle, radius + height, |triangle| {
            if triangle == piece.facet {
                return false;
            }
            let corners = side.corners(triangle);
            let is_beside = (0..3).any(|k| {
                let from = piece.corners[k];
                let least = noise * outward[k].norm();
                corners
                    .iter()
                    .all(|p| outward[k].dot(&(p - from)) >= -least)
            });
            if !is_beside {
                let heights = corners.map(|p| normal.dot(&(p - piece.corners[0])));
                found[0] |=
                    heights.iter().any(|h| *h > noise) && heights.iter().any(|h| *h < height);
                found[1] |=
                    heights.iter().any(|h| *h < -noise) && heights.iter().any(|h| *h > -height);
            }
            found == [true; 2]
        });
        found
    }
}

impl Piece {
    fn new(facet: u32, corners: [Point; 3], on_rim: [bool; 3], deviation: f64) -> Self {
        Self {
            facet,
            corners,
            on_rim,
            above: area(&corners) * deviation,
        }
    }

    fn ball(&self) -> (Point, f64) {
        let middle = middle(&self.corners);
        let far = self.corners.iter().map(|p| (p - middle).norm());
        (middle, far.fold(0.0, f64::max))
    }

    fn length(&self, side: usize) -> f64 {
        (self.corners[(side + 1) % 3] - self.corners[side]).norm()
    }

    /// Returns the length of the facet's sides on the piece.
    fn rim(&self) -> f64 {
        let sides = (0..3).filter(|&k| self.on_rim[k]);
        sides.map(|k| self.length(k)).sum()
    }

    /// Returns both halves, cut across the longest side.
    fn halves(&self) -> [([Point; 3], [bool; 3]); 2] {
        let longest = (0..3).max_by(|&i, &j| self.length(i).total_cmp(&self.length(j)));
        let at = |k: usize| (longest.unwrap_or(0) + k) % 3;
        let [p, q, apex] = [0, 1, 2].map(|k| self.corners[at(k)]);
        let [along, next, last] = [0, 1, 2].map(|k| self.on_rim[at(k)]);
        let middle = p + (q - p) / 2.0;
        [
            ([p, middle, apex], [along, false, last]),
            ([middle, q, apex], [along, next, false]),
        ]
    }
}

impl Ord for Piece {
    fn cmp(&self, other: &Self) -> Ordering {
        self.above.total_cmp(&other.above)
    }
}

compare_by_order!(Piece);
