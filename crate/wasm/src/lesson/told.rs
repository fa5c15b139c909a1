//! Stories as they cross; the forms are in `lesson.d.ts`.

use std::collections::BTreeMap;

use nearpoint_lesson::figure::{Caption, Item, Role};
use nearpoint_lesson::{
    Axis, Bound, Chart, Event, Grade, Info, Kind, Line, LineStyle, Number, NumberUnit, Opened,
    Parameter, Question, Step, Value,
};
use nearpoint_view::figure::{Note, Pulled};
use serde::{Deserialize, Serialize};

use crate::gpu::Gpu;

#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum ValueOut {
    Switch(bool),
    Number(f64),
    Text(String),
}

impl From<ValueOut> for Value {
    fn from(value: ValueOut) -> Self {
        match value {
            ValueOut::Switch(on) => Self::Switch(on),
            ValueOut::Number(number) => Self::Number(number),
            ValueOut::Text(word) => Self::Text(word),
        }
    }
}

impl From<&Value> for ValueOut {
    fn from(value: &Value) -> Self {
        match value {
            Value::Switch(on) => Self::Switch(*on),
            Value::Number(number) => Self::Number(*number),
            Value::Text(word) => Self::Text(word.clone()),
        }
    }
}

type ValuesOut<'a> = BTreeMap<&'a str, ValueOut>;

fn values<'a>(with: &'a [(&'static str, Value)]) -> ValuesOut<'a> {
    let pairs = with.iter();
    pairs.map(|(name, value)| (*name, value.into())).collect()
}

#[derive(Debug, Serialize)]
pub(super) struct InfoOut<'a> {
    name: &'a str,
    chapter: &'a str,
    parameters: Vec<ParameterOut<'a>>,
    models: Vec<ModelOut<'a>>,
    threads: bool,
}

#[derive(Debug, Serialize)]
struct ModelOut<'a> {
    name: &'a str,
    file: &'a str,
    part: &'a str,
}

#[derive(Debug, Serialize)]
struct ParameterOut<'a> {
    name: &'a str,
    #[serde(flatten)]
    kind: KindOut<'a>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
enum KindOut<'a> {
    Choice {
        choices: &'a [&'static str],
        value: &'a str,
    },
    Number {
        min: f64,
        max: f64,
        step: f64,
        value: f64,
        log: bool,
    },
    Switch {
        value: bool,
    },
}

impl<'a> InfoOut<'a> {
    pub fn of(info: &'a Info) -> Self {
        let model = |model: &nearpoint_lesson::Model| ModelOut {
            name: model.name,
            file: model.file,
            part: model.part,
        };
        Self {
            name: info.name,
            chapter: info.chapter.key(),
            parameters: info.parameters.iter().map(parameter).collect(),
            models: info.models.iter().map(model).collect(),
            threads: info.threads,
        }
    }
}

fn parameter(parameter: &Parameter) -> ParameterOut<'_> {
    let kind = match &parameter.kind {
        Kind::Choice { choices, value } => KindOut::Choice { choices, value },
        &Kind::Number {
            min,
            max,
            step,
            value,
            log,
        } => KindOut::Number {
            min,
            max,
            step,
            value,
            log,
        },
        &Kind::Switch { value } => KindOut::Switch { value },
    };
    ParameterOut {
        name: parameter.name,
        kind,
    }
}

#[derive(Debug, Serialize)]
pub(super) struct StoryOut<'a> {
    name: &'a str,
    values: BTreeMap<String, ValueOut>,
    steps: usize,
}

impl<'a> StoryOut<'a> {
    pub fn of(opened: &'a Opened) -> Self {
        let values = opened.chosen.values();
        Self {
            name: opened.info.name,
            values: values.iter().map(|(k, v)| (k.clone(), v.into())).collect(),
            steps: opened.steps(),
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct StepOut<'a> {
    index: usize,
    say: &'a str,
    with: ValuesOut<'a>,
    numbers: Vec<NumberOut<'a>>,
    events: Vec<EventOut<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<QuestionOut<'a>>,
    charts: Vec<ChartOut<'a>>,
    grip: bool,
}

#[derive(Debug, Serialize)]
struct NumberOut<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
    unit: &'a str,
    bound: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<f64>,
}

#[derive(Debug, Serialize)]
struct EventOut<'a> {
    name: &'a str,
    with: ValuesOut<'a>,
    step: usize,
}

#[derive(Debug, Serialize)]
struct QuestionOut<'a> {
    name: &'a str,
    choices: Vec<CaptionOut<'a>>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum CaptionOut<'a> {
    Key { key: &'a str },
    Math { math: &'a str },
    Length { length: f64, bound: &'a str },
}

#[derive(Debug, Serialize)]
struct ChartOut<'a> {
    name: &'a str,
    x: AxisOut<'a>,
    y: AxisOut<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<f64>,
    lines: Vec<LineOut<'a>>,
}

#[derive(Debug, Serialize)]
struct AxisOut<'a> {
    name: &'a str,
    log: bool,
}

#[derive(Debug, Serialize)]
struct LineOut<'a> {
    name: &'a str,
    style: &'a str,
    x: Vec<f64>,
    /// None where there is a gap.
    y: Vec<Option<f64>>,
}

