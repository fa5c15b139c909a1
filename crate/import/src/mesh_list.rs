//! Welds the triangles of parts: those of several parts at the same time, where there are threads for it.

use crate::accuracy::Accuracy;
use crate::error::Result;
use crate::job::Job;
use nearpoint_geometry::shape::{Mesh, Soup};

/// The number of triangles that wait at most, because they take more memory before they are welded.
const MAX_WAITING: usize = 1 << 20;

/// A list of meshes in the order of the file, of which the last may still wait to be welded.
#[derive(Default)]
pub(crate) struct MeshList {
    items: Vec<Item>,
    /// The number of items, from the first on, of which none waits.
    welded: usize,
    /// The number of triangles that wait.
    waiting: usize,
}

enum Item {
    Mesh(Mesh),
    Waiting(Soup, Accuracy),
}

impl MeshList {
    /// Returns the number of meshes.
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    /// Adds meshes that are welded.
    pub(crate) fn extend(&mut self, meshes: Vec<Mesh>) {
        self.items.extend(meshes.into_iter().map(Item::Mesh));
    }

    /// Adds the mesh of these triangles. It may be welded later, together with others.
    pub(crate) fn push(&mut self, job: &mut Job, soup: Soup, accuracy: Accuracy) -> Result<()> {
        if !job.is_parallel() {
            let mesh = job.weld(soup, accuracy)?;
            return job.push(&mut self.items, Item::Mesh(mesh));
        }
        job.postpone();
        self.waiting += soup.triangles.len();
        job.push(&mut self.items, Item::Waiting(soup, accuracy))?;
        if self.waiting > MAX_WAITING {
            self.weld(job)?;
        }
        Ok(())
    }

    /// Returns a mesh.
    pub(crate) fn get(&mut self, job: &mut Job, index: usize) -> Result<&Mesh> {
        self.weld(job)?;
        match &self.items[index] {
            Item::Mesh(mesh) => Ok(mesh),
            Item::Waiting(..) => unreachable!("all are welded"),
        }
    }

    /// Welds what waits, and returns all meshes.
    pub(crate) fn finish(mut self, job: &mut Job) -> Result<Vec<Mesh>> {
        self.weld(job)?;
        let meshes = self.items.into_iter().filter_map(|item| match item {
            Item::Mesh(mesh) => Some(mesh),
            Item::Waiting(..) => None,
        });
        Ok(meshes.collect())
    }

    fn weld(&mut self, job: &mut Job) -> Result<()> {
        if !job.is_parallel() || self.welded == self.items.len() {
            return Ok(());
        }
        self.waiting = 0;
        let last = self.items.split_off(self.welded);
        let cost = |item: &Item| match item {
            Item::Mesh(_) => 0,
            Item::Waiting(soup, _) => soup.triangles.len(),
        };
        let welded = job.map(last, cost, |item| match item {
            Item::Mesh(mesh) => Ok((mesh, true)),
            Item::Waiting(soup, accuracy) => Ok((accuracy.weld(soup)?, false)),
        });
        for mesh in welded {
            self.items.push(Item::Mesh(match mesh {
                Ok((mesh, true)) => mesh,
                other => job.count_mesh(other.map(|(mesh, _)| mesh))?,
            }));
        }
        self.welded = self.items.len();
        Ok(())
    }
}
