//! Copies the triangles of a mesh that a refinement may divide, and puts the divided ones in their place.

use super::Refinement;
use crate::shape::Mesh;
use crate::shape::face_surface::FaceSurfaces;
use std::sync::Arc;

/// The triangles of a mesh that have at least two vertices of wanted ones.
pub(super) struct Region {
    /// Their numbers in the mesh.
    pub(super) triangles: Vec<u32>,
    /// The vertices in the mesh of their vertices.
    vertices: Vec<u32>,
    /// For each vertex of the mesh, its number here; it is meaningless for others.
    numbers: Vec<u32>,
    is_wanted_vertex: Vec<bool>,
}

impl Region {
    pub(super) fn around(mesh: &Mesh, is_wanted: &[bool]) -> Self {
        let mut is_wanted_vertex = vec![false; mesh.vertices.len()];
        let wanted = mesh.triangles.iter().zip(is_wanted).filter(|of| *of.1);
        for &v in wanted.flat_map(|(corners, _)| corners) {
            is_wanted_vertex[v as usize] = true;
        }
        let is_inside = |corners: &[u32; 3]| {
            let wanted = corners.iter().filter(|&&v| is_wanted_vertex[v as usize]);
            wanted.count() >= 2
        };
        let triangles = (0..).zip(&mesh.triangles);
        let triangles = triangles.filter(|(_, corners)| is_inside(corners));
        let triangles: Vec<u32> = triangles.map(|(t, _)| t).collect();
        let (mut vertices, mut numbers) = (Vec::new(), vec![u32::MAX; mesh.vertices.len()]);
        for &v in triangles.iter().flat_map(|&t| &mesh.triangles[t as usize]) {
            let number = &mut numbers[v as usize];
            if *number == u32::MAX {
                *number = vertices.len() as u32;
                vertices.push(v);
            }
        }
        Self {
            triangles,
            vertices,
            numbers,
            is_wanted_vertex,
        }
    }

    /// Returns the triangles of the region as a mesh of their own.
    pub(super) fn mesh(&self, all: &Mesh) -> Mesh {
        let own = |v: u32| self.numbers[v as usize];
        let triangles = self.triangles.iter();
        Mesh {
            vertices: (self.vertices.iter())
                .map(|&v| all.vertices[v as usize])
                .collect(),
            triangles: (triangles.clone())
                .map(|&t| all.triangles[t as usize].map(own))
                .collect(),
            faces: triangles.map(|&t| all.faces[t as usize]).collect(),
            face_surfaces: all.face_surfaces.clone(),
            face_colours: None,
            ..*all
        }
    }

    /// Returns whether each vertex of the region is one of a wanted triangle.
    pub(super) fn inner_vertices(&self) -> Vec<bool> {
        let is_inner = |&v: &u32| self.is_wanted_vertex[v as usize];
        self.vertices.iter().map(is_inner).collect()
    }

    /// Returns the mesh with the divided facets in place of the region's, after all others, and the triangle of the mesh
    /// that each is a part of.
    pub(super) fn replaced(
        &self,
        all: &Mesh,
        stated: &FaceSurfaces,
        refinement: &Refinement,
    ) -> (Mesh, Vec<u32>) {
        let fine = &refinement.mesh;
        let (known, first) = (self.vertices.len(), all.vertices.len());
        let mut is_inside = vec![false; all.triangles.len()];
        (self.triangles.iter()).for_each(|&t| is_inside[t as usize] = true);
        let mut sources: Vec<u32> = (0..all.triangles.len() as u32).collect();
        sources.retain(|&t| !is_inside[t as usize]);
        let others = sources.iter().map(|&t| t as usize);
        let mut mesh = Mesh {
            vertices: all.vertices.clone(),
            triangles: others.clone().map(|t| all.triangles[t]).collect(),
            faces: others.clone().map(|t| all.faces[t]).collect(),
            face_surfaces: None,
            face_colours: None,
            ..*all
        };
        let mut deviations: Vec<f32> = others.map(|t| stated.deviations[t]).collect();
        mesh.vertices.extend(&fine.vertices[known..]);
        let number = |v: u32| match self.vertices.get(v as usize) {
            Some(&vertex) => vertex,
            None => (first + v as usize - known) as u32,
        };
        (mesh.triangles).extend(fine.triangles.iter().map(|corners| corners.map(number)));
        mesh.faces.extend(&fine.faces);
        sources.extend(refinement.facets.iter().map(|facet| facet.source));
        deviations.extend(refinement.facets.iter().map(|facet| facet.deviation));
        mesh.face_surfaces = Some(Arc::new(FaceSurfaces {
            surfaces: stated.surfaces.clone(),
            deviations,
        }));
        (mesh, sources)
    }
}
