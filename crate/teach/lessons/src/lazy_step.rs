//! Describes a step as a story lists it: its text, question, numbers, picture and charts in one place.

use crate::chart::Chart;
use crate::figure::Figure;
use crate::motion::{DrawAt, Motion};
use crate::number::Number;
use crate::question::Question;
use crate::step::{Event, Step, StepText};
use crate::values::Value;

/// A step of a lesson whose slow parts are computed on demand.
#[expect(missing_debug_implementations, reason = "it holds closures")]
pub struct LazyStep<'a>(Box<StepParts<'a>>);

struct StepParts<'a> {
    text: StepText,
    numbers: Vec<Number>,
    slow_numbers: Lazy<'a, Vec<Number>>,
    events: Lazy<'a, Vec<Event>>,
    question: Option<Question>,
    figure: Lazy<'a, Figure>,
    drawings: Vec<Change<'a, Figure>>,
    moving: Option<(Motion, DrawAt<'a>)>,
    is_about_whole_figure: bool,
    charts: Vec<Box<dyn FnOnce() -> Chart + 'a>>,
    chart_list: Lazy<'a, Vec<Chart>>,
    finish: Option<Change<'a, Step>>,
}

// Each closure is stored as it is given: a wrapper around a lesson's closure would be loaded with the code that all lessons
// share.
/// A value that is computed on demand.
type Lazy<'a, T> = Option<Box<dyn FnOnce() -> T + 'a>>;
/// A change to a value that was computed.
type Change<'a, T> = Box<dyn FnOnce(&mut T) + 'a>;

impl<'a> LazyStep<'a> {
    /// Makes a step with the text of that key.
    pub(crate) fn new(key: &'static str) -> Self {
        Self(Box::new(StepParts {
            text: StepText {
                key,
                args: Vec::new(),
            },
            numbers: Vec::new(),
            slow_numbers: None,
            events: None,
            question: None,
            figure: None,
            drawings: Vec::new(),
            moving: None,
            is_about_whole_figure: false,
            charts: Vec::new(),
            chart_list: None,
            finish: None,
        }))
    }

    /// Makes a step with the first text if `is_so`, else with the second.
    pub(crate) fn new_if(is_so: bool, then: &'static str, otherwise: &'static str) -> Self {
        Self::new(if is_so { then } else { otherwise })
    }

    /// Fills a hole of the text.
    pub(crate) fn with_arg(mut self, hole: &'static str, value: impl Into<Value>) -> Self {
        self.0.text.args.push((hole, value.into()));
        self
    }

