//! Provides the bytes of a glTF document's buffers: the file's own chunk, `data:` addresses, dropped files, and
//! decompressed views.

use super::document::{Buffer, Document};
use super::extension::Meshopt;
use super::meshopt;
use crate::error::{Result, damaged_at, invalid_at, size};
use crate::job::Job;
use data_url::DataUrl;
use nearpoint_message::message;
use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};

/// All buffers. A missing one is an error only if something uses it. The fallback buffers of compressed views are never
/// used, so they may be missing.
pub(super) struct Buffers<'a> {
    found: Vec<Result<Cow<'a, [u8]>>>,
    /// The bytes of each compressed view that was requested.
    unpacked: Vec<OnceCell<Vec<u8>>>,
    /// The number of bytes in `unpacked`.
    unpacked_bytes: Cell<u64>,
}

impl<'a> Buffers<'a> {
    pub(super) fn find(
        document: &Document,
        chunk: Option<&'a [u8]>,
        neighbour: &mut dyn FnMut(&str) -> Option<&'a [u8]>,
    ) -> Self {
        let each = document.buffers.iter().enumerate().map(|(number, buffer)| {
            let chunk = chunk.filter(|_| number == 0);
            let bytes = bytes(number, buffer, chunk, neighbour)?;
            if (bytes.len() as u64) < buffer.byte_length {
                let problem = message!(
                    "gltf-buffer-should-only",
                    byte_length = size(buffer.byte_length),
                    u64 = size(bytes.len() as u64)
                );
                return Err(damaged_at(format!("buffers[{number}]"), problem));
            }
            Ok(bytes)
        });
        Self {
            found: each.collect(),
            unpacked: document
                .buffer_views
                .iter()
                .map(|_| OnceCell::new())
                .collect(),
            unpacked_bytes: Cell::new(0),
        }
    }

    /// Returns the bytes of a buffer view, and its stride if it states one.
    pub(super) fn view(
        &self,
        job: &Job,
        document: &Document,
        number: usize,
    ) -> Result<(&[u8], Option<u64>)> {
        let Some(view) = document.buffer_views.get(number) else {
            let problem = message!(
                "gltf-only-buffer-views",
                buffer_views = document.buffer_views.len()
            );
            return Err(damaged_at(place(number), problem));
        };
        let bytes = match &view.meshopt {
            None => self.slice(number, [view.byte_offset, view.byte_length], view.buffer)?,
            Some(meshopt) => self.unpack(job, number, view.byte_length, meshopt)?,
        };
        Ok((bytes, view.byte_stride))
    }

    /// Returns a range of a buffer for a view: offset and length.
    fn slice(&self, view: usize, [offset, length]: [u64; 2], buffer: usize) -> Result<&[u8]> {
        let bytes = match self.found.get(buffer) {
            Some(found) => found.as_ref().map_err(Clone::clone)?,
            None => {
                let problem = message!("gltf-uses-buffer-not", buffer);
                return Err(damaged_at(place(view), problem));
            }
        };
        range(bytes, offset, length).ok_or_else(|| {
            let problem = message!(
                "gltf-reaches-byte-over",
                offset,
                length,
                bytes = bytes.len()
            );
            damaged_at(place(view), problem)
        })
    }

    /// Decompresses a view once, because one view often has the vertices of all meshes.
    fn unpack(&self, job: &Job, number: usize, length: u64, view: &Meshopt) -> Result<&[u8]> {
        let cell = &self.unpacked[number];
        if let Some(bytes) = cell.get() {
            return Ok(bytes);
        }
        // Few bytes may expand to many, in any number of views.
        let held = self.unpacked_bytes.get().saturating_add(length);
        job.check_memory(held)?;
        let packed = self.slice(number, [view.byte_offset, view.byte_length], view.buffer)?;
        let bytes = meshopt::unpack(job, &place(number), view, length, packed)?;
        self.unpacked_bytes.set(held);
        Ok(cell.get_or_init(|| bytes))
    }
}

/// Names a buffer view in an error.
fn place(view: usize) -> String {
    format!("bufferViews[{view}]")
}

/// Returns a range of the bytes, if it is within them.
pub(super) fn range(bytes: &[u8], offset: u64, length: u64) -> Option<&[u8]> {
    let end = usize::try_from(offset.checked_add(length)?).ok()?;
    bytes.get(usize::try_from(offset).ok()?..end)
}

fn bytes<'a>(
    number: usize,
    buffer: &Buffer,
    chunk: Option<&'a [u8]>,
    neighbour: &mut dyn FnMut(&str) -> Option<&'a [u8]>,
) -> Result<Cow<'a, [u8]>> {
    let place = format!("buffers[{number}]");
    let Some(uri) = &buffer.uri else {
        return chunk.map(Cow::Borrowed).ok_or_else(|| {
            let problem = message!("gltf-bytes-not-file");
            damaged_at(place, problem)
        });
    };
    if uri.starts_with("data:") {
        return decode_uri(uri).map(Cow::Owned).ok_or_else(|| {
            let problem = message!("gltf-data-address-cannot");
            damaged_at(place, problem)
        });
    }
    let path = percent_decode_str(uri).decode_utf8_lossy();
    neighbour(&path).map(Cow::Borrowed).ok_or_else(|| {
        let name = crate::names::sanitize_name(&path).unwrap_or_default();
        let problem = message!("gltf-geometry-another-file", name);
        invalid_at(place, problem, message!("gltf-open-both-together"))
    })
}

/// Decodes the content of a `data:` address.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first `data:` address.
#[inline(never)]
fn decode_uri(uri: &str) -> Option<Vec<u8>> {
    let (bytes, _) = DataUrl::process(uri).ok()?.decode_to_vec().ok()?;
    Some(bytes)
}
