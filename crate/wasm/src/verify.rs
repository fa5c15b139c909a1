//! Defines `verify`, which queries the CAD kernel about pairs of parts, in the worker that parses, and the call that gives
//! its answers to a scene.

use js_sys::Function;
use nearpoint_geometry::Pose;
use nearpoint_import::{SolidId, VerifyResult};
use nearpoint_message::Message;
use nearpoint_scene::pose::PoseNumbers;
use nearpoint_scene::{KernelAnswer, KernelCheck, Placement};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{all_from_js, js_error, to_js};
use crate::kernel::{self, StartKernel};
use crate::parse::{Sources, wants_more};
use crate::parsed::{JsSolidId, SourceFile, pose};
use crate::session::Session;

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

/// The CAD kernel's answer about two parts that were in these poses.
#[derive(Debug, Deserialize, Tsify)]
pub struct VerifiedPair {
    a: Placement,
    b: Placement,
    answer: KernelAnswer,
}

#[wasm_bindgen(typescript_custom_section)]
const ON_RESULT: &str = r"
/** Receives the index of each pair and its answer, in order; returning false cancels, and `verify` throws. */
export type OnResult = (place: number, answer: KernelCheck) => boolean | void;";

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
            let answer = to_js(&KernelCheck::new(to_answer(found))).map(JsValue::from);
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

fn to_answer(found: Result<VerifyResult, Message>) -> KernelAnswer {
    match found {
        Ok(VerifyResult { volume, distance }) => KernelAnswer::Found { volume, distance },
        Err(why) => KernelAnswer::Failed {
            reason: why.to_string(),
        },
    }
}

#[wasm_bindgen]
impl Session {
    /// Gives answers of the CAD kernel to the scene, where they settle undecided pairs until one of the parts moves.
    #[wasm_bindgen(js_name = setKernelAnswers)]
    pub fn set_kernel_answers(&mut self, answers: Vec<Ts<VerifiedPair>>) -> Result<(), JsValue> {
        let answers: Vec<VerifiedPair> = all_from_js(answers, "an answer")?;
        let answers = answers.into_iter().map(|own| ([own.a, own.b], own.answer));
        self.host.stage.set_kernel_answers(answers);
        self.host.changed();
        Ok(())
    }
}
