//! Describes, for JavaScript, the saved measures and the one that is being made.

mod session;

use nearpoint_geometry::measure::{
    FeatureDistance, FeatureKind, PickedFeature, SupportDistance, SupportGeometry, SupportKind,
};
use nearpoint_geometry::{Pose, RigidTransform};
use nearpoint_scene::PartId;
use nearpoint_scene::measure::{MeasuredValues, Pick, PickKind};
use nearpoint_view::interact::Tool;
use nearpoint_view::viewer::Viewer;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::to_js;
use crate::types::Xyz;

/// The saved measures, and the state of the measuring tool.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MeasuringRow {
    /// The kind of feature that is picked; null for any kind that is under the pointer.
    kind: Option<PickKind>,
    /// The measure that a click would make: of the feature alone, or from the one that was picked first.
    #[serde(rename = "pointed")]
    hovered: Option<MeasureRow>,
    /// The feature that was picked first, while the tool waits for a second one.
    first: Option<MeasureRow>,
    /// The saved measures, the oldest first.
    #[serde(rename = "kept")]
    saved: Vec<MeasureRow>,
    /// The number of the measure that is highlighted.
    chosen: Option<u32>,
    /// True if a box is drawn around the selection, or around everything.
    framed: bool,
}

/// A measure of one picked feature, or between two. Positions and directions are in the scene's frame.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MeasureRow {
    /// The number; null if the measure is not saved.
    id: Option<u32>,
    /// The one or two picked features. Features that no longer exist are left out.
    picks: Vec<PickRow>,
    /// The measure between two features.
    between: Option<BetweenRow>,
    /// The size of a whole part along X, Y and Z.
    size: Option<Xyz>,
}

/// A picked feature and its measurements; those that it does not have are absent.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PickRow {
    part: PartId,
    kind: PickKind,
    #[tsify(
        type = "\"point\" | \"line\" | \"circle\" | \"plane\" | \"cylinder\" | \"cone\" | \"torus\" | \"sphere\" | \"free\""
    )]
    what: &'static str,
    /// The point of its text in the picture.
    at: Xyz,
    /// The direction of a line or an axis, or the normal of a plane.
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
    /// The angle between a cone's axis and its wall, in radians.
    #[serde(skip_serializing_if = "Option::is_none")]
    half_angle: Option<f64>,
    /// The angle of an arc, in radians.
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    area: Option<f64>,
    /// True if the file states the radius and the half angle, or vertices determine them; else they are fitted to triangles.
    is_exact: bool,
    /// True if the length and the area are those of the true feature; else they are of its chords or facets.
    is_whole: bool,
    /// The largest distance of the true feature from the geometry that distances are computed to.
    deviation: f64,
}

/// The measurements between two features.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct BetweenRow {
    /// The smallest distance; 0 if they touch or intersect.
    distance: f64,
    /// The points of the smallest distance.
    ends: [Xyz; 2],
    /// The largest error of the distance.
    error: f64,
    /// The angle of their directions, in radians.
    #[serde(skip_serializing_if = "Option::is_none")]
    angle: Option<f64>,
    /// The distances of the planes, the axes and the centres that the features lie on.
    #[serde(skip_serializing_if = "Option::is_none")]
    planes: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    axes: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centres: Option<f64>,
    /// True if these distances and the angle are exact.
    is_exact: bool,
}

/// Returns whether the measuring tool is in use or a measure is saved.
// Always inlined: it is called in a first view, which does not load the rest.
#[inline(always)]
pub(crate) fn is_measuring(viewer: &Viewer) -> bool {
    let is_kept = !viewer.scene().measurements().is_empty();
    is_kept
        || viewer.measure_tool().shows_selection_box
        || viewer.input_state().tool() == Tool::Measure
}

/// Returns the measures if they have changed since they were last reported; undefined if not.
// Never inlined: it is loaded with the first measure, by this name.
#[inline(never)]
pub(crate) fn changed_row(last: &mut Option<MeasuringRow>, viewer: &mut Viewer) -> JsValue {
    let row = measuring_row(viewer);
    if last.as_ref() == Some(&row) {
        return JsValue::UNDEFINED;
    }
    let value = to_js(&row).map_or(JsValue::UNDEFINED, Into::into);
    *last = Some(row);
    value
}

