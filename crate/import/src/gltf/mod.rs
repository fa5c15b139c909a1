//! Reads glTF 2.0, binary or JSON: nodes become parts, their transforms poses and stretched meshes. `nodes` and `faces`
//! decide which nodes form one part.
//!
//! Geometry may be quantized, and compressed with meshopt or Draco; a node may have instances (see `extension`).
//!
//! The crate `gltf` 1.4 is not used: its last release is of 2024, with unreleased fixes since. It refuses a file for
//! mistakes in unneeded content (animations, textures) and for quantized positions, and its readers panic on accessors
//! beyond their buffer.

mod accessor;
mod buffers;
mod colour;
mod container;
mod document;
mod draco;
mod extension;
mod faces;
mod instances;
mod json;
mod map;
mod mesh_cache;
mod meshopt;
mod nodes;
mod notes;
mod primitive;
mod primitive_ref;
mod source;
mod support;
mod transform;
mod tree;

use crate::error::Result;
use crate::job::Job;
use crate::model::{Model, Origin};
use buffers::Buffers;
use source::Source;
use std::cell::Cell;

/// Reads a glTF file. `neighbour` finds the bytes of a dropped file by its relative path.
pub(crate) fn read<'f>(
    job: &mut Job,
    bytes: &'f [u8],
    binary: bool,
    neighbour: &mut dyn FnMut(&str) -> Option<&'f [u8]>,
) -> Result<Model> {
    let (json, chunk) = if binary {
        container::chunks(job, bytes)?
    } else {
        (bytes, None)
    };
    let document = support::parse(job, json)?;
    let buffers = Buffers::find(&document, chunk, neighbour);
    let source = Source {
        document: &document,
        buffers: &buffers,
        length: bytes.len(),
        done: Cell::new(0),
        has_draco: Cell::new(false),
    };
    let (parts, meshes) = nodes::parts(job, &source)?;
    Ok(Model {
        parts,
        meshes,
        origin: Origin::Gltf {
            generator: document.asset.generator,
        },
    })
}
