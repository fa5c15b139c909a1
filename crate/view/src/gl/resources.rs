//! Stores the resources on the GPU for one context, from one picture to the next.

use three_d::Context;

use super::marks::GpuMarks;
use super::meshes::{Meshes, SurfaceSource};
use super::programs::Programs;
use super::table::DataTexture;
use crate::list::DrawList;

/// The GPU resources of a renderer: programs, meshes, marks and the table of all surfaces' matrices.
pub(super) struct Resources {
    pub context: Context,
    pub programs: Programs,
    /// The meshes of parts, and of intersections.
    pub meshes: [Meshes; 2],
    pub marks: GpuMarks,
    pub places: Option<DataTexture>,
}

impl Resources {
    /// Returns the bytes of meshes on the GPU.
    pub fn bytes(&self) -> usize {
        self.meshes.iter().map(Meshes::bytes).sum()
    }

    /// Uploads new meshes; returns false if some are still missing.
    pub fn upload(&mut self, list: &DrawList) -> bool {
        let items = list.parts.iter().chain(&list.ghosts);
        let shapes: Vec<SurfaceSource> = items
            .map(|item| SurfaceSource::Shape(&item.shape))
            .collect();
        let commons = list
            .intersections
            .iter()
            .map(|item| SurfaceSource::Intersection(&item.mesh));
        let commons: Vec<SurfaceSource> = commons.collect();
        let [meshes, bodies] = &mut self.meshes;
        meshes.drop_removed();
        bodies.drop_removed();
        let all = meshes.ensure_uploaded(&self.context, &shapes);
        bodies.ensure_uploaded(&self.context, &commons) && all
    }
}
