//! Makes meshes of a file's shapes, each once for all its instances that are stretched alike.

use crate::error::ImportError;
use crate::job::Job;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};
use nearpoint_geometry::shape::{Mesh, Soup};
use std::collections::HashMap;
use std::hash::Hash;

/// The meshes made so far. A shape is known by a `K`; its mesh has a look, `L`.
pub(crate) struct Bakery<K, L> {
    pub(crate) meshes: Vec<Mesh>,
    /// That of each mesh.
    pub(crate) looks: Vec<L>,
    /// Which mesh was made of a shape with a stretch; none if it has no triangles.
    made: HashMap<(K, [u64; 9]), Option<usize>>,
}

impl<K: Eq + Hash, L> Bakery<K, L> {
    pub(crate) fn new() -> Self {
        Self {
            meshes: Vec::new(),
            looks: Vec::new(),
            made: HashMap::new(),
        }
    }

    /// The mesh of a shape with this stretch, as a number of [`Bakery::meshes`]; none if it has no triangles. `make`
    /// gives the triangles, stretched, if they are asked for the first time.
    pub(crate) fn bake(
        &mut self,
        job: &mut Job,
        shape: K,
        stretch: &Matrix3<f64>,
        make: impl FnOnce(&mut Job) -> Result<(Soup, L), ImportError>,
    ) -> Result<Option<usize>, ImportError> {
        let mut bits = [0; 9];
        for (bits, value) in bits.iter_mut().zip(stretch.iter()) {
            *bits = (value + 0.0).to_bits();
        }
        let key = (shape, bits);
        if let Some(&made) = self.made.get(&key) {
            return Ok(made);
        }
        let (soup, look) = make(job)?;
        let made = if soup.triangles.is_empty() {
            None
        } else {
            self.meshes.push(job.weld(soup)?);
            self.looks.push(look);
            Some(self.meshes.len() - 1)
        };
        self.made.insert(key, made);
        Ok(made)
    }
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
