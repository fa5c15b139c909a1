//! Insets a mesh on all sides.

use super::normal::unit_normal;
use super::{Mesh, MeshError};
use crate::tolerance::FLAT_CORNER;
use crate::{Point, Vector};
use nalgebra::Matrix3;

/// The largest motion of a vertex, relative to that of its faces: a needle's tip would go far.
const MAX_MITRE: f64 = 4.0;

impl Mesh {
    /// Returns the same triangles with all faces moved inwards by `by`, outwards where it is negative. The vertices move to
    /// where the moved planes of their triangles meet, in the least squares sense. A wall thinner than twice as much is
    /// turned inside out. Inwards is against the normals, or along them where the triangles are turned inside out as a
    /// whole.
    ///
    /// # Errors
    /// Returns [`MeshError::NotFinite`] if `by` is not finite, or too large.
    pub fn inset(&self, by: f64) -> Result<Mesh, MeshError> {
        let normals: Vec<Vector> = (0..self.triangles().len() as u32)
            .map(|t| unit_normal(&self.corners(t)))
            .collect();
        let mut planes = vec![(Matrix3::zeros(), Vector::zeros()); self.vertices().len()];
        for (corners, normal) in self.triangles().iter().zip(&normals) {
            for i in 0..3 {
                let [at, next, last] =
                    [0, 1, 2].map(|k| self.vertices()[corners[(i + k) % 3] as usize]);
                let weight = (next - at).angle(&(last - at));
                let (squares, sum) = &mut planes[corners[i] as usize];
                *squares += normal * normal.transpose() * weight;
                *sum += normal * weight;
            }
        }
        let by = if self.signed_volume() < 0.0 { -by } else { by };
        let moved = |(vertex, (squares, sum)): (&Point, &(Matrix3<f64>, Vector))| {
            (vertex - mitre(squares, sum) * by).into()
        };
        let vertices = self.vertices().iter().zip(&planes).map(moved).collect();
        let mesh = Mesh::from_parts(vertices, self.triangles().to_vec(), self.faces().to_vec())?;
        Ok(mesh.with_rounding(self.rounding()))
    }

    /// Returns six times the enclosed volume, seen from a vertex; negative for triangles turned inside out.
    fn signed_volume(&self) -> f64 {
        let Some(from) = self.vertices().first() else {
            return 0.0;
        };
        let of = |t: u32| {
            let [a, b, c] = self.corners(t).map(|p| p - from);
            a.dot(&b.cross(&c))
        };
        (0..self.triangles().len() as u32).map(of).sum()
    }
}

/// Returns the shortest vector whose component along each normal is 1, in the sense of least squares.
fn mitre(squares: &Matrix3<f64>, sum: &Vector) -> Vector {
    let eigen = squares.symmetric_eigen();
    let largest = eigen.eigenvalues.amax();
    let mut mitre = Vector::zeros();
    for (axis, &value) in eigen.eigenvectors.column_iter().zip(&eigen.eigenvalues) {
        if value > FLAT_CORNER * largest {
            mitre += axis * (axis.dot(sum) / value);
        }
    }
    let length = mitre.norm();
    mitre * (MAX_MITRE / length.max(MAX_MITRE))
}
