//! Connects the reader of IFC files, which the worker runs beside this module.

use nearpoint_message::Message;
use std::ops::ControlFlow;
use std::panic::AssertUnwindSafe;

use js_sys::{Float32Array, Float64Array, Uint32Array};
use nearpoint_import::ifc::{IfcItem, IfcModel, IfcObject, IfcReader, IfcShape};
use serde::Deserialize;
use serde_wasm_bindgen::preserve;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::from_js;
use crate::kernel::error_message;

#[wasm_bindgen(typescript_custom_section)]
const IFC_READER: &str = r"
/** A reader of IFC files. Throws a sentence, without its full stop. */
export interface IfcReader {
    /** `bytes` are valid until the first call of `tell`. `tell` gets the number of finished products and about their total; false stops the reader. */
    read(bytes: Uint8Array, tell: (done: number, all: number) => boolean): IfcFound;
}";

#[wasm_bindgen]
extern "C" {
    /// The reader of IFC files that the worker runs, as a JavaScript object.
    #[wasm_bindgen(typescript_type = "IfcReader")]
    pub type JsIfcReader;

    #[wasm_bindgen(method, catch)]
    fn read(
        this: &JsIfcReader,
        bytes: &[u8],
        tell: &mut dyn FnMut(f64, f64) -> bool,
    ) -> Result<JsValue, JsValue>;
}

/// The contents of an IFC file. Lengths are in the file's own unit, Z is up.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "IfcFound")]
pub struct IfcModelRow {
    /// The length of the file's unit, in metres.
    metres: f64,
    #[tsify(type = "IfcThing[]")]
    things: Vec<IfcObjectRow>,
    /// Each shape once, even if several products have it.
    #[tsify(type = "IfcShape[]")]
    shapes: Vec<IfcShapeRow>,
    #[tsify(type = "IfcPiece[]")]
    pieces: Vec<IfcItemRow>,
    /// The reader's problems, a line each.
    #[serde(rename = "complaints")]
    messages: Vec<String>,
}

/// An object of an IFC file: a project, a spatial element such as a storey, or a product.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "IfcThing")]
pub struct IfcObjectRow {
    /// The number of its line.
    id: u32,
    /// The IFC type.
    kind: String,
    /// The global id; empty if there is none.
    global_id: String,
    /// The name; empty if there is none.
    name: String,
    /// The line number of the object that contains it.
    #[serde(default)]
    #[tsify(optional)]
    #[serde(rename = "above")]
    parent: Option<u32>,
    /// True if it is an element with a shape in the file.
    has_shape: bool,
}

/// A shape of an IFC file: triangles in their own frame.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(rename = "IfcShape")]
pub struct IfcShapeRow {
    /// The x, y and z of each corner.
    #[serde(with = "preserve")]
    positions: Float32Array,
    /// Three corner numbers for each triangle.
    #[serde(with = "preserve")]
    triangles: Uint32Array,
}

/// A shape at its pose, as an item of a product.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(rename = "IfcPiece")]
pub struct IfcItemRow {
    /// The line number of the product.
    thing: u32,
    /// The index in `shapes`.
    shape: u32,
    /// The sRGB colour and the opacity; white where the file gives none.
    colour: [f32; 4],
    /// Sixteen numbers, column by column, that take the shape's coordinates into the file's.
    #[serde(with = "preserve")]
    placement: Float64Array,
}

impl IfcReader for JsIfcReader {
    fn read(
        &mut self,
        bytes: &[u8],
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<IfcModel, Message> {
        // After a panic nobody uses this state again: the worker ends.
        let mut lent = AssertUnwindSafe(tell);
        let mut tell = move |done: f64, all: f64| {
            let lent = &mut lent;
            lent.0(done as usize, all as usize).is_continue()
        };
        let found = JsIfcReader::read(self, bytes, &mut tell).map_err(error_message)?;
        let found: IfcModelRow = from_js(Ts::new_unchecked(found), "what the IFC reader found")
            .map_err(error_message)?;
        Ok(found.into())
    }
}

impl From<IfcModelRow> for IfcModel {
    fn from(found: IfcModelRow) -> Self {
        let thing = |thing: IfcObjectRow| IfcObject {
            id: thing.id,
            kind: thing.kind,
            global_id: thing.global_id,
            name: thing.name,
            parent: thing.parent,
            has_shape: thing.has_shape,
        };
        let shape = |shape: IfcShapeRow| IfcShape {
            positions: shape.positions.to_vec(),
            triangles: shape.triangles.to_vec(),
        };
        let piece = |piece: IfcItemRow| IfcItem {
            object: piece.thing,
            shape: piece.shape,
            colour: piece.colour,
            // A list of another length becomes a placement that is recognised as invalid.
            placement: (piece.placement.to_vec().try_into()).unwrap_or([f64::NAN; 16]),
        };
        Self {
            metres_per_unit: found.metres,
            objects: found.things.into_iter().map(thing).collect(),
            shapes: found.shapes.into_iter().map(shape).collect(),
            items: found.pieces.into_iter().map(piece).collect(),
            messages: found.messages,
        }
    }
}
