//! Bounds the volume of the intersection of two solids.
//!
//! Let A and B be the solids, A′ and B′ their meshes, and Z(A) the union of the zones of A's facets, in which A and A′
//! differ. A point that is in A∩B but not in A′∩B′ is in A but not in A′, or in B but not in B′. In the first case it is in
//! Z(A), outside A′, and in B, which is in B′ ∪ Z(B). A point that is lost is in Z(A), inside A′ and B′, or the same with A
//! and B exchanged. So only the zones of facets that reach the other's mesh or its zones count. The volume grows by at most
//! their volume outside their own mesh, and shrinks by at most that inside.
//!
//! The zone of a facet of deviation d consists of the space above it and below it, d × its area each. Around each side
//! there is half a cylinder, and at the corners together one ball: π/2 d² × the length of its sides + 4/3 π d³ (Steiner's
//! formula for a flat triangle). The zone above a facet is outside its mesh, and that below it inside, unless another facet
//! of the same mesh is there: then it counts as both. The zones around sides and corners count as both, too. Facets are cut
//! where only a piece of them reaches the other.

use super::super::interference_proof::PosedPair;
use super::boxes_of_others;
use crate::closest::{PosedShape, all_beyond_reach, any_within_distance};
use crate::collide::intersection::Intersection;
use crate::executor::{Executor, Interrupted};
use crate::order::compare_by_order;
use crate::shape::{area, triangle_centroid, unit_normal};
use crate::tolerance::DISTANCE_NOISE;
use crate::{Point, Pose, Vector};
use std::cmp::Ordering;
use std::collections::{BTreeSet, BinaryHeap};
use std::f64::consts::PI;

/// The number of pieces that are visited beyond the facets themselves, for each part.
const MAX_TESTS: usize = 1024;
/// The number of pieces between two polls.
const POLL_EVERY: usize = 64;

/// Bounds the volume of the intersection of two closed solids, given the intersection `intersection` of their meshes.
// Never inlined: loaded by this name.
#[inline(never)]
pub(in super::super) fn volume(
    pair: &PosedPair,
    b_in_a: &Pose,
    intersection: &Intersection,
    executor: &impl Executor,
) -> Result<[f64; 2], Interrupted> {
    let deviations = pair.solids.map(|solid| solid.max_deviation());
    let slack = deviations[0] + deviations[1] + pair.tolerance;
    let around = boxes_of_others(pair.solids, b_in_a, slack);
    // Positions are rounded.
    let rounding = pair.tolerance * intersection.area();
    let [mut lost, mut gained] = [rounding; 2];
    for (own, around) in around.iter().enumerate() {
        let mut zones = ZoneVolumes {
            pair,
            own,
            open: BinaryHeap::new(),
            tests: 0,
            rounded: BTreeSet::new(),
            inside: 0.0,
            outside: 0.0,
            executor,
        };
        zones.measure(&super::facets_in(pair.solids[own].shape, around))?;
        lost += zones.inside;
        gained += zones.outside;
    }
    let meshes = intersection.volume();
    Ok([(meshes - lost).max(0.0), meshes + gained])
}

/// The zones of a part's facets that reach the other part, and their volume.
struct ZoneVolumes<'a, 's, W> {
    pair: &'a PosedPair<'s>,
    own: usize,
    open: BinaryHeap<Piece>,
    tests: usize,
    /// The facets whose corners are counted.
    rounded: BTreeSet<u32>,
    /// The volume inside the part's mesh.
    inside: f64,
    /// The volume outside the part's mesh.
    outside: f64,
    executor: &'a W,
}

/// A triangle inside a facet.
struct Piece {
    facet: u32,
    corners: [Point; 3],
    /// The sides, by the corners they start from, that lie on sides of the facet.
    on_boundary: [bool; 3],
    /// The space above it.
    zone: f64,
}

impl<W: Executor> ZoneVolumes<'_, '_, W> {
    fn measure(&mut self, facets: &[u32]) -> Result<(), Interrupted> {
        let solid = self.pair.solids[self.own];
        for &facet in facets {
            if solid.deviation(facet) > 0.0 {
                let corners = self.side().corners(facet);
                self.classify(facet, corners, [true; 3])?;
            }
        }
        let most = self.tests + MAX_TESTS;
        while self.tests < most {
            let Some(piece) = self.open.pop() else { break };
            for (corners, on_rim) in piece.halves() {
                self.classify(piece.facet, corners, on_rim)?;
            }
        }
        for piece in std::mem::take(&mut self.open) {
            self.count(&piece);
        }
        Ok(())
    }

