//! Reads the triangles of a mesh's primitives: lists, strips and fans, with or without indices, or compressed.

use super::accessor::Elements;
use super::document::Primitive;
use super::draco;
use super::map::Map;
use super::primitive_ref::{PrimitiveData, PrimitiveRef, map_position};
use super::source::Source;
use crate::error::{Result, damaged_at};
use crate::job::Job;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;

const LIST: u64 = 4;
const STRIP: u64 = 5;
const FAN: u64 = 6;
/// The number of triangles between two progress reports.
const STRIDE: usize = 1 << 14;

/// Adds a primitive's triangles to a part's, with their positions mapped.
pub(super) fn append(
    job: &mut Job,
    source: &Source,
    place: PrimitiveRef,
    map: &Map,
    soup: &mut Soup,
) -> Result<PrimitiveData> {
    let primitive = &source.document.meshes[place.mesh].primitives[place.primitive];
    let mode = primitive.mode.unwrap_or(LIST);
    if !(LIST..=FAN).contains(&mode) {
        return Ok(PrimitiveData::default());
    }
    if let Some(draco) = draco::of(source, primitive) {
        return draco::append(job, source, place, draco, map, soup);
    }
    let positions = positions(job, source, primitive, place)?;
    let indices = match primitive.indices {
        Some(number) => Some(Elements::of(job, source, number, "SCALAR")?),
        None => None,
    };
    let corners = indices.as_ref().map_or(positions.len(), Elements::len);
    let triangles = match mode {
        LIST => corners / 3,
        _ => corners.saturating_sub(2),
    };
    if mode == LIST && corners % 3 != 0 {
        let left = corners % 3;
        job.warn(message!("gltf-last-corners-make", place, left));
    }
    let first = soup.positions.len();
    // Many primitives may share one long list of positions; then only the used ones are copied, one for each corner.
    let shared = positions.len() > 3 * triangles;
    let taken = if shared {
        3 * triangles
    } else {
        positions.len()
    };
    job.reserve(&mut soup.positions, taken)?;
    job.reserve(&mut soup.triangles, triangles)?;
    if !shared {
        for number in 0..positions.len() {
            let position = map_position(positions.vector(number), number, map, place)?;
            soup.positions.push(position);
        }
    }
    // Without a correction, a mirrored part would be inside out.
    let mirrored = map.mirrors();
    for triangle in 0..triangles {
        if triangle % STRIDE == 0 {
            source.tick(job)?;
        }
        let mut found = [0; 3];
        let corners = corner_numbers(mode, triangle);
        for (found, corner) in found.iter_mut().zip(corners) {
            let vertex = match &indices {
                Some(indices) => checked(indices, corner, positions.len(), place)?,
                None => corner,
            };
            *found = if shared {
                let position = map_position(positions.vector(vertex), vertex, map, place)?;
                soup.positions.push(position);
                (soup.positions.len() - 1) as u32
            } else {
                (first + vertex) as u32
            };
        }
        if mirrored {
            found.swap(1, 2);
        }
        soup.triangles.push(found);
    }
    Ok(PrimitiveData {
        triangles,
        rounding: positions
            .step()
            .map_or(0.0, |step| map.max_distance(step / 2.0)),
    })
}

/// Returns the corners of a triangle as indices within its primitive.
fn corner_numbers(mode: u64, triangle: usize) -> [usize; 3] {
    match mode {
        STRIP => [
            triangle,
            triangle + 1 + triangle % 2,
            triangle + 2 - triangle % 2,
        ],
        FAN => [triangle + 1, triangle + 2, 0],
        _ => [3 * triangle, 3 * triangle + 1, 3 * triangle + 2],
    }
}

fn positions<'a>(
    job: &Job,
    source: &Source<'a>,
    primitive: &Primitive,
    place: PrimitiveRef,
) -> Result<Elements<'a>> {
    let Some(accessor) = primitive.position else {
        return Err(damaged_at(place.to_string(), message!("gltf-no-position")));
    };
    Elements::of(job, source, accessor, "VEC3")
}

#[inline]
fn checked(
    indices: &Elements,
    corner: usize,
    positions: usize,
    place: PrimitiveRef,
) -> Result<usize> {
    match indices.index(corner) {
        Some(vertex) if (vertex as usize) < positions => Ok(vertex as usize),
        Some(vertex) => Err(damaged_at(
            message!("gltf-indices-element", place, corner),
            message!("gltf-vertex-only-counted", vertex, positions),
        )),
        None => Err(damaged_at(
            format!("{place}.indices"),
            message!("gltf-component-type-none"),
        )),
    }
}
