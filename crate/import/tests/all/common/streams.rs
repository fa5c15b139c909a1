//! Provides a surface, and its compressed streams, which the usual encoders made (see `streams/make.mjs`).

use super::gltf::Gltf;
use nearpoint_geometry::shape::Soup;
use serde_json::json;

const WIDE: u32 = 20;
const HIGH: u32 = 15;
/// The number of its vertices.
pub const COUNT: usize = (WIDE * HIGH) as usize;

/// Includes a file of the folder `streams`.
#[macro_export]
macro_rules! stream {
    ($name:literal) => {
        include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/streams/",
            $name
        ))
        .as_slice()
    };
}

/// Returns a wavy sheet; its coordinates are integers times `step`.
pub fn sheet(step: f64) -> Soup {
    let point =
        |y: u32, x: u32| [37 * x, 41 * y, (x * x + 3 * y * y) % 17].map(|c| f64::from(c) * step);
    let cells = (0..HIGH - 1).flat_map(|y| (0..WIDE - 1).map(move |x| y * WIDE + x));
    Soup {
        positions: (0..HIGH)
            .flat_map(|y| (0..WIDE).map(move |x| point(y, x)))
            .collect(),
        triangles: cells
            .flat_map(|at| [[at, at + 1, at + WIDE], [at + 1, at + WIDE + 1, at + WIDE]])
            .collect(),
        faces: Vec::new(),
    }
}

/// The compression of a buffer view.
#[derive(Clone, Copy)]
pub struct Packed {
    pub stream: &'static [u8],
    pub stride: usize,
    pub count: usize,
    pub mode: &'static str,
    pub filter: &'static str,
}

impl Packed {
    pub fn attributes(stream: &'static [u8], stride: usize, filter: &'static str) -> Self {
        let (count, mode) = (COUNT, "ATTRIBUTES");
        Self {
            stream,
            stride,
            count,
            mode,
            filter,
        }
    }

    pub fn triangles() -> Self {
        Self {
            stream: stream!("triangles.bin"),
            stride: 4,
            count: 3 * sheet(1.0).triangles.len(),
            mode: "TRIANGLES",
            filter: "NONE",
        }
    }

    /// Adds a buffer view of the data; the uncompressed data would be in the missing buffer.
    pub fn view(&self, gltf: &mut Gltf, extension: &str) -> usize {
        let view = gltf.view(self.stream);
        let length = self.stride * self.count;
        let compressed = json!({
            "buffer": 0,
            "byteOffset": gltf.json["bufferViews"][view]["byteOffset"],
            "byteLength": self.stream.len(),
            "byteStride": self.stride,
            "count": self.count,
            "mode": self.mode,
            "filter": self.filter,
        });
        gltf.json["bufferViews"][view] = json!({
            "buffer": 1,
            "byteOffset": gltf.fallback,
            "byteLength": length,
            "extensions": {extension: compressed},
        });
        gltf.fallback += length;
        view
    }
}

/// Returns the sheet with its positions in shorts and its triangles compressed, in one node.
pub fn packed_sheet(shorts: &'static [u8], extension: &str) -> Gltf {
    let mut gltf = Gltf::new();
    let positions = Packed::attributes(shorts, 8, "NONE").view(&mut gltf, extension);
    gltf.json["bufferViews"][positions]["byteStride"] = json!(8);
    let triangles = Packed::triangles();
    let indices = triangles.view(&mut gltf, extension);
    gltf.json["extensionsRequired"] = json!([extension, "KHR_mesh_quantization"]);
    let position = gltf.push(
        "accessors",
        json!({"bufferView": positions, "componentType": 5122, "type": "VEC3", "count": COUNT}),
    );
    let indices = gltf.push(
        "accessors",
        json!({"bufferView": indices, "componentType": 5125, "type": "SCALAR", "count": triangles.count}),
    );
    let primitive = json!({"attributes": {"POSITION": position}, "indices": indices});
    let mesh = gltf.push("meshes", json!({"primitives": [primitive]}));
    gltf.node(json!({"name": "sheet", "mesh": mesh}));
    gltf
}

/// Returns the sheet, a quarter as large, compressed with Draco.
pub fn draco_sheet(stream: &[u8]) -> Gltf {
    let mut gltf = Gltf::new();
    let view = gltf.view(stream);
    gltf.json["extensionsRequired"] = json!(["KHR_draco_mesh_compression"]);
    let position = json!({"componentType": 5126, "type": "VEC3", "count": COUNT});
    let position = gltf.push("accessors", position);
    let indices =
        json!({"componentType": 5125, "type": "SCALAR", "count": 3 * sheet(1.0).triangles.len()});
    let indices = gltf.push("accessors", indices);
    let draco = json!({"bufferView": view, "attributes": {"POSITION": 0}});
    let primitive = json!({"attributes": {"POSITION": position}, "indices": indices,
        "extensions": {"KHR_draco_mesh_compression": draco}});
    let mesh = gltf.push("meshes", json!({"primitives": [primitive]}));
    gltf.node(json!({"name": "sheet", "mesh": mesh}));
    gltf
}
