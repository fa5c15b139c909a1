//! Whether some parts can be taken out, as JavaScript is told of it.

use nearpoint_scene::{
    Blocker, MotionFormat, Narrowest, PartId, Placement, RemovalPhase, RemovalReport, RemovalState,
    RemovalWish, Scene,
};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub(crate) struct RemovalRow {
    parts: Vec<PartId>,
    others: usize,
    hidden: usize,
    wish: WishRow,
    used: Option<WishRow>,
    states: usize,
    phase: &'static str,
    shown: Option<f64>,
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    way: Option<WayRow>,
    blockers: Vec<Blocker>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<String>,
}

#[derive(Debug, Serialize)]
struct WishRow {
    step: f64,
    turns: f64,
    fit: f64,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct WayRow {
    length: f64,
    narrowest: Option<NarrowestRow>,
    free_from: f64,
    points: Vec<[f64; 3]>,
    shares: Vec<f64>,
    end: Vec<Placement>,
}

#[derive(Debug, Serialize)]
struct NarrowestRow {
    clearance: [f64; 2],
    part: PartId,
    other: PartId,
    at: f64,
    point: [f64; 3],
}

/// What is known; none where nothing was asked, or the parts have moved since.
pub(crate) fn removal_row(scene: &Scene) -> Option<RemovalRow> {
    let state = scene.removal()?;
    let (phase, blockers) = phase(&state.phase);
    Some(RemovalRow {
        parts: state.parts.clone(),
        others: state.others,
        hidden: state.hidden,
        wish: wish_row(&state.wish),
        used: state.used.as_ref().map(wish_row),
        states: state.states,
        phase,
        shown: state.shown,
        ms: state.millis,
        way: state.path().map(|path| way_row(path)),
        blockers: blockers.to_vec(),
        failure: failure(state),
    })
}

fn phase(phase: &RemovalPhase) -> (&'static str, &[Blocker]) {
    match phase {
        RemovalPhase::Searching => ("searching", &[]),
        RemovalPhase::Shortening => ("shortening", &[]),
        RemovalPhase::Found(_) => ("found", &[]),
        RemovalPhase::Blocked(by) => ("none", by),
        RemovalPhase::TooMany(by) => ("tooMany", by),
        RemovalPhase::Failed(_) => ("failed", &[]),
        RemovalPhase::Cancelled => ("cancelled", &[]),
    }
}

fn failure(state: &RemovalState) -> Option<String> {
    match &state.phase {
        RemovalPhase::Failed(error) => Some(error.to_string()),
        _ => None,
    }
}

fn wish_row(wish: &RemovalWish) -> WishRow {
    let RemovalWish { step, turns, fit } = *wish;
    WishRow { step, turns, fit }
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

/// A format of motions, by its name; or a sentence.
pub(crate) fn format(name: &str) -> Result<MotionFormat, String> {
    match name {
        "csv" => Ok(MotionFormat::Csv),
        "json" => Ok(MotionFormat::Json),
        _ => Err(format!("“{name}” is no format of motions: csv or json.")),
    }
}