    /// Fills holes of the text.
    pub(crate) fn with_args(
        mut self,
        holes: impl IntoIterator<Item = (&'static str, Value)>,
    ) -> Self {
        self.0.text.args.extend(holes);
        self
    }

    /// Fills a hole of the text for each number that is known so far, under its name.
    pub(crate) fn with_number_args(mut self) -> Self {
        let known = self.0.numbers.iter();
        let holes = known.filter_map(|number| Some((number.name, Value::from(number.value?))));
        self.0.text.args.extend(holes);
        self
    }

    /// Shows a count beside the picture.
    pub(crate) fn count(mut self, name: &'static str, count: usize) -> Self {
        self.0.numbers.push(Number::count(name, count));
        self
    }

    /// Fills a hole of the text with a count, and shows it beside the picture under the same name.
    pub(crate) fn count_arg(self, name: &'static str, count: usize) -> Self {
        self.with_arg(name, count).count(name, count)
    }

    /// Shows numbers beside the picture.
    pub(crate) fn numbers(mut self, numbers: impl IntoIterator<Item = Number>) -> Self {
        self.0.numbers.extend(numbers);
        self
    }

    /// Shows numbers that take long, after all others.
    pub(crate) fn slow_numbers(mut self, numbers: impl FnOnce() -> Vec<Number> + 'a) -> Self {
        self.0.slow_numbers = Some(Box::new(numbers));
        self
    }

    /// Changes the step when it is shown, for text that takes long to compute.
    pub(crate) fn finish(mut self, finish: impl FnOnce(&mut Step) + 'a) -> Self {
        self.0.finish = Some(Box::new(finish));
        self
    }

    /// Lists all events up to this step.
    pub(crate) fn events(mut self, events: impl FnOnce() -> Vec<Event> + 'a) -> Self {
        self.0.events = Some(Box::new(events));
        self
    }

    /// Sets the question before the next step, if there is one. [`crate::OpenLesson`] omits questions that were asked
    /// before.
    pub(crate) fn ask(mut self, question: impl Into<Option<Question>>) -> Self {
        self.0.question = question.into();
        self
    }

    /// Shows this picture.
    pub(crate) fn figure(mut self, figure: impl FnOnce() -> Figure + 'a) -> Self {
        self.0.figure = Some(Box::new(figure));
        self
    }

    /// Draws more into the picture.
    pub(crate) fn draw(mut self, draw: impl FnOnce(&mut Figure) + 'a) -> Self {
        self.0.drawings.push(Box::new(draw));
        self
    }

    /// Draws bodies that move into the picture, which the user can show at any time of the motion.
    pub(crate) fn moving(mut self, motion: Motion, draw: impl Fn(&mut Figure, f64) + 'a) -> Self {
        self.0.moving = Some((motion, Box::new(draw)));
        self
    }

    /// Sets the focus of the step to the whole picture, with its background.
    pub(crate) fn about_whole_figure(mut self) -> Self {
        self.0.is_about_whole_figure = true;
        self
    }

    /// Shows one more chart beside the picture.
    pub(crate) fn chart(mut self, chart: impl FnOnce() -> Chart + 'a) -> Self {
        self.0.charts.push(Box::new(chart));
        self
    }

    /// Shows charts beside the picture: up to this step, or with all measurements so far.
    pub(crate) fn charts(mut self, charts: impl FnOnce() -> Vec<Chart> + 'a) -> Self {
        self.0.chart_list = Some(Box::new(charts));
        self
    }

    /// Computes everything that the step shows, except the charts.
    pub fn into_step(self) -> Step {
        let parts = *self.0;
        let mut numbers = parts.numbers;
        numbers.extend(
            parts
                .slow_numbers
                .map_or_else(Vec::new, |measured| measured()),
        );
        let mut figure = drawn(parts.figure, parts.drawings);
        if let Some((motion, draw)) = &parts.moving {
            motion.draw(&mut figure, draw, motion.at, false);
            motion.set_focus(&mut figure, draw);
        }
        let mut step = Step {
            text: parts.text,
            numbers,
            events: parts.events.map_or_else(Vec::new, |events| events()),
            question: parts.question,
            figure: if parts.is_about_whole_figure {
                figure.about_everything()
            } else {
                figure
            },
            motion: parts.moving.map(|(motion, _)| motion),
        };
        if let Some(finish) = parts.finish {
            finish(&mut step);
        }
        step
    }

    /// Computes the picture at a time of the step's motion, with pale poses at other times if `has_poses`. Returns None if
    /// nothing moves.
    pub fn into_figure_at(self, time: f64, has_poses: bool) -> Option<Figure> {
        let parts = *self.0;
        let (motion, draw) = parts.moving?;
        let mut figure = drawn(parts.figure, parts.drawings);
        motion.draw(&mut figure, &draw, time, has_poses);
        Some(figure)
    }

    /// Returns the step's question alone, and computes nothing else.
    pub fn into_question(self) -> Option<Question> {
        self.0.question
    }

    /// Computes the charts beside the step.
    pub fn into_charts(self) -> Vec<Chart> {
        let mut charts = self.0.chart_list.map_or_else(Vec::new, |list| list());
        charts.extend(self.0.charts.into_iter().map(|chart| chart()));
        charts
    }
}

/// Draws a picture and adds to it.
fn drawn<'a>(figure: Lazy<'a, Figure>, drawings: Vec<Change<'a, Figure>>) -> Figure {
    let mut figure = figure.map_or_else(Figure::empty, |figure| figure());
    drawings.into_iter().for_each(|draw| draw(&mut figure));
    figure
}
