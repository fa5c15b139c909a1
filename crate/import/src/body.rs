//! A closed body that was computed, not read, written for other programs: the body that two parts have in common.
//!
//! Both formats hold single precision. STL has one frame for all its numbers, so a body far from the origin loses
//! digits there; GLB gets the body's middle as a node's translation, which is text and loses none.

use crate::{Unit, Up};
use nalgebra::center;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector};
use serde_json::json;

/// A body's surface, in the scene's frame and unit.
#[derive(Debug, Clone, Copy)]
pub struct Body<'a> {
    /// The names of the parts that it comes from, or whatever else tells it from others.
    pub name: &'a str,
    /// Its vertices, each once.
    pub points: &'a [Point],
    /// Three points each, counter-clockwise seen from outside.
    pub triangles: &'a [[u32; 3]],
}

impl Body<'_> {
    fn corners(&self, triangle: &[u32; 3]) -> [Point; 3] {
        triangle.map(|corner| self.points[corner as usize])
    }
}

/// Binary STL; the numbers are the scene's, whatever its unit, as STL names none.
pub fn stl(body: &Body) -> Vec<u8> {
    const HEADER: usize = 80;
    // A header that began with the name might begin with “solid”, which many readers take for text.
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
            bytes.extend(single(&numbers));
        }
        bytes.extend([0, 0]);
    }
    bytes
}

/// Binary glTF: metres, Y up, an indexed triangle mesh on one node.
pub fn glb(body: &Body, unit: Unit, up: Up) -> Vec<u8> {
    let metres = unit.metres_per_unit();
    let placed = |point: &Point| {
        let [x, y, z] = (point.coords * metres).into();
        match up {
            Up::Y => Point::new(x, y, z),
            Up::Z => Point::new(x, z, 0.0 - y),
        }
    };
    let points: Vec<Point> = body.points.iter().map(placed).collect();
    let bounds = Aabb::around(&points);
    let middle = match points.is_empty() {
        true => Point::origin(),
        false => center(&bounds.lo, &bounds.hi),
    };
    let offsets: Vec<Vector> = points.iter().map(|point| point - middle).collect();
    let mut buffer: Vec<u8> = offsets.iter().flat_map(single).collect();
    let split = buffer.len();
    buffer.extend(
        body.triangles
            .iter()
            .flatten()
            .flat_map(|i| i.to_le_bytes()),
    );
    let (low, high) = extent(&offsets);
    let document = json!({
        "asset": { "version": "2.0", "generator": "Nearpoint" },
        "scene": 0,
        "scenes": [{ "nodes": [0] }],
        "nodes": [{ "name": body.name, "mesh": 0, "translation": [middle.x, middle.y, middle.z] }],
        "meshes": [{ "name": body.name, "primitives": [{ "attributes": { "POSITION": 0 }, "indices": 1 }] }],
        "accessors": [
            { "bufferView": 0, "componentType": 5126, "count": offsets.len(), "type": "VEC3", "min": low, "max": high },
            { "bufferView": 1, "componentType": 5125, "count": 3 * body.triangles.len(), "type": "SCALAR" },
        ],
        "bufferViews": [
            { "buffer": 0, "byteLength": split, "target": 34962 },
            { "buffer": 0, "byteOffset": split, "byteLength": buffer.len() - split, "target": 34963 },
        ],
        "buffers": [{ "byteLength": buffer.len() }],
    });
    container(document.to_string().into_bytes(), buffer)
}

/// The least and the largest coordinates as they are written, which glTF wants to be told.
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

/// The two chunks of a binary glTF file, each filled up to a multiple of four bytes.
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

fn single(numbers: &Vector) -> [u8; 12] {
    let mut bytes = [0; 12];
    for (place, number) in bytes.chunks_exact_mut(4).zip(numbers.iter()) {
        place.copy_from_slice(&(*number as f32).to_le_bytes());
    }
    bytes
}
