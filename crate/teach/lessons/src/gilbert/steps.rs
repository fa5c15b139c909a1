//! Lists the steps: the shapes, then a step for each record of the search.

use nearpoint_geometry::Point;
use nearpoint_geometry::closest::convex::{GjkStep as Traced, ProximityStatus, SupportPoint};

use super::feature;
use super::names::Names;
use super::picture::FigureBase;
use super::question;
use super::run::{Record, Run};
use super::shapes::HullPair;
use super::support_heights::SupportHeights;
use crate::error::LessonError;
use crate::graded_point::GradedPoint;
use crate::story::{Chart, LazyStep, Line, Number, Story};

/// The steps: step 0 shows the shapes, and step `i` shows record `i − 1`.
#[derive(Debug)]
pub(super) struct Steps {
    run: Run,
    compared: Option<Run>,
    names: Names,
    base: FigureBase,
    /// The first question, if the search has a direction.
    support_heights: Option<SupportHeights>,
}

impl Steps {
    /// Makes the steps of a run; `compared` is a run by the other method.
    pub fn new(pair: HullPair, run: Run, compared: Option<Run>) -> Result<Self, LessonError> {
        let base = FigureBase::new(pair)?;
        let support_heights = match &run.records[0].step {
            Traced::Iteration { support, .. } => SupportHeights::new(&base, &run.first, support),
            _ => None,
        };
        Ok(Self {
            names: Names::from_run(&run),
            base,
            support_heights,
            run,
            compared,
        })
    }

    /// Returns the corners that this record drops from the simplex and the support point.
    fn dropped(&self, record: usize) -> Vec<SupportPoint> {
        let Traced::Iteration { simplex, .. } = &self.run.records[record].step else {
            return Vec::new();
        };
        let Some(Traced::Iteration {
            simplex: before,
            support,
            ..
        }) = record
            .checked_sub(1)
            .map(|last| &self.run.records[last].step)
        else {
            return Vec::new();
        };
        let kept = |corner: &SupportPoint| {
            simplex
                .corners()
                .iter()
                .any(|c| c.indices == corner.indices)
        };
        let all = before.corners().iter().chain([support]);
        all.filter(|corner| !kept(corner)).copied().collect()
    }

