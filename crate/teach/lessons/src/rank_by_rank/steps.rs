//! Lists the steps: the parts, a step for each rank, the coverage, the search for the first hit, and all hits.

use nearpoint_geometry::bounds::spheres::CubeOverlap;

use super::charts::charts;
use super::run::{ACCURACY, Run};
use super::search_event::{SearchEvent, SearchEventKind};
use crate::story::{LazyStep, Number, Question, Story};

/// The steps of the lesson on two parts under hierarchical spheres, rank by rank, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub run: Run,
}

impl Steps {
    fn parts(&self) -> LazyStep<'_> {
        let run = &self.run;
        LazyStep::new("rank.parts")
            .with_arg("accuracy", ACCURACY)
            .with_arg("a", run.models[0].rank_count())
            .with_arg("b", run.models[1].rank_count())
            .numbers([Number::length("accuracy", ACCURACY)])
            .figure(|| run.solids())
    }

    fn rank(&self, rank: usize) -> LazyStep<'_> {
        let run = &self.run;
        let [a, b] = [0, 1].map(|side| run.models[side].spheres_of_rank(rank).len());
        let (radius, edge) = (run.models[0].radius(rank), run.edge(rank));
        let key = match (rank, run.parameters.settings.cube_overlap) {
            (0, _) => "rank.first",
            (_, CubeOverlap::Keep) => "rank.kept",
            (_, CubeOverlap::Delete) => "rank.deleted",
        };
        let (own, other) = match run.parameters.settings.cube_overlap {
            CubeOverlap::Delete => (&run.deleted, &run.kept),
            CubeOverlap::Keep => (&run.kept, &run.deleted),
        };
        let spheres = ["spheres-a", "spheres-b"].into_iter().enumerate();
        let spheres = spheres.filter_map(move |(side, name)| {
            let count = |of: &[Vec<u32>; 2]| of[side].get(rank).map(|&n| n as usize);
            Some(Number::count(name, count(own)?).compared_with(count(other).map(|n| n as f64)))
        });
        LazyStep::new(key)
            .with_arg("rank", rank + 1)
            .with_arg("radius", radius)
            .with_arg("edge", edge)
            .with_arg("a", a)
            .with_arg("b", b)
            .numbers([
                Number::length("rank-radius", radius),
                Number::length("cube-edge-length", edge),
            ])
            .numbers(spheres)
            .ask(match rank + 1 < run.ranks() {
                true => self.growth(rank),
                false => Some(Question::yes_or_no("rank.covered", run.gaps.is_empty())),
            })
            .figure(move || run.rank(rank))
    }

    /// Asks how many spheres the next rank has. A part with fewer ranks has none.
    fn growth(&self, rank: usize) -> Option<Question> {
        let count = self.run.models[0].spheres_of_rank(rank + 1).len();
        (rank > 0 && count > 0).then(|| Question::number("rank.growth", count))
    }

    fn coverage(&self) -> LazyStep<'_> {
        let run = &self.run;
        LazyStep::new_if(run.gaps.is_empty(), "rank.covered", "rank.gaps")
            .with_arg("samples", run.samples)
            .with_arg("gaps", run.gaps.len())
            .count("points-sampled", run.samples)
            .count("points-uncovered", run.gaps.len())
            .ask(Question::yes_or_no("rank.collides", run.found.collides()))
            .figure(|| run.coverage())
    }

    fn search_event<'a>(&'a self, moment: &'a SearchEvent, is_last: bool) -> LazyStep<'a> {
        let (run, models) = (&self.run, &self.run.models);
        let draft = match &moment.kind {
            SearchEventKind::Roots => {
                let draft = LazyStep::new("rank.roots");
                draft.with_arg("reach", models[0].radius(0) + models[1].radius(0))
            }
            SearchEventKind::Marked { parents, marked } => {
                LazyStep::new_if(moment.kind.is_dead_end(), "rank.dead-end", "rank.marked")
                    .with_arg("a", marked[0].len())
                    .with_arg("b", marked[1].len())
                    .with_arg("rank-a", models[0].rank_of(parents[0]) + 1)
                    .with_arg("rank-b", models[1].rank_of(parents[1]) + 1)
            }
            SearchEventKind::Cleared { marked } => LazyStep::new("rank.cleared")
                .with_arg("a", marked[0].len())
                .with_arg("b", marked[1].len()),
            SearchEventKind::Hit { .. } => LazyStep::new("rank.hit"),
        };
        let agrees = run.found.collides() == (run.exact > 0);
        draft
            .with_arg("tests", moment.tests)
            .count("sphere-tests", moment.tests)
            .count("tests-of-all", run.found.counts.all_pairs as usize)
            .ask(is_last.then(|| Question::yes_or_no("rank.agrees", agrees)))
            .figure(|| run.search_event(&moment.kind))
    }

    fn answer(&self) -> LazyStep<'_> {
        let run = &self.run;
        let (found, sure) = (&run.found, &run.proven);
        let tests = found.counts.total() as usize;
        let all = found.counts.all_pairs as usize;
        let key = match (found.collides(), run.exact > 0) {
            (true, true) => "rank.collide",
            (true, false) => "rank.false-alarm",
            (false, true) => "rank.missed",
            (false, false) if sure.collides() => "rank.unmarked",
            (false, false) => "rank.apart",
        };
        LazyStep::new(key)
            .with_arg("pairs", found.pairs.len())
            .with_arg("sure", sure.pairs.len())
            .with_arg("tests", tests)
            .with_arg("all", all)
            .with_arg("faces", run.exact)
            .with_arg("within", found.max_distance)
            .count("sphere-tests", tests)
            .count("tests-of-all", all)
            .count("sphere-hits", found.pairs.len())
            .count("colliding-faces", run.exact)
            .numbers([Number::at_most("alarm-within", found.max_distance)])
            .figure(|| run.hits())
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.run.ranks() + self.run.events.len() + 3
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let (ranks, moments) = (self.run.ranks(), &self.run.events);
        let draft = match step {
            0 => self.parts(),
            _ if step <= ranks => self.rank(step - 1),
            _ if step == ranks + 1 => self.coverage(),
            _ => match moments.get(step - ranks - 2) {
                Some(moment) => self.search_event(moment, step - ranks - 1 == moments.len()),
                None => self.answer(),
            },
        };
        draft.charts(move || match step.min(ranks) {
            0 => Vec::new(),
            known => charts(&self.run, known, step > ranks + 1),
        })
    }
}
