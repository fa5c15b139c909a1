//! What is said at each step.

use nearpoint_geometry::bounds::spheres::Overlap;

use super::moment::{Moment, What};
use super::run::ACCURACY;
use super::tell::{About, Told};
use crate::story::Say;
use crate::values::Value;

impl Told {
    pub fn say(&self, step: usize) -> Say {
        let run = &self.run;
        match self.about(step) {
            About::Parts => {
                let with = [
                    ("accuracy", Value::from(ACCURACY)),
                    ("a", Value::from(run.models[0].ranks())),
                    ("b", Value::from(run.models[1].ranks())),
                ];
                Say::new("rank.parts", with)
            }
            About::Rank(rank) => self.say_of_rank(rank),
            About::Coverage => {
                let key = match run.gaps.is_empty() {
                    true => "rank.covered",
                    false => "rank.gaps",
                };
                let with = [
                    ("samples", Value::from(run.samples)),
                    ("gaps", Value::from(run.gaps.len())),
                ];
                Say::new(key, with)
            }
            About::Moment(moment) => self.say_of_moment(moment),
            About::Answer => self.say_of_answer(),
        }
    }

    fn say_of_rank(&self, rank: usize) -> Say {
        let models = &self.run.models;
        let [a, b] = [0, 1].map(|side| models[side].rank(rank).len());
        let with = [
            ("rank", Value::from(rank + 1)),
            ("radius", Value::from(models[0].radius(rank))),
            ("edge", Value::from(self.run.edge(rank))),
            ("a", Value::from(a)),
            ("b", Value::from(b)),
        ];
        let key = match rank {
            0 => "rank.first",
            _ if self.run.wish.settings.overlap == Overlap::Keep => "rank.kept",
            _ => "rank.deleted",
        };
        Say::new(key, with)
    }

    fn say_of_moment(&self, moment: &Moment) -> Say {
        let models = &self.run.models;
        let tests = ("tests", Value::from(moment.tests));
        let counts = |marked: &[Vec<u32>; 2]| [0, 1].map(|side| Value::from(marked[side].len()));
        let ranks = |spheres: &[u32; 2]| {
            [0, 1].map(|side| Value::from(models[side].rank_of(spheres[side]) + 1))
        };
        match &moment.what {
            What::Roots => {
                let radii = [0, 1].map(|side| models[side].radius(0));
                let reach = Value::from(radii[0] + radii[1]);
                Say::new("rank.roots", [("reach", reach), tests])
            }
            What::Marked { parents, marked } => {
                let key = match moment.what.is_dead_end() {
                    true => "rank.dead-end",
                    false => "rank.marked",
                };
                let ([a, b], [rank_a, rank_b]) = (counts(marked), ranks(parents));
                let with = [
                    ("a", a),
                    ("b", b),
                    ("rank-a", rank_a),
                    ("rank-b", rank_b),
                    tests,
                ];
                Say::new(key, with)
            }
            What::Cleared { marked } => {
                let [a, b] = counts(marked);
                Say::new("rank.cleared", [("a", a), ("b", b), tests])
            }
            What::Hit { .. } => Say::new("rank.hit", [tests]),
        }
    }

    fn say_of_answer(&self) -> Say {
        let run = &self.run;
        let (found, sure) = (&run.found, &run.sure);
        let key = match (found.collides(), run.exact > 0) {
            (true, true) => "rank.collide",
            (true, false) => "rank.false-alarm",
            (false, true) => "rank.missed",
            (false, false) if sure.collides() => "rank.unmarked",
            (false, false) => "rank.apart",
        };
        let with = [
            ("pairs", Value::from(found.pairs.len())),
            ("sure", Value::from(sure.pairs.len())),
            ("tests", Value::from(found.counts.total() as usize)),
            ("all", Value::from(found.counts.all_pairs as usize)),
            ("faces", Value::from(run.exact)),
            ("within", Value::from(found.within)),
        ];
        Say::new(key, with)
    }
}
