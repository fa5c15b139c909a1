//! The story: a pair by chance, a case of each error, and how often they are met.

use super::tally::{CORNERS, MORE, Tally};
use super::trial::Trial;
use crate::contours::Kind;
use crate::error::LessonError;
use crate::figure::Caption;
use crate::plans::yes_or_no;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    corners: usize,
    pairs: usize,
    search: Search,
    /// By corners; then convex pairs.
    often: [Tally; KINDS],
}

/// A plain pair, then the clearest case of each error, among those that were searched so far.
#[derive(Debug, Default)]
struct Search {
    cases: [Option<(f64, Trial)>; 5],
    /// Of pairs with the chosen corners.
    searched: Tally,
}

const KINDS: usize = CORNERS.len() + 1;
const CONVEX: usize = CORNERS.len();
/// So many pairs are tried at a time.
const PART: usize = 20;
/// Cases are searched for among so many times the pairs that are counted.
const SEARCHED: usize = 3;
pub(super) const OFTEN: usize = 5;
const SAYS: [&str; 5] = [
    "errs.pair",
    "errs.false-hit",
    "errs.missed",
    "errs.not-clear",
    "errs.worse",
];
const LINES: [&str; 4] = [
    "false-hits",
    "missed-overlaps",
    "moves-not-clear",
    "moves-worse",
];
impl Told {
    pub fn new(corners: usize, pairs: usize) -> Self {
        let mut often = [Tally::default(); KINDS];
        for (tally, corners) in often.iter_mut().zip(CORNERS.into_iter().chain([corners])) {
            tally.corners = corners;
        }
        Self {
            corners,
            pairs,
            search: Search::default(),
            often,
        }
    }

    pub fn case(&self, step: usize) -> Option<&Trial> {
        let (_, trial) = self.search.cases.get(step)?.as_ref()?;
        Some(trial)
    }

    /// Which pairs are counted for a step and its question.
    fn counted_for(step: usize) -> std::ops::Range<usize> {
        match step {
            2 => CONVEX..KINDS,
            4 | OFTEN => 0..KINDS,
            _ => 0..0,
        }
    }

    /// Tries some more pairs. One that cannot be made ends its kind.
    fn try_some(&mut self, step: usize) {
        if self.search.searched.pairs < SEARCHED * self.pairs {
            let more = self.search.more(self.corners, SEARCHED * self.pairs);
            if more.is_err() {
                self.search.searched.pairs = SEARCHED * self.pairs;
            }
            return;
        }
        let kinds = Self::counted_for(step);
        let missing = kinds
            .into_iter()
            .find(|kind| self.often[*kind].pairs < self.pairs);
        let Some(index) = missing else {
            return;
        };
        let kind = match index {
            CONVEX => Kind::Round,
            _ => Kind::Star,
        };
        let tally = &mut self.often[index];
        let upto = (tally.pairs + PART).min(self.pairs);
        for number in tally.pairs..upto {
            match Trial::new(kind, tally.corners, number) {
                Ok(trial) => tally.add(&trial),
                Err(_) => tally.pairs = self.pairs,
            }
        }
    }

    fn own(&self) -> Tally {
        let all = self.often[..CONVEX].iter();
        let own = all.filter(|tally| tally.pairs > 0);
        let mut own = own.filter(|tally| tally.corners == self.corners);
        own.next().copied().unwrap_or(self.search.searched)
    }

    fn say(&self, step: usize) -> Say {
        if step == OFTEN {
            let own = self.own();
            let with = [
                ("pairs", Value::from(own.pairs)),
                ("corners", Value::from(self.corners)),
                ("hits", Value::from(own.hits)),
                ("cleared", Value::from(own.cleared)),
                ("wrong", Value::from(own.false_hits + own.missed)),
            ];
            return Say::new("errs.often", with);
        }
        let Some(trial) = self.case(step) else {
            return Say::new(
                "errs.not-found",
                [("pairs", Value::from(self.search.searched.pairs))],
            );
        };
        let [before, after] = trial.depths();
        let with = [
            ("pairs", Value::from(self.search.searched.pairs)),
            ("corners", Value::from(self.corners)),
            ("by", Value::from(trial.said.by.norm())),
            ("before", Value::from(before)),
            ("after", Value::from(after)),
        ];
        Say::new(SAYS[step], with)
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let length = |name, value: f64| Number::new(name, value, NumberUnit::Length, Bound::Exact);
        if step == OFTEN {
            return self.counted();
        }
        let Some(trial) = self.case(step) else {
            return Vec::new();
        };
        let [before, after] = trial.depths();
        let mut numbers = vec![length("overlap-before", before)];
        if trial.said.overlaps {
            numbers.push(length("moved-by", trial.said.by.norm()));
            numbers.push(length("overlap-left", after));
        }
        numbers
    }

