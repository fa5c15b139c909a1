//! Declares the types that often cross to JavaScript.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::pose::{self, PoseNumbers};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, from_js, js_error};

#[wasm_bindgen(typescript_custom_section)]
const WORDS: &str = r#"
/** sRGB and opacity, each 0…1. */
export type Rgba = [red: number, green: number, blue: number, opacity: number];"#;

/// A transform from one frame into another, as a quaternion and a translation: `bInA` takes B's coordinates into A's,
/// the pose of a part takes its own into the scene's.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[tsify(
    rename = "Pose",
    type = "readonly [qw: number, qx: number, qy: number, qz: number, tx: number, ty: number, tz: number]"
)]
pub struct JsPose(pub PoseNumbers);

/// A point or a direction as its x, y and z.
#[tsify::declare]
pub type Xyz = [f64; 3];

/// Converts a given pose, or returns the identity if there is none. `whose` names it in the error message.
pub(crate) fn pose_given(given: Option<tsify::Ts<JsPose>>, whose: &str) -> Result<Pose, JsValue> {
    let Some(given) = given else {
        return Ok(Pose::identity());
    };
    pose_of(from_js(given, whose)?.0, whose)
}

/// Converts seven numbers to a pose.
pub(crate) fn pose_of(numbers: PoseNumbers, whose: &str) -> Result<Pose, JsValue> {
    let unsound = |why| js_error(ErrorCode::Input, format!("{whose} {why}."));
    let pose = pose::from_numbers(numbers).ok_or_else(|| unsound(pose::InvalidPose::NotAPose))?;
    pose::validated(&pose).map_err(unsound)
}

/// Finds the unit with this symbol.
pub(crate) fn unit_of(word: &str) -> Result<Unit, JsValue> {
    let sentence = || format!("“{word}” is no unit: there are mm, cm, m and in.");
    Unit::from_symbol(word).ok_or_else(|| js_error(ErrorCode::Input, sentence()))
}

/// Finds the up direction with this name.
pub(crate) fn up_of(word: &str) -> Result<Up, JsValue> {
    let sentence = || format!("“{word}” cannot point up: y and z can.");
    Up::from_symbol(word).ok_or_else(|| js_error(ErrorCode::Input, sentence()))
}
