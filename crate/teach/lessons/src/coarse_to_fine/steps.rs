//! Lists the steps: one for each comparison, then the answer, then the same query at every height.

use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_published::pipeline::{Compound, Level, Mode, Part, Step as Event};

use super::picture::FigureBase;
use super::run::{Query, Sample, query, samples};
use super::scene::Pair;
use crate::error::LessonError;
use crate::figure::{Figure, Role};
use crate::story::{Bound, Chart, LazyStep, Number, Question, Story};
use crate::values::Value;

/// A bound on the coordinates of all pairs.
const WORLD: f64 = 50.0;

/// The steps of the lesson on distance queries by envelope spheres, hulls and elements, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    base: FigureBase,
    mode: Mode,
    lift: f64,
    query: Query,
    /// The query in the proven mode, run until its answer is proven.
    proven: Query,
    samples: Vec<Sample>,
}

impl Steps {
    /// Runs the query of two parts in this mode, with part A lifted by this length, and lists its steps.
    pub fn new(pair: &'static Pair, mode: Mode, lift: f64) -> Result<Self, LessonError> {
        let base = FigureBase::new(pair, lift)?;
        let ask = |mode| {
            let query = query(&base.elements, mode, lift);
            query.ok_or(LessonError::NoStory)
        };
        Ok(Self {
            query: ask(mode)?,
            proven: ask(Mode::Proven)?,
            samples: samples(&base.elements, mode),
            base,
            mode,
            lift,
        })
    }

    fn name(&self, side: usize, part: Part) -> Value {
        Value::text(match part {
            Part::Whole => ["whole-a", "whole-b"][side],
            Part::Element(i) => self.base.pair.blocks[side][i as usize].name,
        })
    }

    fn is_right(&self) -> bool {
        is_same(self.query.found.witness.distance, self.query.truth)
    }

