//! Whether some parts can be taken out, as JavaScript is told of it.

use nearpoint_scene::{
    Blocker, Narrowest, PartId, Placement, RemovalPhase, RemovalReport, RemovalState, RemovalWish,
    Scene,
};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::words::Xyz;

/// Whether some parts, moved as one, can be taken out of all other visible parts.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RemovalRow {
    parts: Vec<PartId>,
    /// How many parts may be in the way.
    others: usize,
    /// How many are hidden and so are not.
    hidden: usize,
    wish: RemovalWish,
    /// As it was understood, once that is known.
    used: Option<RemovalWish>,
    /// Places that were reached.
    states: usize,
    #[tsify(type = "RemovalPhase")]
    phase: PhaseWord,
    /// At which share of the way the parts are shown; null: where they are.
    shown: Option<f64>,
    /// How long it took, milliseconds.
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(type = "WayOut", optional)]
    way: Option<WayRow>,
    /// Part and other that was in the way, the most frequent first.
    #[tsify(type = "[part: PartId, other: PartId][]")]
    blockers: Vec<Blocker>,
    #[serde(skip_serializing_if = "Option::is_none")]
    /// Why it could not be looked for.
    failure: Option<String>,
}

/// How far it is. `none`: there is no way by such steps and turns. `tooMany`: there was more to try than may be.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "RemovalPhase")]
enum PhaseWord {
    Searching,
    Shortening,
    Found,
    None,
    TooMany,
    Failed,
    Cancelled,
}

/// A way out.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "WayOut", missing_as_null)]
struct WayRow {
    /// Of the way of the group's middle, and for turns of what is farthest from it.
    length: f64,
    /// Null: nothing is nearer than the way is long.
    narrowest: Option<NarrowestRow>,
    /// From which share on nothing is touched.
    free_from: f64,
    /// Where the group's middle goes.
    points: Vec<Xyz>,
    /// At which shares of the length.
    shares: Vec<f64>,
    /// Where the parts are at the end.
    end: Vec<Placement>,
}

/// The smallest clearance on a way: between these two.
#[derive(Debug, Serialize, Tsify)]
struct NarrowestRow {
    clearance: [f64; 2],
    part: PartId,
    other: PartId,
    at: f64,
    point: Xyz,
}

/// What is known; none where nothing was asked, or the parts have moved since.
pub(crate) fn removal_row(scene: &Scene) -> Option<RemovalRow> {
    let state = scene.removal()?;
    let (phase, blockers) = phase(&state.phase);
    Some(RemovalRow {
        parts: state.parts.clone(),
        others: state.others,
        hidden: state.hidden,
        wish: state.wish,
        used: state.used,
        states: state.states,
        phase,
        shown: state.shown,
        ms: state.millis,
        way: state.path().map(|path| way_row(path)),
        blockers: blockers.to_vec(),
        failure: failure(state),
    })
}

fn phase(phase: &RemovalPhase) -> (PhaseWord, &[Blocker]) {
    match phase {
        RemovalPhase::Searching => (PhaseWord::Searching, &[]),
        RemovalPhase::Shortening => (PhaseWord::Shortening, &[]),
        RemovalPhase::Found(_) => (PhaseWord::Found, &[]),
        RemovalPhase::Blocked(by) => (PhaseWord::None, by),
        RemovalPhase::TooMany(by) => (PhaseWord::TooMany, by),
        RemovalPhase::Failed(_) => (PhaseWord::Failed, &[]),
        RemovalPhase::Cancelled => (PhaseWord::Cancelled, &[]),
    }
}

fn failure(state: &RemovalState) -> Option<String> {
    match &state.phase {
        RemovalPhase::Failed(error) => Some(error.to_string()),
        _ => None,
    }
}

fn way_row(way: &RemovalReport) -> WayRow {
    let narrowest = |narrowest: &Narrowest| NarrowestRow {
        clearance: narrowest.clearance,
        part: narrowest.between.0,
        other: narrowest.between.1,
        at: narrowest.at,
        point: narrowest.point.into(),
    };
    WayRow {
        length: way.length,
        narrowest: way.narrowest.as_ref().map(narrowest),
        free_from: way.free_from,
        points: way.points.iter().map(|&point| point.into()).collect(),
        shares: way.shares.clone(),
        end: way.end.clone(),
    }
}
