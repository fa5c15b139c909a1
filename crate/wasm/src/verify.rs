//! Defines `verify`, which queries the CAD kernel about pairs of parts, in the worker that parses.

use js_sys::Function;
use nearpoint_geometry::Pose;
use nearpoint_import::{SolidId, VerifyResult};
use nearpoint_message::Message;
use nearpoint_scene::pose::PoseNumbers;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{all_from_js, js_error, to_js};
use crate::kernel::{self, StartKernel};
use crate::parse::{Sources, wants_more};
use crate::parsed::{JsSolidId, SourceFile, pose};

/// Two solids of one file at their present poses.
#[derive(Debug, Deserialize, Tsify)]
pub struct VerifyPair {
    #[tsify(type = "PlacedSolid")]
    a: PlacedSolid,
    #[tsify(type = "PlacedSolid")]
    b: PlacedSolid,
}

/// A solid and its pose in the scene.
#[derive(Debug, Deserialize, Tsify)]
pub struct PlacedSolid {
    #[tsify(type = "SolidId")]
    solid: JsSolidId,
    #[tsify(type = "Pose")]
    pose: PoseNumbers,
}

/// The CAD kernel's result for a pair of solids, or the reason why it failed, without its full stop.
#[derive(Debug, Serialize, Tsify)]
#[serde(untagged)]
pub enum KernelResult {
    /// The volume of the intersection in cubic millimetres, and the distance in millimetres, 0 where both touch or
    /// intersect.
    Found { volume: f64, distance: f64 },
    Failed {
        #[serde(rename = "why")]
        reason: String,
    },
}

#[wasm_bindgen(typescript_custom_section)]
const ON_RESULT: &str = r"
/** Receives the index of each pair and its result, in order; returning false cancels, and `verify` throws. */
export type OnResult = (place: number, answer: KernelResult) => boolean | void;";

#[wasm_bindgen]
extern "C" {
    /// The JavaScript function that receives each result of `verify`, and may cancel it.
    #[wasm_bindgen(extends = Function, typescript_type = "OnResult")]
    pub type OnResult;
}

/// Queries the CAD kernel about pairs whose solids all belong to one file. `files` are the same as those passed to
/// `parse`.
#[wasm_bindgen]
pub fn verify(
    files: Vec<Ts<SourceFile>>,
    pairs: Vec<Ts<VerifyPair>>,
    #[wasm_bindgen(js_name = startKernel)] start_kernel: StartKernel,
    #[wasm_bindgen(js_name = onResult)] on_result: OnResult,
) -> Result<(), JsValue> {
    let sources = Sources::read(files)?;
    let pairs: Vec<VerifyPair> = all_from_js(pairs, "a pair")?;
    let placed = pairs.iter().map(|pair| {
        Ok(nearpoint_import::VerifyPair {
            a: pair.a.placed()?,
            b: pair.b.placed()?,
        })
    });
    let placed: Vec<_> = placed.collect::<Result<_, JsValue>>()?;
    nearpoint_import::verify(
        &sources.files(),
        &placed,
        &mut || kernel::start_kernel(&start_kernel),
        &mut |place, found| {
            let answer = to_js(&KernelResult::from(found)).map(JsValue::from);
            wants_more(answer.and_then(|answer| {
                on_result.call2(&JsValue::NULL, &(place as f64).into(), &answer)
            }))
        },
    )
    .map_err(js_error)
}

impl PlacedSolid {
    fn placed(&self) -> Result<(SolidId, Pose), JsValue> {
        Ok((self.solid.0, pose(self.pose, "a solid")?))
    }
}

impl From<Result<VerifyResult, Message>> for KernelResult {
    fn from(found: Result<VerifyResult, Message>) -> Self {
        match found {
            Ok(VerifyResult { volume, distance }) => Self::Found { volume, distance },
            Err(why) => Self::Failed {
                reason: why.to_string(),
            },
        }
    }
}
