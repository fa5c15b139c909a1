//! Replaces the meshes of parts of a session.

use nearpoint_message::message;
use std::sync::Arc;

use nearpoint_scene::{PartId, Reshaped};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{heard, refuse};
use crate::parsed::ParsedMesh;
use crate::parts;
use crate::session::Session;

/// Other meshes for parts of one source.
#[derive(Debug, Deserialize, Tsify)]
pub struct Anew {
    parts: Vec<AnewPart>,
    meshes: Vec<ParsedMesh>,
}

#[derive(Debug, Deserialize, Tsify)]
pub struct AnewPart {
    /// The index in the source's `Parsed.parts`.
    index: usize,
    /// The index in `Anew.meshes`.
    mesh: usize,
}

#[wasm_bindgen]
impl Session {
    /// Gives a part, and others of its source, other meshes of the same surfaces, which were made with this accuracy. One undo entry.
    pub fn reshape(&mut self, part: u32, anew: Ts<Anew>, accuracy: f64) -> Result<(), JsValue> {
        let Anew {
            parts: listed,
            meshes,
        } = heard(anew, "the meshes")?;
        let pool = self.host.stage.scene().pool();
        let shapes = meshes.iter().map(|mesh| parts::shape(mesh, pool));
        let shapes: Vec<_> = shapes.collect::<Result<_, _>>()?;
        let reshaped = |AnewPart { index, mesh }: AnewPart| {
            let found = shapes.get(mesh);
            let (shape, diagnostics) =
                found.ok_or_else(|| refuse(message!("reshape-no-mesh-part", mesh)))?;
            Ok(Reshaped {
                index,
                shape: Arc::clone(shape),
                diagnostics: Arc::clone(diagnostics),
            })
        };
        let anew = listed.into_iter().map(reshaped);
        let anew: Vec<Reshaped> = anew.collect::<Result<_, JsValue>>()?;
        self.host.changed();
        let done = self.host.stage.reshape(PartId(part), &anew, accuracy);
        done.map_err(refuse)
    }
}
