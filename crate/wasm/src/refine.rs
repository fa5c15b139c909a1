//! Defines `refine_solid`, which triangulates a product of a STEP file again, in the worker that parses.

use nearpoint_message::Message;
use std::ops::ControlFlow;

use nearpoint_import::{Refinement, refine_solid};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{from_js, js_error, to_js};
use crate::kernel::{self, StartKernel};
use crate::parse::{OnProgress, Sources, mesh, wants_more};
use crate::parsed::{JsSolidId, ParsedMesh, SourceFile};

/// The solids of a product, each with its mesh: the product's own or its mirror image.
#[derive(Debug, Serialize, Tsify)]
pub struct RefinementRow {
    solids: Vec<RefinedSolid>,
    meshes: Vec<ParsedMesh>,
    warnings: Vec<String>,
}

/// A solid whose product was triangulated again, and its mesh in the result.
#[derive(Debug, Serialize, Tsify)]
pub struct RefinedSolid {
    #[tsify(type = "SolidId")]
    solid: JsSolidId,
    /// The index in `RefinementRow.meshes`.
    mesh: usize,
}

/// Triangulates the product of a solid again, so that its surface is no farther from its triangles than `accuracy`, in
/// millimetres. `files` are the same as those passed to `parse`.
#[wasm_bindgen(js_name = finer)]
pub fn finer_solid(
    files: Vec<Ts<SourceFile>>,
    solid: Ts<JsSolidId>,
    accuracy: f64,
    #[wasm_bindgen(js_name = startKernel)] start_kernel: StartKernel,
    #[wasm_bindgen(js_name = onProgress)] on_progress: OnProgress,
) -> Result<Ts<RefinementRow>, JsValue> {
    let sources = Sources::read(files)?;
    let solid = from_js(solid, "the solid")?;
    let mut progress = |done: f32, doing: &str| -> ControlFlow<()> {
        wants_more(on_progress.call2(&JsValue::NULL, &done.into(), &doing.into()))
    };
    let found = refine_solid(
        &sources.files(),
        solid.0,
        accuracy,
        &mut || kernel::start_kernel(&start_kernel),
        &mut progress,
    );
    to_js(&RefinementRow::from(found.map_err(js_error)?))
}

impl From<Refinement> for RefinementRow {
    fn from(found: Refinement) -> Self {
        let solids = found.solids.into_iter().map(|(solid, mesh)| RefinedSolid {
            solid: JsSolidId(solid),
            mesh,
        });
        Self {
            solids: solids.collect(),
            meshes: found.meshes.iter().map(mesh).collect(),
            warnings: found.warnings.iter().map(Message::to_string).collect(),
        }
    }
}
