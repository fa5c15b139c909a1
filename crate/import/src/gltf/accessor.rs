//! Provides typed views of a glTF document's buffers, with every claim checked against the actual bytes.

use super::buffers::range;
use super::document::{Accessor, Sparse};
use super::source::Source;
use crate::error::{Result, damaged_at};
use crate::job::Job;
use nearpoint_message::{Message, message};
use std::collections::BTreeMap;

/// The elements of an accessor, not yet decoded.
pub(super) struct Elements<'a> {
    bytes: &'a [u8],
    /// The distance between elements in `bytes`; 0 if all are one zero.
    stride: usize,
    size: usize,
    count: usize,
    component: Component,
    /// The sparse replacements of single elements.
    sparse: BTreeMap<u32, &'a [u8]>,
}

/// The format of a number, and whether an integer is normalized, a fraction of its range.
#[derive(Clone, Copy)]
pub(super) struct Component {
    kind: u64,
    normalized: bool,
}

const ZERO: [u8; 16] = [0; 16];

impl<'a> Elements<'a> {
    /// Reads the elements of an accessor of the given type (`SCALAR`, `VEC3`, `VEC4`).
    pub(super) fn of(job: &Job, source: &Source<'a>, number: usize, shape: &str) -> Result<Self> {
        let place = || format!("accessors[{number}]");
        let bad = |problem: Message| damaged_at(place(), problem);
        let Some(accessor) = source.document.accessors.get(number) else {
            let known = source.document.accessors.len();
            return Err(bad(message!("gltf-only-accessors", known)));
        };
        if accessor.shape != shape {
            let shown = crate::text::quoted(accessor.shape.as_bytes());
            return Err(bad(message!("gltf-type-expected", shown, shape)));
        }
        let component = Component::of(accessor);
        let Some(width) = component.width() else {
            let kind = accessor.component_type;
            return Err(bad(message!("gltf-component-type-unknown", kind)));
        };
        let size = match shape {
            "VEC4" => 4 * width,
            "VEC3" => 3 * width,
            _ => width,
        };
        let sparse = match &accessor.sparse {
            Some(sparse) => replacements(job, source, number, accessor, sparse, size)?,
            None => BTreeMap::new(),
        };
        let count = accessor.count;
        if u32::try_from(count).is_err() {
            return Err(bad(message!("gltf-claims-elements", count)));
        }
        let (bytes, stride) = match accessor.buffer_view {
            Some(view) => dense(job, source, number, accessor, view, size as u64)?,
            // All elements are zero except the sparse ones. This is cheap to claim, so the count is limited by the
            // file's size.
            None if count > source.length as u64 => {
                return Err(bad(message!("gltf-claims-elements-without", count)));
            }
            None => (&ZERO[..], 0),
        };
        Ok(Self {
            bytes,
            stride,
            size,
            count: count as usize,
            component,
            sparse,
        })
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Returns the bytes of the element with this index, which must be below [`Elements::len`].
    #[inline]
    fn raw(&self, number: usize) -> &'a [u8] {
        if !self.sparse.is_empty()
            && let Some(bytes) = self.sparse.get(&(number as u32))
        {
            return bytes;
        }
        let at = number * self.stride;
        &self.bytes[at..at + self.size]
    }

    /// Returns an element as a vector of `N` numbers, the number of its type.
    #[inline]
    pub(super) fn vector<const N: usize>(&self, number: usize) -> [f64; N] {
        let raw = self.raw(number);
        let width = self.size / N;
        std::array::from_fn(|k| self.component.decode(&raw[k * width..(k + 1) * width]))
    }

    /// Returns the distance of two adjacent numbers, if they are integers; none for floats, which are exact as they
    /// are.
    pub(super) fn step(&self) -> Option<f64> {
        self.component.step()
    }

    /// Returns an element that is an index; none if its type is not an index type.
    #[inline]
    pub(super) fn index(&self, number: usize) -> Option<u32> {
        index(self.component.kind, self.raw(number))
    }
}

