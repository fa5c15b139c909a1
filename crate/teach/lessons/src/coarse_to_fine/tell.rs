//! The story: a step for each comparison, then the answer, then the same at every height.

use nearpoint_geometry::tolerance::DISTANCE_NOISE;
use nearpoint_published::pipeline::{Compound, Level, Mode, Part, Step as Event};

use super::picture::Stage;
use super::run::{Query, Sample, query, samples};
use super::scene::Pair;
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Role};
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

/// No coordinate of the pairs is larger.
const WORLD: f64 = 50.0;

#[derive(Debug)]
pub(super) struct Told {
    stage: Stage,
    mode: Mode,
    lift: f64,
    query: Query,
    /// The same question, answered until it is proven.
    proven: Query,
    samples: Vec<Sample>,
}

impl Told {
    pub fn new(pair: &'static Pair, mode: Mode, lift: f64) -> Result<Self, LessonError> {
        let impossible = |reason: String| LessonError::Impossible { reason };
        let stage = Stage::new(pair, lift).map_err(|error| impossible(error.to_string()))?;
        let ask = |mode| {
            let query = query(&stage.elements, mode, lift);
            query.ok_or_else(|| impossible("The parts have no distance.".to_owned()))
        };
        Ok(Self {
            query: ask(mode)?,
            proven: ask(Mode::Proven)?,
            samples: samples(&stage.elements, mode),
            stage,
            mode,
            lift,
        })
    }

    fn name(&self, side: usize, part: Part) -> Value {
        Value::word(match part {
            Part::Whole => ["whole-a", "whole-b"][side],
            Part::Element(i) => self.stage.pair.blocks[side][i as usize].name,
        })
    }

    fn is_right(&self) -> bool {
        is_same(self.query.found.witness.distance, self.query.truth)
    }

    fn begin(&self) -> Say {
        let [a, b] = &self.stage.elements;
        let with = [("a", a.len().into()), ("b", b.len().into())];
        Say::new("coarse-to-fine.begin", with)
    }

    /// What a comparison says.
    fn compared(&self, event: &Event) -> Say {
        let names = |parts: &[Part; 2]| [self.name(0, parts[0]), self.name(1, parts[1])];
        match event {
            Event::Envelopes {
                parts,
                distance,
                gap,
            } => {
                let [a, b] = names(parts);
                let key = match (*gap > 0.0, self.mode) {
                    (true, Mode::Published(_)) => "coarse-to-fine.spheres-apart",
                    (true, Mode::Proven) => "coarse-to-fine.spheres-apart-proven",
                    (false, _) => "coarse-to-fine.spheres-meet",
                };
                let with = [
                    ("a", a),
                    ("b", b),
                    ("distance", (*distance).into()),
                    ("gap", (*gap).into()),
                ];
                Say::new(key, with)
            }
            Event::Hulls {
                parts,
                witness,
                is_attained,
            } => {
                let [a, b] = names(parts);
                let key = match (witness.distance > 0.0, is_attained) {
                    (true, true) => "coarse-to-fine.hulls-attained",
                    (true, false) => "coarse-to-fine.hulls-bound",
                    (false, _) => "coarse-to-fine.hulls-overlap",
                };
                Say::new(
                    key,
                    [("a", a), ("b", b), ("distance", witness.distance.into())],
                )
            }
            Event::Release { parts, side } => {
                let count = self.stage.pair.blocks[*side].len();
                let with = [
                    ("part", self.name(*side, parts[*side])),
                    ("elements", count.into()),
                ];
                Say::new("coarse-to-fine.release", with)
            }
            Event::Drop { parts, distance } => {
                let side = usize::from(parts[0] == Part::Whole);
                let with = [
                    ("element", self.name(side, parts[side])),
                    ("other", self.name(1 - side, Part::Whole)),
                    ("distance", (*distance).into()),
                ];
                Say::new("coarse-to-fine.drop", with)
            }
            Event::End(_) => self.begin(),
        }
    }

    fn answered(&self) -> Say {
        let found = &self.query.found;
        let key = match (self.mode, found.level, found.is_exact()) {
            (Mode::Proven, ..) => "coarse-to-fine.proven",
            (_, _, true) => "coarse-to-fine.right",
            (_, Level::Envelopes, _) => "coarse-to-fine.centres",
            _ if self.is_right() => "coarse-to-fine.unproven",
            _ if found.witness.distance > self.query.truth => "coarse-to-fine.too-far",
            _ => "coarse-to-fine.too-near",
        };
        let with = [
            ("distance", Value::from(found.witness.distance)),
            ("truth", self.query.truth.into()),
            ("lower", found.lower.into()),
            ("searches", found.counts.searches.into()),
            ("proven", self.proven.found.counts.searches.into()),
            (
                "pairs",
                self.stage
                    .elements
                    .iter()
                    .map(Vec::len)
                    .product::<usize>()
                    .into(),
            ),
        ];
        Say::new(key, with)
    }

