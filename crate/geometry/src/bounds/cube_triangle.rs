//! Tests whether a closed cube and a closed triangle share a point.

use crate::bounds::Aabb;
use crate::tolerance::CELL_NOISE;
use crate::{Point, Vector};

/// Returns whether the closed cube about `centre` with edges of twice `half`, along the axes, and the closed triangle share
/// a point. In doubt the answer is yes. Cubes and triangles apart by less than rounding may be reported as meeting; those
/// that meet are never reported as apart. A degenerate triangle is a segment or a point.
pub fn cube_intersects_triangle(centre: &Point, half: f64, corners: &[Point; 3]) -> bool {
    let facet = PreparedTriangle::new(*corners);
    let reach = facet
        .bounds
        .max_abs_coordinate()
        .max(centre.coords.amax() + half);
    facet.intersects_cube(centre, half, CELL_NOISE * reach)
}

/// A triangle prepared for tests against many cubes.
#[derive(Debug, Clone, Copy)]
pub struct PreparedTriangle {
    /// The triangle's corners.
    pub corners: [Point; 3],
    /// The box around the corners.
    pub bounds: Aabb,
    edges: [Vector; 3],
    normal: Vector,
    /// The scale of the normal's rounding.
    size: f64,
}

impl PreparedTriangle {
    /// Prepares a triangle, given by its corners, for tests against many cubes.
    pub fn new(corners: [Point; 3]) -> Self {
        let [a, b, c] = corners;
        let edges = [b - a, c - b, a - c];
        Self {
            corners,
            bounds: Aabb::from_points(&corners),
            edges,
            normal: edges[0].cross(&edges[1]),
            size: edges[0].lp_norm(1) * edges[1].lp_norm(1),
        }
    }

    /// Returns whether the boxes of cube and triangle share a point, or are no farther apart than `noise`.
    #[inline]
    pub fn bounds_intersect(&self, centre: &Point, half: f64, noise: f64) -> bool {
        let reach = half + noise;
        (0..3).all(|i| {
            self.bounds.lo[i] - centre[i] <= reach && centre[i] - self.bounds.hi[i] <= reach
        })
    }

    /// Returns on which sides of the triangle's plane the cube has points: below, above. Both if the plane meets the cube.
    pub fn sides(&self, centre: &Point, half: f64, noise: f64) -> [bool; 2] {
        let height = self.normal.dot(&(centre - self.corners[0]));
        let reach = half * self.normal.lp_norm(1) + self.plane_noise(noise);
        [height - reach <= 0.0, height + reach >= 0.0]
    }

    /// Returns how far rounding may take a height above the plane, times the length of the normal.
    pub fn plane_noise(&self, noise: f64) -> f64 {
        noise * (self.normal.lp_norm(1) + self.size)
    }

    /// Returns the normal of the triangle's plane, not of unit length; 0 if there is none.
    pub fn normal(&self) -> &Vector {
        &self.normal
    }

    /// Returns the vectors from each corner to the next.
    pub fn edges(&self) -> &[Vector; 3] {
        &self.edges
    }

    /// Tests separating axes: those of the cube, the normal, and the nine directions across an edge of each
    /// (Akenine-Möller, "Fast 3D triangle-box overlap testing", 2001). `noise` is how far rounding may move a corner.
    pub fn intersects_cube(&self, centre: &Point, half: f64, noise: f64) -> bool {
        if !self.bounds_intersect(centre, half, noise)
            || self.sides(centre, half, noise) != [true; 2]
        {
            return false;
        }
        self.intersects_across_edges(centre, |edge, u, v| {
            (half + noise) * (edge[u].abs() + edge[v].abs())
        })
    }

    /// Tests the triangle against a box that extends by `half` to either side along each axis.
    pub fn intersects_box(&self, centre: &Point, half: &Vector, noise: f64) -> bool {
        let off = (0..3).any(|i| {
            let reach = half[i] + noise;
            self.bounds.lo[i] - centre[i] > reach || centre[i] - self.bounds.hi[i] > reach
        });
        if off {
            return false;
        }
        let height = self.normal.dot(&(centre - self.corners[0]));
        if height.abs() > half.dot(&self.normal.abs()) + self.plane_noise(noise) {
            return false;
        }
        self.intersects_across_edges(centre, |edge, u, v| {
            (half[v] + noise) * edge[u].abs() + (half[u] + noise) * edge[v].abs()
        })
    }

    /// Returns whether no direction across an edge and an axis separates the triangle from a box. `reach` returns the box's
    /// extent in that direction, from the edge and the two other coordinates.
    #[inline]
    fn intersects_across_edges(
        &self,
        centre: &Point,
        reach: impl Fn(&Vector, usize, usize) -> f64,
    ) -> bool {
        let corners = self.corners.map(|p| p - centre);
        self.edges.iter().all(|edge| {
            (0..3).all(|axis| {
                let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
                let [a, b, c] = corners.map(|p| edge[u] * p[v] - edge[v] * p[u]);
                let reach = reach(edge, u, v);
                a.min(b).min(c) <= reach && a.max(b).max(c) >= -reach
            })
        })
    }
}
