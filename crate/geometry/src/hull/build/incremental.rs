//! Grows a hull by one point at a time, for a search that chooses the points.

use super::facet::Facets;
use super::quick::{Horizon, tetrahedron};
use crate::{Point, Vector};

/// A convex polyhedron of triangles, exact as [`crate::hull::Hull`] is: no sign about it is ever wrong.
#[derive(Debug)]
pub(crate) struct IncrementalHull {
    facets: Facets,
    horizon: Horizon,
}

impl IncrementalHull {
    /// Creates the tetrahedron of four of the points, from [`super::initial_simplex`]; the other points are not part of it
    /// yet.
    pub(crate) fn new(points: Vec<Point>, corners: [u32; 4]) -> Self {
        let capacity = points.capacity();
        let mut facets = Facets::new(points);
        facets.all.reserve(capacity);
        let first = tetrahedron(&mut facets, corners);
        let mut horizon = Horizon::default();
        horizon.new.extend(first);
        Self { facets, horizon }
    }

    /// Stores a point that is not part of the polyhedron yet; returns its number.
    pub(crate) fn add_point(&mut self, point: Point) -> u32 {
        self.facets.points.push(point);
        self.facets.points.len() as u32 - 1
    }

    /// Returns any facet that the point is strictly above, trying those last added first.
    pub(crate) fn visible_facet(&self, point: u32) -> Option<u32> {
        let all = 0..self.facets.all.len() as u32;
        all.rev()
            .find(|&facet| self.is_alive(facet) && self.is_above(point, facet))
    }

    pub(crate) fn is_above(&self, point: u32, facet: u32) -> bool {
        self.facets.is_above(point, facet)
    }

    pub(crate) fn is_alive(&self, facet: u32) -> bool {
        self.facets.at(facet).is_alive
    }

    /// Makes the point part of the polyhedron; it must be above `facet`.
    pub(crate) fn insert(&mut self, point: u32, facet: u32) {
        self.horizon.find_visible(&self.facets, facet, point);
        self.horizon.connect(&mut self.facets, point);
        for &seen in &self.horizon.visible {
            self.facets.remove(seen);
        }
    }

    /// Returns the facets that the last insertion added.
    pub(crate) fn added_facets(&self) -> &[u32] {
        &self.horizon.new
    }

    /// Returns the facets that the last insertion removed; a later facet may reuse a number.
    pub(crate) fn removed_facets(&self) -> &[u32] {
        &self.horizon.visible
    }

    pub(crate) fn corners(&self, facet: u32) -> [u32; 3] {
        self.facets.at(facet).corners
    }

    /// Returns the outward normal, as long as twice the facet's area.
    pub(crate) fn normal(&self, facet: u32) -> Vector {
        self.facets.at(facet).plane.normal
    }

    /// Returns one of the facet's corners.
    pub(crate) fn origin(&self, facet: u32) -> Point {
        self.facets.at(facet).plane.corners[0]
    }
}
