//! The edges that show a part's form in a drawing.

use super::Mesh;
use super::edges::Edges;
use super::normal::Normals;
use crate::nalgebra::ComplexField;
use crate::tolerance::SHARP_EDGE_ANGLE;

/// Edges, as vertex indices, where the surface ends, where more than two triangles meet, or where it bends by more than
/// [`SHARP_EDGE_ANGLE`]; beside a triangle without a normal, where two faces meet. In order of their vertices.
pub fn feature_edges(mesh: &Mesh) -> Vec<[u32; 2]> {
    let limit = ComplexField::cos(SHARP_EDGE_ANGLE);
    let (faces, normals) = (mesh.faces(), Normals::of(mesh));
    Edges::of(mesh)
        .iter()
        .filter(|(_, sides)| match *sides {
            &[p, q] => normals.bend([p, q]).map_or_else(
                || faces[p.triangle() as usize] != faces[q.triangle() as usize],
                |bend| bend.cosine() < limit,
            ),
            _ => true,
        })
        .map(|(edge, _)| edge)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::make;

    #[test]
    fn a_box_shows_its_edges_and_a_tube_its_rims() {
        let features = |soup| feature_edges(&Mesh::weld(soup).unwrap());
        assert_eq!(features(make::cuboid(1.0, 2.0, 3.0)).len(), 12);
        assert_eq!(features(make::tube(24, 2.0, 1.0, 1.0)).len(), 4 * 24);
        assert_eq!(features(make::torus(40, 16, 1.0, 0.3)).len(), 0);
    }

    #[test]
    fn an_open_surface_shows_its_boundary() {
        let mut soup = make::torus(40, 16, 1.0, 0.3);
        soup.triangles.truncate(soup.triangles.len() - 2);
        assert_eq!(feature_edges(&Mesh::weld(soup).unwrap()).len(), 4);
    }
}
