//! The story of a search, step by step.

use nearpoint_geometry::Point;
use nearpoint_geometry::closest::convex::{Corner, Outcome, Step as Traced};

use super::feature;
use super::names::Names;
use super::picture::Stage;
use super::question;
use super::reach::Reach;
use super::run::{Record, Run};
use super::shapes::HullPair;
use crate::error::LessonError;
use crate::pointed::Pointed;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

/// Step 0 shows the shapes; step `i` what record `i − 1` tells.
#[derive(Debug)]
pub(super) struct Told {
    run: Run,
    compared: Option<Run>,
    names: Names,
    stage: Stage,
    /// What is asked at first, if the search looks anywhere.
    reach: Option<Reach>,
}

impl Told {
    pub fn new(pair: HullPair, run: Run, compared: Option<Run>) -> Result<Self, LessonError> {
        let stage = Stage::of(pair)?;
        let reach = match &run.records[0].step {
            Traced::Approach { support, .. } => Reach::of(&stage, &run.first, support),
            _ => None,
        };
        Ok(Self {
            names: Names::of_run(&run),
            stage,
            reach,
            run,
            compared,
        })
    }

    /// The corners that the simplex and the support point had before this record, and has no more.
    fn dropped(&self, record: usize) -> Vec<Corner> {
        let Traced::Approach { simplex, .. } = &self.run.records[record].step else {
            return Vec::new();
        };
        let Some(Traced::Approach {
            simplex: before,
            support,
            ..
        }) = record
            .checked_sub(1)
            .map(|last| &self.run.records[last].step)
        else {
            return Vec::new();
        };
        let kept = |corner: &Corner| {
            simplex
                .corners()
                .iter()
                .any(|c| c.numbers == corner.numbers)
        };
        let all = before.corners().iter().chain([support]);
        all.filter(|corner| !kept(corner)).copied().collect()
    }

    fn say(&self, record: usize) -> Say {
        let next = self.run.records.get(record + 1).map(|record| &record.step);
        match &self.run.records[record].step {
            Traced::Approach {
                simplex,
                nearest,
                support,
                upper,
                lower,
            } => {
                let height = support.difference.dot(nearest) / upper;
                let key = match next {
                    Some(Traced::End { .. }) => "gilbert.arrived",
                    Some(Traced::Met { .. }) => "gilbert.meets",
                    _ if record == 0 => "gilbert.first",
                    _ if *lower > 0.0 => "gilbert.refine",
                    _ => "gilbert.unproven",
                };
                Say::new(
                    key,
                    [
                        ("k", Value::from(record)),
                        ("corners", Value::from(simplex.corners().len())),
                        ("dropped", Value::from(self.dropped(record).len())),
                        ("gain", Value::from(upper - height)),
                        ("g", Value::from(upper * (upper - height))),
                        ("upper", Value::from(*upper)),
                        ("lower", Value::from(*lower)),
                    ],
                )
            }
            Traced::Met { simplex } => Say::new(
                "gilbert.met",
                [("corners", Value::from(simplex.corners().len()))],
            ),
            Traced::Expand {
                at_least, at_most, ..
            } => Say::new(
                "gilbert.expand",
                [
                    ("least", Value::from(*at_least)),
                    ("most", Value::from(at_most.min(f64::MAX))),
                ],
            ),
            Traced::End { outcome } => self.say_end(*outcome),
        }
    }

