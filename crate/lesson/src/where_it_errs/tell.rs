//! The story: a pair by chance, a case of each error, and how often they are met.

use super::tally::{CORNERS, Tally};
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
    /// A plain pair, then the clearest case of each error.
    pub cases: Vec<Option<Trial>>,
    /// Of pairs with the chosen corners among which the cases were searched for.
    searched: Tally,
    /// By corners, once asked for; then convex pairs.
    often: Option<(Vec<Tally>, Tally)>,
}

/// Cases are searched for among so many times the pairs that are counted.
const SEARCHED: usize = 3;
/// An overlap that is so much larger has grown.
pub(super) const MORE: f64 = 1.001;
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
/// Noted for a repaired version of the method, corners 8: pairs, false hits, missed overlaps, overlaps found, and
/// cleared by one move.
const REPAIRED: [usize; 5] = [19_781, 311, 272, 5400, 2923];

impl Told {
    pub fn new(corners: usize, pairs: usize) -> Result<Self, LessonError> {
        let (cases, searched) = cases(corners, SEARCHED * pairs)?;
        Ok(Self {
            corners,
            pairs,
            cases,
            searched,
            often: None,
        })
    }

    fn often(&mut self) -> Option<&(Vec<Tally>, Tally)> {
        if self.often.is_none() {
            let of = |corners: &usize| Tally::of(Kind::Star, *corners, self.pairs);
            let all: Result<Vec<Tally>, LessonError> = CORNERS.iter().map(of).collect();
            let convex = Tally::of(Kind::Round, self.corners, self.pairs);
            self.often = all.ok().zip(convex.ok());
        }
        self.often.as_ref()
    }

    fn own(&self) -> Tally {
        let (all, _) = self.often.as_ref().cloned().unwrap_or_default();
        let own = all.iter().find(|tally| tally.corners == self.corners);
        own.copied().unwrap_or(self.searched)
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
        let Some(trial) = &self.cases[step] else {
            return Say::new(
                "errs.not-found",
                [("pairs", Value::from(self.searched.pairs))],
            );
        };
        let [before, after] = trial.depths();
        let with = [
            ("pairs", Value::from(self.searched.pairs)),
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
        let Some(trial) = &self.cases[step] else {
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

    /// Counted now, and beside it what is noted for a repaired version.
    fn counted(&self) -> Vec<Number> {
        let own = self.own();
        let noted = |i: usize| (self.corners == 8).then(|| REPAIRED[i] as f64);
        let mut numbers = vec![
            Number::count("pairs-tried", own.pairs).beside(noted(0)),
            Number::count("false-hits", own.false_hits).beside(noted(1)),
            Number::count("missed-overlaps", own.missed).beside(noted(2)),
            Number::count("overlaps-found", own.hits).beside(noted(3)),
            Number::count("cleared-by-one", own.cleared).beside(noted(4)),
            Number::count("made-worse", own.worse),
        ];
        if let Some((_, convex)) = &self.often {
            let wrong = convex.false_hits + convex.missed;
            numbers.push(Number::count("convex-wrong", wrong));
            numbers.push(Number::count(
                "convex-not-cleared",
                convex.hits - convex.cleared,
            ));
        }
        numbers
    }

    fn question(&mut self, step: usize) -> Option<Question> {
        match step {
            0 => {
                let [hits, missed, stuck, _] = self.searched.shares();
                let most = hits.max(missed).max(stuck);
                let order = [hits, missed, stuck];
                let choices = ["false-hits", "missed-overlaps", "moves-not-clear"];
                Some(Question {
                    name: "errs.most",
                    choices: choices.map(Caption::Key).to_vec(),
                    answer: order.iter().position(|share| *share >= most).unwrap_or(2),
                })
            }
            2 => {
                let convex = self.often().map(|often| often.1)?;
                let wrong = convex.false_hits + convex.missed > 0;
                Some(yes_or_no("errs.convex", wrong))
            }
            4 => {
                let (all, _) = self.often()?;
                let stuck = |tally: &Tally| tally.shares()[2];
                let grows = stuck(all.last()?) > stuck(all.first()?);
                Some(yes_or_no("errs.corners", grows))
            }
            _ => None,
        }
    }
}

/// The clearest among some pairs: the false hit with the widest gap, the deepest overlap that is missed, the move that
/// leaves most, and the one that adds most.
fn cases(corners: usize, pairs: usize) -> Result<(Vec<Option<Trial>>, Tally), LessonError> {
    let mut searched = Tally::default();
    let mut best: [Option<(f64, Trial)>; 5] = [const { None }; 5];
    for number in 0..pairs {
        let trial = Trial::new(Kind::Star, corners, number)?;
        searched.add(&trial);
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
        if best[case].as_ref().is_none_or(|(known, _)| worth > *known) {
            best[case] = Some((worth, trial));
        }
    }
    let cases = best.into_iter().map(|best| best.map(|(_, trial)| trial));
    Ok((cases.collect(), searched))
}

impl Story for Told {
    fn steps(&self) -> usize {
        OFTEN + 1
    }

    fn tell(&mut self, step: usize) -> Step {
        if step == OFTEN {
            self.often();
        }
        Step {
            question: self.question(step),
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            figure: self.figure(step),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let Some((all, _)) = self.often.as_ref().filter(|_| step == OFTEN) else {
            return Vec::new();
        };
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
            lines: (0..4).map(line).chain(repaired()).collect(),
            at: Some(self.corners as f64),
        }]
    }
}

/// About 8 corners.
fn repaired() -> [Line; 3] {
    let [pairs, false_hits, missed, hits, cleared] = REPAIRED.map(|count| count as f64);
    let overlapping = hits + missed;
    let line = |name, share: f64| Line {
        name,
        points: [7.0, 8.0, 9.0]
            .map(|corners| [corners, 100.0 * share])
            .to_vec(),
        style: LineStyle::Published,
    };
    [
        line("repaired-false-hits", false_hits / (pairs - overlapping)),
        line("repaired-missed", missed / overlapping),
        line("repaired-not-clear", (hits - cleared) / hits),
    ]
}
