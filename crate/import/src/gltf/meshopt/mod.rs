//! Decompresses buffer views: the bitstreams of EXT_meshopt_compression and KHR_meshopt_compression.
//!
//! Source: appendices A and B of the extensions. The pure-Rust crate `meshopt-rs` 0.1.2 is not used: it asserts where
//! this code must refuse, and does not support version 1 of the attributes. Only the filters of positions and instances
//! are read; the others are for normals and colours.

mod attributes;
mod filter;
mod indices;
mod input;
mod triangles;

use super::extension::Meshopt;
use crate::error::{Result, damaged_at};
use crate::job::Job;
use input::DecodeError;
use nearpoint_message::{Message, message};

/// Decompresses `packed` to the bytes of a buffer view of this length.
pub(super) fn unpack(
    job: &Job,
    place: &str,
    view: &Meshopt,
    length: u64,
    packed: &[u8],
) -> Result<Vec<u8>> {
    let bad = |problem: Message| damaged_at(place, problem);
    let Shape { stride, count } = shape(view, length).map_err(bad)?;
    let least = match &view.mode[..] {
        "ATTRIBUTES" => attributes::min_length(packed, stride, count),
        "TRIANGLES" => triangles::min_length(count),
        _ => indices::min_length(count),
    };
    if packed.len() < least {
        let have = packed.len();
        let problem = message!("gltf-compressed-elements-take", count, least, have);
        return Err(bad(problem));
    }
    let mut bytes = Vec::new();
    job.reserve(&mut bytes, stride * count)?;
    match &view.mode[..] {
        "ATTRIBUTES" => attributes::unpack(packed, stride, count, &mut bytes),
        "TRIANGLES" => triangles::unpack(packed, stride, count, &mut bytes),
        _ => indices::unpack(packed, stride, count, &mut bytes),
    }
    .map_err(bad)?;
    match view.filter.as_deref() {
        None | Some("NONE") => {}
        Some("EXPONENTIAL") => filter::exponential(&mut bytes),
        _ => filter::quaternion(&mut bytes),
    }
    Ok(bytes)
}

struct Shape {
    stride: usize,
    count: usize,
}

/// Returns the number and the size of the elements, if mode, filter and the view itself agree.
fn shape(view: &Meshopt, length: u64) -> Result<Shape, DecodeError> {
    let stride = view.byte_stride;
    let is_attribute = stride.is_multiple_of(4) && (4..=256).contains(&stride);
    let is_index = matches!(stride, 2 | 4);
    match &view.mode[..] {
        "ATTRIBUTES" if is_attribute => {}
        "TRIANGLES" if is_index && view.count.is_multiple_of(3) => {}
        "INDICES" if is_index => {}
        "ATTRIBUTES" | "TRIANGLES" | "INDICES" => {
            return Err(message!("gltf-compressed-elements-size"));
        }
        _ => return Err(message!("gltf-compression-mode-none")),
    }
    match view.filter.as_deref() {
        None | Some("NONE") => {}
        Some("EXPONENTIAL") if view.mode == "ATTRIBUTES" => {}
        Some("QUATERNION") if view.mode == "ATTRIBUTES" && stride == 8 => {}
        _ => {
            return Err(message!("gltf-compression-filter-none"));
        }
    }
    let is_whole = view.count.checked_mul(stride) == Some(length);
    match (usize::try_from(length), usize::try_from(view.count)) {
        // If the whole view is addressable, so are its parts.
        (Ok(_), Ok(count)) if is_whole => Ok(Shape {
            stride: stride as usize,
            count,
        }),
        _ => Err(message!("gltf-length-not-compressed")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::ControlFlow;

    /// The example of the specification: deltas of four bits, two of which are escaped.
    #[test]
    fn the_published_example_comes_out() {
        let mut packed = vec![0xa0, 2];
        packed.extend([0x17, 0x5f, 0xf0, 0xbc, 0x77, 0xa9, 0x21, 0x00, 0x34, 0xb5]);
        packed.extend([0; 3]);
        packed.extend([0; 32]);
        let view = Meshopt {
            buffer: 0,
            byte_offset: 0,
            byte_length: packed.len() as u64,
            byte_stride: 4,
            count: 16,
            mode: "ATTRIBUTES".into(),
            filter: None,
        };
        let mut report = |_: f32, _: &str| ControlFlow::Continue(());
        let job = Job::new(&mut report);
        let bytes = unpack(&job, "here", &view, 64, &packed).unwrap();
        let mut sum = 0i8;
        let deltas = [-1, -4, -3, 26, -91, 0, -6, 6, -4, -4, 5, -5, 1, -1, 0, 0];
        for (element, delta) in bytes.chunks_exact(4).zip(deltas) {
            sum = sum.wrapping_add(delta);
            assert_eq!(element, [sum as u8, 0, 0, 0]);
        }
        let error = unpack(&job, "here", &view, 60, &packed).unwrap_err();
        assert!(error.to_string().contains("here: its length"), "{error}");
    }
}
