//! What a mesh keeps of the surfaces that its faces lie on.

use super::face_surface::{FaceSurface, Stated};
use super::{Mesh, MeshError};
use std::sync::Arc;

impl Mesh {
    /// The mesh with the surfaces that its faces lie on, one for each face in the order of [`Mesh::faces`]' numbers,
    /// and how far the surface is from each triangle at most, in the mesh's unit.
    ///
    /// Every point of a face is on its surface, but for rounding. A *deviation* is a bound that holds: no point of the
    /// surface over the triangle, up to the true edges of its face, is farther from the triangle. The corners lie on the
    /// surface. Of the triangles of a planar face it is 0: what the face has beyond them, between a round edge and its
    /// chords, is no farther from the chord than the bound of the triangle on the other side of it; only along an edge
    /// that is a rim is it their own.
    ///
    /// A mesh made from this one, as by [`Mesh::inset`], has none of this.
    ///
    /// # Errors
    /// A [`MeshError`] where there are more or fewer of them, or one is none.
    pub fn with_surfaces(
        mut self,
        surfaces: Vec<FaceSurface>,
        deviations: Vec<f32>,
    ) -> Result<Mesh, MeshError> {
        if surfaces.len() != self.face_count() as usize {
            return Err(MeshError::SurfaceCount {
                surfaces: surfaces.len(),
                faces: self.face_count(),
            });
        }
        if deviations.len() != self.triangles().len() {
            return Err(MeshError::DeviationCount {
                deviations: deviations.len(),
                triangles: self.triangles().len(),
            });
        }
        if let Some(face) = surfaces.iter().position(|surface| !surface.is_sound()) {
            return Err(MeshError::Surface { face });
        }
        let is_bound = |d: &f32| d.is_finite() && *d >= 0.0;
        if let Some(triangle) = deviations.iter().position(|d| !is_bound(d)) {
            return Err(MeshError::Deviation { triangle });
        }
        self.stated = Some(Arc::new(Stated {
            surfaces,
            deviations,
        }));
        Ok(self)
    }

    /// The surface that each face lies on; empty where that is not known.
    pub fn surfaces(&self) -> &[FaceSurface] {
        self.stated.as_ref().map_or(&[], |stated| &stated.surfaces)
    }

    /// How far the surface is from each triangle at most; empty where that is not known.
    pub fn deviations(&self) -> &[f32] {
        self.stated
            .as_ref()
            .map_or(&[], |stated| &stated.deviations)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::make;
    use crate::{Point, Vector};

    fn told(surfaces: Vec<FaceSurface>, deviations: Vec<f32>) -> Result<Mesh, MeshError> {
        let mesh = Mesh::weld(make::uv_sphere(8, 4, 1.0)).unwrap();
        // A coarse sphere is one face only if its file says so.
        let vertices = mesh.vertices().iter().map(|&p| p.into()).collect();
        let count = mesh.triangles().len();
        Mesh::from_parts(vertices, mesh.triangles().to_vec(), vec![0; count])?
            .with_surfaces(surfaces, deviations)
    }

    const BALL: FaceSurface = FaceSurface::Sphere {
        centre: Point::new(0.0, 0.0, 0.0),
        radius: 1.0,
    };

    #[test]
    fn a_mesh_keeps_what_it_is_told_and_one_made_of_it_does_not() {
        let mesh = told(vec![BALL], vec![0.5; 48]).unwrap();
        assert_eq!(mesh.surfaces(), [BALL]);
        assert_eq!(mesh.deviations(), [0.5; 48]);
        let inset = mesh.inset(0.01).unwrap();
        assert!(inset.surfaces().is_empty() && inset.deviations().is_empty());
    }

    #[test]
    fn what_is_no_surface_or_no_bound_is_refused() {
        let refused = |surfaces: Vec<FaceSurface>, deviations: Vec<f32>| {
            told(surfaces, deviations).unwrap_err().to_string()
        };
        let fine = || vec![0.5; 48];
        let found = refused(vec![BALL; 2], fine());
        assert_eq!(found, "2 surfaces are given for 1 faces");
        let found = refused(vec![BALL], vec![0.5; 47]);
        assert_eq!(found, "47 deviations are given for 48 triangles");
        let mut bounds = fine();
        for bad in [f32::NAN, f32::INFINITY, -0.1] {
            bounds[7] = bad;
            let said = refused(vec![BALL], bounds.clone());
            assert!(said.starts_with("the deviation of triangle 7 "), "{said}");
        }
        let (point, axis) = (Point::origin(), Vector::z());
        let long = axis * 1.5;
        let none = Point::new(f64::NAN, 0.0, 0.0);
        use FaceSurface::*;
        #[rustfmt::skip]
        let bad = [
            Plane { normal: long },
            Plane { normal: axis * f64::NAN },
            Cylinder { through: none, axis, radius: 1.0 },
            Cylinder { through: point, axis: long, radius: 1.0 },
            Cylinder { through: point, axis, radius: 0.0 },
            Cone { apex: point, axis, half_angle: 1.6 },
            Sphere { centre: point, radius: f64::INFINITY },
            Torus { centre: point, axis, major: 2.0, minor: -1.0 },
        ];
        for surface in bad {
            let said = refused(vec![surface], fine());
            assert!(said.starts_with("the surface of face 0 "), "{said}");
        }
    }
}
