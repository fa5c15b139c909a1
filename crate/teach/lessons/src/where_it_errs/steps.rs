//! Lists the steps: a random pair, a case of each error, and how often they occur.

use super::tally::{CORNERS, MORE, Tally};
use super::trial::Trial;
use crate::contours::Kind;
use crate::error::LessonError;
use crate::story::{Chart, LazyStep, Line, Number, Question, Story};

/// The steps of the lesson on random contours for which the published test is wrong, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    corners: usize,
    pairs: usize,
    search: Search,
    /// The counts by corners, then those of convex pairs.
    often: [Tally; KINDS],
}

/// A plain pair, then the clearest case of each error, among those that were searched so far.
#[derive(Debug, Default)]
struct Search {
    cases: [Option<(f64, Trial)>; 5],
    /// The counts for pairs with the chosen corners.
    tallies: Tally,
}

const KINDS: usize = CORNERS.len() + 1;
const CONVEX: usize = CORNERS.len();
/// The number of pairs that are tried at a time.
const PART: usize = 20;
/// The factor by which more pairs are searched for cases than are counted.
const SEARCHED: usize = 3;
pub(super) const OFTEN: usize = 5;
const TEXT_KEYS: [&str; 5] = [
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

impl Steps {
    /// Makes the steps for this number of pairs of contours with this many corners.
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

    /// Returns the trial that the step shows, if one was found.
    pub fn case(&self, step: usize) -> Option<&Trial> {
        let (_, trial) = self.search.cases.get(step)?.as_ref()?;
        Some(trial)
    }

    /// Returns the kinds of pairs that are counted for a step and its question.
    fn counted_for(step: usize) -> std::ops::Range<usize> {
        match step {
            2 => CONVEX..KINDS,
            4 | OFTEN => 0..KINDS,
            _ => 0..0,
        }
    }

    /// Tries some more pairs. A pair that cannot be made ends its kind.
    fn advance(&mut self, step: usize) {
        if self.search.tallies.pairs < SEARCHED * self.pairs {
            let more = self.search.more(self.corners, SEARCHED * self.pairs);
            if more.is_err() {
                self.search.tallies.pairs = SEARCHED * self.pairs;
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

    fn own_tally(&self) -> Tally {
        let all = self.often[..CONVEX].iter();
        let own = all.filter(|tally| tally.pairs > 0);
        let mut own = own.filter(|tally| tally.corners == self.corners);
        own.next().copied().unwrap_or(self.search.tallies)
    }

    /// Shows a case, if it was found.
    fn found(&self, case: usize) -> LazyStep<'_> {
        let pairs = self.search.tallies.pairs;
        let draft = match self.case(case) {
            None => LazyStep::new("errs.not-found").with_arg("pairs", pairs),
            Some(trial) => {
                let ([before, after], by) = (trial.depths(), trial.answer.separation.norm());
                let moved = [
                    Number::length("moved-by", by),
                    Number::length("overlap-left", after),
                ];
                LazyStep::new(TEXT_KEYS[case])
                    .with_arg("pairs", pairs)
                    .with_arg("corners", self.corners)
                    .with_arg("by", by)
                    .with_arg("before", before)
                    .with_arg("after", after)
                    .numbers([Number::length("overlap-before", before)])
                    .numbers(moved.into_iter().filter(|_| trial.answer.overlaps))
            }
        };
        draft.figure(move || self.figure(case))
    }

    /// Counts how often each error occurs.
    fn counted(&self) -> LazyStep<'_> {
        let own = self.own_tally();
        let convex = &self.often[CONVEX];
        LazyStep::new("errs.often")
            .with_arg("pairs", own.pairs)
            .with_arg("corners", self.corners)
            .with_arg("hits", own.hits)
            .with_arg("cleared", own.cleared)
            .with_arg("wrong", own.false_hits + own.missed)
            .count("pairs-tried", own.pairs)
            .count("false-hits", own.false_hits)
            .count("missed-overlaps", own.missed)
            .count("overlaps-found", own.hits)
            .count("cleared-by-one", own.cleared)
            .count("made-worse", own.worse)
            .count("convex-wrong", convex.false_hits + convex.missed)
            .count("convex-not-cleared", convex.hits - convex.cleared)
            .figure(|| self.figure(OFTEN))
            .chart(|| {
                let all = &self.often[..CONVEX];
                let over = |i: usize| {
                    all.iter()
                        .map(move |it| [it.corners as f64, it.percentages()[i]])
                };
                let lines = LINES.into_iter().enumerate();
                Chart::new("errors-by-corners", "corners", "percent")
                    .lines(lines.map(|(i, name)| Line::new(name, over(i))))
                    .at(self.corners as f64)
            })
    }

    fn largest_error(&self) -> Question {
        let [hits, missed, stuck, _] = self.search.tallies.percentages();
        let most = hits.max(missed).max(stuck);
        let order = [hits, missed, stuck];
        let answer = order
            .iter()
            .position(|fraction| *fraction >= most)
            .unwrap_or(2);
        let choices = ["false-hits", "missed-overlaps", "moves-not-clear"];
        Question::choice("errs.most", choices, answer)
    }

    fn is_convex_wrong(&self) -> bool {
        let convex = &self.often[CONVEX];
        convex.false_hits + convex.missed > 0
    }

    /// Returns whether one move is enough less often where there are more corners.
    fn grows(&self) -> bool {
        let stuck = |kind: usize| self.often[kind].percentages()[2];
        stuck(CONVEX - 1) > stuck(0)
    }
}

const STEPS: [fn(&Steps) -> LazyStep<'_>; OFTEN + 1] = [
    |it| it.found(0).ask(it.largest_error()),
    |it| it.found(1),
    |it| {
        it.found(2)
            .ask(Question::yes_or_no("errs.convex", it.is_convex_wrong()))
    },
    |it| it.found(3),
    |it| {
        it.found(4)
            .ask(Question::yes_or_no("errs.corners", it.grows()))
    },
    Steps::counted,
];

impl Search {
    /// Tries some more pairs. The clearest cases are the false hit with the widest gap, the deepest missed overlap, the move
    /// that leaves most, and the one that adds most.
    fn more(&mut self, corners: usize, all: usize) -> Result<(), LessonError> {
        let tried = self.tallies.pairs;
        for number in tried..(tried + PART).min(all) {
            let trial = Trial::new(Kind::Star, corners, number)?;
            self.tallies.add(&trial);
            let (case, worth) = match (trial.answer.overlaps, trial.overlaps) {
                (false, false) => continue,
                (true, false) => (1, trial.gap()),
                (false, true) => (2, trial.depths()[0]),
                (true, true) if !trial.is_still_overlapping => (0, trial.answer.separation.norm()),
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

impl Story for Steps {
    fn steps(&self) -> usize {
        OFTEN + 1
    }

    fn prepare(&mut self, step: usize) -> f64 {
        self.advance(step);
        let kinds = Self::counted_for(step);
        let all = (SEARCHED + kinds.len()) * self.pairs;
        let counted = self.often[kinds].iter().map(|tally| tally.pairs);
        (self.search.tallies.pairs + counted.sum::<usize>()) as f64 / all as f64
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
