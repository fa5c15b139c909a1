//! Finds the edges that show a part's form in a drawing.

use super::Mesh;
use super::edges::Edges;
use super::normal::Normals;
use crate::nalgebra::ComplexField;
use crate::tolerance::SHARP_EDGE_ANGLE;

/// Returns the edges, as vertex indices in order, where the surface ends, where more than two triangles meet, or where it
/// bends by more than [`SHARP_EDGE_ANGLE`]. Beside a triangle without a normal, an edge between two faces counts.
pub fn feature_edges(mesh: &Mesh) -> Vec<[u32; 2]> {
    let limit = ComplexField::cos(SHARP_EDGE_ANGLE);
    let (faces, normals) = (mesh.faces(), Normals::new(mesh));
    Edges::new(mesh)
        .iter()
        .filter(|(_, sides)| match *sides {
            &[p, q] => normals.dihedral_angle([p, q]).map_or_else(
                || faces[p.triangle() as usize] != faces[q.triangle() as usize],
                |bend| bend.cosine() < limit,
            ),
            _ => true,
        })
        .map(|(edge, _)| edge)
        .collect()
}
