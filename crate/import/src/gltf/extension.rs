//! Reads the extensions of a glTF document that compress geometry or instance it.

use super::json::{Reader, Result, Value, records};

/// The two names of one extension; the second is its final one.
pub(super) const MESHOPT: [&str; 2] = ["EXT_meshopt_compression", "KHR_meshopt_compression"];
pub(super) const DRACO: [&str; 1] = ["KHR_draco_mesh_compression"];
pub(super) const INSTANCING: [&str; 1] = ["EXT_mesh_gpu_instancing"];

/// Returns whether an extension is read. KHR_mesh_quantization only adds component types to the JSON.
pub(super) fn is_read(name: &str) -> bool {
    MESHOPT.contains(&name)
        || DRACO.contains(&name)
        || INSTANCING.contains(&name)
        || name == "KHR_mesh_quantization"
}

records! {
    /// The location of a buffer view's compressed bytes, and the format of the result.
    Meshopt {
        buffer: usize = required("buffer", Reader::index),
        byte_offset: u64 = or_default("byteOffset", Reader::count),
        byte_length: u64 = required("byteLength", Reader::count),
        byte_stride: u64 = required("byteStride", Reader::count),
        count: u64 = required("count", Reader::count),
        mode: String = required("mode", Reader::text),
        filter: Option<String> = field("filter", Reader::text),
    }

    /// The location of a primitive's compressed triangles.
    Draco {
        buffer_view: usize = required("bufferView", Reader::index),
        /// The number of the positions within the compressed data.
        position: Option<u64> = inner(["attributes", "POSITION"], Reader::count),
    }

    /// The instances of a node's mesh.
    Instancing {
        attributes: InstanceAttributes = required("attributes", InstanceAttributes::read),
    }

    /// The accessors that place instances.
    InstanceAttributes {
        translation: Option<usize> = field("TRANSLATION", Reader::index),
        rotation: Option<usize> = field("ROTATION", Reader::index),
        scale: Option<usize> = field("SCALE", Reader::index),
    }
}
