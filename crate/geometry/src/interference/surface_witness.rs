//! Locates points over the known surfaces of two parts, near facets that decide nothing.
//!
//! Let all facets whose surface may reach a ball belong to one known surface S. What the part's border has in the ball is
//! closed, and has no rim. So it is all of S there, or nothing. It is not nothing if the ball contains some of the border,
//! by the nearness of the surface ([`super::Solid::deviation_at`]). Then the height over S says which side of the
//! border the points of the ball are on, as exactly as the file states S. So a point of one part's surface is known to be
//! inside the other, on its surface, or outside.

use super::interference_proof::PosedPair;
use super::surface_facet::SurfaceFacet;
use super::tolerance_zone::ToleranceZone;
use super::worst_facets::WorstFacets;
use crate::Point;
use crate::closest::{any_within_distance, common_point, project_point, to_triangle};
use crate::executor::{Executor, Interrupted};
use crate::shape::triangle_centroid;

impl PosedPair<'_> {
    /// Returns whether a point of one part's surface, near facets that may overlap, is surely inside the other.
    pub(super) fn is_overlap_witnessed(
        &self,
        near: &WorstFacets,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        self.is_witnessed(near, executor, |[_, high]| high < -self.tolerance)
    }

    /// Returns whether a point of one part's surface, near facets that touch, is surely on the other's.
    pub(super) fn is_contact_witnessed(
        &self,
        near: &WorstFacets,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        self.is_witnessed(near, executor, |[low, high]| {
            low >= -self.tolerance && high <= self.tolerance
        })
    }

    fn is_witnessed(
        &self,
        near: &WorstFacets,
        executor: &impl Executor,
        is_meant: impl Fn([f64; 2]) -> bool,
    ) -> Result<bool, Interrupted> {
        for facets in &near.facets {
            executor.poll(true)?;
            if self.witness_heights(*facets).any(&is_meant) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the heights of points of either part's surface, near two facets, over the other's surface.
    fn witness_heights(&self, facets: [u32; 2]) -> impl Iterator<Item = [f64; 2]> {
        let corners = [0, 1].map(|side| self.side(side).corners(facets[side]));
        let [a, b] = corners.map(|corners| triangle_centroid(&corners));
        let near = [a, b, common_point(&corners[0], &corners[1])];
        let tries = (0..2).flat_map(move |side| near.map(|p| (side, p)));
        let tries =
            tries.flat_map(|(side, p)| [false, true].map(|is_tangent| (side, p, is_tangent)));
        tries.filter_map(move |(side, p, is_tangent)| {
            let own = self.surface_facet(side, facets[side])?;
            let p = match is_tangent {
                false => p,
                // Two surfaces touch where the other is nearest to this one's centre or axis.
                true => self
                    .surface_facet(1 - side, facets[1 - side])?
                    .project(&own.core(&p)?)?,
            };
            let point = own.project(&p)?;
            let [own_low, own_high] = self.local_heights(side, &point, facets[side])?;
            let is_on_it = own_low.abs().max(own_high.abs()) <= self.tolerance;
            let other = 1 - side;
            let [low, high] = self.local_heights(other, &point, facets[other])?;
            is_on_it.then_some([low + own_low, high + own_high])
        })
    }

    /// Returns the bounds of a point's height over the part's border, outward, if the border near it lies on one known
    /// surface. The search for the nearest facet begins at this one.
    fn local_heights(&self, side: usize, p: &Point, facet: u32) -> Option<[f64; 2]> {
        let (solid, posed) = (self.solids[side], self.side(side));
        let near = project_point(posed, p, 0.0, facet);
        let known = self.surface_facet(side, near.triangle)?;
        let bound = solid.deviation_at(posed, near.triangle, &near.point);
        let reach = near.distance + bound + self.tolerance;
        let faces = solid.shape.mesh().faces();
        let is_same = |triangle: u32| {
            faces[triangle as usize] == faces[near.triangle as usize]
                || (self.surface_facet(side, triangle))
                    .is_some_and(|other| known.is_same_surface(&other, p, reach, self.tolerance))
        };
        let is_other = |triangle: u32| {
            let off = to_triangle(p, &posed.corners(triangle)).distance_squared;
            off.sqrt() <= reach + solid.deviation(triangle) && !is_same(triangle)
        };
        let is_alone = known.is_one_sheet(reach)
            && !any_within_distance(posed, p, reach + solid.max_deviation(), is_other);
        is_alone.then(|| known.outward_heights(p)).flatten()
    }

    fn surface_facet(&self, side: usize, triangle: u32) -> Option<SurfaceFacet<'_>> {
        let solid = self.solids[side];
        let corners = self.side(side).corners(triangle);
        let zone = ToleranceZone::new(corners, solid.envelope(triangle));
        let pose = [None, Some(&self.pose)][side];
        let zone = pose.map_or(zone, |pose| zone.posed(pose));
        SurfaceFacet::new(solid, triangle, corners, zone, pose)
    }
}
