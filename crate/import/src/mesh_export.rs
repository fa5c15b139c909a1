//! Writes closed bodies that were computed or placed, for other programs: the intersection of two parts, and the parts
//! around it.
//!
//! Both formats hold single precision. STL has one frame for all its numbers, so a body far from the origin loses
//! digits there; in GLB each body's centre is a node's translation, which is text and loses none.

use nalgebra::ComplexField;
use nalgebra::center;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Vector};
use serde_json::{Value, json};

/// A body's surface, in the scene's frame and unit.
#[derive(Debug, Clone, Copy)]
pub struct ExportMesh<'a> {
    /// The names of the parts that it comes from, or another distinguishing name.
    pub name: &'a str,
    /// The vertices, each once.
    pub points: &'a [Point],
    /// The triangles as indices of three points, counter-clockwise seen from outside.
    pub triangles: &'a [[u32; 3]],
    /// Red, green, blue (sRGB) and opacity, 0 to 1. Only GLB stores it; STL has no colours.
    pub colour: Option<[f32; 4]>,
}

impl ExportMesh<'_> {
    fn corners(&self, triangle: &[u32; 3]) -> [Point; 3] {
        triangle.map(|corner| self.points[corner as usize])
    }
}

/// Writes a body's surface as binary STL. The numbers are the scene's in any unit, because STL has no unit.
pub fn stl(body: &ExportMesh) -> Vec<u8> {
    const HEADER: usize = 80;
    // A header that began with the name might begin with “solid”, which many readers treat as text.
    let mut title = format!("body {}", body.name);
    while title.len() > HEADER {
        title.pop();
    }
    let mut bytes = title.into_bytes();
    bytes.resize(HEADER, b' ');
    bytes.extend((body.triangles.len() as u32).to_le_bytes());
    for triangle in body.triangles {
        let [a, b, c] = body.corners(triangle);
        let normal = (b - a).cross(&(c - a));
        let normal = normal.try_normalize(0.0).unwrap_or_else(Vector::zeros);
        for numbers in [normal, a.coords, b.coords, c.coords] {
            bytes.extend(single_precision(&numbers));
        }
        bytes.extend([0, 0]);
    }
    bytes
}

/// Writes binary glTF: metres, Y up, an indexed triangle mesh on a node for each body that has triangles.
pub fn glb(bodies: &[ExportMesh], unit: Unit, up: Up) -> Vec<u8> {
    let mut file = Glb::default();
    for body in bodies.iter().filter(|body| !body.triangles.is_empty()) {
        file.push(body, unit, up);
    }
    file.bytes()
}

/// The lists of a glTF document, and its single buffer.
#[derive(Default)]
struct Glb {
    nodes: Vec<Value>,
    meshes: Vec<Value>,
    materials: Vec<Value>,
    /// The colours of `materials`, by their bits.
    colours: Vec<[u32; 4]>,
    accessors: Vec<Value>,
    views: Vec<Value>,
    buffer: Vec<u8>,
}

impl Glb {
    fn push(&mut self, body: &ExportMesh, unit: Unit, up: Up) {
        let metres = unit.metres_per_unit();
        let placed = |point: &Point| {
            let [x, y, z] = (point.coords * metres).into();
            match up {
                Up::Y => Point::new(x, y, z),
                Up::Z => Point::new(x, z, 0.0 - y),
            }
        };
        let points: Vec<Point> = body.points.iter().map(placed).collect();
        let bounds = Aabb::from_points(&points);
        let middle = center(&bounds.lo, &bounds.hi);
        let offsets: Vec<Vector> = points.iter().map(|point| point - middle).collect();
        let (low, high) = extent(&offsets);
        let corners = body.triangles.as_flattened();
        let positions = self.view(34962, offsets.iter().flat_map(single_precision));
        let indices = self.view(34963, corners.iter().flat_map(|i| i.to_le_bytes()));
        let at = self.accessors.len();
        self.accessors.extend([
            json!({ "bufferView": positions, "componentType": 5126, "count": offsets.len(), "type": "VEC3", "min": low, "max": high }),
            json!({ "bufferView": indices, "componentType": 5125, "count": corners.len(), "type": "SCALAR" }),
        ]);
        let mut primitive = json!({ "attributes": { "POSITION": at }, "indices": at + 1 });
        if let Some(colour) = body.colour {
            primitive["material"] = self.material(colour).into();
        }
        self.nodes.push(json!({ "name": body.name, "mesh": self.meshes.len(), "translation": [middle.x, middle.y, middle.z] }));
        self.meshes
            .push(json!({ "name": body.name, "primitives": [primitive] }));
    }