    fn side(&self) -> &PosedShape<'_> {
        self.pair.side(self.own)
    }

    /// Counts a piece whose zone reaches the other part, drops one whose zone does not, and keeps one that may have to be
    /// cut.
    fn classify(
        &mut self,
        facet: u32,
        corners: [Point; 3],
        rim: [bool; 3],
    ) -> Result<(), Interrupted> {
        self.tests += 1;
        self.executor.poll(self.tests.is_multiple_of(POLL_EVERY))?;
        let deviation = self.pair.solids[self.own].deviation(facet);
        let piece = Piece::new(facet, corners, rim, deviation);
        let (middle, radius) = piece.ball();
        let other = 1 - self.own;
        let solid = self.pair.solids[other];
        let reach = radius + deviation + self.pair.tolerance;
        let largest = solid.max_deviation();
        let side = self.pair.side(other);
        if all_beyond_reach(side, &middle, largest + reach, |t| {
            solid.deviation(t) + reach
        }) {
            if self.pair.containers[other].contains(&middle) {
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
        let deviation = self.pair.solids[self.own].deviation(piece.facet);
        let mut around = PI / 2.0 * deviation * deviation * piece.boundary_length();
        if self.rounded.insert(piece.facet) {
            around += 4.0 / 3.0 * PI * deviation * deviation * deviation;
        }
        let [above, below] = self.neighbours(piece, deviation);
        self.inside += piece.zone * (1.0 + f64::from(u8::from(above))) + around;
        self.outside += piece.zone * (1.0 + f64::from(u8::from(below))) + around;
    }

    /// Returns whether another facet of the same mesh may be above a piece, within `height`, and whether below.
    fn neighbours(&self, piece: &Piece, height: f64) -> [bool; 2] {
        let normal = unit_normal(&piece.corners);
        let side = self.side();
        let noise = DISTANCE_NOISE * side.max_abs_coordinate();
        let along = |k: usize| piece.corners[(k + 1) % 3] - piece.corners[k];
        let outward: [Vector; 3] = [0, 1, 2].map(|k| along(k).cross(&normal));
        let mut found = [false; 2];
        let (middle, radius) = piece.ball();
        any_within_distance(side, &middle, radius + height, |triangle| {
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
    fn new(facet: u32, corners: [Point; 3], on_boundary: [bool; 3], deviation: f64) -> Self {
        Self {
            facet,
            corners,
            on_boundary,
            zone: area(&corners) * deviation,
        }
    }

    fn ball(&self) -> (Point, f64) {
        let centre = triangle_centroid(&self.corners);
        let far = self.corners.iter().map(|p| (p - centre).norm());
        (centre, far.fold(0.0, f64::max))
    }

    fn length(&self, side: usize) -> f64 {
        (self.corners[(side + 1) % 3] - self.corners[side]).norm()
    }

    /// Returns the length of the facet's sides on the piece.
    fn boundary_length(&self) -> f64 {
        let sides = (0..3).filter(|&k| self.on_boundary[k]);
        sides.map(|k| self.length(k)).sum()
    }

    /// Returns both halves, cut across the longest side.
    fn halves(&self) -> [([Point; 3], [bool; 3]); 2] {
        let longest = (0..3).max_by(|&i, &j| self.length(i).total_cmp(&self.length(j)));
        let at = |k: usize| (longest.unwrap_or(0) + k) % 3;
        let [p, q, apex] = [0, 1, 2].map(|k| self.corners[at(k)]);
        let [along, next, last] = [0, 1, 2].map(|k| self.on_boundary[at(k)]);
        let centre = p + (q - p) / 2.0;
        [
            ([p, centre, apex], [along, false, last]),
            ([centre, q, apex], [along, next, false]),
        ]
    }
}

impl Ord for Piece {
    fn cmp(&self, other: &Self) -> Ordering {
        self.zone.total_cmp(&other.zone)
    }
}

compare_by_order!(Piece);