/// Returns the bytes of the elements in their buffer view, and their distance.
fn dense<'a>(
    job: &Job,
    source: &Source<'a>,
    number: usize,
    accessor: &Accessor,
    view: usize,
    size: u64,
) -> Result<(&'a [u8], usize)> {
    let (view, stride) = source.buffers.view(job, source.document, view)?;
    let stride = stride.unwrap_or(size);
    let all = match accessor.count {
        0 => Some(0),
        count => (count - 1)
            .checked_mul(stride)
            .and_then(|n| n.checked_add(size)),
    };
    let bytes = all
        .filter(|_| stride >= size)
        .and_then(|all| range(view, accessor.byte_offset, all));
    let (Some(bytes), Ok(stride)) = (bytes, usize::try_from(stride)) else {
        let problem = message!(
            "gltf-elements-bytes-bytes",
            count = accessor.count,
            size,
            stride,
            byte_offset = accessor.byte_offset,
            view = view.len()
        );
        return Err(damaged_at(format!("accessors[{number}]"), problem));
    };
    Ok((bytes, stride))
}

fn replacements<'a>(
    job: &Job,
    source: &Source<'a>,
    number: usize,
    accessor: &Accessor,
    sparse: &Sparse,
    size: usize,
) -> Result<BTreeMap<u32, &'a [u8]>> {
    let bad = |problem: Message| damaged_at(format!("accessors[{number}].sparse"), problem);
    let kind = sparse.indices.component_type;
    let width = match kind {
        5121 | 5123 | 5125 => Component {
            kind,
            normalized: false,
        }
        .width(),
        _ => None,
    };
    let width = width.ok_or_else(|| bad(message!("gltf-type-indices-none")))?;
    let part = |view: usize, offset: u64, size: usize| {
        let (bytes, _) = source.buffers.view(job, source.document, view)?;
        (sparse.count.checked_mul(size as u64))
            .and_then(|length| range(bytes, offset, length))
            .ok_or_else(|| bad(message!("gltf-more-elements-buffer")))
    };
    let indices = part(
        sparse.indices.buffer_view,
        sparse.indices.byte_offset,
        width,
    )?;
    let values = part(sparse.values.buffer_view, sparse.values.byte_offset, size)?;
    let mut replaced = BTreeMap::new();
    for (at, value) in indices.chunks_exact(width).zip(values.chunks_exact(size)) {
        match index(kind, at) {
            Some(at) if u64::from(at) < accessor.count => replaced.insert(at, value),
            _ => return Err(bad(message!("gltf-replaces-element-not"))),
        };
    }
    Ok(replaced)
}

impl Component {
    pub(super) fn of(accessor: &Accessor) -> Self {
        Self {
            kind: accessor.component_type,
            normalized: accessor.normalized,
        }
    }

    /// Returns the distance of two adjacent numbers, if they are integers.
    pub(super) fn step(self) -> Option<f64> {
        let largest = self.max_value()?;
        Some(match self.normalized {
            true => 1.0 / largest,
            false => 1.0,
        })
    }

    /// Returns the coordinate of a stored number: a normalized integer is rounded once.
    #[inline]
    pub(super) fn number(self, value: f64) -> f64 {
        match self.max_value() {
            Some(largest) if self.normalized => (value / largest).max(-1.0),
            _ => value,
        }
    }

    fn width(self) -> Option<usize> {
        match self.kind {
            5120 | 5121 => Some(1),
            5122 | 5123 => Some(2),
            5125 | 5126 => Some(4),
            _ => None,
        }
    }

    /// Returns the largest integer, which is 1 if normalized; none for floats.
    fn max_value(self) -> Option<f64> {
        match self.kind {
            5120 => Some(127.0),
            5121 => Some(255.0),
            5122 => Some(32767.0),
            5123 => Some(65535.0),
            5125 => Some(4294967295.0),
            _ => None,
        }
    }

    /// Decodes a coordinate: a float, or an integer of a quantized mesh.
    #[inline]
    fn decode(self, raw: &[u8]) -> f64 {
        let value = match (self.kind, raw) {
            (5126, &[a, b, c, d]) => return f64::from(f32::from_le_bytes([a, b, c, d])),
            (5120, &[a]) => f64::from(a as i8),
            (5121, &[a]) => f64::from(a),
            (5122, &[a, b]) => f64::from(i16::from_le_bytes([a, b])),
            (5123, &[a, b]) => f64::from(u16::from_le_bytes([a, b])),
            (5125, &[a, b, c, d]) => f64::from(u32::from_le_bytes([a, b, c, d])),
            _ => return f64::NAN,
        };
        self.number(value)
    }
}

#[inline]
fn index(kind: u64, raw: &[u8]) -> Option<u32> {
    match (kind, raw) {
        (5121, &[a]) => Some(u32::from(a)),
        (5123, &[a, b]) => Some(u32::from(u16::from_le_bytes([a, b]))),
        (5125, &[a, b, c, d]) => Some(u32::from_le_bytes([a, b, c, d])),
        _ => None,
    }
}
