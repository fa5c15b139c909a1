//! Describes for JavaScript whether some parts can be removed.

use nearpoint_scene::{
    Blocker, Narrowest, PartId, Placement, RemovalPhase, RemovalReport, RemovalState, RemovalWish,
    Scene,
};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::words::Xyz;

/// The search for a path on which some parts, moved as one, leave all other visible parts.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RemovalRow {
    parts: Vec<PartId>,
    /// The number of parts that may be in the way.
    others: usize,
    /// The number of hidden parts, which are ignored.
    hidden: usize,
    wish: RemovalWish,
    /// The request with its defaults filled in, once these are known.
    used: Option<RemovalWish>,
    /// The number of poses that were reached.
    states: usize,
    #[tsify(type = "RemovalPhase")]
    phase: PhaseWord,
    /// The share of the path at which the parts are shown; null if they are shown where they are.
    shown: Option<f64>,
    /// The duration, in milliseconds.
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(type = "WayOut", optional)]
    way: Option<WayRow>,
    /// Pairs of a removed part and an obstacle, the most frequent first.
    #[tsify(type = "[part: PartId, other: PartId][]")]
    blockers: Vec<Blocker>,
    #[serde(skip_serializing_if = "Option::is_none")]
    /// The reason why the search could not run.
    failure: Option<String>,
}

/// The progress. `none`: no path exists with such steps and turns. `tooMany`: the search reached its limit.
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

/// A path on which the parts are removed.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "WayOut", missing_as_null)]
struct WayRow {
    /// The length of the path of the group's centre, plus, for turns, that of the point farthest from it.
    length: f64,
    /// The smallest clearance; null if nothing is nearer than the path is long.
    narrowest: Option<NarrowestRow>,
    /// The share of the path from which on nothing is touched.
    free_from: f64,
    /// The points that the group's centre passes.
    points: Vec<Xyz>,
    /// The share of the length at each point.
    shares: Vec<f64>,
    /// The poses of the parts at the end.
    end: Vec<Placement>,
}

/// The smallest clearance on a path, between these two parts.
#[derive(Debug, Serialize, Tsify)]
struct NarrowestRow {
    clearance: [f64; 2],
    part: PartId,
    other: PartId,
    at: f64,
    point: Xyz,
}

/// Describes the search; none if there was no request, or if the parts have moved since.
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
