//! The story: a step for each size, then the ratios.

use super::measure::{Measured, Set};
use super::picture::figure;
use crate::clock::{self, Time};
use crate::plans::yes_or_no;
use crate::slices::Slices;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    sizes: Vec<usize>,
    set: Set,
    now: fn() -> f64,
    /// By size.
    measured: Slices<Measured>,
}

const TIMES: [&str; 4] = ["time-published", "time-sat", "time-gjk", "time-exact"];
const NAMES: [&str; 4] = ["by-published", "by-sat", "by-gjk", "by-exact"];
const RATIOS: [&str; 4] = ["ratio-published", "ratio-sat", "ratio-gjk", "ratio-exact"];
/// As published: how many times as long as the published method the others take, for the histogram of figure 3.
const PUBLISHED: [Option<f64>; 4] = [None, Some(4.0), Some(10.0), None];

impl Told {
    pub fn new(sizes: Vec<usize>, set: Set, now: fn() -> f64) -> Self {
        Self {
            measured: Slices::new(sizes.len()),
            sizes,
            set,
            now,
        }
    }

    fn say(&self, step: usize, measured: &Measured) -> Say {
        let key = match (step, step < self.sizes.len()) {
            (0, _) => "figure-3.first",
            (_, true) => "figure-3.size",
            (_, false) => "figure-3.ratios",
        };
        let [published, sat, gjk, exact] = measured.cleared;
        let with = [
            ("corners", Value::from(measured.corners)),
            ("asked", Value::from(measured.asked)),
            ("overlapping", Value::from(measured.overlapping)),
            ("pieces", Value::from(measured.pieces[0].round())),
            ("others", Value::from(measured.pieces[1].round())),
            ("wrong", Value::from(measured.wrong[0])),
            ("published", Value::from(published)),
            ("sat", Value::from(sat)),
            ("gjk", Value::from(gjk)),
            ("exact", Value::from(exact)),
        ];
        Say::new(key, with)
    }

    fn numbers(&self, step: usize, measured: &Measured) -> Vec<Number> {
        let micro = |name, time| Number::time(name, time, NumberUnit::Microseconds);
        if step < self.sizes.len() {
            let times = TIMES.into_iter().zip(measured.times);
            let mut numbers: Vec<Number> = times.map(|(name, time)| micro(name, time)).collect();
            numbers.push(micro("time-prepare", measured.prepare));
            numbers.push(Number::count("wrong-published", measured.wrong[0]));
            return numbers;
        }
        // The text asks whether a ratio is above the paper's, and below 1.
        let ratio = |i: usize| {
            let ratio = measured.ratio(i);
            let told = [Some(1.0), PUBLISHED[i]].into_iter().flatten();
            let is_noisy = |ratio: Time| {
                told.clone()
                    .any(|told| ratio.low < told && told < ratio.high)
            };
            Number::time(RATIOS[i], ratio, NumberUnit::Plain)
                .noisy_if(ratio.is_some_and(is_noisy))
                .beside_bound(PUBLISHED[i], Bound::Published)
        };
        (1..4).map(ratio).collect()
    }

    fn question(&self, step: usize) -> Option<Question> {
        let measured = self.measured.get(step)?;
        if step + 1 < self.sizes.len() {
            let pieces = self.measured.get(step + 1)?.pieces[0].round() as usize;
            return Some(Question::number("figure-3.pieces", pieces));
        }
        let most = measured.cleared[0] * 2 >= measured.overlapping;
        Some(yes_or_no("figure-3.clears", most))
    }

    fn lines(
        &self,
        names: [&'static str; 4],
        unit: NumberUnit,
        of: impl Fn(&Measured, usize) -> Option<Time>,
    ) -> [[Line; 2]; 4] {
        [0, 1, 2, 3].map(|i| {
            let known = self.measured.first();
            let points = known.map(|m| (m.corners as f64, of(m, i)));
            clock::lines(names[i], LineStyle::Line, points, unit)
        })
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.sizes.len() + 1
    }

    /// All sizes up to the step's, and the next one for its question.
    fn prepare(&mut self, step: usize) -> f64 {
        let (sizes, set, now) = (&self.sizes, self.set, self.now);
        let upto = (step + 2).min(sizes.len());
        self.measured
            .make_one(0..upto, |index| set.measure(sizes[index], now).ok())
    }

    fn tell(&mut self, step: usize) -> Step {
        let question = self.could_ask(step);
        let measured = self.measured.get(step.min(self.sizes.len() - 1));
        Step {
            say: measured.map_or_else(
                || Say::new("figure-3.impossible", []),
                |measured| self.say(step, measured),
            ),
            numbers: measured.map_or_else(Vec::new, |measured| self.numbers(step, measured)),
            events: Vec::new(),
            question,
            figure: figure(measured),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        match step < self.sizes.len() {
            true => self.question(step),
            false => None,
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let at = self.sizes.get(step).map(|size| *size as f64);
        let chart = |name, y, lines| Chart {
            name,
            x: Axis {
                name: "corners",
                log: true,
            },
            y: Axis { name: y, log: true },
            lines,
            at,
        };
        let times = self.lines(NAMES, NumberUnit::Microseconds, |m, i| m.times[i]);
        let [_, others @ ..] = self.lines(RATIOS, NumberUnit::Plain, Measured::ratio);
        let mut ratios = others.concat();
        ratios.extend(self.published());
        vec![
            chart("time-of-methods", "microseconds", times.concat()),
            chart("ratio-of-methods", "times-published", ratios),
        ]
    }
}

impl Told {
    fn published(&self) -> Vec<Line> {
        let line = |name, ratio: f64| Line {
            name,
            points: self
                .sizes
                .iter()
                .map(|size| [*size as f64, ratio])
                .collect(),
            style: LineStyle::Published,
        };
        let published = PUBLISHED.into_iter().flatten();
        let names = ["published-sat", "published-gjk"].into_iter();
        names
            .zip(published)
            .map(|(name, ratio)| line(name, ratio))
            .collect()
    }
}
