//! Reads the relevant parts of a glTF document's JSON: geometry, nodes, names and base colours.

use super::extension::{Draco, Instancing, Meshopt};
use super::json::{Reader, Result, Value};
use std::borrow::Cow;

#[derive(Debug)]
pub(super) struct Document {
    pub(super) version: String,
    pub(super) generator: Option<String>,
    pub(super) scene: Option<usize>,
    pub(super) scenes: Vec<Scene>,
    pub(super) nodes: Vec<Node>,
    pub(super) meshes: Vec<Mesh>,
    pub(super) accessors: Vec<Accessor>,
    pub(super) buffer_views: Vec<BufferView>,
    pub(super) buffers: Vec<Buffer>,
    /// The base colour factor of each material: linear light and opacity.
    pub(super) materials: Vec<Option<[f64; 4]>>,
    pub(super) extensions_required: Vec<String>,
}

#[derive(Debug)]
pub(super) struct Scene {
    pub(super) nodes: Vec<usize>,
}

#[derive(Debug)]
pub(super) struct Node {
    pub(super) name: Option<String>,
    pub(super) children: Vec<usize>,
    pub(super) mesh: Option<usize>,
    pub(super) skin: Option<usize>,
    /// The weights of the mesh's morph targets; if empty, the mesh's own apply.
    pub(super) weights: Vec<f64>,
    pub(super) matrix: Option<[f64; 16]>,
    pub(super) translation: Option<[f64; 3]>,
    pub(super) rotation: Option<[f64; 4]>,
    pub(super) scale: Option<[f64; 3]>,
    pub(super) instancing: Option<Instancing>,
}

#[derive(Debug)]
pub(super) struct Mesh {
    pub(super) name: Option<String>,
    pub(super) primitives: Vec<Primitive>,
    pub(super) weights: Vec<f64>,
}

#[derive(Debug)]
pub(super) struct Primitive {
    pub(super) position: Option<usize>,
    pub(super) indices: Option<usize>,
    pub(super) material: Option<usize>,
    pub(super) mode: u64,
    pub(super) draco: Option<Draco>,
}

#[derive(Debug)]
pub(super) struct Accessor {
    pub(super) buffer_view: Option<usize>,
    pub(super) byte_offset: u64,
    pub(super) component_type: u64,
    pub(super) normalized: bool,
    pub(super) count: u64,
    /// The type of the elements: `SCALAR`, `VEC3` …
    pub(super) shape: Cow<'static, str>,
    pub(super) sparse: Option<Sparse>,
}

#[derive(Debug)]
pub(super) struct Sparse {
    pub(super) count: u64,
    pub(super) indices: SparsePart,
    pub(super) values: SparsePart,
}

#[derive(Debug)]
pub(super) struct SparsePart {
    pub(super) buffer_view: usize,
    pub(super) byte_offset: u64,
    /// The component type of the indices; the values have their accessor's type.
    pub(super) component_type: u64,
}

#[derive(Debug)]
pub(super) struct BufferView {
    pub(super) buffer: usize,
    pub(super) byte_offset: u64,
    pub(super) byte_length: u64,
    pub(super) byte_stride: Option<u64>,
    pub(super) meshopt: Option<Meshopt>,
}

#[derive(Debug)]
pub(super) struct Buffer {
    pub(super) uri: Option<String>,
    pub(super) byte_length: u64,
}

/// The usual types of elements.
const SHAPES: [&str; 4] = ["SCALAR", "VEC2", "VEC3", "VEC4"];

impl Document {
    pub(super) fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        let (version, generator) = r.field(o, "asset", asset)?.unwrap_or_default();
        Ok(Self {
            version,
            generator,
            scene: r.field(o, "scene", Reader::index)?,
            scenes: r.list(o, "scenes", Scene::read)?,
            nodes: r.list(o, "nodes", Node::read)?,
            meshes: r.list(o, "meshes", Mesh::read)?,
            accessors: r.list(o, "accessors", Accessor::read)?,
            buffer_views: r.list(o, "bufferViews", BufferView::read)?,
            buffers: r.list(o, "buffers", Buffer::read)?,
            materials: r.list(o, "materials", material)?,
            extensions_required: r.list(o, "extensionsRequired", Reader::text)?,
        })
    }
}

