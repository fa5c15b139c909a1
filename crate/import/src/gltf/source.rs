//! Stores the current document with its buffers.

use super::buffers::Buffers;
use super::document::{Document, Node};
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use std::cell::Cell;

/// The data that the readers of a document share.
pub(super) struct Source<'a> {
    pub(super) document: &'a Document,
    pub(super) buffers: &'a Buffers<'a>,
    /// The length of the file in bytes, which limits the claims of the file.
    pub(super) length: usize,
    pub(super) done: Cell<usize>,
    /// True if any triangles were compressed with Draco.
    pub(super) has_draco: Cell<bool>,
}

impl Source<'_> {
    pub(super) fn tick(&self, job: &mut Job) -> Result<()> {
        job.tick(self.done.get(), self.document.nodes.len())
    }

    /// Returns the node's name, or its mesh's.
    pub(super) fn name(&self, node: &Node) -> Option<String> {
        let mesh = node.mesh.and_then(|mesh| self.document.meshes.get(mesh));
        let own = node.name.as_deref().and_then(sanitize_name);
        own.or_else(|| sanitize_name(mesh?.name.as_deref()?))
    }
}
