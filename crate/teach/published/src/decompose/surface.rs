//! Provides the triangles that are decomposed, and the relation of two of them across an edge.

use nearpoint_geometry::collide::Plane;
use nearpoint_geometry::shape::{Mesh, unit_normal};
use nearpoint_geometry::{Point, Vector};

/// A triangle's side along an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Side {
    /// The vertices of the edge, the lower first.
    pub(super) edge: [u32; 2],
    pub(super) triangle: u32,
    /// The triangle's corner that is not on the edge.
    apex: u32,
    /// True if the triangle runs from the lower vertex to the higher one.
    runs_up: bool,
}

/// The relation of two triangles across an edge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Relation {
    Convex,
    /// The first one's centroid is this high above the second one's plane.
    Concave {
        height: f64,
    },
    /// They run along the edge in the same sense: one of them shows its back.
    Inconsistent,
}

/// A mesh, with its normals as they are or all reversed.
#[derive(Debug)]
pub(super) struct Surface<'a> {
    mesh: &'a Mesh,
    is_flipped: bool,
    /// ε.
    flatness: f64,
}

impl<'a> Surface<'a> {
    /// Wraps a mesh; `is_flipped` reverses all normals.
    pub(super) fn new(mesh: &'a Mesh, is_flipped: bool, flatness: f64) -> Self {
        Self {
            mesh,
            is_flipped,
            flatness,
        }
    }

    /// Returns the position of a vertex.
    pub(super) fn point(&self, vertex: u32) -> &'a Point {
        &self.mesh.vertices()[vertex as usize]
    }

    /// Returns the corners, counterclockwise seen from outside.
    pub(super) fn corners(&self, triangle: u32) -> [u32; 3] {
        let [a, b, c] = self.mesh.triangles()[triangle as usize];
        if self.is_flipped {
            [a, c, b]
        } else {
            [a, b, c]
        }
    }

    /// Returns the corners of a triangle, counterclockwise seen from outside.
    pub(super) fn points(&self, triangle: u32) -> [Point; 3] {
        self.corners(triangle).map(|v| *self.point(v))
    }

    /// Returns the unit normal of a triangle.
    pub(super) fn normal(&self, triangle: u32) -> Vector {
        unit_normal(&self.points(triangle))
    }

    /// Returns the sides of a triangle. There are none if it repeats a vertex: such a triangle is a segment or a point, and
    /// its sides would cancel the boundary that it lies on.
    pub(super) fn sides(&self, triangle: u32) -> impl Iterator<Item = Side> {
        let [a, b, c] = self.corners(triangle);
        let is_whole = a != b && b != c && c != a;
        let sides = [[a, b, c], [b, c, a], [c, a, b]].into_iter();
        sides
            .filter(move |_| is_whole)
            .map(move |[from, to, apex]| Side {
                edge: [from.min(to), from.max(to)],
                triangle,
                apex,
                runs_up: from < to,
            })
    }

    /// Returns whether `a` and `b`, two sides of one edge, are convex there: with c the perpendicular from the edge to a's
    /// centroid, c must lie below b's plane, and the normals must agree. Normals here are those of the corners' order, so
    /// that they agree when the triangles run along the edge in opposite senses.
    pub(super) fn relation(&self, a: &Side, b: &Side) -> Relation {
        if a.runs_up == b.runs_up {
            return Relation::Inconsistent;
        }
        let points = self.points(b.triangle);
        let apex = self.point(a.apex);
        let height = || unit_normal(&points).dot(&(apex - points[0])) / 3.0;
        let is_concave = if self.flatness > 0.0 {
            height() >= self.flatness
        } else {
            Plane::new(&points).side(apex) > 0
        };
        match is_concave {
            true => Relation::Concave { height: height() },
            false => Relation::Convex,
        }
    }
}
