//! The story: a step for each cycle.

use nearpoint_geometry::closest::convex::Outcome;
use nearpoint_published::merge::{self, MergeSettings, Mode, Rule};

use super::picture::{Stage, bound};
use super::run::Record;
use super::scene::{PARTS_OF_PAIRS, name};
use super::{event, question};
use crate::error::LessonError;
use crate::story::{
    Axis, Bound, Chart, Event, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    settings: MergeSettings,
    records: Vec<Record>,
    /// The same way in the other mode.
    compared: Option<Vec<Record>>,
    stage: Stage,
    events: Vec<Event>,
}

/// Names of numbers, by pair: what is reported, and the truth.
const NUMBERS: [[&str; 2]; 2] = [
    ["to-environment", "to-environment-true"],
    ["to-object", "to-object-true"],
];
const CHARTS: [&str; 2] = ["arch.environment", "arch.object"];

impl Told {
    pub fn new(
        settings: MergeSettings,
        records: Vec<Record>,
        compared: Option<Vec<Record>>,
    ) -> Result<Self, LessonError> {
        let stage = Stage::new().map_err(|error| LessonError::Impossible {
            reason: error.to_string(),
        })?;
        let of_record = |(step, record): (usize, &Record)| -> Vec<Event> {
            let events = record.cycle.events.iter();
            events.map(|event| event::told(event, step)).collect()
        };
        Ok(Self {
            events: records.iter().enumerate().flat_map(of_record).collect(),
            settings,
            records,
            compared,
            stage,
        })
    }

    fn say(&self, step: usize) -> Say {
        let record = &self.records[step];
        let events = &record.cycle.events;
        if step == 0 {
            let with = [
                ("merged", Value::from(record.merged())),
                ("pairs", Value::from(all_pairs())),
            ];
            return Say::new("arch.begin", with);
        }
        let mut released = events.iter().filter_map(|event| match event {
            merge::Event::Released {
                group, rule, first, ..
            } => Some((*group, *rule, first.len())),
            _ => None,
        });
        let releases = released.clone().count();
        for event in events {
            let (key, group) = match event {
                merge::Event::Recovered { group } if releases == 0 => ("arch.recovered", group),
                merge::Event::Remerged { group } => ("arch.remerged", group),
                merge::Event::Lost { group } if releases == 0 => ("arch.lost", group),
                _ => continue,
            };
            let with = [
                ("hull", Value::word(name(*group))),
                ("cycles", Value::from(self.settings.recover_after as usize)),
                ("releases", Value::from(releases)),
            ];
            return Say::new(key, with);
        }
        if let Some((group, rule, first)) = released.next_back() {
            return self.say_release(step, group, rule, first);
        }
        self.say_distance(record)
    }

    fn say_release(&self, step: usize, group: u32, rule: Rule, first: usize) -> Say {
        let key = match (self.settings.mode, rule) {
            (_, Rule::Overlap) => "arch.overlap",
            (Mode::Exact, _) => "arch.virtual",
            (Mode::Published, _) => "arch.pierced",
        };
        let record = &self.records[step];
        let with = [
            ("hull", Value::word(name(group))),
            ("rule", Value::word(event::rule_name(rule))),
            ("first", Value::from(first)),
            ("distance", Value::from(record.cycle.answers[0].distance())),
            ("truth", Value::from(record.truths[0].signed)),
        ];
        Say::new(key, with)
    }

    /// Nothing happened: what the answer to the environment is worth.
    fn say_distance(&self, record: &Record) -> Say {
        let (answer, truth) = (&record.cycle.answers[0], record.truths[0].signed);
        let is_apart = matches!(answer.outcome, Outcome::Separated | Outcome::Touching);
        let key = match answer.bound {
            merge::Bound::Exact if record.cycle.moving.is_empty() => "arch.still",
            merge::Bound::Exact if record.merged() > 0 => "arch.merged",
            merge::Bound::Exact => "arch.parts",
            merge::Bound::Lower if is_apart => "arch.bound",
            merge::Bound::Lower => "arch.stopped",
        };
        let with = [
            ("distance", Value::from(answer.distance())),
            ("truth", Value::from(truth)),
            ("merged", Value::from(record.merged())),
            ("searches", Value::from(record.cycle.searches as usize)),
            ("cut", Value::from(record.cycle.cut as usize)),
            ("pairs", Value::from(all_pairs())),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let record = &self.records[step];
        let other = self.compared.as_ref().map(|records| &records[step]);
        let mut numbers = Vec::new();
        for (pair, [reported, truth]) in NUMBERS.into_iter().enumerate() {
            let answer = &record.cycle.answers[pair];
            let (unit, worth) = (NumberUnit::Length, bound(answer.bound));
            let number = Number::new(reported, answer.distance(), unit, worth);
            let compared = other.map(|record| &record.cycle.answers[pair]);
            numbers.push(match compared {
                Some(other) => number.beside_bound(Some(other.distance()), bound(other.bound)),
                None => number,
            });
            let signed = record.truths[pair].signed;
            numbers.push(Number::new(truth, signed, unit, Bound::Exact));
        }
        let count = |name, of: fn(&Record) -> usize| {
            Number::count(name, of(record)).beside(other.map(|record| of(record) as f64))
        };
        numbers.push(count("merged-hulls", Record::merged));
        numbers.push(count("searches", |record| record.cycle.searches as usize));
        numbers.push(count("searches-cut", |record| record.cycle.cut as usize));
        numbers.push(Number::count("part-pairs", all_pairs()));
        numbers
    }

    fn distances(&self, pair: usize, step: usize) -> Vec<Line> {
        let reported = |records: &[Record], i: usize| records[i].cycle.answers[pair].distance();
        let mut lines = vec![
            line("reported", step, |i| reported(&self.records, i)),
            line("exact", step, |i| self.records[i].truths[pair].signed),
        ];
        if let Some(other) = &self.compared {
            lines.push(line("reported-compared", step, |i| reported(other, i)));
        }
        lines
    }

    fn searches(&self, step: usize) -> Vec<Line> {
        let searches = |records: &[Record], i: usize| f64::from(records[i].cycle.searches);
        let mut lines = vec![
            line("searches", step, |i| searches(&self.records, i)),
            line("part-pairs", step, |_| all_pairs() as f64),
        ];
        if let Some(other) = &self.compared {
            lines.push(line("searches-compared", step, |i| searches(other, i)));
        }
        lines
    }
}

fn line(name: &'static str, upto: usize, y: impl Fn(usize) -> f64) -> Line {
    Line {
        name,
        points: (0..=upto).map(|i| [i as f64, y(i)]).collect(),
        style: LineStyle::Line,
    }
}

/// How many pairs of parts would be searched if nothing were merged.
fn all_pairs() -> usize {
    let pairs = PARTS_OF_PAIRS.iter();
    pairs.map(|[a, b]| a.len() * b.len()).sum()
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.records.len()
    }

    fn tell(&mut self, step: usize) -> Step {
        let past = self.events.iter().filter(|event| event.step <= step);
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: past.cloned().collect(),
            question: question::before(&self.records, step),
            figure: self.stage.figure(&self.records[step]),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        question::before(&self.records, step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let chart = |name, y, lines| Chart {
            name,
            x: Axis {
                name: "cycle",
                log: false,
            },
            y: Axis {
                name: y,
                log: false,
            },
            lines,
            at: Some(step as f64),
        };
        vec![
            chart(CHARTS[0], "length", self.distances(0, step)),
            chart(CHARTS[1], "length", self.distances(1, step)),
            chart("arch.searches", "count", self.searches(step)),
        ]
    }
}
