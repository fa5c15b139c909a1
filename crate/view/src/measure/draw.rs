//! Draws measures: a line with its ends and its number, and the picked features.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::measure::Kind;
use nearpoint_scene::Scene;
use nearpoint_scene::measure::{Measured, Pick, PickKind};

use super::Measuring;
use super::words::words;
use crate::camera::Camera;
use crate::list::{
    Class, Dot, DrawList, Hidden, Label, LabelKind, MarkStyle, Marks, Stroke, Symbol, Tint, Units,
    Wire, WireKind,
};
use crate::style::{Palette, width};

/// The data that drawing needs.
pub(crate) struct Canvas<'a> {
    pub scene: &'a Scene,
    pub camera: &'a Camera,
    pub units: Units,
}

/// The length of an axis beyond where it was picked, in CSS pixels.
const AXIS: f64 = 70.0;

const STYLE: MarkStyle = MarkStyle {
    class: Class::Measured,
    loud: true,
};

/// Adds to the marks the faces and edges under the pointer, picked ones, and those of the selected measure.
// Never inlined: loaded with the first measure, by this name.
#[inline(never)]
pub(crate) fn marked(own: &mut Measuring, scene: &Scene, marks: Arc<Marks>) -> Arc<Marks> {
    let mut picks: Vec<Pick> = own.pointed().into_iter().chain(own.first).collect();
    let chosen = own.chosen;
    let mut measures = scene.measures().iter();
    if let Some(measure) = measures.find(|measure| Some(measure.id) == chosen) {
        picks.extend(&measure.picks);
    }
    if picks.is_empty() {
        return marks;
    }
    let changes = own.marks.as_ref().map_or(0, |(_, _, changes)| *changes);
    if let Some((known, all, _)) = &own.marks
        && *known == picks
        && all.version & LOWER == marks.version
    {
        return Arc::clone(all);
    }
    let mut all = Marks::clone(&marks);
    for pick in &picks {
        mark(own, scene, pick, &mut all);
    }
    // The version differs from that of any other marks.
    all.version = (changes + 1) << 32 | (marks.version & LOWER);
    let all = Arc::new(all);
    own.marks = Some((picks, Arc::clone(&all), changes + 1));
    all
}

/// The bits of the version of the marks to which these are added.
const LOWER: u64 = (1 << 32) - 1;

fn mark(own: &mut Measuring, scene: &Scene, pick: &Pick, marks: &mut Marks) {
    let Some(part) = scene.part(pick.part).filter(|part| part.visible) else {
        return;
    };
    let anatomy = own.measurer.anatomy(part);
    let at = Point::from(pick.at);
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
            let Some(patch) = anatomy.patch_at(&at) else {
                return;
            };
            wire(WireKind::Outline, anatomy.outline(patch));
            marks.tints.push(Tint {
                part: part.id,
                style: STYLE,
                faces: Vec::new(),
                area: patch.triangles.clone(),
                meeting: Vec::new(),
            });
        }
        PickKind::Edge => {
            if let Some((edge, _)) = anatomy.edge_near(&at) {
                let segments = edge.points.windows(2).map(|ends| [ends[0], ends[1]]);
                wire(WireKind::Edge, segments.collect());
            }
        }
        PickKind::Point | PickKind::Centre | PickKind::Axis | PickKind::Part => {}
    }
}

/// Draws lines, ends and labels of all kept measures and of the one in progress.
// Never inlined: loaded with the first measure, by this name.
#[inline(never)]
pub(crate) fn draw(own: &mut Measuring, canvas: &Canvas, list: &mut DrawList) {
    let is_visible = |picks: &[Pick]| {
        let mut parts = picks.iter().map(|pick| canvas.scene.part(pick.part));
        parts.all(|part| part.is_some_and(|part| part.visible))
    };
    let palette = list.palette;
    for measure in canvas.scene.measures().iter() {
        if !is_visible(&measure.picks) {
            continue;
        }
        if let Some(measured) = own.measurer.measure(canvas.scene, &measure.picks) {
            let is_chosen = own.chosen == Some(measure.id);
            let kind = if is_chosen {
                LabelKind::Measuring
            } else {
                LabelKind::Measure
            };
            add(&measured, canvas, &palette, kind, list);
        }
    }
    let under_way = own.under_way(canvas.scene);
    if !under_way.is_empty()
        && let Some(measured) = own.measurer.measure(canvas.scene, &under_way)
    {
        add(&measured, canvas, &palette, LabelKind::Measuring, list);
    }
}

fn add(
    measured: &Measured,
    canvas: &Canvas,
    palette: &Palette,
    kind: LabelKind,
    list: &mut DrawList,
) {
    let colour = palette.accent;
    let line = |from: Point, to: Point, hidden: Hidden| {
        Stroke::new([from, to], [width::CLEARANCE; 2], colour, hidden)
    };
    let dot = |at: Point, symbol: Symbol| Dot::new(at, symbol, 4.5, 2.0, colour);
    let mut middle = None;
    if let Some(between) = &measured.between {
        let [a, b] = between.ends;
        list.strokes.push(line(a, b, Hidden::Over));
        list.dots.extend([a, b].map(|at| dot(at, Symbol::Disc)));
        middle = Some(nearpoint_geometry::nalgebra::center(&a, &b));
    }
    for (thing, pose) in &measured.things {
        let at = pose * thing.at;
        if matches!(thing.kind, Kind::Point | Kind::Centre) && measured.between.is_none() {
            list.dots.push(dot(at, Symbol::Ring));
        }
        if let Some((_, along)) = thing.carrier.line().filter(|_| thing.kind == Kind::Axis) {
            let pixel = canvas.camera.pixel_at(canvas.camera.depth_of(at).max(0.0));
            let reach = pose * along * (AXIS * pixel);
            list.strokes
                .push(line(at - reach, at + reach, Hidden::Dashed));
            list.dots.push(dot(at, Symbol::Diamond));
        }
        middle = middle.or(Some(at));
    }
    let Some(text) = words(measured, canvas.units) else {
        return;
    };
    let seen = middle.and_then(|middle| canvas.camera.project(middle));
    list.labels
        .extend(seen.map(|seen| Label::new(kind, [seen.x, seen.y - ABOVE], text)));
}

/// The distance of a label above its object, in CSS pixels.
const ABOVE: f64 = 16.0;