    fn say_end(&self, outcome: Outcome) -> Say {
        let found = &self.run.found;
        let key = match outcome {
            Outcome::Separated => "gilbert.separated",
            Outcome::Touching => "gilbert.touching",
            Outcome::Overlapping => "gilbert.overlapping",
            Outcome::BeyondLimit | Outcome::NotConverged => "gilbert.unfinished",
        };
        let with = [
            ("distance", Value::from(found.distance())),
            ("depth", Value::from(found.depth())),
            ("iterations", Value::from(found.iterations as usize)),
            ("expansions", Value::from(found.expansions as usize)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, record: usize) -> Vec<Number> {
        let here = &self.run.records[record];
        let other = self.compared.as_ref();
        let mut numbers = self.known(record);
        let other = other.map(|run| &run.records[record.min(run.records.len() - 1)]);
        let count = |name, of: fn(&Record) -> usize| {
            Number::count(name, of(here)).beside(other.map(|record| of(record) as f64))
        };
        if let Traced::Approach {
            nearest,
            support,
            upper,
            ..
        } = &here.step
        {
            let share = 1.0 - support.difference.dot(nearest) / (upper * upper);
            let share = Number::new("g-share", share, NumberUnit::Ratio, Bound::Exact);
            numbers.push(share);
        }
        let upto = |record: usize| {
            let all = self.run.records[..=record].iter();
            all.filter(|r| matches!(r.step, Traced::Approach { .. } | Traced::Met { .. }))
                .count()
        };
        numbers.push(Number::count("iterations", upto(record)));
        numbers.push(count("evaluations", |record| record.visits.evaluations));
        numbers.push(count("products", |record| record.visits.products));
        numbers
    }

    /// The bounds of the distance, or once the shapes are known to meet, of the depth; beside them those of the other
    /// search, if it knows of the same.
    fn known(&self, record: usize) -> Vec<Number> {
        let meets = has_met(&self.run, record);
        let [lower, upper] = self.bounds(&self.run, record);
        let other = self.compared.as_ref();
        let other = other.filter(|run| has_met(run, record) == meets);
        let beside = other.map_or([None; 2], |run| self.bounds(run, record));
        let length = |name, value, bound| Number::new(name, value, NumberUnit::Length, bound);
        if !meets {
            return vec![
                length("upper", upper, Bound::AtMost).beside(beside[1]),
                length("lower", lower, Bound::AtLeast).beside(beside[0]),
            ];
        }
        let depth = |bound: Option<f64>| bound.map(|bound| (-bound).max(0.0));
        vec![
            length("depth-most", depth(lower), Bound::AtMost).beside(depth(beside[0])),
            length("depth-least", depth(upper), Bound::AtLeast).beside(depth(beside[1])),
        ]
    }

    /// What is known of the signed distance at a record of a run, or at its last.
    fn bounds(&self, run: &Run, record: usize) -> [Option<f64>; 2] {
        let bounds = match &run.records[record.min(run.records.len() - 1)].step {
            Traced::Approach { lower, upper, .. } => [*lower, *upper],
            Traced::Met { .. } => [f64::NEG_INFINITY, 0.0],
            Traced::Expand {
                at_least, at_most, ..
            } => [-at_most, (-at_least).min(0.0)],
            Traced::End { .. } => [run.found.lower, run.found.upper],
        };
        bounds.map(|bound| Some(bound).filter(|bound| bound.is_finite()))
    }

    fn lines(&self, run: &Run, names: [&'static str; 2], upto: usize) -> Vec<Line> {
        let point = |side: usize, record: usize| {
            let y = self.bounds(run, record)[side].unwrap_or(f64::NAN);
            [(record + 1) as f64, y]
        };
        let upto = upto.min(run.records.len());
        let line = |(side, name)| Line {
            name,
            points: (0..upto).map(|record| point(side, record)).collect(),
            style: LineStyle::Line,
        };
        [(1, names[1]), (0, names[0])].map(line).into()
    }
}

/// Whether the search knows by then that the shapes have a point in common.
fn has_met(run: &Run, record: usize) -> bool {
    let all = run.records.iter().take(record + 1);
    let mut all = all.map(|record| &record.step);
    all.any(|step| matches!(step, Traced::Met { .. } | Traced::Expand { .. }))
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.run.records.len() + 1
    }

    fn tell(&mut self, step: usize) -> Step {
        let question = self.could_ask(step);
        let Some(record) = step.checked_sub(1) else {
            let counts = self.stage.counts;
            let with = [
                ("a", Value::from(counts[0])),
                ("b", Value::from(counts[1])),
                ("difference", Value::from(counts[2])),
            ];
            return Step {
                say: Say::new("gilbert.begin", with),
                numbers: vec![
                    Number::count("vertices-a", counts[0]),
                    Number::count("vertices-b", counts[1]),
                    Number::count("vertices-difference", counts[2]),
                ],
                events: Vec::new(),
                question,
                figure: self.stage.begin(&self.run.first, &self.names),
            };
        };
        let here = &self.run.records[record].step;
        let ended = &self.run.found;
        let mut figure = match here {
            Traced::Approach { .. } => {
                let dropped = self.dropped(record);
                self.stage.approach(here, record, &dropped, &self.names)
            }
            Traced::Met { simplex } => self.stage.met(simplex, &self.names),
            Traced::Expand { .. } => self.stage.expand(here, &self.names),
            Traced::End { .. } => self.stage.end(ended, &self.names),
        };
        let pair = &self.stage.pair;
        if let Some(features) = feature::of_record(&self.run, pair, record) {
            self.stage.features(&mut figure, features);
        }
        Step {
            say: self.say(record),
            numbers: self.numbers(record),
            events: feature::events(&self.run, pair, record),
            question,
            figure,
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        let records = &self.run.records;
        let next = &records.get(step)?.step;
        match step.checked_sub(1) {
            None => self.reach.as_ref().map(|it| it.question(&self.stage)),
            Some(here) => question::before(next, &records[here].step, &self.names),
        }
    }

    fn point(&mut self, step: usize, at: &Point) -> Option<Pointed> {
        let reach = self.reach.as_ref().filter(|_| step == 0)?;
        Some(reach.point(&self.stage, at))
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let axis = |name| Axis { name, log: false };
        let mut lines = self.lines(&self.run, ["lower", "upper"], step);
        if let Some(other) = &self.compared {
            lines.extend(self.lines(other, ["lower-compared", "upper-compared"], step));
        }
        vec![Chart {
            name: "bounds",
            x: axis("step"),
            y: axis("length"),
            lines,
            at: Some(step as f64),
        }]
    }
}
