//! Welds triangles into meshes that know the accuracy of their positions.

use crate::digits::Digits;
use nearpoint_geometry::shape::{Mesh, MeshError, Soup};

/// The accuracy of a mesh's positions.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Accuracy {
    /// The positions have no other error than the rounding of f32.
    Exact,
    /// The positions are those of a text file whose numbers have these digits.
    Digits(Digits),
    /// The positions were stored as f32.
    SinglePrecision,
    /// The positions are off by this much at most.
    Rounding(f64),
}

impl Accuracy {
    /// Welds triangles into a mesh of this accuracy.
    pub(crate) fn weld(self, soup: Soup) -> Result<Mesh, MeshError> {
        let mesh = Mesh::weld(soup)?;
        Ok(match self {
            Self::Exact => mesh,
            Self::Digits(digits) => {
                let largest = mesh.vertices().iter().map(|p| p.coords.amax());
                let rounding = digits.rounding(largest.fold(0.0, f64::max));
                mesh.with_rounding(rounding)
            }
            Self::SinglePrecision => mesh.with_single_precision_rounding(),
            Self::Rounding(rounding) => mesh.with_rounding(rounding),
        })
    }
}
