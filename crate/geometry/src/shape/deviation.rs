//! How far a mesh's facets may lie from the curved surface that they stand for.

use super::Mesh;
use super::edges::{Edges, Side};
use super::normal::Normals;
use crate::nalgebra::ComplexField;
use crate::tolerance::SHARP_EDGE_ANGLE;

/// Estimated chordal deviation of the whole mesh: the largest of [`chordal_deviation_by_face`].
pub fn chordal_deviation(mesh: &Mesh) -> f64 {
    chordal_deviation_by_face(mesh)
        .into_iter()
        .fold(0.0, f64::max)
}

/// Estimated chordal deviation of each face, in the mesh's unit: how far its facets may lie from the smooth surface that
/// they approximate. It is an estimate, made from the mesh alone, not a bound.
///
/// A facet of width c that spans the angle θ of a circle leaves a sagitta of c/2 · tan(θ/4) under its arc. At every edge
/// that bends by no more than [`SHARP_EDGE_ANGLE`] the normals of its two facets differ by θ, and c is the smaller of their
/// two heights over the edge: where a curve runs out into a plane, the plane's own width says nothing about the curve.
/// The estimate is exact for evenly divided cylinders and low by at most a half where wide and narrow facets alternate.
pub fn chordal_deviation_by_face(mesh: &Mesh) -> Vec<f64> {
    let limit = ComplexField::cos(SHARP_EDGE_ANGLE);
    let normals = Normals::of(mesh);
    let mut deviations = vec![0f64; mesh.face_count() as usize];
    for (edge, sides) in Edges::of(mesh).iter() {
        let &[p, q] = sides else { continue };
        let Some(bend) = normals.bend([p, q]) else {
            continue;
        };
        if bend.cosine() < limit {
            continue;
        }
        let width = height(mesh, edge, p).min(height(mesh, edge, q));
        let sagitta = width / 2.0 * bend.quarter_tangent();
        for side in [p, q] {
            let face = mesh.faces()[side.triangle() as usize] as usize;
            deviations[face] = deviations[face].max(sagitta);
        }
    }
    deviations
}

/// The height of a triangle over one of its edges.
fn height(mesh: &Mesh, edge: [u32; 2], side: Side) -> f64 {
    let [from, to] = edge.map(|v| mesh.vertices()[v as usize]);
    let along = (to - from).normalize();
    let up = mesh.vertices()[side.apex(mesh) as usize] - from;
    (up - along * up.dot(&along)).norm()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::make;

    /// Positions are rounded to f32, and a sagitta is small beside them.
    fn close(found: f64, expected: f64) {
        assert!(
            (found - expected).abs() <= 1e-4 * expected,
            "{found} for {expected}"
        );
    }

    #[test]
    fn a_cylinder_deviates_by_the_sagitta_of_its_facets() {
        for segments in [16, 48, 200] {
            let mesh = Mesh::weld(make::tube(segments, 5.0, 2.0, 7.0)).unwrap();
            let half = std::f64::consts::PI / f64::from(segments);
            let mut by_face = chordal_deviation_by_face(&mesh);
            by_face.sort_by(f64::total_cmp);
            let [flat, also_flat, inner, outer] = by_face[..] else {
                panic!("{} faces", by_face.len());
            };
            assert!(also_flat.max(flat) < 1e-6, "a flat end deviates by {flat}");
            close(inner, 2.0 * (1.0 - half.cos()));
            close(outer, 5.0 * (1.0 - half.cos()));
            close(chordal_deviation(&mesh), outer);
        }
    }

    #[test]
    fn curved_shapes_deviate_by_about_what_they_do() {
        // Measured along both parameter lines: the true deviation is the larger sagitta, at a facet's middle up to the sum.
        let sagitta = |r: f64, n: u32| r * (1.0 - (std::f64::consts::PI / f64::from(n)).cos());
        let shapes = [
            (make::uv_sphere(64, 32, 3.0), sagitta(3.0, 64)),
            (
                make::torus(100, 40, 4.0, 1.0),
                sagitta(1.0, 40).max(sagitta(5.0, 100)),
            ),
        ];
        for (soup, expected) in shapes {
            let found = chordal_deviation(&Mesh::weld(soup).unwrap());
            assert!(
                (0.8..2.0).contains(&(found / expected)),
                "{found} for {expected}"
            );
        }
    }

    #[test]
    fn flat_faces_do_not_deviate() {
        let mesh = Mesh::weld(make::cuboid(1.0, 2.0, 3.0)).unwrap();
        assert_eq!(chordal_deviation(&mesh), 0.0);
    }
}