/// Returns the version that a reader must support, and the program that wrote the file.
fn asset(r: &mut Reader, value: &Value) -> Result<(String, Option<String>)> {
    let o = r.object(value)?;
    let version = r.or_default(o, "version", Reader::text)?;
    let least = r.field(o, "minVersion", Reader::text)?;
    let generator = r.field(o, "generator", Reader::text)?;
    Ok((least.unwrap_or(version), generator))
}

fn material(r: &mut Reader, value: &Value) -> Result<Option<[f64; 4]>> {
    let o = r.object(value)?;
    let factor = ["pbrMetallicRoughness", "baseColorFactor"];
    r.inner(o, factor, Reader::numbers)
}

impl Scene {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        let nodes = r.list(o, "nodes", Reader::index)?;
        Ok(Self { nodes })
    }
}

impl Node {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            name: r.field(o, "name", Reader::text)?,
            children: r.list(o, "children", Reader::index)?,
            mesh: r.field(o, "mesh", Reader::index)?,
            skin: r.field(o, "skin", Reader::index)?,
            weights: r.or_default(o, "weights", Reader::all_numbers)?,
            matrix: r.field(o, "matrix", Reader::numbers)?,
            translation: r.field(o, "translation", Reader::numbers)?,
            rotation: r.field(o, "rotation", Reader::numbers)?,
            scale: r.field(o, "scale", Reader::numbers)?,
            instancing: Instancing::of(r, o)?,
        })
    }
}

impl Mesh {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            name: r.field(o, "name", Reader::text)?,
            primitives: r.list(o, "primitives", Primitive::read)?,
            weights: r.or_default(o, "weights", Reader::all_numbers)?,
        })
    }
}

impl Primitive {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        const TRIANGLES: u64 = 4;
        let o = r.object(value)?;
        Ok(Self {
            position: r.inner(o, ["attributes", "POSITION"], Reader::index)?,
            indices: r.field(o, "indices", Reader::index)?,
            material: r.field(o, "material", Reader::index)?,
            mode: r.field(o, "mode", Reader::count)?.unwrap_or(TRIANGLES),
            draco: Draco::of(r, o)?,
        })
    }
}

impl Accessor {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            buffer_view: r.field(o, "bufferView", Reader::index)?,
            byte_offset: r.or_default(o, "byteOffset", Reader::count)?,
            component_type: r.required(o, "componentType", Reader::count)?,
            normalized: r.or_default(o, "normalized", Reader::flag)?,
            count: r.required(o, "count", Reader::count)?,
            shape: r.required(o, "type", |r, value| r.text_among(&SHAPES, value))?,
            sparse: r.field(o, "sparse", Sparse::read)?,
        })
    }
}

impl Sparse {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            count: r.required(o, "count", Reader::count)?,
            indices: r.required(o, "indices", SparsePart::read)?,
            values: r.required(o, "values", SparsePart::read)?,
        })
    }
}

impl SparsePart {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            buffer_view: r.required(o, "bufferView", Reader::index)?,
            byte_offset: r.or_default(o, "byteOffset", Reader::count)?,
            component_type: r.or_default(o, "componentType", Reader::count)?,
        })
    }
}

impl BufferView {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            buffer: r.required(o, "buffer", Reader::index)?,
            byte_offset: r.or_default(o, "byteOffset", Reader::count)?,
            byte_length: r.required(o, "byteLength", Reader::count)?,
            byte_stride: r.field(o, "byteStride", Reader::count)?,
            meshopt: Meshopt::of(r, o)?,
        })
    }
}

impl Buffer {
    fn read(r: &mut Reader, value: &Value) -> Result<Self> {
        let o = r.object(value)?;
        Ok(Self {
            uri: r.field(o, "uri", Reader::text)?,
            byte_length: r.required(o, "byteLength", Reader::count)?,
        })
    }
}
