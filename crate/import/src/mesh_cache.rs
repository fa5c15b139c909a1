//! Makes meshes from a file's shapes: one mesh for all instances that are stretched alike.

use crate::accuracy::Accuracy;
use crate::digits::Digits;
use crate::error::Result;
use crate::job::Job;
use crate::mesh_list::MeshList;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::tolerance::FILE_ROTATION_NOISE;
use std::collections::HashMap;
use std::hash::Hash;

/// A cache of the meshes made so far. A shape is identified by a `K`; its mesh has an appearance, `L`.
pub(crate) struct MeshCache<K, L> {
    meshes: MeshList,
    pub(crate) appearances: Vec<L>,
    /// The largest position error of each mesh caused by the numbers that place it.
    placement_roundings: Vec<f64>,
    cached: HashMap<K, Vec<CachedMesh>>,
}

/// The mesh of a shape with one stretch: an index into [`MeshCache::meshes`], or none if it has no triangles.
struct CachedMesh {
    stretch: Matrix3<f64>,
    mesh: Option<usize>,
}

impl<K: Eq + Hash, L> MeshCache<K, L> {
    pub(crate) fn new() -> Self {
        Self {
            meshes: MeshList::default(),
            appearances: Vec::new(),
            placement_roundings: Vec::new(),
            cached: HashMap::new(),
        }
    }

    /// Returns the mesh of a shape with this stretch as an index into [`MeshCache::meshes`]; none if it has no
    /// triangles. On the first request, `make` returns the stretched triangles, the appearance, and the largest error
    /// of the positions. If the error is none, the positions have the rounding of f32.
    pub(crate) fn get_or_build(
        &mut self,
        job: &mut Job,
        shape: K,
        stretch: &Matrix3<f64>,
        make: impl FnOnce(&mut Job) -> Result<(Soup, L, Option<f64>)>,
    ) -> Result<Option<usize>> {
        let made = self.cached.entry(shape).or_default();
        let mut latest = made.iter().rev().take(MAX_COMPARED);
        if let Some(made) = latest.find(|made| is_same(&made.stretch, stretch)) {
            return Ok(made.mesh);
        }
        let (soup, look, rounding) = make(job)?;
        let mesh = if soup.triangles.is_empty() {
            None
        } else {
            let accuracy = match rounding {
                Some(rounding) => Accuracy::Rounding(rounding),
                None => Accuracy::SinglePrecision,
            };
            self.meshes.push(job, soup, accuracy)?;
            self.appearances.push(look);
            self.placement_roundings.push(0.0);
            Some(self.meshes.len() - 1)
        };
        made.push(CachedMesh {
            stretch: *stretch,
            mesh,
        });
        Ok(mesh)
    }

    /// Records that the numbers of a mesh's placement may be off by `rounding`. The mesh gets the largest rounding of
    /// all instances.
    pub(crate) fn record_rounding(&mut self, mesh: usize, rounding: f64) {
        let known = &mut self.placement_roundings[mesh];
        *known = known.max(rounding);
    }

    /// Returns all meshes.
    pub(crate) fn finish(self, job: &mut Job) -> Result<Vec<Mesh>> {
        let mut meshes = self.meshes.finish(job)?;
        for (mesh, more) in meshes.iter_mut().zip(self.placement_roundings) {
            mesh.set_rounding(mesh.rounding() + more);
        }
        Ok(meshes)
    }
}

/// The largest number of earlier stretches that are compared. Instances have few sizes; a file with a size for each
/// instance must not slow the search down.
const MAX_COMPARED: usize = 64;

/// Returns whether two stretches are meant to be equal. Programs that rewrite files, for example to quantize them,
/// extract scales from matrices; the last digits then differ for each rotation.
fn is_same(one: &Matrix3<f64>, other: &Matrix3<f64>) -> bool {
    (one - other).amax() <= FILE_ROTATION_NOISE * one.amax()
}

/// Returns the largest error of a shape's positions after the stretch, if they are written with these digits.
pub(crate) fn stretched_rounding(soup: &Soup, digits: Digits, by: &Matrix3<f64>) -> f64 {
    let largest = soup.positions.iter().flatten().map(|x| x.abs());
    let rows = (0..3).map(|row| by.row(row).abs().sum());
    digits.rounding(largest.fold(0.0, f64::max)) * rows.fold(0.0, f64::max)
}

/// Stretches a shape. A mirror reverses every triangle, so that the orientation stays outward.
pub(crate) fn stretch(soup: &mut Soup, by: &Matrix3<f64>) {
    if *by == Matrix3::identity() {
        return;
    }
    for position in &mut soup.positions {
        *position = (by * Vector3::from(*position)).into();
    }
    if by.determinant() < 0.0 {
        soup.triangles.iter_mut().for_each(|t| t.swap(1, 2));
    }
}