fn measuring_row(viewer: &mut Viewer) -> MeasuringRow {
    let measures = viewer.scene().measurements().clone();
    let (first, pointed) = (
        viewer.measure_tool().first(),
        viewer.measure_tool().hovered_pick(),
    );
    let under_way = viewer.current_picks();
    let mut row = |id: Option<u32>, picks: &[Pick]| MeasureRow {
        id,
        ..measure_row(viewer, picks)
    };
    let saved = measures.iter().map(|m| row(Some(m.id), &m.picks)).collect();
    let alone = first.map(|first| row(None, &[first]));
    let hovered = pointed.map(|_| row(None, &under_way));
    let measuring = viewer.measure_tool();
    MeasuringRow {
        kind: measuring.requested_kind,
        hovered,
        first: alone,
        saved,
        chosen: measuring.selected,
        framed: measuring.shows_selection_box,
    }
}

fn measure_row(viewer: &mut Viewer, picks: &[Pick]) -> MeasureRow {
    let measured = viewer.measure(picks);
    let measured = measured.as_deref();
    MeasureRow {
        id: None,
        picks: measured.map_or_else(Vec::new, |measured| pick_rows(picks, measured)),
        between: measured.and_then(|measured| measured.between.as_ref().map(between_row)),
        size: measured.and_then(|measured| measured.bounding_size),
    }
}

fn pick_rows(picks: &[Pick], measured: &MeasuredValues) -> Vec<PickRow> {
    let rows = picks.iter().zip(&measured.features);
    rows.map(|(pick, (thing, pose))| pick_row(pick, thing, pose))
        .collect()
}

fn pick_row(pick: &Pick, thing: &PickedFeature, pose: &Pose) -> PickRow {
    let rigid = RigidTransform::new(pose);
    let carrier = thing.support.posed(&rigid);
    let snapshot = &thing.measurements;
    let line = carrier.line().or(carrier.plane());
    PickRow {
        part: pick.part,
        kind: pick.kind,
        what: what(thing),
        at: rigid.point(&thing.label_position).into(),
        direction: line.map(|(_, direction)| direction.into()),
        centre: carrier
            .centre()
            .filter(|_| !matches!(thing.kind, FeatureKind::Point | FeatureKind::Centre))
            .map(Into::into),
        length: snapshot.length,
        radius: snapshot.radius,
        minor_radius: snapshot.minor_radius,
        half_angle: snapshot.half_angle,
        span: snapshot.span,
        area: snapshot.area,
        is_exact: snapshot.is_exact,
        is_whole: snapshot.is_complete,
        deviation: thing.deviation,
    }
}

fn what(thing: &PickedFeature) -> &'static str {
    match thing.support {
        SupportGeometry::Point(_) => "point",
        SupportGeometry::Line { .. } => "line",
        SupportGeometry::Circle { .. } => "circle",
        SupportGeometry::Plane { .. } => "plane",
        SupportGeometry::Sphere { .. } => "sphere",
        SupportGeometry::Revolution { .. } if thing.measurements.half_angle.is_some() => "cone",
        SupportGeometry::Revolution { .. } if thing.measurements.minor_radius.is_some() => "torus",
        SupportGeometry::Revolution { .. } => "cylinder",
        SupportGeometry::None => "free",
    }
}

fn between_row(between: &FeatureDistance) -> BetweenRow {
    let of = |of: SupportKind| {
        let mut all = between.support_distances.iter();
        all.find(|apart| apart.kind == of)
            .map(|SupportDistance { distance, .. }| *distance)
    };
    BetweenRow {
        distance: between.distance,
        ends: between.ends.map(Into::into),
        error: between.error,
        angle: between.angle,
        planes: of(SupportKind::Plane),
        axes: of(SupportKind::Axis),
        centres: of(SupportKind::Centre),
        is_exact: between.is_exact,
    }
}
