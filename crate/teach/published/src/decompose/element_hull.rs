//! Computes the hull of an element, and tests whether the element lies on its surface.

use super::surface::Surface;
use nearpoint_geometry::closest::convex::{Convex, NO_HINT};
use nearpoint_geometry::collide::Plane;
use nearpoint_geometry::hull::{Dimension, Hull, HullError};

/// The hull of some triangles.
#[derive(Debug)]
pub(super) struct ElementHull {
    pub(super) hull: Hull,
    /// The mesh's vertices, ascending, each with its number in the hull, if it is extreme.
    numbers: Vec<(u32, Option<u32>)>,
}

impl ElementHull {
    /// Builds the hull of these triangles.
    pub(super) fn new(surface: &Surface, triangles: &[u32]) -> Result<Self, HullError> {
        let corners = triangles.iter().flat_map(|&t| surface.corners(t));
        let mut numbers: Vec<(u32, Option<u32>)> = corners.map(|v| (v, None)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let points: Vec<_> = numbers.iter().map(|(v, _)| *surface.point(*v)).collect();
        let hull = Hull::build(&points)?;
        for (i, &source) in (0_u32..).zip(hull.source_indices()) {
            numbers[source as usize].1 = Some(i);
        }
        Ok(Self { hull, numbers })
    }

    /// Returns the mesh's vertex for each vertex of the hull.
    pub(super) fn vertices(&self) -> Vec<u32> {
        let sources = self.hull.source_indices().iter();
        sources.map(|&s| self.numbers[s as usize].0).collect()
    }

    /// Returns a corner of the triangle that is a vertex of the hull, by its number in the hull.
    pub(super) fn extreme_corner(&self, corners: [u32; 3]) -> Option<u32> {
        let number = |v| self.numbers.binary_search_by_key(&v, |n| n.0).ok();
        let mut all = corners.into_iter().filter_map(number);
        all.find_map(|i| self.numbers[i].1)
    }

    /// Returns whether no vertex is above any of the triangles' planes by more than `height`; exact if that is 0.
    pub(super) fn is_convex(&self, surface: &Surface, triangles: &[u32], height: f64) -> bool {
        if self.hull.dimension() != Dimension::Solid {
            return true;
        }
        triangles.iter().all(|&triangle| match height > 0.0 {
            true => self.height_above(surface, triangle) <= height,
            false => self.is_supported(surface, triangle),
        })
    }

    /// Returns whether nothing is above the plane. If no neighbour of a vertex in the plane is above, no vertex is above.
    fn is_supported(&self, surface: &Surface, triangle: u32) -> bool {
        let plane = Plane::new(&surface.points(triangle));
        let is_below = |v: &u32| plane.side(self.hull.vertex(*v)) <= 0;
        match self.extreme_corner(surface.corners(triangle)) {
            Some(corner) => self.hull.neighbours().get(corner).iter().all(is_below),
            None => (0..self.hull.vertices().len() as u32).all(|v| is_below(&v)),
        }
    }

    /// Returns the height of the farthest vertex above a triangle's plane; 0 if the triangle has none.
    fn height_above(&self, surface: &Surface, triangle: u32) -> f64 {
        let normal = surface.normal(triangle);
        let near = self.extreme_corner(surface.corners(triangle));
        let top = self.hull.support(&normal, near.unwrap_or(NO_HINT));
        normal.dot(&(self.hull.vertex(top) - surface.points(triangle)[0]))
    }
}

/// Returns whether the element is not flat: a vertex of the hull is more than `height` below the plane of one of the
/// triangles.
pub(super) fn is_bent(surface: &Surface, triangles: &[u32], hull: &Hull, height: f64) -> bool {
    hull.dimension() == Dimension::Solid
        && triangles.iter().any(|&triangle| {
            let down = -surface.normal(triangle);
            let lowest = hull.support(&down, NO_HINT);
            down.dot(&(hull.vertex(lowest) - surface.points(triangle)[0])) > height
        })
}
