//! Looks for a point that proves that two parts overlap, for any surfaces within the deviations.

use super::depth::Depth;
use super::enclosed::is_enclosed;
use super::face_profiles::FaceProfiles;
use super::solid::Solid;
use crate::closest::{
    PosedShape, all_beyond_reach, cast_ray, common_point, project_point, to_triangle,
};
use crate::collide::intersection::{Intersection, IntersectionFacet, SourceTriangle};
use crate::collide::{ClosedOperand, Contact, TrianglePair};
use crate::executor::{DynExecutor, Executor, Interrupted};
use crate::shape::{triangle_centroid, unit_normal};
use crate::{Point, Pose, RigidTransform, Vector};
use std::cell::OnceCell;

/// Two parts at their relative pose; points are in A's frame.
pub(super) struct PosedPair<'a> {
    pub solids: [&'a Solid<'a>; 2],
    /// The sides, created on demand: they need discs, and parts that only touch do not use them.
    sides: [OnceCell<PosedShape<'a>>; 2],
    pub containers: [ClosedOperand<'a>; 2],
    pub pose: RigidTransform,
    /// The distance by which a point must exceed the deviation of each surface.
    pub tolerance: f64,
    pub profiles: FaceProfiles<'a>,
}

/// The number of facets of an intersection that are tried, the largest first: a thick body has large facets.
const MAX_FACETS: usize = 256;
/// The number of corners of meeting triangles that are tried where there is no intersection.
pub(super) const MAX_CORNERS: usize = 1024;
/// The positions tried between two opposite surfaces, as fractions of their distance.
const FRACTIONS: [f64; 3] = [0.5, 0.125, 0.875];

impl<'a> PosedPair<'a> {
    /// Poses solid B in A's frame; `tolerance` is the distance by which a point must exceed the deviation of each
    /// surface.
    pub fn new(
        solids: [&'a Solid<'a>; 2],
        b_in_a: &Pose,
        tolerance: f64,
        executor: &'a dyn DynExecutor,
    ) -> Self {
        let pose = RigidTransform::new(b_in_a);
        Self {
            solids,
            sides: Default::default(),
            containers: ClosedOperand::pair(solids[0].shape, solids[1].shape, &pose),
            pose,
            tolerance,
            profiles: FaceProfiles::new(solids, pose, tolerance, executor),
        }
    }

    /// Returns the shape of A (0) or of B (1), in A's frame; it is created on the first call.
    pub fn side(&self, number: usize) -> &PosedShape<'a> {
        let pose = [None, Some(self.pose)][number];
        self.sides[number].get_or_init(|| PosedShape::new(self.solids[number].shape, pose))
    }

    /// Proves the overlap by a point inside both true surfaces, and returns the sum of the surfaces' deviations there.
    /// Returns None if no point that was tried proves it.
    pub fn find_proof(
        &self,
        pairs: &[TrianglePair],
        intersection: Option<&Intersection>,
        deepest: Option<&Depth>,
        executor: &impl Executor,
    ) -> Result<Option<f64>, Interrupted> {
        let first =
            deepest.and_then(|depth| self.prove_by_surface(depth.source?, &depth.deepest()));
        if first.is_some() {
            return Ok(first);
        }
        let Some(common) = intersection else {
            return self.prove_by_corners(pairs, executor);
        };
        for facet in largest_first(common).into_iter().take(MAX_FACETS) {
            executor.poll(true)?;
            let corners = common.triangle(facet);
            let found = if common.is_closed {
                self.prove_by_intersection(facet.source, &corners)
            } else {
                self.prove_by_surface(facet.source, &triangle_centroid(&corners))
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Returns whether two facets without deviation cross at a point where both surfaces surely continue.
    pub fn is_certain_crossing(&self, pair: &TrianglePair) -> bool {
        let corners = [self.side(0).corners(pair.a), self.side(1).corners(pair.b)];
        let at = || common_point(&corners[0], &corners[1]);
        let facets = [pair.a, pair.b];
        let is_known = |side: usize| self.deviation_at(side, facets[side], &at()) == 0.0;
        pair.contact == Contact::Crossing && (0..2).all(is_known)
    }

    /// Returns whether two of these facets share a point that is surely on both surfaces. Facets of planar faces alone are
    /// no proof: at a round hole they cover slivers of it.
    pub fn is_certain_contact(
        &self,
        touching: &[[u32; 2]],
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        for &facets in touching {
            executor.poll(true)?;
            let corners = [0, 1].map(|side| self.side(side).corners(facets[side]));
            let [a, b] = &corners;
            let inner = [
                common_point(a, b),
                triangle_centroid(a),
                triangle_centroid(b),
            ];
            let is_certain =
                |p: &Point| (0..2).all(|side| self.is_certain_point(side, facets[side], p));
            if a.iter().chain(b).chain(&inner).any(is_certain) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns whether a point of a facet is surely on the part's surface: a corner, or a point that no deviation reaches.
    fn is_certain_point(&self, side: usize, facet: u32, p: &Point) -> bool {
        let corners = self.side(side).corners(facet);
        let is_corner = corners
            .iter()
            .any(|corner| (corner - p).norm() <= self.tolerance);
        to_triangle(p, &corners).distance_squared.sqrt() <= self.tolerance
            && (is_corner || self.deviation_at(side, facet, p) == 0.0)
    }

    /// Returns how far a part's surface may be from a point of one of its facets.
    fn deviation_at(&self, side: usize, facet: u32, p: &Point) -> f64 {
        self.solids[side].deviation_at(self.side(side), facet, p)
    }

    /// Returns the part, 0 or 1, that is open and yet around the other, so that the other may be meant to be inside.
    pub fn enclosing_open_part(&self) -> Option<usize> {
        let around = |open: usize| {
            let other = self.side(1 - open);
            let mesh = other.shape.mesh();
            let inner = other.point(&mesh.vertices()[mesh.triangles()[0][0] as usize]);
            let own = match open {
                0 => inner,
                _ => self.pose.inverse_point(&inner),
            };
            is_enclosed(self.solids[open].shape, &own)
        };
        (0..2).find(|&part| !self.solids[part].shape.is_closed() && around(part))
    }

    /// Looks for a proof in meshes whose insides overlap themselves: at the corners of triangles that meet, and at one
    /// corner of each shell.
    fn prove_by_corners(
        &self,
        pairs: &[TrianglePair],
        executor: &impl Executor,
    ) -> Result<Option<f64>, Interrupted> {
        let of_pair = |pair: &TrianglePair| [SourceTriangle::A(pair.a), SourceTriangle::B(pair.b)];
        let mut triangles: Vec<SourceTriangle> = pairs.iter().flat_map(of_pair).collect();
        triangles.sort();
        triangles.dedup();
        triangles.extend([SourceTriangle::A(0), SourceTriangle::B(0)]);
        for &of in triangles.iter().take(MAX_CORNERS) {
            executor.poll(true)?;
            let (side, triangle) = of.side();
            let corners = self.side(side).corners(triangle);
            let found = corners.iter().find_map(|p| self.prove_by_surface(of, p));
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Returns the deviation at a point of one surface, if it is so far inside the other part that the true surface is
    /// inside the true part there.
    fn prove_by_surface(&self, of: SourceTriangle, p: &Point) -> Option<f64> {
        let (side, triangle) = of.side();
        let other = 1 - side;
        if !self.solids[other].shape.is_closed() || !self.containers[other].contains(p) {
            return None;
        }
        let own = self.deviation_at(side, triangle, p);
        let reach = match own > 0.0 {
            true => own.max(self.solids[side].reach(triangle)),
            false => 0.0,
        };
        self.is_beyond_deviation(other, p, reach + self.tolerance)
            .then(|| own + self.deviation_near(other, p))
    }

    /// Looks for a point inside both parts below a facet of their intersection.
    fn prove_by_intersection(&self, of: SourceTriangle, corners: &[Point; 3]) -> Option<f64> {
        let inward = -unit_normal(corners);
        let begin = {
            let (side, triangle) = of.side();
            self.solids[side].reach(triangle) + 2.0 * self.tolerance
        };
        let from = triangle_centroid(corners) + inward * begin;
        let (opposite, reach) = self.opposite_surface(&from, &inward)?;
        let gap = opposite - reach - 2.0 * self.tolerance;
        if gap <= 0.0 {
            return None;
        }
        let points = FRACTIONS.map(|fraction| from + inward * (gap * fraction));
        points.iter().find_map(|p| {
            let inside = self
                .containers
                .iter()
                .all(|container| container.contains(p));
            let proven = inside
                && [0, 1]
                    .iter()
                    .all(|&side| self.is_beyond_deviation(side, p, self.tolerance));
            proven.then(|| self.deviation_near(0, p) + self.deviation_near(1, p))
        })
    }

    /// Returns the distance of the first surface of either part, and its reach there.
    fn opposite_surface(&self, from: &Point, direction: &Vector) -> Option<(f64, f64)> {
        let [a, b] = self.solids.map(|solid| solid.shape);
        let in_b = (
            self.pose.inverse_point(from),
            self.pose.inverse_vector(direction),
        );
        let hits = [cast_ray(a, from, direction), cast_ray(b, &in_b.0, &in_b.1)];
        let surfaces = hits.iter().zip(self.solids).filter_map(|(hit, solid)| {
            let hit = (*hit)?;
            Some((hit.t, solid.reach(hit.triangle)))
        });
        surfaces.min_by(|x, y| x.0.total_cmp(&y.0))
    }

    /// Returns whether a point is farther from every triangle of a part than that triangle's reach plus `more`.
    pub fn is_beyond_deviation(&self, side: usize, p: &Point, more: f64) -> bool {
        let solid = self.solids[side];
        let largest = solid.max_reach() + more;
        all_beyond_reach(self.side(side), p, largest, |t| solid.reach(t) + more)
    }

    fn deviation_near(&self, side: usize, p: &Point) -> f64 {
        let near = project_point(self.side(side), p, 0.0, 0);
        self.solids[side].deviation(near.triangle)
    }
}

/// Sorts the facets of an intersection, the largest first, equal ones in their order.
fn largest_first(intersection: &Intersection) -> Vec<&IntersectionFacet> {
    let area = |facet: &IntersectionFacet| {
        let [a, b, c] = intersection.triangle(facet);
        (b - a).cross(&(c - a)).norm_squared()
    };
    let mut facets: Vec<(f64, &IntersectionFacet)> = (intersection.facets.iter())
        .map(|facet| (area(facet), facet))
        .collect();
    facets.sort_by(|x, y| y.0.total_cmp(&x.0));
    facets.into_iter().map(|(_, facet)| facet).collect()
}
