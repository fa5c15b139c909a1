//! Makes a part's mesh from glTF meshes: all primitives together, stretched by the nodes, once for all its instances.

use super::colour::colours;
use super::map::Map;
use super::primitive;
use super::primitive_ref::PrimitiveRef;
use super::source::Source;
use crate::error::{Result, damaged_at};
use crate::face_colours::{PaintRun, PartColours, add_run};
use crate::job::Job;
use crate::mesh_cache;
use crate::palette::Palette;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::collections::BTreeSet;

/// A glTF mesh, and its placement in its part.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub(super) mesh: usize,
    pub(super) map: Map,
}

/// A cache of meshes by the pieces that they consist of.
pub(super) type GltfMeshCache = mesh_cache::MeshCache<Vec<(usize, [u64; 12])>, Appearance>;

/// The properties of a mesh beside its triangles.
pub(super) struct Appearance {
    pub(super) colours: PartColours,
    /// The largest error of a position that was rounded to an integer.
    pub(super) rounding: f64,
}

/// Returns the mesh of a part as an index into the cache's meshes; none if it has no triangles.
pub(super) fn get_or_build(
    mesh_cache: &mut GltfMeshCache,
    job: &mut Job,
    source: &Source,
    pieces: &[Piece],
    stretch: &Matrix3<f64>,
) -> Result<Option<usize>> {
    let key = pieces.iter().map(|p| (p.mesh, p.map.bits())).collect();
    mesh_cache.get_or_build(job, key, stretch, |job| {
        let found = merge_pieces(job, source, pieces, stretch)?;
        let look = Appearance {
            colours: colours(found.palette, &found.runs, source),
            rounding: found.rounding,
        };
        let rounding = (found.rounding > 0.0).then_some(found.rounding);
        Ok((found.soup, look, rounding))
    })
}

/// The triangles of some pieces, with their appearance.
pub(super) struct MergedMesh {
    pub(super) soup: Soup,
    palette: Palette<Option<usize>>,
    /// The materials of the triangles, in their order.
    runs: Vec<PaintRun<Option<usize>>>,
    rounding: f64,
}

/// Collects all triangles of some glTF meshes. Each primitive is a face, with two exceptions: there is only one
/// primitive, or the primitives of one mesh all have different materials. Programs paint a part like that, but CAD
/// systems do not divide it into faces like that.
pub(super) fn merge_pieces(
    job: &mut Job,
    source: &Source,
    pieces: &[Piece],
    stretch: &Matrix3<f64>,
) -> Result<MergedMesh> {
    let mut soup = Soup::default();
    let mut palette = Palette::new();
    let mut runs = Vec::new();
    let mut materials = BTreeSet::new();
    let mut faces = 0u32;
    let mut rounding = 0f64;
    for &Piece { mesh, map } in pieces {
        let Some(found) = source.document.meshes.get(mesh) else {
            let problem = message!("gltf-only-meshes", meshes = source.document.meshes.len());
            return Err(damaged_at(format!("meshes[{mesh}]"), problem));
        };
        let map = map.then(stretch);
        for (primitive, found) in found.primitives.iter().enumerate() {
            let place = PrimitiveRef { mesh, primitive };
            let added = primitive::append(job, source, place, &map, &mut soup)?;
            if added.triangles == 0 {
                continue;
            }
            rounding = rounding.max(added.rounding);
            palette.add(&soup, added.triangles, found.material);
            add_run(job, &mut runs, added.triangles, found.material)?;
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
    Ok(MergedMesh {
        soup,
        palette,
        runs,
        rounding,
    })
}
