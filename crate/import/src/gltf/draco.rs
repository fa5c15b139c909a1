//! Reads the triangles of a primitive with KHR_draco_mesh_compression.
//!
//! The crate `draco-core` decodes them: pure Rust without unsafe code, with limits on the claims of a file.
//! `draco-oxide`
//! 0.1.0-alpha.12 needs `kiddo` and its dependencies; the other crates bind the C++ library.

use super::accessor::Component;
use super::document::Primitive;
use super::extension::Draco;
use super::map::Map;
use super::primitive_ref::{PrimitiveData, PrimitiveRef, map_position};
use super::source::Source;
use crate::error::{Result, damaged_at, invalid_at};
use crate::job::Job;
use draco_core::{DataType, DecodeLimits, DecoderBuffer, ErrorKind, Mesh, MeshDecoder};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::{Message, message};

/// Returns the compressed data of the primitive; none if its accessors also have the data, unrounded.
pub(super) fn of<'s>(source: &'s Source, primitive: &'s Primitive) -> Option<&'s Draco> {
    let described = source.document.accessors.get(primitive.position?);
    let is_there = described.is_some_and(|accessor| accessor.buffer_view.is_some());
    primitive.draco.as_ref().filter(|_| !is_there)
}

/// Adds the primitive's triangles to a part's, with their positions mapped.
pub(super) fn append(
    job: &mut Job,
    source: &Source,
    place: PrimitiveRef,
    draco: &Draco,
    map: &Map,
    soup: &mut Soup,
) -> Result<PrimitiveData> {
    let mesh = decode_mesh(job, source, place, draco)?;
    let (values, step) = positions(source, place, draco, &mesh)?;
    let (points, first) = (values.len(), soup.positions.len() as u32);
    job.reserve(&mut soup.positions, points)?;
    for (number, value) in values.iter().enumerate() {
        let position = map_position(*value, number, map, place)?;
        soup.positions.push(position);
    }
    job.reserve(&mut soup.triangles, mesh.num_faces())?;
    for face in mesh.faces() {
        let [a, b, c] = face.map(|point| point.0);
        if [a, b, c].iter().any(|&point| point as usize >= points) {
            let problem = message!("gltf-one-compressed-triangles");
            return Err(damaged_at(place.to_string(), problem));
        }
        let corners = if map.mirrors() { [a, c, b] } else { [a, b, c] };
        soup.triangles.push(corners.map(|point| first + point));
    }
    source.tick(job)?;
    source.has_draco.set(true);
    Ok(PrimitiveData {
        triangles: mesh.num_faces(),
        // The decoder does not report the quantization bits of floats.
        rounding: step.map_or(0.0, |step| map.max_distance(step / 2.0)),
    })
}

fn decode_mesh(job: &Job, source: &Source, place: PrimitiveRef, draco: &Draco) -> Result<Mesh> {
    // The approximate memory of the decoder for each face, beside its output.
    const PER_FACE: u64 = 256;
    // A triangle takes at least one bit, and has at most three vertices of its own. So vertices that would take more
    // than this for each byte of the stream prove a false claim.
    const PER_BYTE: u64 = 4096;
    let (packed, _) = (source.buffers).view(job, source.document, draco.buffer_view)?;
    let room = job.memory_left();
    let limits = DecodeLimits::default()
        .with_max_decoded_bytes(room.min(PER_BYTE * packed.len() as u64))
        .with_max_faces(room / PER_FACE);
    let mut mesh = Mesh::new();
    let mut buffer = DecoderBuffer::new(packed).with_limits(limits);
    let done = MeshDecoder::new().decode(&mut buffer, &mut mesh);
    done.map_err(|error| match error.kind() {
        ErrorKind::LimitExceeded => {
            let problem = message!("gltf-compressed-triangles-claim");
            let remedy = message!("gltf-export-file-again");
            invalid_at(place.to_string(), problem, remedy)
        }
        _ => {
            let problem = message!(
                "gltf-compressed-triangles-draco",
                error = Message::from_text(error)
            );
            damaged_at(place.to_string(), problem)
        }
    })?;
    Ok(mesh)
}

/// Returns the positions, and the distance of two adjacent numbers, if they are integers.
fn positions(
    source: &Source,
    place: PrimitiveRef,
    draco: &Draco,
    mesh: &Mesh,
) -> Result<(Vec<[f64; 3]>, Option<f64>)> {
    let bad = |problem: Message| damaged_at(place.to_string(), problem);
    let primitive = &source.document.meshes[place.mesh].primitives[place.primitive];
    let accessor = (primitive.position).and_then(|number| source.document.accessors.get(number));
    let id = draco.position.and_then(|id| u32::try_from(id).ok());
    let found = id.and_then(|id| mesh.attribute_by_unique_id(id));
    let found = found.ok_or_else(|| bad(message!("gltf-compressed-data-no")))?;
    let accessor = accessor.ok_or_else(|| bad(message!("gltf-position-no-accessor")))?;
    let component = Component::of(accessor);
    let kind = match found.data_type() {
        DataType::Float32 => Some(5126),
        DataType::Int8 => Some(5120),
        DataType::Uint8 => Some(5121),
        DataType::Int16 => Some(5122),
        DataType::Uint16 => Some(5123),
        _ => None,
    };
    if kind != Some(accessor.component_type) || found.num_components() != 3 {
        return Err(bad(message!("gltf-compressed-positions-another")));
    }
    let values = found.read_f32s(mesh.num_points(), 3);
    let position = |given: &[f32; 3]| given.map(|x| component.number(f64::from(x)));
    let values = values.as_chunks().0.iter().map(position).collect();
    Ok((values, component.step()))
}
