//! Returns bounding boxes of parts.

use nearpoint_scene::PartId;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::to_js;
use crate::session::Session;
use crate::types::Xyz;

/// An axis-aligned box in the scene.
#[derive(Debug, Serialize, Tsify)]
pub struct BoxRow {
    lo: Xyz,
    hi: Xyz,
}

#[wasm_bindgen]
impl Session {
    /// Returns the exact box around these parts, or around all visible ones if none are given; undefined if there are none.
    pub fn extent(&self, parts: Vec<u32>) -> Result<Option<Ts<BoxRow>>, JsValue> {
        let parts: Vec<PartId> = parts.into_iter().map(PartId).collect();
        let bounds = self.host.stage.extent(&parts);
        let row = bounds.map(|bounds| BoxRow {
            lo: bounds.lo.into(),
            hi: bounds.hi.into(),
        });
        row.map(|row| to_js(&row)).transpose()
    }
}
