//! Makes a part's mesh of glTF meshes: all primitives together, stretched as the nodes say, once for all its instances.

use super::colour::colour;
use super::map::Map;
use super::place::Place;
use super::primitive;
use super::source::Source;
use crate::bakery;
use crate::error::{Result, bad_at};
use crate::job::Job;
use crate::palette::Palette;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::collections::BTreeSet;

/// A glTF mesh, and where it lies in the part that it belongs to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub(super) mesh: usize,
    pub(super) map: Map,
}

/// Meshes by the pieces that they are made of.
pub(super) type Bakery = bakery::Bakery<Vec<(usize, [u64; 12])>, Look>;

/// What is known of a mesh beside its triangles.
pub(super) struct Look {
    pub(super) colour: Option<[f32; 4]>,
    /// How far a position may be from where it was before it was rounded to an integer.
    pub(super) rounding: f64,
}

/// The mesh of a part, as a number of the bakery's; none if it has no triangles.
pub(super) fn bake(
    bakery: &mut Bakery,
    job: &mut Job,
    source: &Source,
    pieces: &[Piece],
    stretch: &Matrix3<f64>,
) -> Result<Option<usize>> {
    let key = pieces.iter().map(|p| (p.mesh, p.map.bits())).collect();
    bakery.bake(job, key, stretch, |job| {
        let found = gather(job, source, pieces, stretch)?;
        let look = Look {
            colour: colour(found.palette, source),
            rounding: found.rounding,
        };
        let rounding = (found.rounding > 0.0).then_some(found.rounding);
        Ok((found.soup, look, rounding))
    })
}

/// What some pieces hold.
pub(super) struct Gathered {
    pub(super) soup: Soup,
    palette: Palette<Option<usize>>,
    rounding: f64,
}

/// All triangles of some glTF meshes. Each primitive is a face, unless there is only one, or one mesh has each of its
/// primitives in another material: that is how programs paint a part, not how CAD systems divide it.
pub(super) fn gather(
    job: &mut Job,
    source: &Source,
    pieces: &[Piece],
    stretch: &Matrix3<f64>,
) -> Result<Gathered> {
    let mut soup = Soup::default();
    let mut palette = Palette::new();
    let mut materials = BTreeSet::new();
    let mut faces = 0u32;
    let mut rounding = 0f64;
    for &Piece { mesh, map } in pieces {
        let Some(found) = source.document.meshes.get(mesh) else {
            let problem = message!("gltf-only-meshes", meshes = source.document.meshes.len());
            return Err(bad_at(
                format!("meshes[{mesh}]"),
                problem,
                crate::job::EXPORT_AGAIN,
            ));
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
