//! A mesh of parts that are welded already, and its faces.

use super::faces::{between_sharp_edges, number_in_order};
use super::mesh::{Mesh, MeshError, check, coordinate};
use crate::Point;

impl Mesh {
    /// A mesh of data that is welded already, as it comes from another worker: indices, numbers and lengths are
    /// checked, equal positions are not looked for. Faces are numbered anew, in order of their first triangle; if none
    /// are given they are the regions between sharp edges.
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
            stated: None,
            rounding: 0.0,
        };
        if mesh.faces.is_empty() {
            mesh.faces = between_sharp_edges(&mesh);
        }
        mesh.face_count = number_in_order(&mut mesh.faces);
        // Readers make room by the thousand: more than a small mesh is.
        mesh.triangles.shrink_to_fit();
        mesh.faces.shrink_to_fit();
        mesh
    }
}