impl<'a> StepOut<'a> {
    pub fn of(index: usize, step: &'a Step, charts: &'a [Chart]) -> Self {
        let question = |question: &'a Question| QuestionOut {
            name: question.name,
            choices: question.choices.iter().map(caption).collect(),
        };
        let event = |event: &'a Event| EventOut {
            name: event.name,
            with: values(&event.with),
            step: event.step,
        };
        Self {
            index,
            say: step.say.key,
            with: values(&step.say.with),
            numbers: step.numbers.iter().map(number).collect(),
            events: step.events.iter().map(event).collect(),
            question: step.question.as_ref().map(question),
            charts: charts.iter().map(chart).collect(),
            grip: step
                .figure
                .items
                .iter()
                .any(|item| matches!(item, Item::Grip(_))),
        }
    }
}

fn number(number: &Number) -> NumberOut<'_> {
    NumberOut {
        name: number.name,
        value: number.value,
        unit: match number.unit {
            NumberUnit::Length => "length",
            NumberUnit::Microseconds => "microseconds",
            NumberUnit::Milliseconds => "milliseconds",
            NumberUnit::Count => "count",
            NumberUnit::Ratio => "ratio",
            NumberUnit::Degrees => "degrees",
            NumberUnit::Plain => "plain",
        },
        bound: bound(number.bound),
        compared: number.compared,
    }
}

fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::AtMost => "atMost",
        Bound::AtLeast => "atLeast",
        Bound::Approximate => "approximate",
        Bound::Measured => "measured",
    }
}

fn caption(caption: &Caption) -> CaptionOut<'_> {
    match caption {
        Caption::Key(key) => CaptionOut::Key { key },
        Caption::Math(math) => CaptionOut::Math { math },
        Caption::Length(length, of) => CaptionOut::Length {
            length: *length,
            bound: bound(*of),
        },
    }
}

fn chart(chart: &Chart) -> ChartOut<'_> {
    let axis = |axis: &Axis| AxisOut {
        name: axis.name,
        log: axis.log,
    };
    let line = |line: &Line| LineOut {
        name: line.name,
        style: match line.style {
            LineStyle::Line => "line",
            LineStyle::Points => "points",
            LineStyle::Published => "published",
        },
        x: line.points.iter().map(|[x, _]| *x).collect(),
        y: line
            .points
            .iter()
            .map(|[_, y]| Some(*y).filter(|y| y.is_finite()))
            .collect(),
    };
    ChartOut {
        name: chart.name,
        x: axis(&chart.x),
        y: axis(&chart.y),
        at: chart.at,
        lines: chart.lines.iter().map(line).collect(),
    }
}

#[derive(Debug, Serialize)]
pub(super) struct GradeInfo {
    right: bool,
    answer: usize,
}

impl GradeInfo {
    pub fn of(grade: Grade) -> Self {
        Self {
            right: grade.right,
            answer: grade.answer,
        }
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Changes<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<NoteOut<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grip: Option<GripOut>,
    cursor: &'a str,
    gpu: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    gpu_message: Option<&'a str>,
}

#[derive(Debug, Serialize)]
struct GripOut {
    values: BTreeMap<&'static str, f64>,
}

#[derive(Debug, Serialize)]
struct NoteOut<'a> {
    x: f64,
    y: f64,
    caption: CaptionOut<'a>,
    role: &'a str,
}

impl<'a> Changes<'a> {
    pub fn of(
        notes: Option<&'a [Note]>,
        pulled: Option<Pulled>,
        cursor: &'a str,
        gpu: &'a Gpu,
    ) -> Self {
        let note = |note: &'a Note| NoteOut {
            x: note.x,
            y: note.y,
            caption: caption(&note.caption),
            role: role(note.role),
        };
        Self {
            labels: notes.map(|notes| notes.iter().map(note).collect()),
            grip: pulled.map(|pulled| GripOut {
                values: pulled.into_iter().collect(),
            }),
            cursor,
            gpu: gpu.state(),
            gpu_message: gpu.message(),
        }
    }
}

fn role(role: Role) -> &'static str {
    match role {
        Role::A => "a",
        Role::B => "b",
        Role::Difference => "difference",
        Role::Simplex => "simplex",
        Role::Upper => "upper",
        Role::Lower => "lower",
        Role::Witness => "witness",
        Role::Origin => "origin",
        Role::Virtual => "virtual",
        Role::Removed => "removed",
        Role::Quiet => "quiet",
        Role::Element(_) => "element",
        Role::Level(_) => "level",
    }
}
