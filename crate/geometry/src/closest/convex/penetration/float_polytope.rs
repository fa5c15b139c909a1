//! Maintains a closed surface around the origin inside the difference, whose distance from the origin proves a depth.

use super::{BestDirection, INITIAL_CAPACITY};
use crate::Vector;
use crate::closest::convex::minkowski_difference::MinkowskiDifference;
use crate::closest::convex::{
    Convex, GjkStep, Proximity, ProximitySettings, Simplex, SupportPoint,
};
use crate::tolerance::{CONVEX_NOISE, CONVEX_TOUCH_DISTANCE};
use crate::trace::Trace;

/// A closed surface of triangles between points of the difference (every edge is passed once either way), each with the
/// origin strictly below its plane. Then the origin is inside, and so is a ball around it that no plane cuts. The ball is
/// in the hull of the corners, so in the difference: the depth is at least the least distance of a plane. The surface need
/// not be convex for that: it remains a proof after the shapes have moved, and no predicate need be exact.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::closest::convex) struct FloatPolytope {
    corners: Vec<SupportPoint>,
    facets: Vec<Facet>,
    /// The edges around the facets that a new corner sees.
    horizon: Vec<[u32; 2]>,
    /// The number of corners after the search that began it.
    initial_corners: usize,
    /// The largest coordinate of any point.
    max_abs_coordinate: f64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Facet {
    /// The corners, counterclockwise seen from outside.
    corners: [u32; 3],
    /// The outward normal, of length one.
    normal: Vector,
    /// The distance of its plane from the origin.
    distance: f64,
    /// The distance of its plane, or infinite once nothing of the difference lies above it.
    rank: f64,
}

impl Facet {
    /// Returns None if the origin is not surely below the facet.
    #[inline]
    fn new(corners: &[SupportPoint], numbers: [u32; 3]) -> Option<Self> {
        let [p, q, r] = numbers.map(|i| &corners[i as usize].difference);
        let normal = (q - p).cross(&(r - p));
        let height = normal.dot(p);
        let length = normal.norm();
        let distance = height / length;
        // A facet without area fails both conditions.
        (height > 0.0 && distance.is_finite()).then(|| Self {
            corners: numbers,
            normal: normal / length,
            distance,
            rank: distance,
        })
    }
}

impl FloatPolytope {
    /// Creates the surface of a tetrahedron, if the origin is inside.
    pub(super) fn from_tetrahedron(simplex: &Simplex) -> Option<Box<Self>> {
        let &[a, b, c, d] = simplex.corners() else {
            return None;
        };
        let [p, q, r, s] = [a, b, c, d].map(|corner| corner.difference);
        let mut corners = Vec::with_capacity(INITIAL_CAPACITY);
        if (q - p).cross(&(r - p)).dot(&(s - p)) < 0.0 {
            corners.extend([a, b, c, d]);
        } else {
            corners.extend([a, c, b, d]);
        }
        let mut facets = Vec::with_capacity(2 * INITIAL_CAPACITY);
        for numbers in [[0, 1, 2], [0, 3, 1], [1, 3, 2], [2, 3, 0]] {
            facets.push(Facet::new(&corners, numbers)?);
        }
        Some(Box::new(Self {
            corners,
            facets,
            horizon: Vec::new(),
            initial_corners: 0,
            max_abs_coordinate: simplex.max_abs_coordinate(),
        }))
    }

    /// Moves the surface's points with the shapes and returns its nearest facet, if it still is around the origin.
    pub(in crate::closest::convex) fn pose<A: Convex, B: Convex>(
        &mut self,
        difference: &MinkowskiDifference<'_, A, B>,
    ) -> Option<Simplex> {
        let counts = [difference.a.count(), difference.b.count()];
        self.max_abs_coordinate = 0.0;
        for corner in &mut self.corners {
            let [on_a, on_b] = corner.indices;
            if on_a >= counts[0] || on_b >= counts[1] {
                return None;
            }
            *corner = difference.support_point(corner.indices);
            self.max_abs_coordinate = self.max_abs_coordinate.max(corner.max_abs_coordinate());
        }
        for facet in &mut self.facets {
            *facet = Facet::new(&self.corners, facet.corners)?;
        }
        let facet = self.facets[self.nearest()];
        let corners = facet.corners.map(|i| self.corners[i as usize]);
        Some(Simplex::closest_point_to(&(facet.normal * facet.distance), corners).0)
    }

