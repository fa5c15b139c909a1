//! Defines `parse`, which reads parts from files in a worker of its own.

use nearpoint_message::Message;
use std::ops::ControlFlow;

use js_sys::{Float32Array, Float64Array, Function, Uint32Array};
use nearpoint_geometry::shape::{FaceColours, FaceSurface, Mesh, SurfaceNumbers, diagnose};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_import::{
    File, Import, ImportOptions, ImportedPart, ImportedRobot, LinkShapes, read,
};
use nearpoint_scene::pose::to_numbers;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{all_from_js, from_js, js_error, to_js};
use crate::parsed::{
    JsSolidId, LinkPart, MeshDiagnosticsRow, ParsedFiles, ParsedMesh, ParsedPart, ParsedRobot,
    SourceFile,
};
use crate::readers::{JsReaders, PageReaders};

/// The user's import options; what is absent is guessed and reported.
#[derive(Debug, Deserialize, Default, Tsify)]
#[serde(rename_all = "camelCase", default)]
#[tsify(rename = "ImportOptions")]
pub struct JsImportOptions {
    #[tsify(type = "Unit")]
    unit: Option<Unit>,
    #[tsify(type = "Up")]
    up: Option<Up>,
    /// True if all numbers are used unchanged, in `unit` if it is given, even if the files state another one.
    is_forced: Option<bool>,
    /// The unit and the up axis of the scene to which the parts are converted.
    scene: Option<SceneFrame>,
    /// True if parts keep the frames that their files give them.
    keeps_frames: Option<bool>,
    /// The shapes that the links of robots get; visual ones if absent. A link that lacks them gets the others.
    #[serde(with = "Shapes")]
    #[tsify(optional, type = "\"visual\" | \"collision\"")]
    link_shapes: LinkShapes,
    /// The largest distance of true STEP surfaces from their triangles, in millimetres; if absent, by the size of the
    /// parts.
    accuracy: Option<f64>,
    /// The accuracies of single parts, by their indices in `ParsedFiles.parts`, which hold for all parts of the same
    /// product.
    #[tsify(type = "[part: number, accuracy: number][]")]
    accuracies: Option<Vec<(usize, f64)>>,
}

/// The unit of a scene and the axis that points up.
#[derive(Debug, Deserialize, Tsify)]
pub struct SceneFrame {
    unit: Unit,
    up: Up,
}

#[derive(Debug, Deserialize)]
#[serde(remote = "LinkShapes", rename_all = "camelCase")]
enum Shapes {
    Visual,
    Collision,
}

#[wasm_bindgen(typescript_custom_section)]
const ON_PROGRESS: &str = r"
/** Reports the progress regularly; returning false cancels, and `parse` throws. `done` is 0…1. */
export type OnProgress = (done: number, doing: string) => boolean | void;";

#[wasm_bindgen]
extern "C" {
    /// The JavaScript function that receives the progress of `parse`, and may cancel it.
    #[wasm_bindgen(extends = Function, typescript_type = "OnProgress")]
    pub type OnProgress;
}

/// Quiet metal tones for parts whose file gives no colour, by turns.
const COLOURS: [[f32; 4]; 6] = [
    [0.66, 0.71, 0.78, 1.0],
    [0.78, 0.66, 0.42, 1.0],
    [0.48, 0.58, 0.71, 1.0],
    [0.58, 0.67, 0.60, 1.0],
    [0.72, 0.58, 0.53, 1.0],
    [0.56, 0.55, 0.66, 1.0],
];

/// Reads the parts, shapes and robots in files; starts a third-party reader for files that need one.
#[wasm_bindgen]
pub fn parse(
    files: Vec<Ts<SourceFile>>,
    options: Option<Ts<JsImportOptions>>,
    readers: Option<JsReaders>,
    #[wasm_bindgen(js_name = onProgress)] on_progress: Option<OnProgress>,
) -> Result<Ts<ParsedFiles>, JsValue> {
    let sources = Sources::read(files)?;
    let mut progress = |done: f32, doing: &str| {
        on_progress.as_ref().map_or(ControlFlow::Continue(()), |f| {
            wants_more(f.call2(&JsValue::NULL, &done.into(), &doing.into()))
        })
    };
    let options = options
        .map(|options| from_js(options, "the options"))
        .transpose()?;
    let import = read(
        &sources.files(),
        &import_options(options.unwrap_or_default()),
        &mut PageReaders(readers),
        &mut progress,
    );
    to_js(&parsed(import.map_err(js_error)?))
}

