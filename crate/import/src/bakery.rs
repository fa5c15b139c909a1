//! Makes meshes of a file's shapes, each once for all its instances that are stretched alike.

use crate::digits::Digits;
use crate::error::Result;
use crate::job::Job;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::tolerance::FILE_ROTATION_NOISE;
use std::collections::HashMap;
use std::hash::Hash;

/// The meshes made so far. A shape is known by a `K`; its mesh has a look, `L`.
pub(crate) struct Bakery<K, L> {
    pub(crate) meshes: Vec<Mesh>,
    /// That of each mesh.
    pub(crate) looks: Vec<L>,
    /// How far each mesh may be off for the numbers that place it.
    placed: Vec<f64>,
    /// What was made of each shape.
    made: HashMap<K, Vec<Made>>,
}

/// With this stretch: a number of [`Bakery::meshes`], or none if there are no triangles.
struct Made {
    stretch: Matrix3<f64>,
    mesh: Option<usize>,
}

impl<K: Eq + Hash, L> Bakery<K, L> {
    pub(crate) fn new() -> Self {
        Self {
            meshes: Vec::new(),
            looks: Vec::new(),
            placed: Vec::new(),
            made: HashMap::new(),
        }
    }

    /// The mesh of a shape with this stretch, as a number of [`Bakery::meshes`]; none if it has no triangles. `make`
    /// gives the triangles, stretched, the look, and how far its
    /// positions may be off, if it is asked for the first time; none: as f32 rounds them.
    pub(crate) fn bake(
        &mut self,
        job: &mut Job,
        shape: K,
        stretch: &Matrix3<f64>,
        make: impl FnOnce(&mut Job) -> Result<(Soup, L, Option<f64>)>,
    ) -> Result<Option<usize>> {
        let made = self.made.entry(shape).or_default();
        let mut latest = made.iter().rev().take(LOOKED_AT);
        if let Some(made) = latest.find(|made| is_same(&made.stretch, stretch)) {
            return Ok(made.mesh);
        }
        let (soup, look, rounding) = make(job)?;
        let mesh = if soup.triangles.is_empty() {
            None
        } else {
            let mesh = job.weld(soup)?;
            self.meshes.push(match rounding {
                Some(rounding) => mesh.with_rounding(rounding),
                None => mesh.of_singles(),
            });
            self.looks.push(look);
            self.placed.push(0.0);
            Some(self.meshes.len() - 1)
        };
        made.push(Made {
            stretch: *stretch,
            mesh,
        });
        Ok(mesh)
    }

    /// Takes note that a mesh is placed by numbers that may be off by so much. It counts as rounding of the mesh: the
    /// largest of all its instances.
    pub(crate) fn place(&mut self, mesh: usize, rounding: f64) {
        let more = rounding - self.placed[mesh];
        if more > 0.0 {
            self.placed[mesh] = rounding;
            let mesh = &mut self.meshes[mesh];
            mesh.set_rounding(mesh.rounding() + more);
        }
    }
}

/// Instances have few sizes. A file with a size for each of them shall not be searched for longer and longer.
const LOOKED_AT: usize = 64;

/// Whether two stretches are meant to be one: programs that rewrite files, such as those that quantize, take scales out
/// of matrices, and get them with other last digits for each rotation.
fn is_same(one: &Matrix3<f64>, other: &Matrix3<f64>) -> bool {
    (one - other).amax() <= FILE_ROTATION_NOISE * one.amax()
}

/// How far the positions of a shape, written with these digits, are from what was meant, once it is stretched.
pub(crate) fn stretched_rounding(soup: &Soup, digits: Digits, by: &Matrix3<f64>) -> f64 {
    let largest = soup.positions.iter().flatten().map(|x| x.abs());
    let rows = (0..3).map(|row| by.row(row).abs().sum());
    digits.rounding(largest.fold(0.0, f64::max)) * rows.fold(0.0, f64::max)
}

/// Stretches a shape. A mirror turns every triangle around, so that its outside stays outside.
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
