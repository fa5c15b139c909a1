//! Normals of triangles and the angle between two of them; which triangles have none.

use super::Mesh;
use super::edges::Side;
use crate::{Point, Vector};
use robust::{Coord, orient2d};

/// Whether the corners lie on one line, exactly: all three shadows on the coordinate planes have area zero.
pub(crate) fn is_degenerate(corners: &[Point; 3]) -> bool {
    let flat = |u: usize, v: usize| {
        let [a, b, c] = corners.map(|p| Coord { x: p[u], y: p[v] });
        orient2d(a, b, c) == 0.0
    };
    flat(0, 1) && flat(1, 2) && flat(2, 0)
}

/// The unit normal, counterclockwise corners seen from its tip; zero if the corners lie on a line, or so nearly that
/// their cross product vanishes.
pub(crate) fn unit_normal(corners: &[Point; 3]) -> Vector {
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

/// How the surface bends at an edge with two triangles: their unit normals, the second turned round if the triangles
/// are given in opposite senses.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bend {
    p: Vector,
    q: Vector,
}

impl Bend {
    /// None if one of the triangles has no normal.
    pub(crate) fn at(mesh: &Mesh, sides: [Side; 2]) -> Option<Bend> {
        let [p, q] = sides.map(|side| unit_normal(&mesh.corners(side.triangle())));
        if p == Vector::zeros() || q == Vector::zeros() {
            return None;
        }
        let [up, also_up] = sides.map(|side| side.runs_up(mesh));
        Some(Bend {
            p,
            q: if up == also_up { -q } else { q },
        })
    }

    /// Cosine of the angle between the normals: 1 where the triangles lie flat beside each other, −1 where one folds
    /// back over the other.
    pub(crate) fn cosine(&self) -> f64 {
        self.p.dot(&self.q)
    }

    /// tan(θ/4) of the angle θ between the normals, from sin(θ/2) = |p − q| / 2: no loss of digits at small angles.
    pub(crate) fn quarter_tangent(&self) -> f64 {
        let sine = ((self.p - self.q).norm() / 2.0).min(1.0);
        sine / (1.0 + (1.0 - sine * sine).sqrt())
    }
}
