//! Makes a part's mesh of glTF meshes: all primitives together, stretched as the nodes say, once for all its instances.

use super::Source;
use super::colour::Palette;
use super::primitive::{self, Place};
use crate::error::ImportError;
use crate::job::Job;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::shape::{Mesh, Soup};
use std::collections::{BTreeSet, HashMap};

/// The meshes made so far.
#[derive(Default)]
pub(super) struct Bakery {
    pub(super) meshes: Vec<Mesh>,
    /// The colour of each.
    pub(super) colours: Vec<Option<[f32; 4]>>,
    /// Which one was made of these glTF meshes with this stretch; none if they have no triangles.
    made: HashMap<(Vec<usize>, [u64; 9]), Option<usize>>,
}

impl Bakery {
    /// The mesh of a part, as a number of [`Bakery::meshes`]; none if it has no triangles.
    pub(super) fn bake(
        &mut self,
        job: &mut Job,
        source: &Source,
        pieces: &[usize],
        stretch: &Matrix3<f64>,
    ) -> Result<Option<usize>, ImportError> {
        let mut bits = [0; 9];
        for (bits, value) in bits.iter_mut().zip(stretch.iter()) {
            *bits = (value + 0.0).to_bits();
        }
        let key = (pieces.to_vec(), bits);
        if let Some(&made) = self.made.get(&key) {
            return Ok(made);
        }
        let (soup, palette) = soup(job, source, pieces, stretch)?;
        let made = if soup.triangles.is_empty() {
            None
        } else {
            self.meshes.push(job.weld(soup)?);
            self.colours.push(palette.colour(source));
            Some(self.meshes.len() - 1)
        };
        self.made.insert(key, made);
        Ok(made)
    }
}

/// All triangles of some glTF meshes. Each primitive is a face, unless there is only one, or one mesh has each of its
/// primitives in another material: that is how programs paint a part, not how CAD systems divide it.
pub(super) fn soup(
    job: &mut Job,
    source: &Source,
    pieces: &[usize],
    stretch: &Matrix3<f64>,
) -> Result<(Soup, Palette), ImportError> {
    let mut soup = Soup::default();
    let mut palette = Palette::default();
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
