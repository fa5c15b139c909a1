//! Declares the experiment's reports. Lengths are millimetres, times seconds, angles degrees; poses as in the app's
//! session.

use nearpoint_experiment::table::{GainRow, SnailRow, SpeedRow};
use nearpoint_experiment::{ExperimentRun, Stage, Step};
use nearpoint_figures::assembly::{MotionMode, ReleaseMode};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::run::ExperimentStage;
use crate::host::CanvasReport;

/// The tables of an experiment's results, to be shown beside the published ones.
#[derive(Debug, Serialize, Tsify)]
pub struct ExperimentTables {
    #[tsify(type = "ExperimentGainRow[]")]
    pub gains: Vec<GainRow>,
    #[tsify(type = "ExperimentSpeedRow[]")]
    pub speed: Vec<SpeedRow>,
    #[tsify(type = "ExperimentSnailRow[]")]
    pub snail: Vec<SnailRow>,
}

/// The changes since the last call of `changes`.
#[derive(Debug, Serialize, Tsify)]
pub struct ExperimentChanges {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "ExperimentState")]
    pub state: Option<State>,
    #[serde(flatten)]
    pub canvas: CanvasReport,
}

/// The progress of the person through the experiment: the current trial and its state.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type_prefix = "Experiment")]
pub struct State {
    stage: Phase,
    /// The number of finished trials, including practice.
    done: usize,
    /// The number of all trials.
    of: usize,
    /// The trial that runs or comes next.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Step>,
    /// The blocks that may be taken now.
    open: Vec<Block>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "held")]
    dragged: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grip: Option<GrabState>,
    #[serde(with = "FreedomDef")]
    #[tsify(type = "ExperimentWay")]
    #[serde(rename = "way")]
    freedom: MotionMode,
    /// The number of trials that were recorded.
    records: usize,
}

/// The phase. Pause: before a trial, which `begin` starts. Over: all trials are done, or the rest was skipped.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(type_prefix = "Experiment")]
enum Phase {
    None,
    Pause,
    Trial,
    Over,
}

/// A block, by its number.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type_prefix = "Experiment")]
struct Block {
    block: usize,
    name: &'static str,
}

/// The state of a dragged block. Pressed: while the button is down; sticks: until the next click; kept: until `letGo`.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(type_prefix = "Experiment")]
enum GrabState {
    Pressed,
    Sticks,
    #[serde(rename = "kept")]
    Locked,
}

/// The freedom of motion of a dragged block that follows the pointer.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(remote = "MotionMode", rename_all = "camelCase")]
#[tsify(rename = "ExperimentWay")]
pub enum FreedomDef {
    Across,
    Depth,
    Tilt,
    Twist,
}

/// The freedom of motion of dragged blocks that is to be set.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "ExperimentWay")]
pub struct JsExperimentFreedom(#[serde(with = "FreedomDef")] pub MotionMode);

impl State {
    /// Describes the present state of an experiment for JavaScript.
    pub(super) fn new(bench: &ExperimentStage) -> Self {
        let course = bench.course.as_ref();
        let open = course
            .and_then(ExperimentRun::trial)
            .map_or_else(Vec::new, |trial| {
                let blocks = trial.open_moves().map(|placing| placing.block);
                let named = blocks.map(|block| Block {
                    block,
                    name: trial.task().blocks[block].name,
                });
                named.collect()
            });
        let (done, of) = course.map_or((0, 0), ExperimentRun::progress);
        let held = bench.placing.dragged();
        Self {
            stage: course.map_or(Phase::None, |course| match course.stage() {
                Stage::Pause => Phase::Pause,
                Stage::Trial => Phase::Trial,
                Stage::Over => Phase::Over,
            }),
            done,
            of,
            step: course.and_then(ExperimentRun::step).copied(),
            open,
            dragged: held.and_then(|held| bench.parts.iter().position(|part| *part == held)),
            grip: bench.placing.release_mode().map(|grip| match grip {
                ReleaseMode::WhilePressed => GrabState::Pressed,
                ReleaseMode::UntilClick => GrabState::Sticks,
                ReleaseMode::UntilRelease => GrabState::Locked,
            }),
            freedom: bench.placing.motion_mode(),
            records: course.map_or(0, |course| course.records().len()),
        }
    }
}
