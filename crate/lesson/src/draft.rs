//! A step as a story lists it: its text, question, numbers, picture and charts in one place.

use crate::chart::Chart;
use crate::figure::{Figure, Item};
use crate::number::Number;
use crate::question::Question;
use crate::step::{Event, Say, Step};
use crate::values::Value;

/// A step that was listed but not computed: what takes long is computed once it is wanted.
#[expect(missing_debug_implementations, reason = "it holds closures")]
pub struct Draft<'a>(Box<Parts<'a>>);

struct Parts<'a> {
    say: Say,
    numbers: Vec<Number>,
    events: Later<'a, Vec<Event>>,
    question: Option<Question>,
    figure: Later<'a, Figure>,
    charts: Later<'a, Vec<Chart>>,
    finish: Option<Finish<'a>>,
}

/// What is computed once it is wanted.
type Later<'a, T> = Option<Box<dyn FnOnce() -> T + 'a>>;
type Finish<'a> = Box<dyn FnOnce(&mut Step) + 'a>;

impl<'a> Draft<'a> {
    /// Says the text of that key.
    pub(crate) fn say(key: &'static str) -> Self {
        Self(Box::new(Parts {
            say: Say {
                key,
                with: Vec::new(),
            },
            numbers: Vec::new(),
            events: None,
            question: None,
            figure: None,
            charts: None,
            finish: None,
        }))
    }

    /// Fills a hole of the text.
    pub(crate) fn with(mut self, hole: &'static str, value: impl Into<Value>) -> Self {
        self.0.say.with.push((hole, value.into()));
        self
    }

    /// Fills holes of the text.
    pub(crate) fn with_all(
        mut self,
        holes: impl IntoIterator<Item = (&'static str, Value)>,
    ) -> Self {
        self.0.say.with.extend(holes);
        self
    }

    /// Fills a hole of the text for each number that is known so far, under its name.
    pub(crate) fn with_numbers(mut self) -> Self {
        let known = self.0.numbers.iter();
        let holes = known.filter_map(|number| Some((number.name, Value::from(number.value?))));
        self.0.say.with.extend(holes);
        self
    }

    /// Shows a count beside the picture.
    pub(crate) fn count(mut self, name: &'static str, count: usize) -> Self {
        self.0.numbers.push(Number::count(name, count));
        self
    }

    /// Shows numbers beside the picture.
    pub(crate) fn numbers(mut self, numbers: impl IntoIterator<Item = Number>) -> Self {
        self.0.numbers.extend(numbers);
        self
    }

    /// Shows numbers that take long, after all others.
    pub(crate) fn measured(self, numbers: impl FnOnce() -> Vec<Number> + 'a) -> Self {
        self.finish(|step| step.numbers.extend(numbers()))
    }

    /// Changes the step once it is shown, where its text takes long, too.
    pub(crate) fn finish(mut self, finish: impl FnOnce(&mut Step) + 'a) -> Self {
        self.0.finish = Some(Box::new(finish));
        self
    }

    /// Tells all events up to this step.
    pub(crate) fn events(mut self, events: impl FnOnce() -> Vec<Event> + 'a) -> Self {
        self.0.events = Some(Box::new(events));
        self
    }

    /// Asks this before the next step, if anything. [`crate::Opened`] leaves out what was asked before.
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
        let before = self.0.figure.take();
        self.figure(|| drawn(before).with(draw))
    }

    /// Makes the step about all of the picture, the background too.
    pub(crate) fn whole(self) -> Self {
        self.draw(|figure| figure.items.push(Item::About(figure.extent())))
    }

    /// Shows a chart beside the picture.
    pub(crate) fn chart(self, chart: impl FnOnce() -> Chart + 'a) -> Self {
        self.charts(|| vec![chart()])
    }

    /// Shows charts beside the picture: up to this step, or all that was measured so far.
    pub(crate) fn charts(mut self, charts: impl FnOnce() -> Vec<Chart> + 'a) -> Self {
        self.0.charts = Some(Box::new(charts));
        self
    }

    /// Computes all that is to be seen, but for the charts.
    pub fn into_step(self) -> Step {
        let parts = *self.0;
        let mut step = Step {
            say: parts.say,
            numbers: parts.numbers,
            events: parts.events.map_or_else(Vec::new, |events| events()),
            question: parts.question,
            figure: drawn(parts.figure),
        };
        if let Some(finish) = parts.finish {
            finish(&mut step);
        }
        step
    }

    /// Takes only what it asks.
    pub fn into_question(self) -> Option<Question> {
        self.0.question
    }

    /// Computes its charts.
    pub fn into_charts(self) -> Vec<Chart> {
        self.0.charts.map_or_else(Vec::new, |charts| charts())
    }
}

fn drawn(figure: Later<'_, Figure>) -> Figure {
    figure.map_or_else(Figure::empty, |figure| figure())
}
