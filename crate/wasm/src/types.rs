//! Declares the types that often cross to JavaScript, and words for values of crates that have none.
//!
//! Every length is in the scene's unit, every position in the scene's frame unless a name states otherwise, angles in
//! radians. Canvas positions are CSS pixels from the canvas's top left corner; y goes down. Every method that can fail
//! throws an `Error` whose message is a sentence for the user.

use nearpoint_scene::MotionFormat;
use nearpoint_scene::pose::PoseNumbers;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The transform from a part's coordinates to the scene's, as a quaternion and a translation.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[tsify(
    rename = "Pose",
    type = "[qw: number, qx: number, qy: number, qz: number, tx: number, ty: number, tz: number]"
)]
pub struct JsPose(pub PoseNumbers);

/// A point or a direction as its x, y and z.
#[tsify::declare]
pub type Xyz = [f64; 3];

/// The sRGB colour and the opacity, each 0…1.
#[tsify::declare]
pub type Rgba = [f32; 4];

/// The format of a text file: a table, or JSON with all data.
#[derive(Debug, Deserialize, Tsify)]
#[serde(remote = "MotionFormat", rename_all = "camelCase")]
#[tsify(rename = "TextFormat")]
pub enum TextFormatDef {
    Csv,
    Json,
}

/// The format of a text file that is to be written.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "TextFormat")]
pub struct JsTextFormat(#[serde(with = "TextFormatDef")] pub MotionFormat);

/// A point, as JavaScript passes it to a query.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(rename = "Point")]
pub struct JsPoint(pub Xyz);

/// A position on the canvas, in CSS pixels.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type = "[x: number, y: number]")]
pub struct CanvasPosition(pub f64, pub f64);
