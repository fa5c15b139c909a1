//! What the experiment tells, in the forms of `experiment.d.ts`.

use nearpoint_experiment::table::{GainRow, SnailRow, SpeedRow};
use nearpoint_experiment::{Course, Protocol, Stage, Step};
use nearpoint_scene::{PartId, Placement};
use nearpoint_view::list::Label;
use nearpoint_view::placing::{Freedom, Grip, Placing};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::convert::to_js;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Protocols {
    pub accuracy: Protocol,
    pub speed: Protocol,
    pub snail_accuracy: Protocol,
    pub snail_speed: Protocol,
}

#[derive(Debug, Serialize)]
pub(super) struct Tables {
    pub gains: Vec<GainRow>,
    pub speed: Vec<SpeedRow>,
    pub snail: Vec<SnailRow>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Changes<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labels: Option<Vec<LabelOut>>,
    pub busy: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    pub gpu: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gpu_message: Option<&'a str>,
}

#[derive(Debug, Serialize)]
pub(super) struct LabelOut {
    x: f64,
    y: f64,
    text: String,
}

impl LabelOut {
    pub fn of(Label { x, y, text, .. }: Label) -> Self {
        Self { x, y, text }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct State {
    stage: &'static str,
    done: usize,
    of: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Step>,
    open: Vec<OpenOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    held: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grip: Option<&'static str>,
    way: &'static str,
    records: usize,
}

#[derive(Debug, Serialize)]
struct OpenOut {
    block: usize,
    name: &'static str,
}

impl State {
    pub fn of(course: Option<&Course>, placing: &Placing, parts: &[PartId]) -> Self {
        let trial = course.and_then(Course::trial);
        let open = trial.map_or_else(Vec::new, |trial| {
            let name = |block: usize| trial.task().blocks[block].name;
            let blocks = trial.open().map(|placing| placing.block);
            blocks
                .map(|block| OpenOut {
                    block,
                    name: name(block),
                })
                .collect()
        });
        let (done, of) = course.map_or((0, 0), Course::place);
        let held = placing.held();
        Self {
            stage: course.map_or("none", |course| match course.stage() {
                Stage::Pause => "pause",
                Stage::Trial => "trial",
                Stage::Over => "over",
            }),
            done,
            of,
            step: course.and_then(Course::step).copied(),
            open,
            held: held.and_then(|held| parts.iter().position(|part| *part == held)),
            grip: placing.grip().map(|grip| match grip {
                Grip::Pressed { .. } => "pressed",
                Grip::Sticks => "sticks",
                Grip::Kept { .. } => "kept",
            }),
            way: match placing.freedom() {
                Freedom::Across => "across",
                Freedom::Depth => "depth",
                Freedom::Tilt => "tilt",
                Freedom::Twist => "twist",
            },
            records: course.map_or(0, |course| course.records().len()),
        }
    }
}

/// The poses alone, in the form in which placements cross.
pub(super) fn poses(placements: &[Placement]) -> Result<JsValue, JsValue> {
    let pairs: js_sys::Array = to_js(placements)?.unchecked_into();
    let pose = |pair: JsValue| pair.unchecked_into::<js_sys::Array>().get(1);
    Ok(pairs.iter().map(pose).collect::<js_sys::Array>().into())
}
