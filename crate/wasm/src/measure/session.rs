//! Offers measuring in a session.

use nearpoint_geometry::Point;
use nearpoint_message::message;
use nearpoint_scene::measure::{Pick, PickKind};
use nearpoint_scene::{Command, PartId};
use nearpoint_view::viewer::Viewer;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::{MeasureRow, measure_row};
use crate::convert::{all_from_js, from_js, js_error, to_js};
use crate::session::Session;
use crate::types::Xyz;

/// A feature that is to be measured.
#[derive(Debug, Deserialize, Tsify)]
pub struct PickRequest {
    part: PartId,
    kind: PickKind,
    /// A point on it, in the scene's frame; not needed for a whole part.
    #[tsify(optional)]
    at: Option<Xyz>,
}

#[wasm_bindgen]
impl Session {
    /// Sets the kind of feature that the tool picks; undefined picks the corner, edge or face that is under the pointer.
    #[wasm_bindgen(js_name = measureKind)]
    pub fn measure_kind(&mut self, kind: Option<Ts<PickKind>>) -> Result<(), JsValue> {
        let kind = kind.map(|kind| from_js(kind, "the kind")).transpose()?;
        self.host.stage.set_pick_kind(kind);
        Ok(())
    }

    /// Highlights a saved measure, or none.
    #[wasm_bindgen(js_name = measureChoose)]
    pub fn measure_choose(&mut self, id: Option<u32>) {
        self.host.stage.select_measure(id);
    }

    /// Saves the measure of the picked feature alone; returns false if none was picked.
    #[wasm_bindgen(js_name = measureKeep)]
    pub fn measure_keep(&mut self) -> Result<bool, JsValue> {
        self.host.changed();
        self.host.stage.save_measure().map_err(js_error)
    }

    /// Draws a box around the selection, or around everything, or removes it.
    #[wasm_bindgen(js_name = measureFrame)]
    pub fn measure_frame(&mut self, on: bool) {
        self.host.stage.show_selection_box(on);
    }

    /// Measures one feature, or between two, returns the measurements, and saves the measure.
    #[wasm_bindgen(js_name = measure)]
    pub fn measure(&mut self, wishes: Vec<Ts<PickRequest>>) -> Result<Ts<MeasureRow>, JsValue> {
        let wishes: Vec<PickRequest> = all_from_js(wishes, "what is to be measured")?;
        let viewer = &mut self.host.stage;
        let mut picks = Vec::with_capacity(wishes.len());
        for options in &wishes {
            let pick = pick(viewer, options)?;
            if viewer.measure(&[pick]).is_none() {
                return Err(js_error(message!("session-no-such-thing")));
            }
            picks.push(pick);
        }
        self.host.changed();
        let viewer = &mut self.host.stage;
        let add = Command::AddMeasurement {
            picks: picks.clone(),
        };
        viewer.command(add).map_err(js_error)?;
        let id = viewer
            .scene()
            .measurements()
            .last()
            .map(|measure| measure.id);
        let row = measure_row(viewer, &picks);
        to_js(&MeasureRow { id, ..row })
    }
}

fn pick(viewer: &Viewer, options: &PickRequest) -> Result<Pick, JsValue> {
    let part = viewer.scene().part(options.part);
    let part = part.ok_or_else(|| js_error(message!("session-one-parts-not")))?;
    let at = match (options.at, options.kind) {
        (Some(at), _) => part.pose.inverse_transform_point(&Point::from(at)),
        (None, PickKind::Part) => part.shape.bounds().centre(),
        (None, _) => {
            return Err(js_error(message!("session-measured-needs-place")));
        }
    };
    Ok(Pick {
        part: part.id,
        kind: options.kind,
        point: at.into(),
    })
}
