//! Reads the extensions of a glTF document that compress geometry or instance it.

use super::json::{Object, Reader, Result, Value};

/// The two names of one extension; the second is its final one.
const MESHOPT: [&str; 2] = ["EXT_meshopt_compression", "KHR_meshopt_compression"];
const DRACO: [&str; 1] = ["KHR_draco_mesh_compression"];
const INSTANCING: [&str; 1] = ["EXT_mesh_gpu_instancing"];

/// Returns whether an extension is read. KHR_mesh_quantization only adds component types to the JSON.
pub(super) fn is_read(name: &str) -> bool {
    MESHOPT.contains(&name)
        || DRACO.contains(&name)
        || INSTANCING.contains(&name)
        || name == "KHR_mesh_quantization"
}

/// The location of a buffer view's compressed bytes, and the format of the result.
#[derive(Debug)]
pub(super) struct Meshopt {
    pub(super) buffer: usize,
    pub(super) byte_offset: u64,
    pub(super) byte_length: u64,
    pub(super) byte_stride: u64,
    pub(super) count: u64,
    pub(super) mode: String,
    pub(super) filter: Option<String>,
}

/// The location of a primitive's compressed triangles.
#[derive(Debug)]
pub(super) struct Draco {
    pub(super) buffer_view: usize,
    /// The number of the positions within the compressed data.
    pub(super) position: Option<u64>,
}

/// The accessors that give a node's mesh its instances.
#[derive(Debug)]
pub(super) struct Instancing {
    pub(super) translation: Option<usize>,
    pub(super) rotation: Option<usize>,
    pub(super) scale: Option<usize>,
}

impl Meshopt {
    pub(super) fn of(r: &mut Reader, object: &Object) -> Result<Option<Self>> {
        extension(r, object, &MESHOPT, |r, o| {
            Ok(Self {
                buffer: r.required(o, "buffer", Reader::index)?,
                byte_offset: r.or_default(o, "byteOffset", Reader::count)?,
                byte_length: r.required(o, "byteLength", Reader::count)?,
                byte_stride: r.required(o, "byteStride", Reader::count)?,
                count: r.required(o, "count", Reader::count)?,
                mode: r.required(o, "mode", Reader::text)?,
                filter: r.field(o, "filter", Reader::text)?,
            })
        })
    }
}

impl Draco {
    pub(super) fn of(r: &mut Reader, object: &Object) -> Result<Option<Self>> {
        extension(r, object, &DRACO, |r, o| {
            Ok(Self {
                buffer_view: r.required(o, "bufferView", Reader::index)?,
                position: r.inner(o, ["attributes", "POSITION"], Reader::count)?,
            })
        })
    }
}

impl Instancing {
    pub(super) fn of(r: &mut Reader, object: &Object) -> Result<Option<Self>> {
        extension(r, object, &INSTANCING, |r, o| {
            let attributes = |r: &mut Reader, value: &Value| {
                let o = r.object(value)?;
                Ok(Self {
                    translation: r.field(o, "TRANSLATION", Reader::index)?,
                    rotation: r.field(o, "ROTATION", Reader::index)?,
                    scale: r.field(o, "SCALE", Reader::index)?,
                })
            };
            r.required(o, "attributes", attributes)
        })
    }
}

/// Returns the first of these extensions that an object has.
fn extension<T>(
    r: &mut Reader,
    object: &Object,
    names: &[&'static str],
    read: fn(&mut Reader, &Object) -> Result<T>,
) -> Result<Option<T>> {
    let found = r.field(object, "extensions", |r, value| {
        let all = r.object(value)?;
        for name in names {
            let one = r.field(all, name, |r, value| {
                let o = r.object(value)?;
                read(r, o)
            })?;
            if one.is_some() {
                return Ok(one);
            }
        }
        Ok(None)
    })?;
    Ok(found.flatten())
}
