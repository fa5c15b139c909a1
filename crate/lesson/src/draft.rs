//! A step as a story lists it: its text, question, numbers, picture and charts in one place.

use crate::chart::Chart;
use crate::figure::{Figure, Item};
use crate::number::Number;
use crate::question::Question;
use crate::step::{Event, Say, Step};
use crate::values::Value;

/// What is computed once it is wanted.
type Later<'a, T> = Option<Box<dyn FnOnce() -> T + 'a>>;
type Finish<'a> = Box<dyn FnOnce(&mut Step) + 'a>;

/// A step that was listed but not computed: what takes long is computed once it is wanted.
#[expect(missing_debug_implementations, reason = "it holds closures")]
pub struct Draft<'a> {
    say: Say,
    numbers: Vec<Number>,
    events: Later<'a, Vec<Event>>,
    question: Option<Question>,
    figure: Later<'a, Figure>,
    charts: Later<'a, Vec<Chart>>,
    finish: Option<Finish<'a>>,
}

impl From<Say> for Draft<'_> {
    fn from(say: Say) -> Self {
        Self {
            say,
            numbers: Vec::new(),
            events: None,
            question: None,
            figure: None,
            charts: None,
            finish: None,
        }
    }
}

impl<'a> Draft<'a> {
    /// Says the text of that key.
    pub(crate) fn say(key: &'static str) -> Self {
        Self::from(Say::new(key, []))
    }

    /// Fills a hole of the text.
    pub(crate) fn with(mut self, hole: &'static str, value: impl Into<Value>) -> Self {
        self.say.with.push((hole, value.into()));
        self
    }

    /// Fills holes of the text.
    pub(crate) fn with_all(
        mut self,
        holes: impl IntoIterator<Item = (&'static str, Value)>,
    ) -> Self {
        self.say.with.extend(holes);
        self
    }

    /// Fills a hole of the text for each number that is known so far, under its name.
    pub(crate) fn with_numbers(mut self) -> Self {
        let known = self.numbers.iter();
        let holes = known.filter_map(|number| Some((number.name, Value::from(number.value?))));
        self.say.with.extend(holes);
        self
    }

    /// Shows a count beside the picture.
    pub(crate) fn count(self, name: &'static str, count: usize) -> Self {
        self.numbers([Number::count(name, count)])
    }

    /// Shows numbers beside the picture.
    pub(crate) fn numbers(mut self, numbers: impl IntoIterator<Item = Number>) -> Self {
        self.numbers.extend(numbers);
        self
    }

    /// Shows numbers that take long, after all others.
    pub(crate) fn measured(self, numbers: impl FnOnce() -> Vec<Number> + 'a) -> Self {
        self.finish(|step| step.numbers.extend(numbers()))
    }

    /// Changes the step once it is shown, where its text takes long, too.
    pub(crate) fn finish(mut self, finish: impl FnOnce(&mut Step) + 'a) -> Self {
        self.finish = Some(Box::new(finish));
        self
    }

    /// Tells all events up to this step.
    pub(crate) fn events(mut self, events: impl FnOnce() -> Vec<Event> + 'a) -> Self {
        self.events = Some(Box::new(events));
        self
    }

    /// Asks this before the next step, if anything. [`crate::Opened`] leaves out what was asked before.
    pub(crate) fn ask(mut self, question: impl Into<Option<Question>>) -> Self {
        self.question = question.into();
        self
    }

    /// Shows this picture.
    pub(crate) fn figure(mut self, figure: impl FnOnce() -> Figure + 'a) -> Self {
        self.figure = Some(Box::new(figure));
        self
    }

    /// Draws more into the picture.
    pub(crate) fn draw(self, draw: impl FnOnce(&mut Figure) + 'a) -> Self {
        let before = self.figure;
        let begin = move || before.map_or_else(Figure::empty, |figure| figure());
        Self {
            figure: Some(Box::new(|| begin().with(draw))),
            ..self
        }
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
        self.charts = Some(Box::new(charts));
        self
    }

    /// Computes all that is to be seen, but for the charts.
    pub fn into_step(self) -> Step {
        let mut step = Step {
            say: self.say,
            numbers: self.numbers,
            events: self.events.map_or_else(Vec::new, |events| events()),
            question: self.question,
            figure: self.figure.map_or_else(Figure::empty, |figure| figure()),
        };
        if let Some(finish) = self.finish {
            finish(&mut step);
        }
        step
    }

    /// Takes only what it asks.
    pub fn into_question(self) -> Option<Question> {
        self.question
    }

    /// Computes its charts.
    pub fn into_charts(self) -> Vec<Chart> {
        self.charts.map_or_else(Vec::new, |charts| charts())
    }
}
