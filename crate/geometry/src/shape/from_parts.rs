//! Builds a mesh from welded data, and its faces.

use super::faces::{between_sharp_edges, number_in_order};
use super::mesh::{Mesh, MeshError, check, coordinate};
use crate::Point;

impl Mesh {
    /// Builds a mesh from data that is already welded, such as from another worker. It checks indices, numbers and lengths,
    /// but does not look for equal positions. Faces are renumbered in order of their first triangle; without faces they are
    /// the regions between sharp edges.
    pub fn from_parts(
        vertices: Vec<[f64; 3]>,
        triangles: Vec<[u32; 3]>,
        faces: Vec<u32>,
    ) -> Result<Mesh, MeshError> {
        check(&vertices, &triangles, &faces)?;
        let vertices = vertices.into_iter().map(|p| p.map(coordinate).into());
        let vertices = vertices.collect();
        Ok(Self::grouped(vertices, triangles, faces))
    }

    /// Adds the faces to checked vertices and triangles.
    pub(super) fn grouped(vertices: Vec<Point>, triangles: Vec<[u32; 3]>, faces: Vec<u32>) -> Mesh {
        let mut mesh = Mesh {
            vertices,
            triangles,
            faces,
            face_count: 0,
            face_surfaces: None,
            face_colours: None,
            rounding: 0.0,
        };
        if mesh.faces.is_empty() {
            mesh.faces = between_sharp_edges(&mesh);
        }
        mesh.face_count = number_in_order(&mut mesh.faces);
        // Readers reserve memory for thousands, more than a small mesh needs.
        mesh.triangles.shrink_to_fit();
        mesh.faces.shrink_to_fit();
        mesh
    }
}
