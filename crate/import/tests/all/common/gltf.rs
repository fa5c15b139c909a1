//! Writes small glTF files.

use nearpoint_geometry::shape::Soup;
use serde_json::{Value, json};

pub struct Gltf {
    pub json: Value,
    pub bin: Vec<u8>,
    /// The length of a second buffer, which is missing: compressed views would fill it.
    pub fallback: usize,
}

impl Gltf {
    pub fn new() -> Self {
        let json = json!({
            "asset": {"version": "2.0"},
            "nodes": [], "meshes": [], "accessors": [], "bufferViews": [], "materials": [],
        });
        Self {
            json,
            bin: Vec::new(),
            fallback: 0,
        }
    }

    /// Makes a file of one node with one mesh of one primitive.
    pub fn of(soup: &Soup) -> Self {
        let mut gltf = Self::new();
        let mesh = gltf.mesh(&[soup]);
        gltf.node(json!({"name": "thing", "mesh": mesh}));
        gltf
    }

    pub fn push(&mut self, list: &str, item: Value) -> usize {
        let list = self.json[list].as_array_mut().unwrap();
        list.push(item);
        list.len() - 1
    }

    pub fn node(&mut self, node: Value) -> usize {
        self.push("nodes", node)
    }

    /// Adds a buffer view of these bytes.
    pub fn view(&mut self, bytes: &[u8]) -> usize {
        let offset = self.bin.len();
        self.bin.extend(bytes);
        self.bin.resize(self.bin.len().next_multiple_of(4), 0);
        let view = json!({"buffer": 0, "byteOffset": offset, "byteLength": bytes.len()});
        self.push("bufferViews", view)
    }

    pub fn accessor(&mut self, kind: u32, shape: &str, count: usize, bytes: &[u8]) -> usize {
        let view = self.view(bytes);
        let accessor =
            json!({"bufferView": view, "componentType": kind, "type": shape, "count": count});
        self.push("accessors", accessor)
    }

    pub fn positions(&mut self, positions: &[[f64; 3]]) -> usize {
        let bytes: Vec<u8> = (positions.as_flattened().iter())
            .flat_map(|x| (*x as f32).to_le_bytes())
            .collect();
        self.accessor(5126, "VEC3", positions.len(), &bytes)
    }

    pub fn indices(&mut self, indices: &[u32]) -> usize {
        let bytes: Vec<u8> = indices.iter().flat_map(|i| i.to_le_bytes()).collect();
        self.accessor(5125, "SCALAR", indices.len(), &bytes)
    }

    pub fn primitive(&mut self, soup: &Soup) -> Value {
        let position = self.positions(&soup.positions);
        let indices = self.indices(soup.triangles.as_flattened());
        json!({"attributes": {"POSITION": position}, "indices": indices})
    }

    /// Adds a mesh with a primitive for each soup.
    pub fn mesh(&mut self, soups: &[&Soup]) -> usize {
        let primitives: Vec<_> = soups.iter().map(|soup| self.primitive(soup)).collect();
        self.push("meshes", json!({"primitives": primitives}))
    }

    fn text(&self, buffer: Value) -> Vec<u8> {
        let mut json = self.json.clone();
        json["buffers"] = json!([buffer]);
        if self.fallback > 0 {
            let is_fallback = json!({"EXT_meshopt_compression": {"fallback": true}});
            let buffer = json!({"byteLength": self.fallback, "extensions": is_fallback});
            json["buffers"].as_array_mut().unwrap().push(buffer);
        }
        serde_json::to_vec(&json).unwrap()
    }

    pub fn glb(&self) -> Vec<u8> {
        let mut text = self.text(json!({"byteLength": self.bin.len()}));
        text.resize(text.len().next_multiple_of(4), b' ');
        glb_of(&text, &self.bin)
    }

    /// Returns JSON with its buffer in a file of that name.
    pub fn beside(&self, uri: &str) -> Vec<u8> {
        self.text(json!({"byteLength": self.bin.len(), "uri": uri}))
    }

    /// Returns JSON with its buffer inside.
    pub fn embedded(&self) -> Vec<u8> {
        let hex: String = self.bin.iter().map(|b| format!("%{b:02x}")).collect();
        self.beside(&format!("data:application/octet-stream,{hex}"))
    }
}

/// Returns a binary glTF of these chunks.
pub fn glb_of(text: &[u8], bin: &[u8]) -> Vec<u8> {
    let mut file = b"glTF\x02\0\0\0".to_vec();
    file.extend((28 + text.len() as u32 + bin.len() as u32).to_le_bytes());
    for (kind, chunk) in [(b"JSON", text), (b"BIN\0", bin)] {
        file.extend((chunk.len() as u32).to_le_bytes());
        file.extend(kind);
        file.extend(chunk);
    }
    file
}
