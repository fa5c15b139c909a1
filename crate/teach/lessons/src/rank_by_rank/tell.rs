//! The story: the parts, a step for each rank, what is covered, the search for the first hit, and all hits.

use nearpoint_geometry::bounds::spheres::Overlap;

use super::charts::charts;
use super::moment::Moment;
use super::run::{ACCURACY, Run};
use crate::figure::{Caption, Figure};
use crate::story::{Bound, Chart, Number, NumberUnit, Question, Step, Story};

#[derive(Debug)]
pub(super) struct Told {
    pub run: Run,
}

/// What a step is about.
#[derive(Debug, Clone, Copy)]
pub(super) enum About<'a> {
    Parts,
    Rank(usize),
    Coverage,
    Moment(&'a Moment),
    Answer,
}

impl Told {
    pub fn about(&self, step: usize) -> About<'_> {
        let ranks = self.run.ranks();
        match step {
            0 => About::Parts,
            _ if step <= ranks => About::Rank(step - 1),
            _ if step == ranks + 1 => About::Coverage,
            _ => match self.run.moments.get(step - ranks - 2) {
                Some(moment) => About::Moment(moment),
                None => About::Answer,
            },
        }
    }

    fn figure(&self, step: usize) -> Figure {
        let run = &self.run;
        match self.about(step) {
            About::Parts => run.solids(),
            About::Rank(rank) => run.rank(rank),
            About::Coverage => run.coverage(),
            About::Moment(moment) => run.moment(&moment.what),
            About::Answer => run.hits(),
        }
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let run = &self.run;
        let length = |name, value| Number::new(name, value, NumberUnit::Length, Bound::Exact);
        let mut numbers = Vec::new();
        match self.about(step) {
            About::Parts => numbers.push(length("accuracy", ACCURACY)),
            About::Rank(rank) => {
                numbers.push(length("rank-radius", run.models[0].radius(rank)));
                numbers.push(length("cube-edge-length", run.edge(rank)));
                let (own, other) = match run.wish.settings.overlap {
                    Overlap::Delete => (&run.deleted, &run.kept),
                    Overlap::Keep => (&run.kept, &run.deleted),
                };
                for (side, name) in ["spheres-a", "spheres-b"].into_iter().enumerate() {
                    let count = |of: &[Vec<u32>; 2]| of[side].get(rank).map(|&n| n as usize);
                    if let Some(own) = count(own) {
                        let other = count(other).map(|n| n as f64);
                        numbers.push(Number::count(name, own).beside(other));
                    }
                }
            }
            About::Coverage => {
                numbers.push(Number::count("points-sampled", run.samples));
                numbers.push(Number::count("points-uncovered", run.gaps.len()));
            }
            About::Moment(moment) => {
                numbers.push(Number::count("sphere-tests", moment.tests));
                numbers.push(self.all_pairs());
            }
            About::Answer => {
                let tests = run.found.counts.total() as usize;
                numbers.push(Number::count("sphere-tests", tests));
                numbers.push(self.all_pairs());
                numbers.push(Number::count("sphere-hits", run.found.pairs.len()));
                numbers.push(Number::count("colliding-faces", run.exact));
                let unit = NumberUnit::Length;
                let within = Number::new("alarm-within", run.found.within, unit, Bound::AtMost);
                numbers.push(within);
            }
        }
        numbers
    }

    fn all_pairs(&self) -> Number {
        Number::count("tests-of-all", self.run.found.counts.all_pairs as usize)
    }

    fn question(&self, step: usize) -> Option<Question> {
        let yes_or_no = |name, yes: bool| Question {
            name,
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!yes),
            point: None,
        };
        match (self.about(step), self.about(step + 1)) {
            (About::Rank(rank), About::Rank(next)) if rank > 0 => {
                let count = |rank| self.run.models[0].rank(rank).len();
                // A part with fewer ranks has none.
                if count(next) == 0 {
                    return None;
                }
                Some(Question::number("rank.growth", count(next)))
            }
            (_, About::Coverage) => Some(yes_or_no("rank.covered", self.run.gaps.is_empty())),
            (About::Coverage, _) => Some(yes_or_no("rank.collides", self.run.found.collides())),
            (About::Moment(_), About::Answer) => {
                let (hit, exact) = (self.run.found.collides(), self.run.exact > 0);
                Some(yes_or_no("rank.agrees", hit == exact))
            }
            _ => None,
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.run.ranks() + self.run.moments.len() + 3
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.could_ask(step),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step).filter(|_| step + 1 < self.steps())
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let ranks = step.min(self.run.ranks());
        match ranks {
            0 => Vec::new(),
            _ => charts(&self.run, ranks, step > self.run.ranks() + 1),
        }
    }
}
