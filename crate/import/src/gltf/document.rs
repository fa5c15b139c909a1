//! Reads the relevant parts of a glTF document's JSON: geometry, nodes, names and base colours.

use super::extension::{DRACO, Draco, INSTANCING, Instancing, MESHOPT, Meshopt};
use super::json::{Reader, Result, Value, records};
use std::borrow::Cow;

/// The usual types of elements.
const SHAPES: [&str; 4] = ["SCALAR", "VEC2", "VEC3", "VEC4"];

records! {
    Document {
        asset: Asset = or_default("asset", Asset::read),
        scene: Option<usize> = field("scene", Reader::index),
        scenes: Vec<Scene> = list("scenes", Scene::read),
        nodes: Vec<Node> = list("nodes", Node::read),
        meshes: Vec<Mesh> = list("meshes", Mesh::read),
        accessors: Vec<Accessor> = list("accessors", Accessor::read),
        buffer_views: Vec<BufferView> = list("bufferViews", BufferView::read),
        buffers: Vec<Buffer> = list("buffers", Buffer::read),
        materials: Vec<Material> = list("materials", Material::read),
        extensions_required: Vec<String> = list("extensionsRequired", Reader::text),
    }

    Asset {
        version: String = or_default("version", Reader::text),
        /// The version that a reader must support, if it is not the same.
        min_version: Option<String> = field("minVersion", Reader::text),
        /// The program that wrote the file.
        generator: Option<String> = field("generator", Reader::text),
    }

    Material {
        /// The base colour: linear light and opacity.
        factor: Option<[f64; 4]> = inner(["pbrMetallicRoughness", "baseColorFactor"], Reader::numbers),
    }

    Scene {
        nodes: Vec<usize> = list("nodes", Reader::index),
    }

    Node {
        name: Option<String> = field("name", Reader::text),
        children: Vec<usize> = list("children", Reader::index),
        mesh: Option<usize> = field("mesh", Reader::index),
        skin: Option<usize> = field("skin", Reader::index),
        /// The weights of the mesh's morph targets; if empty, the mesh's own apply.
        weights: Vec<f64> = or_default("weights", Reader::all_numbers),
        matrix: Option<[f64; 16]> = field("matrix", Reader::numbers),
        translation: Option<[f64; 3]> = field("translation", Reader::numbers),
        rotation: Option<[f64; 4]> = field("rotation", Reader::numbers),
        scale: Option<[f64; 3]> = field("scale", Reader::numbers),
        instancing: Option<Instancing> = extension(&INSTANCING, Instancing::read),
    }

    Mesh {
        name: Option<String> = field("name", Reader::text),
        primitives: Vec<Primitive> = list("primitives", Primitive::read),
        weights: Vec<f64> = or_default("weights", Reader::all_numbers),
    }

    Primitive {
        position: Option<usize> = inner(["attributes", "POSITION"], Reader::index),
        indices: Option<usize> = field("indices", Reader::index),
        material: Option<usize> = field("material", Reader::index),
        mode: Option<u64> = field("mode", Reader::count),
        draco: Option<Draco> = extension(&DRACO, Draco::read),
    }

    Accessor {
        buffer_view: Option<usize> = field("bufferView", Reader::index),
        byte_offset: u64 = or_default("byteOffset", Reader::count),
        component_type: u64 = required("componentType", Reader::count),
        normalized: bool = or_default("normalized", Reader::flag),
        count: u64 = required("count", Reader::count),
        /// The type of the elements: `SCALAR`, `VEC3` …
        shape: Cow<'static, str> = required("type", |r, value| r.text_among(&SHAPES, value)),
        sparse: Option<Sparse> = field("sparse", Sparse::read),
    }

    Sparse {
        count: u64 = required("count", Reader::count),
        indices: SparsePart = required("indices", SparsePart::read),
        values: SparsePart = required("values", SparsePart::read),
    }

    SparsePart {
        buffer_view: usize = required("bufferView", Reader::index),
        byte_offset: u64 = or_default("byteOffset", Reader::count),
        /// The component type of the indices; the values have their accessor's type.
        component_type: u64 = or_default("componentType", Reader::count),
    }

    BufferView {
        buffer: usize = required("buffer", Reader::index),
        byte_offset: u64 = or_default("byteOffset", Reader::count),
        byte_length: u64 = required("byteLength", Reader::count),
        byte_stride: Option<u64> = field("byteStride", Reader::count),
        meshopt: Option<Meshopt> = extension(&MESHOPT, Meshopt::read),
    }

    Buffer {
        uri: Option<String> = field("uri", Reader::text),
        byte_length: u64 = required("byteLength", Reader::count),
    }
}