    fn over_heights(&self) -> Say {
        let differs = |sample: &&Sample| !is_same(sample.answer, sample.truth);
        let wrong = self.samples.iter().filter(differs).count();
        let key = if wrong == 0 {
            "coarse-to-fine.heights-right"
        } else {
            "coarse-to-fine.heights-wrong"
        };
        let with = [("wrong", wrong.into()), ("all", self.samples.len().into())];
        Say::new(key, with)
    }

    /// Whether an element was dropped in the first so many comparisons.
    fn is_left_out(&self, done: usize, side: usize, element: u32) -> bool {
        let drops = |event: &Event| match event {
            Event::Drop { parts, .. } => parts[side] == Part::Element(element),
            _ => false,
        };
        self.query.steps[..done].iter().any(drops)
    }

    /// After so many comparisons: the elements in question, and what was just compared.
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
        let mut figure = self.stage.figure(is_asked, is_left_out);
        let [a, b] = &self.stage.elements;
        let (Ok(a), Ok(b)) = (Compound::new(a), Compound::new(b)) else {
            return figure;
        };
        let bodies = [&a, &b];
        for (side, body) in bodies.into_iter().enumerate() {
            match current {
                Some(Event::Envelopes { .. }) => {
                    self.stage.sphere(&mut figure, side, body, parts[side]);
                }
                Some(Event::Hulls { .. } | Event::Drop { .. }) => {
                    self.stage.hull(&mut figure, side, body, parts[side]);
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
            self.stage.witness(&mut figure, witness, bound, role);
        }
        figure
    }

    fn end_figure(&self) -> Figure {
        let is_left_out = |side, element| self.is_left_out(self.query.steps.len(), side, element);
        let mut figure = self.stage.figure(|_, _| true, is_left_out);
        self.stage
            .answer(&mut figure, &self.query.found, &self.proven.found);
        figure
    }

    fn numbers(&self, done: usize, is_over: bool) -> Vec<Number> {
        let events = &self.query.steps[..done];
        let count = |of: fn(&&Event) -> bool| events.iter().filter(of).count();
        let spheres = count(|event| matches!(event, Event::Envelopes { .. }));
        let searches = count(|event| matches!(event, Event::Hulls { .. }));
        let (found, length) = (&self.query.found, NumberUnit::Length);
        let told = |value: f64| is_over.then_some(value);
        let worth = match found.is_exact() {
            true => Bound::Exact,
            false => Bound::Approximate,
        };
        vec![
            Number::count("spheres-compared", spheres),
            Number::count("hulls-compared", searches),
            Number::new("answered", told(found.witness.distance), length, worth),
            Number::new("at-least", told(found.lower), length, Bound::AtLeast),
            Number::new("at-most", told(found.upper), length, Bound::AtMost),
            Number::new(
                "true-distance",
                told(self.query.truth),
                length,
                Bound::Exact,
            ),
        ]
    }

    /// Before the answer: whether it will be true.
    fn question(&self) -> Question {
        Question {
            name: "coarse-to-fine.right",
            choices: ["yes", "no"].map(Caption::Key).to_vec(),
            answer: usize::from(!self.is_right()),
            point: None,
        }
    }
}

/// Whether two distances are one, but for rounding.
fn is_same(a: f64, b: f64) -> bool {
    (a - b).abs() <= DISTANCE_NOISE * WORLD
}

impl Story for Told {
    /// The parts, each comparison, the answer, all heights.
    fn steps(&self) -> usize {
        self.query.steps.len() + 3
    }

    fn tell(&mut self, step: usize) -> Step {
        let comparisons = self.query.steps.len();
        let done = step.min(comparisons);
        let is_over = step > comparisons;
        let say = match step {
            0 => self.begin(),
            _ if step <= comparisons => self.compared(&self.query.steps[step - 1]),
            _ if step == comparisons + 1 => self.answered(),
            _ => self.over_heights(),
        };
        Step {
            say,
            numbers: self.numbers(done, is_over),
            events: Vec::new(),
            question: (step == comparisons).then(|| self.question()),
            figure: if is_over {
                self.end_figure()
            } else {
                self.figure(done)
            },
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let line = |name, y: fn(&Sample) -> f64| Line {
            name,
            points: self.samples.iter().map(|s| [s.lift, y(s)]).collect(),
            style: LineStyle::Line,
        };
        let axis = |name| Axis { name, log: false };
        let mut lines = vec![line("exact", |sample| sample.truth)];
        // What will be answered is not given away before it is.
        if step > self.query.steps.len() {
            lines.push(line("answered", |sample| sample.answer));
            lines.push(line("known-at-least", |sample| sample.lower));
        }
        vec![Chart {
            name: "coarse-to-fine",
            x: axis("lift"),
            y: axis("length"),
            lines,
            at: Some(self.lift),
        }]
    }
}
