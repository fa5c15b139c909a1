//! Declares the contents of files that the loader gives to a session: plain data and typed arrays, which can be moved
//! from worker to worker.

use js_sys::{Float32Array, Float64Array, Uint8Array, Uint32Array};
use nearpoint_geometry::shape::Diagnostics;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_import::SolidId;
use nearpoint_message::message;
use nearpoint_motion::robot::RobotDescription;
use nearpoint_scene::PairRule;
use nearpoint_scene::pose::PoseNumbers;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::preserve;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::js_error;
use crate::memory::zeroed;
use crate::types::Rgba;

/// A file as the user gave it.
#[derive(Debug, Deserialize, Tsify)]
pub struct SourceFile {
    /// The path, with the folders when a folder was dropped.
    pub path: String,
    #[serde(with = "preserve")]
    bytes: Uint8Array,
}

impl SourceFile {
    /// Returns the bytes, or an error with a sentence when there is no memory for them.
    pub fn read(&self) -> Result<Vec<u8>, JsValue> {
        let what = format!("“{}”", self.path);
        let mut copy: Vec<u8> = zeroed(self.bytes.length() as usize, &what)?;
        self.bytes.copy_to(&mut copy);
        Ok(copy)
    }

    /// Returns the file's name without its folders.
    pub fn name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or(&self.path)
    }
}

/// The contents of files: only typed arrays and plain data.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ParsedFiles {
    pub parts: Vec<ParsedPart>,
    pub meshes: Vec<ParsedMesh>,
    pub robots: Vec<ParsedRobot>,
    /// The statements of the files about pairs of parts, by their indices in `parts`.
    #[serde(default)]
    #[tsify(optional, type = "PairRule[]")]
    pub rules: Vec<PairRule>,
    pub unit: Unit,
    /// The reason for this unit; absent when the file or the user states it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit_guess: Option<String>,
    pub up: Up,
    /// True if a building is among the files.
    pub is_building: bool,
    /// True if some files were converted to this unit or up axis, or brought near the origin.
    pub is_converted: bool,
    pub warnings: Vec<String>,
}

/// A part with its mesh.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ParsedPart {
    pub name: String,
    pub group: Vec<String>,
    /// The index in `ParsedFiles.meshes`.
    pub mesh: usize,
    #[tsify(type = "Pose")]
    pub pose: PoseNumbers,
    pub colour: Rgba,
    /// True if the facets are the model itself, not an approximation of it.
    pub is_model: bool,
    /// The index of the part's file among those that were parsed together.
    #[serde(default)]
    pub file: usize,
    /// The solid of the part, if a CAD kernel can be queried about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "SolidId")]
    pub solid: Option<JsSolidId>,
}

/// The name of a solid of the files that were parsed, for `verify`.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(remote = "SolidId")]
#[tsify(rename = "SolidId")]
struct SolidIdDef {
    file: usize,
    instance: usize,
}

/// The identity of a solid in its file, as JavaScript gives and gets it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, Tsify)]
#[tsify(type = "SolidId")]
pub struct JsSolidId(#[serde(with = "SolidIdDef")] pub SolidId);

/// A welded mesh in the part's frame.
#[derive(Debug, Serialize, Deserialize, Tsify)]
pub struct ParsedMesh {
    /// The x, y and z of each vertex.
    #[serde(with = "preserve")]
    pub positions: Float64Array,
    /// Three vertex indices for each triangle.
    #[serde(with = "preserve")]
    pub triangles: Uint32Array,
    /// The face of each triangle.
    #[serde(with = "preserve")]
    pub faces: Uint32Array,
    /// Nine numbers of the surface that each face lies on; empty where these are not known.
    #[serde(with = "preserve")]
    pub surfaces: Float64Array,
    /// The largest distance of the surface from each triangle; empty where that is not known.
    #[serde(with = "preserve")]
    pub deviations: Float32Array,
    /// The colours of the faces, where the file gives several; empty where the part has one colour.
    #[serde(rename = "faceColours", with = "preserve")]
    pub face_colours: Uint32Array,
    /// The error of positions that the file's digits leave, where that is more than f32 explains.
    pub rounding: f64,
    #[tsify(type = "Diagnostics")]
    pub diagnostics: MeshDiagnosticsRow,
}

/// A robot whose links are parts. Their poses are those of the robot at rest, its root link's frame in the scene's.
#[derive(Debug, Serialize, Deserialize, Tsify)]
pub struct ParsedRobot {
    #[tsify(type = "RobotDescription")]
    pub description: RobotDescription,
    pub parts: Vec<LinkPart>,
}

/// The link of a robot that a part belongs to.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LinkPart {
    /// The index in `ParsedFiles.parts`.
    pub part: usize,
    /// The index in `RobotDescription.links`.
    pub link: usize,
    #[tsify(type = "Pose")]
    pub in_link: PoseNumbers,
}

/// The defects of a mesh and what they mean.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "Diagnostics")]
pub struct MeshDiagnosticsRow {
    triangles: usize,
    vertices: usize,
    faces: u32,
    open_edges: usize,
    non_manifold_edges: usize,
    /// The number of edges whose two triangles disagree about the outside.
    misoriented_edges: usize,
    degenerate: usize,
    duplicate: usize,
    /// The number of pieces that no edge joins.
    shells: usize,
    closed: bool,
    /// True if the mesh is closed, but inside out.
    inverted: bool,
    /// Sentences about what the defects mean for the results; empty for a sound mesh.
    #[serde(rename = "sentences")]
    messages: Vec<String>,
}

impl MeshDiagnosticsRow {
    /// Makes the row of a mesh with these diagnostics and this number of faces.
    pub fn new(d: &Diagnostics, faces: u32) -> Self {
        Self {
            triangles: d.triangles,
            vertices: d.vertices,
            faces,
            open_edges: d.open_edges,
            non_manifold_edges: d.non_manifold_edges,
            misoriented_edges: d.misoriented_edges,
            degenerate: d.degenerate_triangles,
            duplicate: d.duplicate_triangles,
            shells: d.shells,
            closed: d.is_closed,
            inverted: d.is_inverted,
            messages: d.messages().iter().map(ToString::to_string).collect(),
        }
    }

    /// Converts the row to the mesh diagnostics of the geometry crate.
    pub fn to_diagnostics(&self) -> Diagnostics {
        Diagnostics {
            triangles: self.triangles,
            vertices: self.vertices,
            open_edges: self.open_edges,
            non_manifold_edges: self.non_manifold_edges,
            misoriented_edges: self.misoriented_edges,
            degenerate_triangles: self.degenerate,
            duplicate_triangles: self.duplicate,
            shells: self.shells,
            is_closed: self.closed,
            is_inverted: self.inverted,
        }
    }
}

/// Converts the numbers to a pose; `whose` names it in the error message.
pub(crate) fn pose(numbers: PoseNumbers, whose: &str) -> Result<nearpoint_geometry::Pose, JsValue> {
    nearpoint_scene::pose::from_numbers(numbers)
        .ok_or_else(|| js_error(message!("parsed-pose-number-not", whose)))
}
