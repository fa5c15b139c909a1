//! What was measured, and what is about to be, as JavaScript is told of it.

mod session;

use nearpoint_geometry::measure::{Apart, Between, Carrier, Kind, Of, Thing};
use nearpoint_geometry::{Pose, Rigid};
use nearpoint_scene::PartId;
use nearpoint_scene::measure::{Measured, Pick, PickKind};
use nearpoint_view::interact::Tool;
use nearpoint_view::viewer::Viewer;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::told;
use crate::words::Xyz;

/// What is measured, and by what hand.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MeasuringRow {
    /// What kind of thing is picked; null: whichever is under the pointer.
    kind: Option<PickKind>,
    /// What a click would pick, or would measure from what was picked first.
    pointed: Option<MeasureRow>,
    /// What was picked, while a second one is waited for.
    first: Option<MeasureRow>,
    /// What is kept, the oldest first.
    kept: Vec<MeasureRow>,
    /// The one that is looked at.
    chosen: Option<u32>,
    /// A box is drawn around what is selected, or around all.
    framed: bool,
}

/// One thing that is measured, or two between which is. Places and directions are the scene's.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MeasureRow {
    /// Its number; null: it is not kept.
    id: Option<u32>,
    /// What was picked, one or two; of what is not there any more nothing is told.
    picks: Vec<PickRow>,
    /// Of two.
    between: Option<BetweenRow>,
    /// Of a whole part along X, Y and Z.
    size: Option<Xyz>,
}

/// Something that was picked, and what it measures; what it has not is absent.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PickRow {
    part: PartId,
    kind: PickKind,
    #[tsify(
        type = "\"point\" | \"line\" | \"circle\" | \"plane\" | \"cylinder\" | \"cone\" | \"torus\" | \"sphere\" | \"free\""
    )]
    what: &'static str,
    /// Where it is told beside the picture.
    at: Xyz,
    /// Of a line or an axis; the normal of a plane.
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<Xyz>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centre: Option<Xyz>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    radius: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minor_radius: Option<f64>,
    /// Between a cone's axis and its wall, radians.
    #[serde(skip_serializing_if = "Option::is_none")]
    half_angle: Option<f64>,
    /// That an arc turns by, radians.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    area: Option<f64>,
    /// Radius and half angle are stated, or follow from vertices alone; else they were found by the triangles.
    is_exact: bool,
    /// Length and area are those of the true thing; else of its chords or facets.
    is_whole: bool,
    /// How far the true thing may be from what distances are found to.
    deviation: f64,
}

/// What is between two things.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct BetweenRow {
    /// The smallest one; 0: they meet.
    distance: f64,
    /// Where that is.
    ends: [Xyz; 2],
    /// By how much the true one may differ.
    error: f64,
    /// Of their directions, radians.
    #[serde(skip_serializing_if = "Option::is_none")]
    angle: Option<f64>,
    /// Of the planes, the axes and the centres that they lie on.
    #[serde(skip_serializing_if = "Option::is_none")]
    planes: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    axes: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centres: Option<f64>,
    /// These and the angle are exact.
    is_exact: bool,
}

/// Whether there is anything to tell of measuring.
// Always inlined: asked in a first view, which does not load the rest.
#[inline(always)]
pub(crate) fn is_measuring(viewer: &Viewer) -> bool {
    let is_kept = !viewer.scene().measures().is_empty();
    is_kept || viewer.measuring().is_framed || viewer.interact().tool() == Tool::Measure
}

/// What has changed of it since it was told last; undefined: nothing.
// Never inlined: loaded with the first measure, by this name.
#[inline(never)]
pub(crate) fn news(last: &mut Option<MeasuringRow>, viewer: &mut Viewer) -> JsValue {
    let row = measuring_row(viewer);
    if last.as_ref() == Some(&row) {
        return JsValue::UNDEFINED;
    }
    let value = told(&row).map_or(JsValue::UNDEFINED, Into::into);
    *last = Some(row);
    value
}

fn measuring_row(viewer: &mut Viewer) -> MeasuringRow {
    let measures = viewer.scene().measures().clone();
    let (first, pointed) = (viewer.measuring().first(), viewer.measuring().pointed());
    let under_way = viewer.under_way();
    let mut row = |id: Option<u32>, picks: &[Pick]| MeasureRow {
        id,
        ..measure_row(viewer, picks)
    };
    let kept = measures.iter().map(|m| row(Some(m.id), &m.picks)).collect();
    let alone = first.map(|first| row(None, &[first]));
    let pointed = pointed.map(|_| row(None, &under_way));
    let measuring = viewer.measuring();
    MeasuringRow {
        kind: measuring.wish,
        pointed,
        first: alone,
        kept,
        chosen: measuring.chosen,
        framed: measuring.is_framed,
    }
}

fn measure_row(viewer: &mut Viewer, picks: &[Pick]) -> MeasureRow {
    let measured = viewer.measure(picks);
    let measured = measured.as_deref();
    MeasureRow {
        id: None,
        picks: measured.map_or_else(Vec::new, |measured| pick_rows(picks, measured)),
        between: measured.and_then(|measured| measured.between.as_ref().map(between_row)),
        size: measured.and_then(|measured| measured.size),
    }
}

fn pick_rows(picks: &[Pick], measured: &Measured) -> Vec<PickRow> {
    let rows = picks.iter().zip(&measured.things);
    rows.map(|(pick, (thing, pose))| pick_row(pick, thing, pose))
        .collect()
}

fn pick_row(pick: &Pick, thing: &Thing, pose: &Pose) -> PickRow {
    let rigid = Rigid::new(pose);
    let carrier = thing.carrier.posed(&rigid);
    let facts = &thing.facts;
    let line = carrier.line().or(carrier.plane());
    PickRow {
        part: pick.part,
        kind: pick.kind,
        what: what(thing),
        at: rigid.point(&thing.at).into(),
        direction: line.map(|(_, direction)| direction.into()),
        centre: carrier
            .centre()
            .filter(|_| !matches!(thing.kind, Kind::Point | Kind::Centre))
            .map(Into::into),
        length: facts.length,
        radius: facts.radius,
        minor_radius: facts.minor_radius,
        half_angle: facts.half_angle,
        span: facts.span,
        area: facts.area,
        is_exact: facts.is_exact,
        is_whole: facts.is_whole,
        deviation: thing.deviation,
    }
}

fn what(thing: &Thing) -> &'static str {
    match thing.carrier {
        Carrier::Point(_) => "point",
        Carrier::Line { .. } => "line",
        Carrier::Circle { .. } => "circle",
        Carrier::Plane { .. } => "plane",
        Carrier::Sphere { .. } => "sphere",
        Carrier::Round { .. } if thing.facts.half_angle.is_some() => "cone",
        Carrier::Round { .. } if thing.facts.minor_radius.is_some() => "torus",
        Carrier::Round { .. } => "cylinder",
        Carrier::None => "free",
    }
}

fn between_row(between: &Between) -> BetweenRow {
    let of = |of: Of| {
        let mut all = between.apart.iter();
        all.find(|apart| apart.of == of)
            .map(|Apart { distance, .. }| *distance)
    };
    BetweenRow {
        distance: between.distance,
        ends: between.ends.map(Into::into),
        error: between.error,
        angle: between.angle,
        planes: of(Of::Plane),
        axes: of(Of::Axis),
        centres: of(Of::Centre),
        is_exact: between.is_exact,
    }
}
