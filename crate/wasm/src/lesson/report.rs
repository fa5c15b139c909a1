//! Declares lessons as JavaScript sees them.

use std::collections::BTreeMap;

use nearpoint_figures::figure::PlacedCaption;
use nearpoint_lesson::figure::Item;
use nearpoint_lesson::{
    Axis, Chart, Event, Info, Line, LineStyle, Motion, Number, OpenLesson, PolygonDistance,
    Question, RequestedValues, Step, Value,
};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::host::CanvasReport;

/// The values of parameters or of placeholders in texts, by name; the names are those of the catalogue of texts.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[tsify(type = "Record<string, LessonValue>")]
pub struct LessonValues(pub RequestedValues);

/// A result that took long to compute: `shelved` returns new ones, `shelve` restores them on the next visit.
#[derive(Debug, Serialize, Tsify)]
pub struct CachedResult {
    pub name: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub bytes: js_sys::Uint8Array,
}

/// All lessons, with the models that each needs from `addModel`.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type = "LessonInfo[]")]
pub struct Lessons(pub Vec<Info>);

/// The open lesson: its name, the values of its parameters, and the number of its steps.
#[derive(Debug, Serialize, Tsify)]
pub struct StoryInfo {
    name: &'static str,
    /// All values as they are used; numbers are rounded to the nearest step.
    values: LessonValues,
    steps: usize,
}

impl StoryInfo {
    /// Describes an open lesson for JavaScript.
    pub fn new(opened: &OpenLesson) -> Self {
        Self {
            name: opened.info.name,
            values: LessonValues(opened.parameter_values.values()),
            steps: opened.steps(),
        }
    }
}

/// The distances of pairs of polygons; null for a pair that has none.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type = "(PolygonDistance | null)[]")]
pub struct PolygonDistances(pub Vec<Option<PolygonDistance>>);

/// The contents of a lesson's step, except for the picture.
#[derive(Debug, Serialize, Tsify)]
pub struct StepInfo {
    index: usize,
    #[serde(rename = "say")]
    text_key: &'static str,
    #[tsify(type = "LessonValues")]
    with: BTreeMap<&'static str, Value>,
    #[tsify(type = "LessonNumber[]")]
    numbers: Vec<Number>,
    #[tsify(type = "LessonEvent[]")]
    events: Vec<Event>,
    /// A question about what the next step shows; `grade` checks the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "LessonQuestion")]
    question: Option<Question>,
    /// The first position of the point that is dragged to answer the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pin: Option<[f64; 3]>,
    charts: Vec<LessonChart>,
    /// The time of the picture, if something moves in it: `showTime` shows others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "LessonMotion")]
    motion: Option<Motion>,
    /// True if something in the picture can be dragged, and moved by keys while the canvas has the focus.
    grip: bool,
}

impl StepInfo {
    /// Describes a step of a lesson, with its charts, for JavaScript.
    pub fn new(index: usize, step: &Step, charts: &[Chart]) -> Self {
        let is_grip = |item: &Item| matches!(item, Item::DragHandle(_) | Item::PointHandle(_));
        Self {
            index,
            text_key: step.text.key,
            with: step.text.args.iter().cloned().collect(),
            numbers: step.numbers.clone(),
            events: step.events.clone(),
            question: step.question.clone(),
            pin: step.figure.point_handle().map(|pin| pin.at.into()),
            charts: charts.iter().map(chart).collect(),
            motion: step.motion,
            grip: step.figure.items.iter().any(is_grip),
        }
    }
}

/// Lines over a common axis.
#[derive(Debug, Serialize, Tsify)]
struct LessonChart {
    name: &'static str,
    x: LessonAxis,
    y: LessonAxis,
    /// The position of the step on the x axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<f64>,
    lines: Vec<LessonLine>,
}

/// The quantity of an axis.
#[derive(Debug, Serialize, Tsify)]
struct LessonAxis {
    name: &'static str,
    log: bool,
}

/// The coordinates of a line's points; null where there is a gap.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
struct LessonLine {
    name: &'static str,
    #[tsify(type = "LessonLineStyle")]
    style: LineStyle,
    x: Vec<f64>,
    y: Vec<Option<f64>>,
    /// The lower and upper end of the range of each measured point.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[tsify(optional)]
    bars: Vec<[f64; 3]>,
}

fn chart(chart: &Chart) -> LessonChart {
    let axis = |axis: &Axis| LessonAxis {
        name: axis.name,
        log: axis.log,
    };
    let known = |y: f64| Some(y).filter(|y| y.is_finite());
    let line = |(i, line): (usize, &Line)| LessonLine {
        name: line.name,
        style: line.style,
        x: line.points.iter().map(|&[x, _]| x).collect(),
        y: line.points.iter().map(|&[_, y]| known(y)).collect(),
        bars: chart.lines.get(i + 1).map(bars).unwrap_or_default(),
    };
    let drawn = chart.lines.iter().enumerate();
    let drawn = drawn.filter(|(_, line)| line.style != LineStyle::Spread);
    LessonChart {
        name: chart.name,
        x: axis(&chart.x),
        y: axis(&chart.y),
        at: chart.at,
        lines: drawn.map(line).collect(),
    }
}

/// Returns x, low and high of a line's bars; empty for a line without bars.
fn bars(line: &Line) -> Vec<[f64; 3]> {
    let (ends, _) = line.points.as_chunks();
    let bar = |&[[x, low], [_, high]]: &[[f64; 2]; 2]| [x, low, high];
    match line.style {
        LineStyle::Spread => ends.iter().map(bar).collect(),
        _ => Vec::new(),
    }
}

/// The changes since the last call of `changes`.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LessonChanges {
    /// The captions of the last drawn picture, with their centres in CSS pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "LessonPlacedCaption[]")]
    pub captions: Option<Vec<PlacedCaption>>,
    /// The values that a handle has set: the lesson is to be opened with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Record<string, number>")]
    pub grip: Option<BTreeMap<&'static str, f64>>,
    /// The position to which the point that answers a question was dragged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub pin: Option<[f64; 3]>,
    #[serde(flatten)]
    pub canvas: CanvasReport,
}
