//! Replaces the meshes of parts of a session.

use nearpoint_message::message;
use std::sync::Arc;

use nearpoint_scene::{PartId, ReplacementMesh};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{from_js, js_error};
use crate::parsed::ParsedMesh;
use crate::parts;
use crate::session::Session;

/// New meshes that replace those of a source's parts.
#[derive(Debug, Deserialize, Tsify)]
pub struct NewMeshes {
    parts: Vec<NewMesh>,
    meshes: Vec<ParsedMesh>,
}

/// A part of the source, and its new mesh.
#[derive(Debug, Deserialize, Tsify)]
pub struct NewMesh {
    /// The index in the source's `ParsedFiles.parts`.
    index: usize,
    /// The index in `NewMeshes.meshes`.
    mesh: usize,
}

#[wasm_bindgen]
impl Session {
    /// Replaces the meshes of a part, and of others of its source, by meshes with this accuracy of the same surfaces.
    /// One undo entry.
    pub fn reshape(
        &mut self,
        part: u32,
        anew: Ts<NewMeshes>,
        accuracy: f64,
    ) -> Result<(), JsValue> {
        let NewMeshes {
            parts: listed,
            meshes,
        } = from_js(anew, "the meshes")?;
        let pool = self.host.stage.scene().pool();
        let shapes = parts::shapes(meshes.iter(), pool)?;
        let reshaped = |NewMesh { index, mesh }: NewMesh| {
            let found = shapes.get(mesh);
            let (shape, diagnostics) =
                found.ok_or_else(|| js_error(message!("reshape-no-mesh-part", mesh)))?;
            Ok(ReplacementMesh {
                index_in_model: index,
                shape: Arc::clone(shape),
                diagnostics: Arc::clone(diagnostics),
            })
        };
        let anew = listed.into_iter().map(reshaped);
        let anew: Vec<ReplacementMesh> = anew.collect::<Result<_, JsValue>>()?;
        self.host.changed();
        let done = self
            .host
            .stage
            .replace_meshes(PartId(part), &anew, accuracy);
        done.map_err(js_error)
    }
}
