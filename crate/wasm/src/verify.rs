//! Defines `verify`, which asks the CAD kernel about pairs of parts, in the worker that parses.

use js_sys::Function;
use nearpoint_geometry::Pose;
use nearpoint_import::{SolidId, Verified};
use nearpoint_message::Message;
use nearpoint_scene::pose::PoseNumbers;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{all_heard, refuse, told};
use crate::kernel::{self, StartKernel};
use crate::parse::{Sources, goes_on};
use crate::parsed::{SolidOf, SourceFile, pose};

/// Two solids of one file at their present poses.
#[derive(Debug, Deserialize, Tsify)]
pub struct VerifyPair {
    #[tsify(type = "PlacedSolid")]
    a: PlacedSolid,
    #[tsify(type = "PlacedSolid")]
    b: PlacedSolid,
}

/// A solid, and its pose in the scene in the kernel's numbers, which are those that it gave the part in `parse`.
#[derive(Debug, Deserialize, Tsify)]
pub struct PlacedSolid {
    #[tsify(type = "SolidId")]
    solid: SolidOf,
    #[tsify(type = "Pose")]
    pose: PoseNumbers,
}

/// The kernel's result, or the reason why it failed, without its full stop.
#[derive(Debug, Serialize, Tsify)]
#[serde(untagged)]
pub enum KernelAnswer {
    /// The common volume in cubic millimetres, and the distance in millimetres, which is 0 where both meet.
    Found {
        volume: f64,
        distance: f64,
    },
    Refused {
        why: String,
    },
}

#[wasm_bindgen(typescript_custom_section)]
const ON_TOLD: &str = r"
/** Called with the place of each pair in turn; returning false cancels, and `verify` throws. */
export type OnTold = (place: number, answer: KernelAnswer) => boolean | void;";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Function, typescript_type = "OnTold")]
    pub type OnTold;
}

/// Asks the CAD kernel about pairs whose solids all belong to one file. `files` are the same as those passed to `parse`.
#[wasm_bindgen]
pub fn verify(
    files: Vec<Ts<SourceFile>>,
    pairs: Vec<Ts<VerifyPair>>,
    #[wasm_bindgen(js_name = startKernel)] start_kernel: StartKernel,
    #[wasm_bindgen(js_name = onTold)] on_told: OnTold,
) -> Result<(), JsValue> {
    let sources = Sources::read(files)?;
    let pairs: Vec<VerifyPair> = all_heard(pairs, "a pair")?;
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
        &mut || kernel::started(&start_kernel),
        &mut |place, found| {
            let answer = told(&KernelAnswer::from(found)).map(JsValue::from);
            goes_on(
                answer.and_then(|answer| {
                    on_told.call2(&JsValue::NULL, &(place as f64).into(), &answer)
                }),
            )
        },
    )
    .map_err(refuse)
}

impl PlacedSolid {
    fn placed(&self) -> Result<(SolidId, Pose), JsValue> {
        Ok((self.solid.0, pose(self.pose, "a solid")?))
    }
}

impl From<Result<Verified, Message>> for KernelAnswer {
    fn from(found: Result<Verified, Message>) -> Self {
        match found {
            Ok(Verified { volume, distance }) => Self::Found { volume, distance },
            Err(why) => Self::Refused {
                why: why.to_string(),
            },
        }
    }
}
