//! Computes the normals of triangles and the angle between two of them, and finds triangles without one.

use super::Mesh;
use super::edges::HalfEdge;
use crate::{Point, Vector};
use robust::{Coord, orient2d};

/// Returns whether the corners lie on one line, exactly: all three projections on the coordinate planes have area zero.
pub(crate) fn is_degenerate(corners: &[Point; 3]) -> bool {
    let flat = |u: usize, v: usize| {
        let [a, b, c] = corners.map(|p| Coord { x: p[u], y: p[v] });
        orient2d(a, b, c) == 0.0
    };
    flat(0, 1) && flat(1, 2) && flat(2, 0)
}

/// Returns the area of a triangle, to rounding.
pub(crate) fn area([a, b, c]: &[Point; 3]) -> f64 {
    (b - a).cross(&(c - a)).norm() / 2.0
}

/// Returns the mean of a triangle's corners.
pub(crate) fn triangle_centroid([a, b, c]: &[Point; 3]) -> Point {
    Point::from((a.coords + b.coords + c.coords) / 3.0)
}

/// Returns the unit normal of a triangle, from whose tip the corners run counterclockwise. It is zero if the corners
/// lie on a line, or so nearly that their cross product vanishes.
pub fn unit_normal(corners: &[Point; 3]) -> Vector {
    let [a, b, c] = corners;
    // Scaled to about 1 first, so that tiny and huge triangles have normals too.
    let (u, v) = (b - a, c - a);
    let size = u.amax().max(v.amax());
    if size == 0.0 || !size.is_finite() {
        return Vector::zeros();
    }
    let normal = (u / size).cross(&(v / size));
    normal.try_normalize(0.0).unwrap_or_else(Vector::zeros)
}

/// The unit normals of a mesh's triangles; zero where there is none.
#[derive(Debug)]
pub(crate) struct Normals<'a> {
    mesh: &'a Mesh,
    normals: Vec<Vector>,
}

impl<'a> Normals<'a> {
    pub(crate) fn new(mesh: &'a Mesh) -> Self {
        let triangles = 0..mesh.triangles().len() as u32;
        Self {
            mesh,
            normals: triangles.map(|t| unit_normal(&mesh.corners(t))).collect(),
        }
    }

    pub(crate) fn of_triangle(&self, triangle: u32) -> Option<Vector> {
        let normal = self.normals[triangle as usize];
        (normal != Vector::zeros()).then_some(normal)
    }

    /// Returns how the surface bends at an edge with two triangles; None if one of the triangles has no normal.
    pub(crate) fn dihedral_angle(&self, sides: [HalfEdge; 2]) -> Option<DihedralAngle> {
        let [p, q] = sides.map(|side| self.of_triangle(side.triangle()));
        let [up, also_up] = sides.map(|side| side.is_forward(self.mesh));
        Some(DihedralAngle {
            p: p?,
            q: if up == also_up { -q? } else { q? },
        })
    }
}

/// The bend of the surface at an edge: the unit normals of its two triangles, the second reversed if the triangles are
/// given in opposite senses.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DihedralAngle {
    p: Vector,
    q: Vector,
}

impl DihedralAngle {
    /// Returns the cosine of the angle between the normals: 1 where the triangles lie flat beside each other, −1 where one
    /// folds back over the other.
    pub(crate) fn cosine(&self) -> f64 {
        self.p.dot(&self.q)
    }

    /// Returns tan(θ/4) of the angle θ between the normals.
    pub(crate) fn quarter_tangent(&self) -> f64 {
        quarter_tangent(&self.p, &self.q)
    }
}

/// Returns tan(θ/4) of the angle θ between two vectors of length one, from sin(θ/2) = |p − q| / 2, which loses no digits at
/// small angles.
pub(super) fn quarter_tangent(p: &Vector, q: &Vector) -> f64 {
    let sine = ((p - q).norm() / 2.0).min(1.0);
    sine / (1.0 + (1.0 - sine * sine).sqrt())
}
