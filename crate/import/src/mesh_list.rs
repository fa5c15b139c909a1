//! Welds the triangles of parts: those of several parts at the same time, where there are threads for it.

use crate::accuracy::Accuracy;
use crate::error::Result;
use crate::job::Job;
use nearpoint_geometry::executor::map_costly_first;
use nearpoint_geometry::shape::{Mesh, Soup};

/// The number of triangles that wait at most, because they take more memory before they are welded.
const MAX_WAITING: usize = 1 << 20;

/// A list of meshes in the order of the file, of which the last may still wait to be welded.
#[derive(Default)]
pub(crate) struct MeshList {
    welded: Vec<Mesh>,
    waiting: Vec<(Soup, Accuracy)>,
    /// The number of triangles that wait.
    waiting_triangles: usize,
}

impl MeshList {
    /// Returns the number of meshes.
    pub(crate) fn len(&self) -> usize {
        self.welded.len() + self.waiting.len()
    }

    /// Adds meshes that are welded.
    pub(crate) fn extend(&mut self, job: &mut Job, meshes: Vec<Mesh>) -> Result<()> {
        self.weld(job)?;
        self.welded.extend(meshes);
        Ok(())
    }

    /// Adds the mesh of these triangles. It may be welded later, together with others.
    pub(crate) fn push(&mut self, job: &mut Job, soup: Soup, accuracy: Accuracy) -> Result<()> {
        if !job.is_parallel() {
            let mesh = job.weld(soup, accuracy)?;
            return job.push(&mut self.welded, mesh);
        }
        job.postpone();
        self.waiting_triangles += soup.triangles.len();
        job.push(&mut self.waiting, (soup, accuracy))?;
        match self.waiting_triangles > MAX_WAITING {
            true => self.weld(job),
            false => Ok(()),
        }
    }

    /// Welds what waits, and returns all meshes.
    pub(crate) fn finish(mut self, job: &mut Job) -> Result<Vec<Mesh>> {
        self.weld(job)?;
        Ok(self.welded)
    }

    fn weld(&mut self, job: &mut Job) -> Result<()> {
        if !job.is_parallel() {
            return Ok(()); // nothing waits
        }
        self.waiting_triangles = 0;
        let waiting = std::mem::take(&mut self.waiting);
        let cost = |(soup, _): &(Soup, Accuracy)| soup.triangles.len();
        let weld = |(soup, accuracy): (Soup, Accuracy)| accuracy.weld(soup);
        for mesh in map_costly_first(&job.executor(), waiting, cost, weld) {
            let mesh = job.count_mesh(mesh)?;
            job.push(&mut self.welded, mesh)?;
        }
        Ok(())
    }
}
