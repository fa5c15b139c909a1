//! Makes a part's mesh of glTF meshes: all primitives together, stretched as the nodes say, once for all its instances.

use super::Source;
use super::colour::Palette;
use super::map::Map;
use super::primitive::{self, Place};
use crate::error::ImportError;
use crate::job::Job;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::tolerance::FILE_ROTATION_NOISE;
use std::collections::{BTreeSet, HashMap};

/// A glTF mesh, and where it lies in the part that it belongs to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub(super) mesh: usize,
    pub(super) map: Map,
}

/// The meshes made so far.
#[derive(Default)]
pub(super) struct Bakery {
    pub(super) meshes: Vec<Mesh>,
    /// The colour of each.
    pub(super) colours: Vec<Option<[f32; 4]>>,
    /// How far a position may be from where it was before it was rounded to an integer.
    pub(super) rounding: f64,
    /// What was made of these pieces.
    made: HashMap<Vec<(usize, [u64; 12])>, Vec<Made>>,
}

/// With this stretch: a number of [`Bakery::meshes`], or none if there are no triangles.
struct Made {
    stretch: Matrix3<f64>,
    mesh: Option<usize>,
}

impl Bakery {
    /// The mesh of a part, as a number of [`Bakery::meshes`]; none if it has no triangles.
    pub(super) fn bake(
        &mut self,
        job: &mut Job,
        source: &Source,
        pieces: &[Piece],
        stretch: &Matrix3<f64>,
    ) -> Result<Option<usize>, ImportError> {
        let key: Vec<_> = pieces.iter().map(|p| (p.mesh, p.map.bits())).collect();
        let made = self.made.entry(key).or_default();
        if let Some(made) = made
            .iter()
            .rev()
            .take(LOOKED_AT)
            .find(|m| is_same(&m.stretch, stretch))
        {
            return Ok(made.mesh);
        }
        let Gathered {
            soup,
            palette,
            rounding,
        } = gather(job, source, pieces, stretch)?;
        let mesh = if soup.triangles.is_empty() {
            None
        } else {
            self.meshes.push(job.weld(soup)?);
            self.colours.push(palette.colour(source));
            self.rounding = self.rounding.max(rounding);
            Some(self.meshes.len() - 1)
        };
        made.push(Made {
            stretch: *stretch,
            mesh,
        });
        Ok(mesh)
    }
}

/// Instances have few sizes. A file with a size for each of them shall not be searched for longer and longer.
const LOOKED_AT: usize = 64;

/// Whether two stretches are meant to be one: programs that rewrite files, such as those that quantize, take scales out
/// of matrices, and get them with other last digits for each rotation.
fn is_same(one: &Matrix3<f64>, other: &Matrix3<f64>) -> bool {
    (one - other).amax() <= FILE_ROTATION_NOISE * one.amax()
}

/// What some pieces hold.
pub(super) struct Gathered {
    pub(super) soup: Soup,
    palette: Palette,
    rounding: f64,
}

/// All triangles of some glTF meshes. Each primitive is a face, unless there is only one, or one mesh has each of its
/// primitives in another material: that is how programs paint a part, not how CAD systems divide it.
pub(super) fn gather(
    job: &mut Job,
    source: &Source,
    pieces: &[Piece],
    stretch: &Matrix3<f64>,
) -> Result<Gathered, ImportError> {
    let mut soup = Soup::default();
    let mut palette = Palette::default();
    let mut materials = BTreeSet::new();
    let mut faces = 0u32;
    let mut rounding = 0f64;
    for &Piece { mesh, map } in pieces {
        let Some(found) = source.document.meshes.get(mesh) else {
            let problem = format!("there are only {} meshes", source.document.meshes.len());
            return Err(job.bad(format!("meshes[{mesh}]"), problem, crate::job::EXPORT_AGAIN));
        };
        let map = map.then(stretch);
        for (primitive, found) in found.primitives.iter().enumerate() {
            let place = Place { mesh, primitive };
            let added = primitive::append(job, source, place, &map, &mut soup)?;
            if added.triangles == 0 {
                continue;
            }
            rounding = rounding.max(added.rounding);
            palette.add(&soup, added.triangles, found.material);
            materials.insert(found.material);
            job.reserve(&mut soup.faces, added.triangles)?;
            soup.faces.resize(soup.triangles.len(), faces);
            faces += 1;
        }
    }
    let painted = pieces.len() == 1 && materials.len() == faces as usize;
    if faces < 2 || painted {
        soup.faces = Vec::new();
    }
    Ok(Gathered {
        soup,
        palette,
        rounding,
    })
}