/// Files as the user gave them, all of them in memory.
pub(crate) struct Sources(Vec<(String, Vec<u8>)>);

impl Sources {
    /// Reads the bytes of all files.
    pub fn read(files: Vec<Ts<SourceFile>>) -> Result<Self, JsValue> {
        let files: Vec<SourceFile> = all_from_js(files, "a file")?;
        let mut sources = Vec::with_capacity(files.len());
        for file in files {
            let bytes = file.read()?;
            sources.push((file.path, bytes));
        }
        Ok(Self(sources))
    }

    /// Returns the files in the form in which the importer takes them.
    pub fn files(&self) -> Vec<File<'_>> {
        let files = self.0.iter();
        files.map(|(path, bytes)| File { path, bytes }).collect()
    }
}

/// Returns whether to continue after a callback: not if it returned false, or threw.
pub(crate) fn wants_more(answer: Result<JsValue, JsValue>) -> ControlFlow<()> {
    match answer {
        Ok(answer) if answer.as_bool() != Some(false) => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    }
}

fn import_options(requested: JsImportOptions) -> ImportOptions {
    ImportOptions {
        unit: requested.unit,
        up: requested.up,
        keeps_frames: requested.keeps_frames.unwrap_or_default(),
        ignores_file_units: requested.is_forced.unwrap_or_default(),
        scene: requested.scene.map(|scene| (scene.unit, scene.up)),
        link_shapes: requested.link_shapes,
        accuracy: requested.accuracy,
        accuracies: requested.accuracies.unwrap_or_default(),
    }
}

fn parsed(import: Import) -> ParsedFiles {
    let part = |(i, part): (usize, ImportedPart)| ParsedPart {
        name: part.name,
        group: part.group,
        mesh: part.mesh,
        pose: to_numbers(&part.pose),
        colour: part.colour.unwrap_or(COLOURS[i % COLOURS.len()]),
        is_model: part.is_model,
        file: part.file,
        solid: part.solid.map(JsSolidId),
    };
    ParsedFiles {
        parts: import.parts.into_iter().enumerate().map(part).collect(),
        meshes: import.meshes.iter().map(mesh).collect(),
        robots: import.robots.iter().map(robot).collect(),
        rules: import.rules,
        unit: import.unit,
        unit_guess: import.unit_guess.map(|guess| guess.to_string()),
        up: import.up,
        is_building: import.is_building,
        is_converted: import.is_converted,
        warnings: import.warnings.iter().map(Message::to_string).collect(),
    }
}

fn robot(imported: &ImportedRobot) -> ParsedRobot {
    let parts = imported.parts.iter().map(|part| LinkPart {
        part: part.part,
        link: part.link,
        in_link: to_numbers(&part.in_link),
    });
    ParsedRobot {
        description: imported.robot.description().clone(),
        parts: parts.collect(),
    }
}

/// Converts a mesh to typed arrays.
pub(crate) fn mesh(mesh: &Mesh) -> ParsedMesh {
    let positions: Vec<[f64; 3]> = mesh.vertices().iter().map(|&p| p.into()).collect();
    let surfaces = mesh.surfaces().iter().map(FaceSurface::to_numbers);
    let surfaces: Vec<SurfaceNumbers> = surfaces.collect();
    let colours = mesh.face_colours().map(FaceColours::to_numbers);
    let colours = colours.unwrap_or_default();
    ParsedMesh {
        positions: Float64Array::from(positions.as_flattened()),
        triangles: Uint32Array::from(mesh.triangles().as_flattened()),
        faces: Uint32Array::from(mesh.faces()),
        surfaces: Float64Array::from(surfaces.as_flattened()),
        deviations: Float32Array::from(mesh.deviations()),
        face_colours: Uint32Array::from(&*colours),
        rounding: mesh.rounding(),
        diagnostics: MeshDiagnosticsRow::new(&diagnose(mesh), mesh.face_count()),
    }
}
