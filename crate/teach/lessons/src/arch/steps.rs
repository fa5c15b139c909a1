//! Lists the steps: one for each cycle.

use nearpoint_geometry::closest::convex::ProximityStatus;
use nearpoint_published::merge::{self, MergeSettings, Mode, ReleaseReason};

use super::picture::{FigureBase, bound};
use super::run::Record;
use super::scene::{PARTS_OF_PAIRS, name};
use super::{event, question};
use crate::error::LessonError;
use crate::story::{Chart, Event, LazyStep, Line, Number, Story};

/// The steps of the lesson on merged hulls that are released and recover, as an arm goes through an arch, with the data
/// that they show.
#[derive(Debug)]
pub(super) struct Steps {
    settings: MergeSettings,
    records: Vec<Record>,
    /// The records of the same path in the other mode.
    compared: Option<Vec<Record>>,
    base: FigureBase,
    events: Vec<Event>,
}

/// The names of the numbers of each pair: the reported distance, and the exact one.
const NUMBERS: [[&str; 2]; 2] = [
    ["to-environment", "to-environment-true"],
    ["to-object", "to-object-true"],
];

impl Steps {
    /// Makes a step for each record of a cycle; `compared` are the records of the other mode.
    pub fn new(
        settings: MergeSettings,
        records: Vec<Record>,
        compared: Option<Vec<Record>>,
    ) -> Result<Self, LessonError> {
        let base = FigureBase::new()?;
        let of_record = |(step, record): (usize, &Record)| -> Vec<Event> {
            let events = record.cycle.events.iter();
            events.map(|event| event::to_event(event, step)).collect()
        };
        Ok(Self {
            events: records.iter().enumerate().flat_map(of_record).collect(),
            settings,
            records,
            compared,
            base,
        })
    }

    fn begin(&self) -> LazyStep<'_> {
        LazyStep::new("arch.begin")
            .with_arg("merged", self.records[0].merged())
            .with_arg("pairs", all_pairs())
    }

    /// Reports the events of the cycle, or if there are none, how the distance to the environment relates to the true one.
    fn cycle(&self, record: &Record) -> LazyStep<'_> {
        let events = &record.cycle.events;
        let mut released = events.iter().filter_map(|event| match event {
            merge::Event::Released {
                group,
                reason,
                first,
                ..
            } => Some((*group, *reason, first.len())),
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
            return LazyStep::new(key)
                .with_arg("hull", name(*group))
                .with_arg("cycles", self.settings.recover_after as usize)
                .with_arg("releases", releases);
        }
        let (answer, truth) = (&record.cycle.answers[0], record.truths[0].signed);
        if let Some((group, rule, first)) = released.next_back() {
            let key = match (self.settings.mode, rule) {
                (_, ReleaseReason::Overlap) => "arch.overlap",
                (Mode::Exact, _) => "arch.virtual",
                (Mode::Published, _) => "arch.pierced",
            };
            return LazyStep::new(key)
                .with_arg("hull", name(group))
                .with_arg("rule", event::rule_name(rule))
                .with_arg("first", first)
                .with_arg("distance", answer.distance())
                .with_arg("truth", truth);
        }
        let is_apart = matches!(
            answer.outcome,
            ProximityStatus::Separated | ProximityStatus::Touching
        );
        let key = match answer.bound {
            merge::Bound::Exact if record.cycle.moving.is_empty() => "arch.still",
            merge::Bound::Exact if record.merged() > 0 => "arch.merged",
            merge::Bound::Exact => "arch.parts",
            merge::Bound::Lower if is_apart => "arch.bound",
            merge::Bound::Lower => "arch.stopped",
        };
        LazyStep::new(key)
            .with_arg("distance", answer.distance())
            .with_arg("truth", truth)
            .with_arg("merged", record.merged())
            .with_arg("searches", record.cycle.searches as usize)
            .with_arg("cut", record.cycle.cut as usize)
            .with_arg("pairs", all_pairs())
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let record = &self.records[step];
        let other = self.compared.as_ref().map(|records| &records[step]);
        let mut numbers = Vec::new();
        for (pair, [reported, truth]) in NUMBERS.into_iter().enumerate() {
            let of = |record: &Record| {
                let answer = &record.cycle.answers[pair];
                (answer.distance(), bound(answer.bound))
            };
            let (distance, worth) = of(record);
            let number = Number::length(reported, distance).with_bound(worth);
            numbers.push(match other.map(of) {
                Some((distance, worth)) => number.compared_with_bound(Some(distance), worth),
                None => number,
            });
            numbers.push(Number::length(truth, record.truths[pair].signed));
        }
        let count = |name, of: fn(&Record) -> usize| {
            Number::count(name, of(record)).compared_with(other.map(|record| of(record) as f64))
        };
        numbers.push(count("merged-hulls", Record::merged));
        numbers.push(count("searches", |record| record.cycle.searches as usize));
        numbers.push(count("searches-cut", |record| record.cycle.cut as usize));
        numbers.push(Number::count("part-pairs", all_pairs()));
        numbers
    }

    /// Charts the distance of a pair up to a step: as reported, exactly, and as the other mode reports it.
    fn distances(&self, name: &'static str, pair: usize, step: usize) -> Chart {
        let reported = |record: &Record| record.cycle.answers[pair].distance();
        let other = self.compared.as_deref();
        Chart::new(name, "cycle", "length")
            .line("reported", points_up_to(&self.records, step, reported))
            .line(
                "exact",
                points_up_to(&self.records, step, |record| record.truths[pair].signed),
            )
            .lines(
                other.map(|all| Line::new("reported-compared", points_up_to(all, step, reported))),
            )
            .at(step as f64)
    }

    fn searches(&self, step: usize) -> Chart {
        let searches = |record: &Record| f64::from(record.cycle.searches);
        let other = self.compared.as_deref();
        Chart::new("arch.searches", "cycle", "count")
            .line("searches", points_up_to(&self.records, step, searches))
            .line(
                "part-pairs",
                points_up_to(&self.records, step, |_| all_pairs() as f64),
            )
            .lines(
                other.map(|all| Line::new("searches-compared", points_up_to(all, step, searches))),
            )
            .at(step as f64)
    }
}

/// Returns a line's points up to a step.
fn points_up_to(records: &[Record], step: usize, y: impl Fn(&Record) -> f64) -> Vec<[f64; 2]> {
    let known = records[..=step].iter().enumerate();
    known.map(|(i, record)| [i as f64, y(record)]).collect()
}

/// Returns the number of pairs of parts that would be searched without merging.
fn all_pairs() -> usize {
    let pairs = PARTS_OF_PAIRS.iter();
    pairs.map(|[a, b]| a.len() * b.len()).sum()
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.records.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let past = self.events.iter().filter(move |event| event.step <= step);
        let draft = match step {
            0 => self.begin(),
            _ => self.cycle(&self.records[step]),
        };
        draft
            .numbers(self.numbers(step))
            .events(move || past.cloned().collect())
            .ask(question::before(&self.records, step))
            .figure(move || self.base.figure(&self.records[step]))
            .chart(move || self.distances("arch.environment", 0, step))
            .chart(move || self.distances("arch.object", 1, step))
            .chart(move || self.searches(step))
    }
}
