//! Draws measures: a line with its ends and its number, and the picked features.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::measure::FeatureKind;
use nearpoint_scene::Scene;
use nearpoint_scene::measure::{MeasuredValues, Pick, PickKind};

use super::MeasureTool;
use super::label_text::label_text;
use crate::camera::Camera;
use crate::list::{
    Dot, DrawList, Label, LabelKind, MarkChunk, MarkGroup, MarkKind, MarkStyle, Marks,
    OccludedStyle, Stroke, Symbol, Tint, Units, Wire, WireKind,
};
use crate::style::{Palette, width};

/// The data that drawing needs.
pub(crate) struct DrawInput<'a> {
    pub scene: &'a Scene,
    pub camera: &'a Camera,
    pub units: Units,
}

/// The length of an axis beyond the picked point, in CSS pixels.
const AXIS_LENGTH: f64 = 70.0;

const STYLE: MarkStyle = MarkStyle {
    kind: MarkKind::Measurement,
    is_strong: true,
};

/// Adds the faces and edges under the pointer, the picked ones, and those of the selected measure to the marks.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first measure.
#[inline(never)]
pub(crate) fn with_marks(own: &mut MeasureTool, scene: &Scene, marks: Arc<Marks>) -> Arc<Marks> {
    let mut picks: Vec<Pick> = own.hovered_pick().into_iter().chain(own.first).collect();
    let chosen = own.selected;
    let mut measures = scene.measurements().iter();
    if let Some(measure) = measures.find(|measure| Some(measure.id) == chosen) {
        picks.extend(&measure.picks);
    }
    if picks.is_empty() {
        return marks;
    }
    let revision = scene.frame().revision;
    let own_marks = match &own.marks {
        Some((at, known, chunk)) if (*at, known) == (revision, &picks) => Arc::clone(chunk),
        _ => {
            let mut group = MarkGroup::default();
            for pick in &picks {
                mark(own, scene, pick, &mut group);
            }
            let chunk = Arc::new(MarkChunk::single(group));
            own.marks = Some((revision, picks, Arc::clone(&chunk)));
            chunk
        }
    };
    let mut all = Marks::clone(&marks);
    all.chunks.push(own_marks);
    Arc::new(all)
}

fn mark(own: &mut MeasureTool, scene: &Scene, pick: &Pick, marks: &mut MarkGroup) {
    let Some(part) = scene.part(pick.part).filter(|part| part.visible) else {
        return;
    };
    let feature_map = own.measurer.feature_map(part);
    let at = Point::from(pick.point);
    let mut wire = |kind: WireKind, segments: Vec<[Point; 2]>| {
        marks.wires.push(Wire {
            part: part.id,
            style: STYLE,
            kind,
            segments,
        });
    };
    match pick.kind {
        PickKind::Face => {
            let Some(patch) = feature_map.nearest_patch(&at) else {
                return;
            };
            wire(WireKind::Outline, feature_map.outline(patch));
            marks.tints.push(Tint {
                part: part.id,
                style: STYLE,
                faces: Vec::new(),
                triangles: patch.triangles.clone(),
                contact_triangles: Vec::new(),
            });
        }
        PickKind::Edge => {
            if let Some((edge, _)) = feature_map.nearest_edge(&at) {
                let segments = edge.points.windows(2).map(|ends| [ends[0], ends[1]]);
                wire(WireKind::Edge, segments.collect());
            }
        }
        PickKind::Point | PickKind::Centre | PickKind::Axis | PickKind::Part => {}
    }
}

/// Draws lines, ends and labels of all saved measures and of the one in progress.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first measure.
#[inline(never)]
pub(crate) fn draw(own: &mut MeasureTool, canvas: &DrawInput, list: &mut DrawList) {
    let is_visible = |picks: &[Pick]| {
        let mut parts = picks.iter().map(|pick| canvas.scene.part(pick.part));
        parts.all(|part| part.is_some_and(|part| part.visible))
    };
    let palette = list.palette;
    for measure in canvas.scene.measurements().iter() {
        if !is_visible(&measure.picks) {
            continue;
        }
        if let Some(measured) = own.measurer.measure(canvas.scene, &measure.picks) {
            let is_chosen = own.selected == Some(measure.id);
            let kind = if is_chosen {
                LabelKind::Measuring
            } else {
                LabelKind::Measure
            };
            add(&measured, canvas, &palette, kind, list);
        }
    }
    let under_way = own.current_picks(canvas.scene);
    if !under_way.is_empty()
        && let Some(measured) = own.measurer.measure(canvas.scene, &under_way)
    {
        add(&measured, canvas, &palette, LabelKind::Measuring, list);
    }
}

fn add(
    measured: &MeasuredValues,
    canvas: &DrawInput,
    palette: &Palette,
    kind: LabelKind,
    list: &mut DrawList,
) {
    let colour = palette.accent;
    let line = |from: Point, to: Point, hidden: OccludedStyle| {
        Stroke::new([from, to], [width::CLEARANCE; 2], colour, hidden)
    };
    let dot = |at: Point, symbol: Symbol| Dot::new(at, symbol, 4.5, 2.0, colour);
    let mut middle = None;
    if let Some(between) = &measured.between {
        let [a, b] = between.ends;
        list.strokes.push(line(a, b, OccludedStyle::OnTop));
        list.dots.extend([a, b].map(|at| dot(at, Symbol::Disc)));
        middle = Some(nearpoint_geometry::nalgebra::center(&a, &b));
    }
    for (feature, pose) in &measured.features {
        let at = pose * feature.label_position;
        if matches!(feature.kind, FeatureKind::Point | FeatureKind::Centre)
            && measured.between.is_none()
        {
            list.dots.push(dot(at, Symbol::Ring));
        }
        if let Some((_, along)) = feature
            .support
            .line()
            .filter(|_| feature.kind == FeatureKind::Axis)
        {
            let pixel = canvas.camera.pixel_at(canvas.camera.depth_of(at).max(0.0));
            let reach = pose * along * (AXIS_LENGTH * pixel);
            list.strokes
                .push(line(at - reach, at + reach, OccludedStyle::Dashed));
            list.dots.push(dot(at, Symbol::Diamond));
        }
        middle = middle.or(Some(at));
    }
    let Some(text) = label_text(measured, canvas.units) else {
        return;
    };
    let seen = middle.and_then(|middle| canvas.camera.project(middle));
    list.labels
        .extend(seen.map(|seen| Label::new(kind, [seen.x, seen.y - LABEL_OFFSET], text)));
}

/// The distance of a label above its object, in CSS pixels.
const LABEL_OFFSET: f64 = 16.0;
