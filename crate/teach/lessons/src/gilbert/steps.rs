//! Lists the steps: the shapes, then a step for each record of the search.

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
use crate::story::{Chart, Draft, Line, Number, Story};

/// The steps: step 0 shows the shapes, and step `i` shows record `i − 1`.
#[derive(Debug)]
pub(super) struct Steps {
    run: Run,
    compared: Option<Run>,
    names: Names,
    stage: Stage,
    /// The first question, if the search has a direction.
    reach: Option<Reach>,
}

impl Steps {
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

    /// Returns the corners that the simplex and the support point had before this record, and have no more.
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

    fn begin(&self) -> Draft<'_> {
        let [a, b, difference] = self.stage.counts;
        let reach = self.reach.as_ref();
        Draft::say("gilbert.begin")
            .with("a", a)
            .with("b", b)
            .with("difference", difference)
            .count("vertices-a", a)
            .count("vertices-b", b)
            .count("vertices-difference", difference)
            .ask(reach.map(|reach| reach.question(&self.stage)))
            .figure(|| self.stage.begin(&self.run.first, &self.names))
    }

    fn record(&self, record: usize) -> Draft<'_> {
        let (records, pair) = (&self.run.records, &self.stage.pair);
        let here = &records[record].step;
        let next = records.get(record + 1).map(|record| &record.step);
        let draft = match here {
            Traced::Approach { .. } => self.approach(record, next),
            Traced::Met { simplex } => Draft::say("gilbert.met")
                .with("corners", simplex.corners().len())
                .numbers(self.known(record))
                .figure(|| self.stage.met(simplex, &self.names)),
            Traced::Expand {
                at_least, at_most, ..
            } => Draft::say("gilbert.expand")
                .with("least", *at_least)
                .with("most", at_most.min(f64::MAX))
                .numbers(self.known(record))
                .figure(|| self.stage.expand(here, &self.names)),
            Traced::End { outcome } => self.end(*outcome).numbers(self.known(record)),
        };
        draft
            .numbers(self.counts(record))
            .events(move || feature::events(&self.run, pair, record))
            .ask(next.and_then(|next| question::before(next, here, &self.names)))
            .draw(move |figure| {
                if let Some(features) = feature::of_record(&self.run, pair, record) {
                    self.stage.features(figure, features);
                }
            })
    }

    fn approach(&self, record: usize, next: Option<&Traced>) -> Draft<'_> {
        let here = &self.run.records[record].step;
        let Traced::Approach {
            simplex,
            nearest,
            support,
            upper,
            lower,
        } = here
        else {
            return self.begin();
        };
        let height = support.difference.dot(nearest) / upper;
        let dropped = self.dropped(record);
        let key = match next {
            Some(Traced::End { .. }) => "gilbert.arrived",
            Some(Traced::Met { .. }) => "gilbert.meets",
            _ if record == 0 => "gilbert.first",
            _ if *lower > 0.0 => "gilbert.refine",
            _ => "gilbert.unproven",
        };
        let share = 1.0 - support.difference.dot(nearest) / (upper * upper);
        Draft::say(key)
            .with("k", record)
            .with("corners", simplex.corners().len())
            .with("dropped", dropped.len())
            .with("gain", upper - height)
            .with("g", upper * (upper - height))
            .with("upper", *upper)
            .with("lower", *lower)
            .numbers(self.known(record))
            .numbers([Number::ratio("g-share", share)])
            .figure(move || self.stage.approach(here, record, &dropped, &self.names))
    }

    fn end(&self, outcome: Outcome) -> Draft<'_> {
        let found = &self.run.found;
        let key = match outcome {
            Outcome::Separated => "gilbert.separated",
            Outcome::Touching => "gilbert.touching",
            Outcome::Overlapping => "gilbert.overlapping",
            Outcome::BeyondLimit | Outcome::NotConverged => "gilbert.unfinished",
        };
        Draft::say(key)
            .with("distance", found.distance())
            .with("depth", found.depth())
            .with("iterations", found.iterations as usize)
            .with("expansions", found.expansions as usize)
            .figure(|| self.stage.end(found, &self.names))
    }

    fn counts(&self, record: usize) -> [Number; 3] {
        let here = &self.run.records[record];
        let other = self.compared.as_ref();
        let other = other.map(|run| &run.records[record.min(run.records.len() - 1)]);
        let count = |name, of: fn(&Record) -> usize| {
            Number::count(name, of(here)).beside(other.map(|record| of(record) as f64))
        };
        let searches = |r: &&Record| matches!(r.step, Traced::Approach { .. } | Traced::Met { .. });
        let iterations = self.run.records[..=record].iter().filter(searches).count();
        [
            Number::count("iterations", iterations),
            count("evaluations", |record| record.visits.evaluations),
            count("products", |record| record.visits.products),
        ]
    }

    /// States the bounds of the distance, or of the depth once the shapes are known to meet. The bounds of the other search
    /// stand beside them if they are of the same kind.
    fn known(&self, record: usize) -> Vec<Number> {
        let meets = has_met(&self.run, record);
        let [lower, upper] = self.bounds(&self.run, record);
        let other = self.compared.as_ref();
        let other = other.filter(|run| has_met(run, record) == meets);
        let beside = other.map_or([None; 2], |run| self.bounds(run, record));
        if !meets {
            return vec![
                Number::at_most("upper", upper).beside(beside[1]),
                Number::at_least("lower", lower).beside(beside[0]),
            ];
        }
        let depth = |bound: Option<f64>| bound.map(|bound| (-bound).max(0.0));
        vec![
            Number::at_most("depth-most", depth(lower)).beside(depth(beside[0])),
            Number::at_least("depth-least", depth(upper)).beside(depth(beside[1])),
        ]
    }

    /// Returns the known bounds of the signed distance at a record of a run, or at its last.
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
        let line = |(side, name)| Line::new(name, (0..upto).map(|record| point(side, record)));
        [(1, names[1]), (0, names[0])].map(line).into()
    }
}

/// Returns whether the search knows by then that the shapes have a point in common.
fn has_met(run: &Run, record: usize) -> bool {
    let all = run.records.iter().take(record + 1);
    let mut all = all.map(|record| &record.step);
    all.any(|step| matches!(step, Traced::Met { .. } | Traced::Expand { .. }))
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.run.records.len() + 1
    }

    fn step(&self, step: usize) -> Draft<'_> {
        let draft = match step.checked_sub(1) {
            None => self.begin(),
            Some(record) => self.record(record),
        };
        draft.chart(move || {
            let mut lines = self.lines(&self.run, ["lower", "upper"], step);
            if let Some(other) = &self.compared {
                lines.extend(self.lines(other, ["lower-compared", "upper-compared"], step));
            }
            Chart::new("bounds", "step", "length")
                .lines(lines)
                .at(step as f64)
        })
    }

    fn point(&self, step: usize, at: &Point) -> Option<Pointed> {
        let reach = self.reach.as_ref().filter(|_| step == 0)?;
        Some(reach.point(&self.stage, at))
    }
}
