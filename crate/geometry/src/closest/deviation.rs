//! How much of a crossing the meshes' inaccuracy explains.

use crate::collide::FacePair;
use crate::shape::Shape;
use crate::tolerance::FILE_POSITION_NOISE;

/// How deep two meshes may be in each other only because facets stand for curved faces: the largest sum, over the pairs
/// of faces that cross, of both faces' estimated deviations ([`crate::shape::chordal_deviation_by_face`]), and a
/// rounding of positions to f32. An estimate, as those are.
///
/// A ring fits its bore in CAD, and its mesh crosses the bore's by up to this much. A
/// [`super::Penetration::at_least`] beyond it is an interference of the parts; one within it may be none.
pub fn mesh_deviation(a: &Shape, b: &Shape, face_pairs: &[FacePair]) -> f64 {
    let of_facets = face_pairs
        .iter()
        .filter(|pair| pair.crossing > 0)
        .map(|pair| a.face_deviations()[pair.a as usize] + b.face_deviations()[pair.b as usize])
        .fold(0.0, f64::max);
    of_facets + FILE_POSITION_NOISE * (a.bounds().reach() + b.bounds().reach())
}
