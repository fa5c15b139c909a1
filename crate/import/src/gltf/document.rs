//! What is read of a glTF document's JSON: geometry, nodes, names and base colours.
//!
//! `serde_json` parses it into these few types rather than into those of `gltf-json`: its last release is of 2024
//! with fixes unreleased since, it refuses a file for mistakes in what is not needed here (animations, textures), and its readers
//! panic on accessors that reach beyond their buffer.

use crate::error::ImportError;
use crate::job::{EXPORT_AGAIN, Job};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Document {
    pub(super) asset: Asset,
    pub(super) scene: Option<usize>,
    pub(super) scenes: Vec<Scene>,
    pub(super) nodes: Vec<Node>,
    pub(super) meshes: Vec<Mesh>,
    pub(super) accessors: Vec<Accessor>,
    pub(super) buffer_views: Vec<BufferView>,
    pub(super) buffers: Vec<Buffer>,
    pub(super) materials: Vec<Material>,
    pub(super) extensions_required: Vec<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Asset {
    pub(super) version: String,
    pub(super) min_version: Option<String>,
    pub(super) generator: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Scene {
    pub(super) nodes: Vec<usize>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Node {
    pub(super) name: Option<String>,
    pub(super) children: Vec<usize>,
    pub(super) mesh: Option<usize>,
    pub(super) skin: Option<usize>,
    pub(super) matrix: Option<[f64; 16]>,
    pub(super) translation: Option<[f64; 3]>,
    pub(super) rotation: Option<[f64; 4]>,
    pub(super) scale: Option<[f64; 3]>,
    pub(super) extensions: Extensions,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Mesh {
    pub(super) name: Option<String>,
    pub(super) primitives: Vec<Primitive>,
}

#[derive(Debug, Deserialize)]
#[serde(default)]
pub(super) struct Primitive {
    pub(super) attributes: Attributes,
    pub(super) indices: Option<usize>,
    pub(super) material: Option<usize>,
    pub(super) mode: u32,
    pub(super) extensions: Extensions,
}

impl Default for Primitive {
    fn default() -> Self {
        Self {
            attributes: Attributes::default(),
            indices: None,
            material: None,
            mode: 4,
            extensions: Extensions::default(),
        }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Attributes {
    #[serde(rename = "POSITION")]
    pub(super) position: Option<usize>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Accessor {
    pub(super) buffer_view: Option<usize>,
    pub(super) byte_offset: u64,
    pub(super) component_type: u32,
    pub(super) normalized: bool,
    pub(super) count: u64,
    #[serde(rename = "type")]
    pub(super) shape: String,
    pub(super) sparse: Option<Sparse>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Sparse {
    pub(super) count: u64,
    pub(super) indices: SparsePart,
    pub(super) values: SparsePart,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SparsePart {
    pub(super) buffer_view: usize,
    #[serde(default)]
    pub(super) byte_offset: u64,
    /// Of the indices; the values have that of their accessor.
    #[serde(default)]
    pub(super) component_type: u32,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct BufferView {
    pub(super) buffer: usize,
    pub(super) byte_offset: u64,
    pub(super) byte_length: u64,
    pub(super) byte_stride: Option<u64>,
    pub(super) extensions: Extensions,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Buffer {
    pub(super) uri: Option<String>,
    pub(super) byte_length: u64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Material {
    pub(super) pbr_metallic_roughness: Option<BaseColour>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct BaseColour {
    pub(super) base_color_factor: Option<[f32; 4]>,
}

/// Extensions by name; what is in them is not read.
pub(super) type Extensions = BTreeMap<String, Ignored>;

/// Any JSON value.
#[derive(Debug, Default)]
pub(super) struct Ignored;

impl<'de> Deserialize<'de> for Ignored {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        serde::de::IgnoredAny::deserialize(from).map(|_| Ignored)
    }
}

/// What changes geometry in a way that is not read; all other extensions concern looks, or what moves.
const COMPRESSION: [(&str, &str); 3] = [
    ("KHR_draco_mesh_compression", "Draco compression"),
    ("EXT_meshopt_compression", "meshopt compression"),
    ("KHR_meshopt_compression", "meshopt compression"),
];
/// What may be required and is either read (quantized positions) or does not change where surfaces are.
const HARMLESS: [&str; 8] = [
    "KHR_mesh_quantization",
    "KHR_materials_",
    "KHR_texture_",
    "KHR_lights_",
    "KHR_animation_pointer",
    "KHR_xmp",
    "EXT_texture_",
    "MSFT_texture_dds",
];

pub(super) fn parse(job: &mut Job, json: &[u8]) -> Result<Document, ImportError> {
    let text = String::from_utf8_lossy(json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(json));
    if matches!(text, std::borrow::Cow::Owned(_)) {
        job.warn("its JSON is not UTF-8; the characters that are not became “�”");
    }
    // Some writers fill the chunk up with zeros instead of spaces.
    let text = text.trim_end_matches('\0');
    let mut reader = serde_json::Deserializer::from_str(text);
    let document: Document = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        let place = format!(
            "line {}, column {} of the JSON",
            inner.line(),
            inner.column()
        );
        let place = if path == "." {
            place
        } else {
            format!("{path} ({place})")
        };
        job.bad(place, message(&inner), EXPORT_AGAIN)
    })?;
    reader.end().map_err(|error| {
        let place = format!("line {} of the JSON", error.line());
        job.bad(place, "there is something after its end", EXPORT_AGAIN)
    })?;
    check(job, &document)?;
    Ok(document)
}

/// The parser's message without the place, which is told before.
fn message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

fn check(job: &Job, document: &Document) -> Result<(), ImportError> {
    let asset = &document.asset;
    let version = asset.min_version.as_ref().unwrap_or(&asset.version);
    if version.is_empty() {
        let problem = "it has no “asset” with a “version”, so it is no glTF";
        return Err(job.bad("asset.version", problem, EXPORT_AGAIN));
    }
    if !version.starts_with("2.") {
        let shown = crate::text::quoted(version.as_bytes());
        let problem = format!("it is glTF {shown}, but only glTF 2 is read");
        return Err(job.bad("asset.version", problem, "Convert it to glTF 2.0"));
    }
    for name in &document.extensions_required {
        if HARMLESS.iter().any(|h| name.starts_with(h)) {
            continue;
        }
        return Err(unsupported(job, "extensionsRequired", name));
    }
    Ok(())
}

/// Refuses what needs an extension that is not read.
pub(super) fn unsupported(job: &Job, place: &str, name: &str) -> ImportError {
    let shown = crate::text::quoted(name.as_bytes());
    match COMPRESSION.iter().find(|(extension, _)| *extension == name) {
        Some((_, what)) => job.bad(
            place,
            format!("its geometry uses {what} ({shown}), which is not supported"),
            "Export it without compression, or decompress it, for example with “gltf-transform copy in.glb out.glb”",
        ),
        None => job.bad(
            place,
            format!("it needs the extension {shown}, which is not supported"),
            "Export it without this extension",
        ),
    }
}

/// The compression that an object's extensions name.
pub(super) fn compression(extensions: &Extensions) -> Option<&str> {
    let named = |(name, _): &&(&'static str, &str)| extensions.contains_key(*name);
    COMPRESSION.iter().find(named).map(|(name, _)| *name)
}