    /// Expands until no facet is nearer than the best direction shows. Returns None if a sign is in doubt, or if the depth
    /// is within rounding.
    pub(in crate::closest::convex) fn depth<A: Convex, B: Convex>(
        &mut self,
        difference: &MinkowskiDifference<'_, A, B>,
        settings: &ProximitySettings,
        trace: &mut impl Trace<GjkStep>,
    ) -> Option<Proximity> {
        let mut best = BestDirection::NONE;
        let mut end = (settings.max_iterations, false);
        for expansion in 0..settings.max_iterations {
            let index = self.nearest();
            let facet = self.facets[index];
            let noise = CONVEX_NOISE * self.reach_of(&facet);
            if facet.rank >= best.height - noise {
                end = (expansion, true);
                break;
            }
            let near = self.corners[facet.corners[0] as usize].indices;
            let support = difference.support(&facet.normal, near);
            let height = facet.normal.dot(&support.difference);
            best.lower(height, facet.corners, facet.normal);
            let upper = best.height;
            trace.record(|| GjkStep::ExpandPolytope {
                facet: facet.corners.map(|i| self.corners[i as usize]),
                normal: facet.normal,
                support,
                lower: facet.distance,
                upper,
            });
            self.max_abs_coordinate = self.max_abs_coordinate.max(support.max_abs_coordinate());
            if height - facet.distance <= CONVEX_NOISE * self.max_abs_coordinate {
                // The facet is on the boundary of the difference, so its bound is final.
                self.facets[index].rank = f64::INFINITY;
            } else {
                self.insert(support)?;
            }
        }
        if best.height <= CONVEX_TOUCH_DISTANCE * self.max_abs_coordinate {
            return None;
        }
        let facets = self.facets.iter().map(|facet| facet.corners);
        let nearest = self.facets[self.nearest()].rank;
        Some(best.answer(difference, &self.corners, facets, end, nearest))
    }

    fn nearest(&self) -> usize {
        let mut best = 0;
        for (i, facet) in self.facets.iter().enumerate() {
            if facet.rank < self.facets[best].rank {
                best = i;
            }
        }
        best
    }

    #[inline]
    fn reach_of(&self, facet: &Facet) -> f64 {
        let reaches = facet
            .corners
            .map(|i| self.corners[i as usize].max_abs_coordinate());
        reaches.into_iter().fold(0.0, f64::max)
    }

    /// Replaces all facets that the corner sees by those from their rim to it.
    fn insert(&mut self, corner: SupportPoint) -> Option<()> {
        let known = self
            .corners
            .iter()
            .position(|other| other.indices == corner.indices);
        let number = known.unwrap_or(self.corners.len()) as u32;
        if known.is_none() {
            self.corners.push(corner);
        }
        self.open(&corner.difference);
        for i in 0..self.horizon.len() {
            let [from, to] = self.horizon[i];
            if from == number || to == number {
                continue;
            }
            let facet = [from, to, number];
            // Where the surface is not convex, the facet on the other side may be the same; then both vanish.
            if known.is_none() || !self.cancel(facet) {
                self.facets.push(Facet::new(&self.corners, facet)?);
            }
        }
        (!self.facets.is_empty()).then_some(())
    }

    /// Removes the facets that a point sees and stores their rim.
    fn open(&mut self, point: &Vector) {
        self.horizon.clear();
        let noise = CONVEX_NOISE * self.max_abs_coordinate;
        let mut i = 0;
        while i < self.facets.len() {
            let facet = &self.facets[i];
            if facet.normal.dot(point) - facet.distance <= noise {
                i += 1;
                continue;
            }
            let [a, b, c] = facet.corners;
            for [from, to] in [[a, b], [b, c], [c, a]] {
                match self.horizon.iter().position(|&edge| edge == [to, from]) {
                    Some(back) => drop(self.horizon.swap_remove(back)),
                    None => self.horizon.push([from, to]),
                }
            }
            self.facets.swap_remove(i);
        }
    }

    /// Removes the reverse of this facet, if there is one.
    fn cancel(&mut self, [a, b, c]: [u32; 3]) -> bool {
        let turned = [[b, a, c], [a, c, b], [c, b, a]];
        let found = self
            .facets
            .iter()
            .position(|facet| turned.contains(&facet.corners));
        if let Some(i) = found {
            self.facets.swap_remove(i);
        }
        found.is_some()
    }

    /// Returns whether it has not many more corners than a new search would need.
    pub(in crate::closest::convex) fn is_reusable(&mut self) -> bool {
        if self.initial_corners == 0 {
            self.initial_corners = self.corners.len();
        }
        self.corners.len() <= 2 * self.initial_corners
    }
}