    /// Appends numbers to the buffer. Each has four bytes, so each view begins at a multiple of four.
    fn view(&mut self, target: u32, bytes: impl Iterator<Item = u8>) -> usize {
        let from = self.buffer.len();
        self.buffer.extend(bytes);
        self.views.push(json!({ "buffer": 0, "byteOffset": from, "byteLength": self.buffer.len() - from, "target": target }));
        self.views.len() - 1
    }

    /// Returns the material of a colour; bodies of the same colour share one.
    fn material(&mut self, colour: [f32; 4]) -> usize {
        let bits = colour.map(f32::to_bits);
        if let Some(known) = self.colours.iter().position(|one| *one == bits) {
            return known;
        }
        let [r, g, b, opacity] = colour;
        let [r, g, b] = [r, g, b].map(linear);
        let mode = if opacity < 1.0 { "BLEND" } else { "OPAQUE" };
        self.materials.push(json!({
            "pbrMetallicRoughness": { "baseColorFactor": [r, g, b, opacity], "metallicFactor": 0, "roughnessFactor": 0.75 },
            "alphaMode": mode,
            "doubleSided": true,
        }));
        self.colours.push(bits);
        self.materials.len() - 1
    }

    fn bytes(self) -> Vec<u8> {
        let nodes: Vec<usize> = (0..self.nodes.len()).collect();
        let scene = match nodes.is_empty() {
            true => json!({}),
            false => json!({ "nodes": nodes }),
        };
        let mut document = json!({
            "asset": { "version": "2.0", "generator": "Nearpoint" },
            "scene": 0,
            "scenes": [scene],
        });
        // glTF allows no empty list.
        for (name, list) in [
            ("nodes", self.nodes),
            ("meshes", self.meshes),
            ("materials", self.materials),
            ("accessors", self.accessors),
            ("bufferViews", self.views),
        ] {
            if !list.is_empty() {
                document[name] = list.into();
            }
        }
        if !self.buffer.is_empty() {
            document["buffers"] = json!([{ "byteLength": self.buffer.len() }]);
        }
        container(document.to_string().into_bytes(), self.buffer)
    }
}

/// Converts an sRGB channel to linear light.
fn linear(encoded: f32) -> f32 {
    if encoded <= 0.040_45 {
        encoded / 12.92
    } else {
        ComplexField::powf((encoded + 0.055) / 1.055, 2.4)
    }
}

/// Returns the smallest and largest coordinates as they are written; glTF requires them.
fn extent(offsets: &[Vector]) -> ([f32; 3], [f32; 3]) {
    let mut written = offsets
        .iter()
        .map(|offset| <[f32; 3]>::from(offset.map(|c| c as f32)));
    let first = written.next().unwrap_or_default();
    written.fold((first, first), |(low, high), point| {
        let pick = |pick: fn(f32, f32) -> f32, side: [f32; 3]| {
            std::array::from_fn(|i| pick(side[i], point[i]))
        };
        (pick(f32::min, low), pick(f32::max, high))
    })
}

/// Writes the two chunks of a binary glTF file, each padded to a multiple of four bytes.
fn container(mut document: Vec<u8>, mut buffer: Vec<u8>) -> Vec<u8> {
    document.resize(document.len().next_multiple_of(4), b' ');
    buffer.resize(buffer.len().next_multiple_of(4), 0);
    let word = |n: usize| (n as u32).to_le_bytes();
    let length = 12 + 8 + document.len() + 8 + buffer.len();
    [
        &b"glTF"[..],
        &2u32.to_le_bytes(),
        &word(length),
        &word(document.len()),
        b"JSON",
        &document,
        &word(buffer.len()),
        b"BIN\0",
        &buffer,
    ]
    .concat()
}

fn single_precision(numbers: &Vector) -> [u8; 12] {
    let mut bytes = [0; 12];
    for (place, number) in bytes.chunks_exact_mut(4).zip(numbers.iter()) {
        place.copy_from_slice(&(*number as f32).to_le_bytes());
    }
    bytes
}