    /// Counted now.
    fn counted(&self) -> Vec<Number> {
        let own = self.own();
        let convex = &self.often[CONVEX];
        vec![
            Number::count("pairs-tried", own.pairs),
            Number::count("false-hits", own.false_hits),
            Number::count("missed-overlaps", own.missed),
            Number::count("overlaps-found", own.hits),
            Number::count("cleared-by-one", own.cleared),
            Number::count("made-worse", own.worse),
            Number::count("convex-wrong", convex.false_hits + convex.missed),
            Number::count("convex-not-cleared", convex.hits - convex.cleared),
        ]
    }

    fn question(&self, step: usize) -> Option<Question> {
        match step {
            0 => {
                let [hits, missed, stuck, _] = self.search.searched.shares();
                let most = hits.max(missed).max(stuck);
                let order = [hits, missed, stuck];
                let choices = ["false-hits", "missed-overlaps", "moves-not-clear"];
                Some(Question {
                    name: "errs.most",
                    choices: choices.map(Caption::Key).to_vec(),
                    answer: order.iter().position(|share| *share >= most).unwrap_or(2),
                    point: None,
                })
            }
            2 => {
                let convex = &self.often[CONVEX];
                let wrong = convex.false_hits + convex.missed > 0;
                Some(yes_or_no("errs.convex", wrong))
            }
            4 => {
                let stuck = |kind: usize| self.often[kind].shares()[2];
                let grows = stuck(CONVEX - 1) > stuck(0);
                Some(yes_or_no("errs.corners", grows))
            }
            _ => None,
        }
    }
}

impl Search {
    /// Some more pairs. The clearest are: the false hit with the widest gap, the deepest overlap that is missed, the move
    /// that leaves most, and the one that adds most.
    fn more(&mut self, corners: usize, all: usize) -> Result<(), LessonError> {
        let tried = self.searched.pairs;
        for number in tried..(tried + PART).min(all) {
            let trial = Trial::new(Kind::Star, corners, number)?;
            self.searched.add(&trial);
            let (case, worth) = match (trial.said.overlaps, trial.overlaps) {
                (false, false) => continue,
                (true, false) => (1, trial.gap()),
                (false, true) => (2, trial.depths()[0]),
                (true, true) if !trial.stuck => (0, trial.said.by.norm()),
                (true, true) => {
                    let [before, after] = trial.depths();
                    match after > before * MORE {
                        true => (4, after - before),
                        false => (3, after),
                    }
                }
            };
            let best = &mut self.cases[case];
            if best.as_ref().is_none_or(|(known, _)| worth > *known) {
                *best = Some((worth, trial));
            }
        }
        Ok(())
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        OFTEN + 1
    }

    fn prepare(&mut self, step: usize) -> f64 {
        self.try_some(step);
        let kinds = Self::counted_for(step);
        let all = (SEARCHED + kinds.len()) * self.pairs;
        let counted = self.often[kinds].iter().map(|tally| tally.pairs);
        (self.search.searched.pairs + counted.sum::<usize>()) as f64 / all as f64
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            question: self.question(step),
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        if step != OFTEN {
            return Vec::new();
        }
        let all = &self.often[..CONVEX];
        let line = |i: usize| Line {
            name: LINES[i],
            points: all
                .iter()
                .map(|tally| [tally.corners as f64, tally.shares()[i]])
                .collect(),
            style: LineStyle::Line,
        };
        let axis = |name| Axis { name, log: false };
        vec![Chart {
            name: "errors-by-corners",
            x: axis("corners"),
            y: axis("percent"),
            lines: (0..4).map(line).collect(),
            at: Some(self.corners as f64),
        }]
    }
}