    fn parts(&self) -> LazyStep<'_> {
        let [a, b] = &self.base.elements;
        LazyStep::new("coarse-to-fine.begin")
            .with_arg("a", a.len())
            .with_arg("b", b.len())
    }

    /// Explains a comparison.
    fn compared(&self, event: &Event) -> LazyStep<'_> {
        let named = |key, parts: &[Part; 2]| {
            let draft = LazyStep::new(key).with_arg("a", self.name(0, parts[0]));
            draft.with_arg("b", self.name(1, parts[1]))
        };
        match event {
            Event::Envelopes {
                parts,
                distance,
                gap,
            } => {
                let key = match (*gap > 0.0, self.mode) {
                    (true, Mode::Published(_)) => "coarse-to-fine.spheres-apart",
                    (true, Mode::Proven) => "coarse-to-fine.spheres-apart-proven",
                    (false, _) => "coarse-to-fine.spheres-meet",
                };
                named(key, parts)
                    .with_arg("distance", *distance)
                    .with_arg("gap", *gap)
            }
            Event::Hulls {
                parts,
                witness,
                is_attained,
            } => {
                let key = match (witness.distance > 0.0, is_attained) {
                    (true, true) => "coarse-to-fine.hulls-attained",
                    (true, false) => "coarse-to-fine.hulls-bound",
                    (false, _) => "coarse-to-fine.hulls-overlap",
                };
                named(key, parts).with_arg("distance", witness.distance)
            }
            Event::Release { parts, side } => LazyStep::new("coarse-to-fine.release")
                .with_arg("part", self.name(*side, parts[*side]))
                .with_arg("elements", self.base.pair.blocks[*side].len()),
            Event::Drop { parts, distance } => {
                let side = usize::from(parts[0] == Part::Whole);
                LazyStep::new("coarse-to-fine.drop")
                    .with_arg("element", self.name(side, parts[side]))
                    .with_arg("other", self.name(1 - side, Part::Whole))
                    .with_arg("distance", *distance)
            }
            Event::End(_) => self.parts(),
        }
    }

    fn answered(&self) -> LazyStep<'_> {
        let found = &self.query.found;
        let key = match (self.mode, found.level, found.is_exact()) {
            (Mode::Proven, ..) => "coarse-to-fine.proven",
            (_, _, true) => "coarse-to-fine.right",
            (_, Level::Envelopes, _) => "coarse-to-fine.centres",
            _ if self.is_right() => "coarse-to-fine.unproven",
            _ if found.witness.distance > self.query.truth => "coarse-to-fine.too-far",
            _ => "coarse-to-fine.too-near",
        };
        let pairs: usize = self.base.elements.iter().map(Vec::len).product();
        LazyStep::new(key)
            .with_arg("distance", found.witness.distance)
            .with_arg("truth", self.query.truth)
            .with_arg("lower", found.lower)
            .with_arg("searches", found.counts.searches)
            .with_arg("proven", self.proven.found.counts.searches)
            .with_arg("pairs", pairs)
    }

    fn over_heights(&self) -> LazyStep<'_> {
        let differs = |sample: &&Sample| !is_same(sample.answer, sample.truth);
        let wrong = self.samples.iter().filter(differs).count();
        let key = match wrong {
            0 => "coarse-to-fine.heights-right",
            _ => "coarse-to-fine.heights-wrong",
        };
        LazyStep::new(key)
            .with_arg("wrong", wrong)
            .with_arg("all", self.samples.len())
    }

    /// Returns whether an element was dropped in the first `done` comparisons.
    fn is_left_out(&self, done: usize, side: usize, element: u32) -> bool {
        let drops = |event: &Event| match event {
            Event::Drop { parts, .. } => parts[side] == Part::Element(element),
            _ => false,
        };
        self.query.steps[..done].iter().any(drops)
    }

    /// Draws the elements that remain after `done` comparisons, and what was just compared.
    fn figure(&self, done: usize) -> Figure {
        let events = &self.query.steps[..done];
        let current = events.last();
        let parts = match current {
            Some(Event::Envelopes { parts, .. } | Event::Hulls { parts, .. }) => *parts,
            Some(Event::Release { parts, .. } | Event::Drop { parts, .. }) => *parts,
            _ => [Part::Whole; 2],
        };
        let is_asked = |side: usize, element: u32| {
            parts[side] == Part::Whole || parts[side] == Part::Element(element)
        };
        let is_left_out = |side, element| self.is_left_out(done, side, element);
        let mut figure = self.base.figure(is_asked, is_left_out);
        let [a, b] = &self.base.elements;
        let (Ok(a), Ok(b)) = (Compound::new(a), Compound::new(b)) else {
            return figure;
        };
        let bodies = [&a, &b];
        for (side, body) in bodies.into_iter().enumerate() {
            match current {
                Some(Event::Envelopes { .. }) => {
                    self.base.sphere(&mut figure, side, body, parts[side]);
                }
                Some(Event::Hulls { .. } | Event::Drop { .. }) => {
                    self.base.hull(&mut figure, side, body, parts[side]);
                }
                _ => {}
            }
        }
        if let Some(Event::Hulls {
            witness,
            is_attained,
            ..
        }) = current
            && witness.distance > 0.0
        {
            let (bound, role) = match is_attained {
                true => (Bound::Exact, Role::Witness),
                false => (Bound::AtLeast, Role::Lower),
            };
            self.base.witness(&mut figure, witness, bound, role);
        }
        figure
    }

    fn end_figure(&self) -> Figure {
        let is_left_out = |side, element| self.is_left_out(self.query.steps.len(), side, element);
        let mut figure = self.base.figure(|_, _| true, is_left_out);
        self.base
            .answer(&mut figure, &self.query.found, &self.proven.found);
        figure
    }

    /// Counts what the first `done` comparisons found.
    fn numbers(&self, done: usize, is_over: bool) -> [Number; 6] {
        let events = &self.query.steps[..done];
        let count = |of: fn(&&Event) -> bool| events.iter().filter(of).count();
        let found = &self.query.found;
        let reported = |value: f64| is_over.then_some(value);
        let worth = match found.is_exact() {
            true => Bound::Exact,
            false => Bound::Approximate,
        };
        [
            Number::count(
                "spheres-compared",
                count(|event| matches!(event, Event::Envelopes { .. })),
            ),
            Number::count(
                "hulls-compared",
                count(|event| matches!(event, Event::Hulls { .. })),
            ),
            Number::length("answered", reported(found.witness.distance)).with_bound(worth),
            Number::at_least("at-least", reported(found.lower)),
            Number::at_most("at-most", reported(found.upper)),
            Number::length("true-distance", reported(self.query.truth)),
        ]
    }

    fn chart(&self, is_over: bool) -> Chart {
        let over = |y: fn(&Sample) -> f64| self.samples.iter().map(move |s| [s.lift, y(s)]);
        let chart = Chart::new("coarse-to-fine", "lift", "length")
            .line("exact", over(|sample| sample.truth))
            .at(self.lift);
        // The chart does not show the answer before the end.
        match is_over {
            false => chart,
            true => chart
                .line("answered", over(|sample| sample.answer))
                .line("known-at-least", over(|sample| sample.lower)),
        }
    }
}

/// Returns whether two distances are equal, except for rounding.
fn is_same(a: f64, b: f64) -> bool {
    (a - b).abs() <= DISTANCE_NOISE * WORLD
}

impl Story for Steps {
    /// Counts the parts, each comparison, the answer and all heights.
    fn steps(&self) -> usize {
        self.query.steps.len() + 3
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let events = &self.query.steps;
        let is_over = step > events.len();
        let right = || Question::yes_or_no("coarse-to-fine.right", self.is_right());
        let draft = match step.checked_sub(1) {
            None => self.parts(),
            Some(at) if at < events.len() => self.compared(&events[at]),
            Some(at) if at == events.len() => self.answered(),
            Some(_) => self.over_heights(),
        };
        draft
            .numbers(self.numbers(step.min(events.len()), is_over))
            .ask((step == events.len()).then(right))
            .figure(move || match is_over {
                true => self.end_figure(),
                false => self.figure(step),
            })
            .chart(move || self.chart(is_over))
    }
}