    fn begin(&self) -> LazyStep<'_> {
        let [a, b, difference] = self.base.counts;
        let reach = self.support_heights.as_ref();
        LazyStep::new("gilbert.begin")
            .with_arg("a", a)
            .with_arg("b", b)
            .with_arg("difference", difference)
            .count("vertices-a", a)
            .count("vertices-b", b)
            .count("vertices-difference", difference)
            .ask(reach.map(|reach| reach.question(&self.base)))
            .figure(|| self.base.begin(&self.run.first, &self.names))
    }

    fn record(&self, record: usize) -> LazyStep<'_> {
        let (records, pair) = (&self.run.records, &self.base.pair);
        let here = &records[record].step;
        let next = records.get(record + 1).map(|record| &record.step);
        let draft = match here {
            Traced::Iteration { .. } => self.approach(record, next),
            Traced::OriginInside { simplex } => LazyStep::new("gilbert.met")
                .with_arg("corners", simplex.corners().len())
                .numbers(self.bound_numbers(record))
                .figure(|| self.base.intersecting(simplex, &self.names)),
            Traced::ExpandPolytope { lower, upper, .. } => LazyStep::new("gilbert.expand")
                .with_arg("least", *lower)
                .with_arg("most", upper.min(f64::MAX))
                .numbers(self.bound_numbers(record))
                .figure(|| self.base.expand(here, &self.names)),
            Traced::End { status } => self.end(*status).numbers(self.bound_numbers(record)),
        };
        draft
            .numbers(self.counts(record))
            .events(move || feature::events(&self.run, pair, record))
            .ask(next.and_then(|next| question::before(next, here, &self.names)))
            .draw(move |figure| {
                if let Some(features) = feature::of_record(&self.run, pair, record) {
                    self.base.features(figure, features);
                }
            })
    }

    fn approach(&self, record: usize, next: Option<&Traced>) -> LazyStep<'_> {
        let here = &self.run.records[record].step;
        let Traced::Iteration {
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
            Some(Traced::OriginInside { .. }) => "gilbert.meets",
            _ if record == 0 => "gilbert.first",
            _ if *lower > 0.0 => "gilbert.refine",
            _ => "gilbert.unproven",
        };
        let fraction = 1.0 - support.difference.dot(nearest) / (upper * upper);
        LazyStep::new(key)
            .with_arg("k", record)
            .with_arg("corners", simplex.corners().len())
            .with_arg("dropped", dropped.len())
            .with_arg("gain", upper - height)
            .with_arg("g", upper * (upper - height))
            .with_arg("upper", *upper)
            .with_arg("lower", *lower)
            .numbers(self.bound_numbers(record))
            .numbers([Number::ratio("g-share", fraction)])
            .figure(move || self.base.approach(here, record, &dropped, &self.names))
    }

    fn end(&self, outcome: ProximityStatus) -> LazyStep<'_> {
        let found = &self.run.proximity;
        let key = match outcome {
            ProximityStatus::Separated => "gilbert.separated",
            ProximityStatus::Touching => "gilbert.touching",
            ProximityStatus::Overlapping => "gilbert.overlapping",
            ProximityStatus::BeyondLimit | ProximityStatus::NotConverged => "gilbert.unfinished",
        };
        LazyStep::new(key)
            .with_arg("distance", found.distance())
            .with_arg("depth", found.depth())
            .with_arg("iterations", found.iterations as usize)
            .with_arg("expansions", found.expansions as usize)
            .figure(|| self.base.end(found, &self.names))
    }

    fn counts(&self, record: usize) -> [Number; 3] {
        let here = &self.run.records[record];
        let other = self.compared.as_ref();
        let other = other.map(|run| &run.records[record.min(run.records.len() - 1)]);
        let count = |name, of: fn(&Record) -> usize| {
            Number::count(name, of(here)).compared_with(other.map(|record| of(record) as f64))
        };
        let searches = |r: &&Record| {
            matches!(
                r.step,
                Traced::Iteration { .. } | Traced::OriginInside { .. }
            )
        };
        let iterations = self.run.records[..=record].iter().filter(searches).count();
        [
            Number::count("iterations", iterations),
            count("evaluations", |record| record.visits.evaluations),
            count("products", |record| record.visits.products),
        ]
    }

    /// States the bounds of the distance, or of the depth once the shapes are known to intersect. The bounds of the other
    /// search stand beside them if they are of the same kind.
    fn bound_numbers(&self, record: usize) -> Vec<Number> {
        let meets = is_intersecting(&self.run, record);
        let [lower, upper] = self.bounds(&self.run, record);
        let other = self.compared.as_ref();
        let other = other.filter(|run| is_intersecting(run, record) == meets);
        let beside = other.map_or([None; 2], |run| self.bounds(run, record));
        if !meets {
            return vec![
                Number::at_most("upper", upper).compared_with(beside[1]),
                Number::at_least("lower", lower).compared_with(beside[0]),
            ];
        }
        let depth = |bound: Option<f64>| bound.map(|bound| (-bound).max(0.0));
        vec![
            Number::at_most("depth-most", depth(lower)).compared_with(depth(beside[0])),
            Number::at_least("depth-least", depth(upper)).compared_with(depth(beside[1])),
        ]
    }

    /// Returns the known bounds of the signed distance at a record of a run, or at its last.
    fn bounds(&self, run: &Run, record: usize) -> [Option<f64>; 2] {
        let bounds = match &run.records[record.min(run.records.len() - 1)].step {
            Traced::Iteration { lower, upper, .. } => [*lower, *upper],
            Traced::OriginInside { .. } => [f64::NEG_INFINITY, 0.0],
            Traced::ExpandPolytope {
                lower: at_least,
                upper: at_most,
                ..
            } => [-at_most, (-at_least).min(0.0)],
            Traced::End { .. } => [run.proximity.lower, run.proximity.upper],
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
fn is_intersecting(run: &Run, record: usize) -> bool {
    let all = run.records.iter().take(record + 1);
    let mut all = all.map(|record| &record.step);
    all.any(|step| {
        matches!(
            step,
            Traced::OriginInside { .. } | Traced::ExpandPolytope { .. }
        )
    })
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.run.records.len() + 1
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
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

    fn grade_point(&self, step: usize, at: &Point) -> Option<GradedPoint> {
        let reach = self.support_heights.as_ref().filter(|_| step == 0)?;
        Some(reach.point(&self.base, at))
    }
}
