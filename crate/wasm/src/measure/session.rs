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
use crate::convert::{all_heard, heard, refuse, told};
use crate::session::Session;
use crate::words::Xyz;

/// A feature that is to be measured.
#[derive(Debug, Deserialize, Tsify)]
pub struct PickWish {
    part: PartId,
    kind: PickKind,
    /// A place on it, in the scene's frame; not needed for a whole part.
    #[tsify(optional)]
    at: Option<Xyz>,
}

#[wasm_bindgen]
impl Session {
    /// Sets the kind of feature that the tool picks; undefined picks the corner, edge or face that is under the pointer.
    #[wasm_bindgen(js_name = measureKind)]
    pub fn measure_kind(&mut self, kind: Option<Ts<PickKind>>) -> Result<(), JsValue> {
        let kind = kind.map(|kind| heard(kind, "the kind")).transpose()?;
        self.host.stage.pick_kind(kind);
        Ok(())
    }

    /// Highlights a measure, or none.
    #[wasm_bindgen(js_name = measureChoose)]
    pub fn measure_choose(&mut self, id: Option<u32>) {
        self.host.stage.choose_measure(id);
    }

    /// Keeps the measure of the picked feature alone; returns false if none was picked.
    #[wasm_bindgen(js_name = measureKeep)]
    pub fn measure_keep(&mut self) -> Result<bool, JsValue> {
        self.host.changed();
        self.host.stage.keep_measure().map_err(refuse)
    }

    /// Draws a box around the selection, or around everything, or removes it.
    #[wasm_bindgen(js_name = measureFrame)]
    pub fn measure_frame(&mut self, on: bool) {
        self.host.stage.frame_selection(on);
    }

    /// Measures one feature, or between two, and keeps the measure.
    #[wasm_bindgen(js_name = measure)]
    pub fn measure(&mut self, wishes: Vec<Ts<PickWish>>) -> Result<Ts<MeasureRow>, JsValue> {
        let wishes: Vec<PickWish> = all_heard(wishes, "what is to be measured")?;
        let viewer = &mut self.host.stage;
        let mut picks = Vec::with_capacity(wishes.len());
        for wish in &wishes {
            let pick = pick(viewer, wish)?;
            if viewer.measure(&[pick]).is_none() {
                return Err(refuse(message!("session-no-such-thing")));
            }
            picks.push(pick);
        }
        self.host.changed();
        let viewer = &mut self.host.stage;
        let add = Command::AddMeasure {
            picks: picks.clone(),
        };
        viewer.command(add).map_err(refuse)?;
        let id = viewer.scene().measures().last().map(|measure| measure.id);
        let row = measure_row(viewer, &picks);
        told(&MeasureRow { id, ..row })
    }
}

fn pick(viewer: &Viewer, wish: &PickWish) -> Result<Pick, JsValue> {
    let part = viewer.scene().part(wish.part);
    let part = part.ok_or_else(|| refuse(message!("session-one-parts-not")))?;
    let at = match (wish.at, wish.kind) {
        (Some(at), _) => part.pose.inverse_transform_point(&Point::from(at)),
        (None, PickKind::Part) => part.shape.bounds().centre(),
        (None, _) => {
            return Err(refuse(message!("session-measured-needs-place")));
        }
    };
    Ok(Pick {
        part: part.id,
        kind: wish.kind,
        at: at.into(),
    })
}
