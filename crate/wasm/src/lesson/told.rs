//! Stories as they cross.

use std::collections::BTreeMap;

use nearpoint_figures::figure::Note;
use nearpoint_lesson::figure::Item;
use nearpoint_lesson::{
    Axis, Chart, Event, Info, Line, LineStyle, Number, Opened, Question, Step, Value, Values,
};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::host::CanvasReport;

/// Values by name; the names are those of the catalogue of texts.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[tsify(type = "Record<string, LessonValue>")]
pub struct LessonValues(pub Values);

/// What took long to compute: `shelved` tells what is new, `shelve` puts it back on the next visit.
#[derive(Debug, Serialize, Tsify)]
pub struct KeptBytes {
    pub name: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub bytes: js_sys::Uint8Array,
}

/// What can be chosen, and the models that must have been given to `addModel` before.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type = "LessonInfo[]")]
pub struct Lessons(pub Vec<Info>);

/// A lesson that is open.
#[derive(Debug, Serialize, Tsify)]
pub struct StoryInfo {
    name: &'static str,
    /// Complete, and as used: numbers go to the nearest step.
    values: LessonValues,
    steps: usize,
}

impl StoryInfo {
    pub fn of(opened: &Opened) -> Self {
        Self {
            name: opened.info.name,
            values: LessonValues(opened.chosen.values()),
            steps: opened.steps(),
        }
    }
}

/// All that is to be seen at a step, but for the picture.
#[derive(Debug, Serialize, Tsify)]
pub struct StepInfo {
    index: usize,
    say: &'static str,
    #[tsify(type = "LessonValues")]
    with: BTreeMap<&'static str, Value>,
    #[tsify(type = "LessonNumber[]")]
    numbers: Vec<Number>,
    #[tsify(type = "LessonEvent[]")]
    events: Vec<Event>,
    /// About what the next step will show; `grade` knows the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "LessonQuestion")]
    question: Option<Question>,
    /// Where the point lies at first that is to be dragged to answer it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pin: Option<[f64; 3]>,
    charts: Vec<LessonChart>,
    /// Something in the picture can be dragged, and moved by keys while the canvas has the focus.
    grip: bool,
}

impl StepInfo {
    pub fn of(index: usize, step: &Step, charts: &[Chart]) -> Self {
        let is_grip = |item: &Item| matches!(item, Item::Grip(_) | Item::Pin(_));
        Self {
            index,
            say: step.say.key,
            with: step.say.with.iter().cloned().collect(),
            numbers: step.numbers.clone(),
            events: step.events.clone(),
            question: step.question.clone(),
            pin: step.figure.pin().map(|pin| pin.at.into()),
            charts: charts.iter().map(chart).collect(),
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
    /// Where on the x axis the step is.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<f64>,
    lines: Vec<LessonLine>,
}

/// What an axis measures.
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
    /// From where to where a point may be, for each that was measured.
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

/// x, low and high of a line's bars; none of another line.
fn bars(line: &Line) -> Vec<[f64; 3]> {
    let (ends, _) = line.points.as_chunks();
    let bar = |&[[x, low], [_, high]]: &[[f64; 2]; 2]| [x, low, high];
    match line.style {
        LineStyle::Spread => ends.iter().map(bar).collect(),
        _ => Vec::new(),
    }
}

/// What changed since the last call of `changes`.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LessonChanges {
    /// Those of the last drawn picture, their middles in CSS pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "LessonNote[]")]
    pub captions: Option<Vec<Note>>,
    /// What a grip has set: the lesson is to be told with these values.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "Record<string, number>")]
    pub grip: Option<BTreeMap<&'static str, f64>>,
    /// Where the point that answers a question was dragged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub pin: Option<[f64; 3]>,
    #[serde(flatten)]
    pub canvas: CanvasReport,
}
