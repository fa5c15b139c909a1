//! The reader of IFC files, as the worker runs it beside this module.

use nearpoint_message::Message;
use std::ops::ControlFlow;
use std::panic::AssertUnwindSafe;

use js_sys::{Float32Array, Float64Array, Uint32Array};
use nearpoint_import::ifc::{Found, IfcReader, Piece, Shape, Thing};
use serde::Deserialize;
use serde_wasm_bindgen::preserve;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::heard;
use crate::kernel::sentence;

#[wasm_bindgen(typescript_custom_section)]
const IFC_READER: &str = r"
/** What reads IFC files. Throws a sentence, without its full stop. */
export interface IfcReader {
    /** `bytes` are there until `tell` is first called; it is told how many products are done, of about how many, and to stop if it answers false. */
    read(bytes: Uint8Array, tell: (done: number, all: number) => boolean): IfcFound;
}";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "IfcReader")]
    pub type JsIfcReader;

    #[wasm_bindgen(method, catch)]
    fn read(
        this: &JsIfcReader,
        bytes: &[u8],
        tell: &mut dyn FnMut(f64, f64) -> bool,
    ) -> Result<JsValue, JsValue>;
}

/// What is in an IFC file: lengths in the file's own unit, Z up.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "IfcFound")]
pub struct FoundWord {
    /// How long the file's unit is, in metres.
    metres: f64,
    #[tsify(type = "IfcThing[]")]
    things: Vec<ThingWord>,
    /// Each shape once, however many products have it.
    #[tsify(type = "IfcShape[]")]
    shapes: Vec<ShapeWord>,
    #[tsify(type = "IfcPiece[]")]
    pieces: Vec<PieceWord>,
    /// What the reader could not do, a line each.
    complaints: Vec<String>,
}

/// A project, a place in it, or a product.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "IfcThing")]
pub struct ThingWord {
    /// The number of its line.
    id: u32,
    /// Its type.
    kind: String,
    /// Empty if there is none.
    global_id: String,
    /// Empty if there is none.
    name: String,
    /// What it is in or part of.
    #[serde(default)]
    #[tsify(optional)]
    above: Option<u32>,
    /// It is an element to which the file gives a shape.
    has_shape: bool,
}

/// Triangles in a frame of their own.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(rename = "IfcShape")]
pub struct ShapeWord {
    /// x, y, z of each corner.
    #[serde(with = "preserve")]
    positions: Float32Array,
    /// Three corners a triangle.
    #[serde(with = "preserve")]
    triangles: Uint32Array,
}

/// A shape as a part of a product.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(rename = "IfcPiece")]
pub struct PieceWord {
    /// The product.
    thing: u32,
    /// Its place among the shapes.
    shape: u32,
    /// sRGB and opacity; white where the file says none.
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
    ) -> Result<Found, Message> {
        // What a panic leaves of it nobody asks for again: the worker ends.
        let mut lent = AssertUnwindSafe(tell);
        let mut tell = move |done: f64, all: f64| {
            let lent = &mut lent;
            lent.0(done as usize, all as usize).is_continue()
        };
        let found = JsIfcReader::read(self, bytes, &mut tell).map_err(sentence)?;
        let found: FoundWord =
            heard(Ts::new_unchecked(found), "what the IFC reader found").map_err(sentence)?;
        Ok(found.into())
    }
}

impl From<FoundWord> for Found {
    fn from(found: FoundWord) -> Self {
        let thing = |thing: ThingWord| Thing {
            id: thing.id,
            kind: thing.kind,
            global_id: thing.global_id,
            name: thing.name,
            above: thing.above,
            has_shape: thing.has_shape,
        };
        let shape = |shape: ShapeWord| Shape {
            positions: shape.positions.to_vec(),
            triangles: shape.triangles.to_vec(),
        };
        let piece = |piece: PieceWord| Piece {
            thing: piece.thing,
            shape: piece.shape,
            colour: piece.colour,
            // What are not sixteen numbers are none that a placement can be.
            placement: (piece.placement.to_vec().try_into()).unwrap_or([f64::NAN; 16]),
        };
        Self {
            metres: found.metres,
            things: found.things.into_iter().map(thing).collect(),
            shapes: found.shapes.into_iter().map(shape).collect(),
            pieces: found.pieces.into_iter().map(piece).collect(),
            complaints: found.complaints,
        }
    }
}
