//! Lists the steps: the parts, a step for each rank, the coverage, the search for the first hit, and all hits.

use nearpoint_geometry::bounds::spheres::Overlap;

use super::charts::charts;
use super::moment::{Moment, What};
use super::run::{ACCURACY, Run};
use crate::story::{Draft, Number, Question, Story};

#[derive(Debug)]
pub(super) struct Steps {
    pub run: Run,
}

impl Steps {
    fn parts(&self) -> Draft<'_> {
        let run = &self.run;
        Draft::say("rank.parts")
            .with("accuracy", ACCURACY)
            .with("a", run.models[0].ranks())
            .with("b", run.models[1].ranks())
            .numbers([Number::length("accuracy", ACCURACY)])
            .figure(|| run.solids())
    }

    fn rank(&self, rank: usize) -> Draft<'_> {
        let run = &self.run;
        let [a, b] = [0, 1].map(|side| run.models[side].rank(rank).len());
        let (radius, edge) = (run.models[0].radius(rank), run.edge(rank));
        let key = match (rank, run.wish.settings.overlap) {
            (0, _) => "rank.first",
            (_, Overlap::Keep) => "rank.kept",
            (_, Overlap::Delete) => "rank.deleted",
        };
        let (own, other) = match run.wish.settings.overlap {
            Overlap::Delete => (&run.deleted, &run.kept),
            Overlap::Keep => (&run.kept, &run.deleted),
        };
        let spheres = ["spheres-a", "spheres-b"].into_iter().enumerate();
        let spheres = spheres.filter_map(move |(side, name)| {
            let count = |of: &[Vec<u32>; 2]| of[side].get(rank).map(|&n| n as usize);
            Some(Number::count(name, count(own)?).beside(count(other).map(|n| n as f64)))
        });
        Draft::say(key)
            .with("rank", rank + 1)
            .with("radius", radius)
            .with("edge", edge)
            .with("a", a)
            .with("b", b)
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
        let count = self.run.models[0].rank(rank + 1).len();
        (rank > 0 && count > 0).then(|| Question::number("rank.growth", count))
    }

    fn coverage(&self) -> Draft<'_> {
        let run = &self.run;
        Draft::say_if(run.gaps.is_empty(), "rank.covered", "rank.gaps")
            .with("samples", run.samples)
            .with("gaps", run.gaps.len())
            .count("points-sampled", run.samples)
            .count("points-uncovered", run.gaps.len())
            .ask(Question::yes_or_no("rank.collides", run.found.collides()))
            .figure(|| run.coverage())
    }

    fn moment<'a>(&'a self, moment: &'a Moment, is_last: bool) -> Draft<'a> {
        let (run, models) = (&self.run, &self.run.models);
        let draft = match &moment.what {
            What::Roots => {
                let draft = Draft::say("rank.roots");
                draft.with("reach", models[0].radius(0) + models[1].radius(0))
            }
            What::Marked { parents, marked } => {
                Draft::say_if(moment.what.is_dead_end(), "rank.dead-end", "rank.marked")
                    .with("a", marked[0].len())
                    .with("b", marked[1].len())
                    .with("rank-a", models[0].rank_of(parents[0]) + 1)
                    .with("rank-b", models[1].rank_of(parents[1]) + 1)
            }
            What::Cleared { marked } => Draft::say("rank.cleared")
                .with("a", marked[0].len())
                .with("b", marked[1].len()),
            What::Hit { .. } => Draft::say("rank.hit"),
        };
        let agrees = run.found.collides() == (run.exact > 0);
        draft
            .with("tests", moment.tests)
            .count("sphere-tests", moment.tests)
            .count("tests-of-all", run.found.counts.all_pairs as usize)
            .ask(is_last.then(|| Question::yes_or_no("rank.agrees", agrees)))
            .figure(|| run.moment(&moment.what))
    }

    fn answer(&self) -> Draft<'_> {
        let run = &self.run;
        let (found, sure) = (&run.found, &run.sure);
        let tests = found.counts.total() as usize;
        let all = found.counts.all_pairs as usize;
        let key = match (found.collides(), run.exact > 0) {
            (true, true) => "rank.collide",
            (true, false) => "rank.false-alarm",
            (false, true) => "rank.missed",
            (false, false) if sure.collides() => "rank.unmarked",
            (false, false) => "rank.apart",
        };
        Draft::say(key)
            .with("pairs", found.pairs.len())
            .with("sure", sure.pairs.len())
            .with("tests", tests)
            .with("all", all)
            .with("faces", run.exact)
            .with("within", found.within)
            .count("sphere-tests", tests)
            .count("tests-of-all", all)
            .count("sphere-hits", found.pairs.len())
            .count("colliding-faces", run.exact)
            .numbers([Number::at_most("alarm-within", found.within)])
            .figure(|| run.hits())
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.run.ranks() + self.run.moments.len() + 3
    }

    fn step(&self, step: usize) -> Draft<'_> {
        let (ranks, moments) = (self.run.ranks(), &self.run.moments);
        let draft = match step {
            0 => self.parts(),
            _ if step <= ranks => self.rank(step - 1),
            _ if step == ranks + 1 => self.coverage(),
            _ => match moments.get(step - ranks - 2) {
                Some(moment) => self.moment(moment, step - ranks - 1 == moments.len()),
                None => self.answer(),
            },
        };
        draft.charts(move || match step.min(ranks) {
            0 => Vec::new(),
            known => charts(&self.run, known, step > ranks + 1),
        })
    }
}
