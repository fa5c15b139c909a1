//! Describes for JavaScript whether some parts can be removed.

use nearpoint_scene::{
    BlockingPair, PartId, PathMinClearance, Placement, RemovalOptions, RemovalPhase, RemovalReport,
    RemovalState, Scene,
};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::types::Xyz;

/// The search for a path on which some parts, moved as one, leave all other visible parts.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RemovalRow {
    parts: Vec<PartId>,
    /// The number of parts that may be obstacles.
    others: usize,
    /// The number of hidden parts, which are ignored.
    hidden: usize,
    #[serde(rename = "wish")]
    options: RemovalOptions,
    /// The request with its defaults filled in, once these are known.
    #[serde(rename = "used")]
    effective_options: Option<RemovalOptions>,
    /// The number of poses that were reached.
    states: usize,
    #[tsify(type = "RemovalPhase")]
    phase: RemovalPhaseRow,
    /// The fraction of the path at which the parts are shown; null if they are shown where they are.
    #[serde(rename = "shown")]
    shown_fraction: Option<f64>,
    /// The duration, in milliseconds.
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(type = "WayOut", optional)]
    #[serde(rename = "way")]
    path: Option<RemovalPathRow>,
    /// Pairs of a removed part and an obstacle, the most frequent first.
    #[tsify(type = "[part: PartId, other: PartId][]")]
    blockers: Vec<BlockingPair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    /// The reason why the search could not run.
    #[serde(rename = "failure")]
    error: Option<String>,
}

/// The progress. `none`: no path exists with such steps and turns. `tooMany`: the search reached its limit.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "RemovalPhase")]
enum RemovalPhaseRow {
    Searching,
    Shortening,
    Found,
    #[serde(rename = "none")]
    NoPath,
    #[serde(rename = "tooMany")]
    StateLimit,
    Failed,
    Cancelled,
}

/// A path on which the parts are removed.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "WayOut", missing_as_null)]
struct RemovalPathRow {
    /// The length of the path of the group's centre, plus, for turns, that of the point farthest from it.
    length: f64,
    /// The smallest clearance; null if it is larger than the length of the path.
    #[serde(rename = "narrowest")]
    min_clearance: Option<PathMinClearanceRow>,
    /// The fraction of the path from which on nothing is touched.
    free_from: f64,
    /// The points that the group's centre passes.
    points: Vec<Xyz>,
    /// The fraction of the length at each point.
    #[serde(rename = "shares")]
    fractions: Vec<f64>,
    /// The poses of the parts at the end.
    end: Vec<Placement>,
}

/// The smallest clearance on a path, between these two parts.
#[derive(Debug, Serialize, Tsify)]
struct PathMinClearanceRow {
    clearance: [f64; 2],
    part: PartId,
    other: PartId,
    at: f64,
    point: Xyz,
}

/// Describes the search for a removal path; none if there was no request, or if the parts have moved since.
pub(crate) fn removal_row(scene: &Scene) -> Option<RemovalRow> {
    let state = scene.removal()?;
    let (phase, blockers) = phase(&state.phase);
    Some(RemovalRow {
        parts: state.parts.clone(),
        others: state.obstacle_count,
        hidden: state.hidden_count,
        options: state.options,
        effective_options: state.effective_options,
        states: state.state_count,
        phase,
        shown_fraction: state.shown_fraction,
        ms: state.duration_ms,
        path: state.path().map(|path| path_row(path)),
        blockers: blockers.to_vec(),
        error: error_text(state),
    })
}

fn phase(phase: &RemovalPhase) -> (RemovalPhaseRow, &[BlockingPair]) {
    match phase {
        RemovalPhase::Searching => (RemovalPhaseRow::Searching, &[]),
        RemovalPhase::Shortening => (RemovalPhaseRow::Shortening, &[]),
        RemovalPhase::Found(_) => (RemovalPhaseRow::Found, &[]),
        RemovalPhase::Blocked(by) => (RemovalPhaseRow::NoPath, by),
        RemovalPhase::StateLimit(by) => (RemovalPhaseRow::StateLimit, by),
        RemovalPhase::Failed(_) => (RemovalPhaseRow::Failed, &[]),
        RemovalPhase::Cancelled => (RemovalPhaseRow::Cancelled, &[]),
    }
}

fn error_text(state: &RemovalState) -> Option<String> {
    match &state.phase {
        RemovalPhase::Failed(error) => Some(error.to_string()),
        _ => None,
    }
}

fn path_row(way: &RemovalReport) -> RemovalPathRow {
    let narrowest = |narrowest: &PathMinClearance| PathMinClearanceRow {
        clearance: narrowest.clearance,
        part: narrowest.parts.0,
        other: narrowest.parts.1,
        at: narrowest.fraction,
        point: narrowest.point.into(),
    };
    RemovalPathRow {
        length: way.length,
        min_clearance: way.min_clearance.as_ref().map(narrowest),
        free_from: way.free_from,
        points: way.points.iter().map(|&point| point.into()).collect(),
        fractions: way.fractions.clone(),
        end: way.end_placements.clone(),
    }
}
