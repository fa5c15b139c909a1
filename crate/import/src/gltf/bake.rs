//! Makes a part's mesh of glTF meshes: all primitives together, stretched as the nodes say, once for all its instances.

use super::Source;
use super::colour::colour;
use super::primitive::{self, Place};
use crate::bakery;
use crate::error::ImportError;
use crate::job::Job;
use crate::palette::Palette;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::shape::Soup;
use std::collections::BTreeSet;

/// Meshes by the glTF meshes that they are made of, and their colours.
pub(super) type Bakery = bakery::Bakery<Vec<usize>, Option<[f32; 4]>>;

/// The mesh of a part, as a number of the bakery's; none if it has no triangles.
pub(super) fn bake(
    bakery: &mut Bakery,
    job: &mut Job,
    source: &Source,
    pieces: &[usize],
    stretch: &Matrix3<f64>,
) -> Result<Option<usize>, ImportError> {
    bakery.bake(job, pieces.to_vec(), stretch, |job| {
        let (soup, palette) = soup(job, source, pieces, stretch)?;
        Ok((soup, colour(palette, source)))
    })
}

/// All triangles of some glTF meshes. Each primitive is a face, unless there is only one, or one mesh has each of its
/// primitives in another material: that is how programs paint a part, not how CAD systems divide it.
pub(super) fn soup(
    job: &mut Job,
    source: &Source,
    pieces: &[usize],
    stretch: &Matrix3<f64>,
) -> Result<(Soup, Palette<Option<usize>>), ImportError> {
    let mut soup = Soup::default();
    let mut palette = Palette::new();
    let mut materials = BTreeSet::new();
    let mut faces = 0u32;
    for &mesh in pieces {
        let Some(found) = source.document.meshes.get(mesh) else {
            let problem = format!("there are only {} meshes", source.document.meshes.len());
            return Err(job.bad(format!("meshes[{mesh}]"), problem, crate::job::EXPORT_AGAIN));
        };
        for (number, primitive) in found.primitives.iter().enumerate() {
            let triangles = primitive::append(
                job,
                source,
                Place {
                    mesh,
                    primitive: number,
                },
                stretch,
                &mut soup,
            )?;
            if triangles == 0 {
                continue;
            }
            palette.add(&soup, triangles, primitive.material);
            materials.insert(primitive.material);
            job.reserve(&mut soup.faces, triangles)?;
            soup.faces.resize(soup.triangles.len(), faces);
            faces += 1;
        }
    }
    let painted = pieces.len() == 1 && materials.len() == faces as usize;
    if faces < 2 || painted {
        soup.faces = Vec::new();
    }
    Ok((soup, palette))
}
