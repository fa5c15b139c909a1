//! The story: a step for each size, then the ratios.

use super::measure::{Measured, Set};
use super::picture::figure;
use crate::figure::Caption;
use crate::plans::yes_or_no;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    sizes: Vec<usize>,
    set: Set,
    now: fn() -> f64,
    /// By size, once it was shown or asked about.
    measured: Vec<Option<Measured>>,
}

const TIMES: [&str; 4] = ["time-published", "time-sat", "time-gjk", "time-exact"];
const NAMES: [&str; 4] = ["by-published", "by-sat", "by-gjk", "by-exact"];
const RATIOS: [&str; 4] = ["ratio-published", "ratio-sat", "ratio-gjk", "ratio-exact"];
/// As published: how many times as long as the published method the others take, for the histogram of figure 3.
const PUBLISHED: [Option<f64>; 4] = [None, Some(4.0), Some(10.0), None];

impl Told {
    pub fn new(sizes: Vec<usize>, set: Set, now: fn() -> f64) -> Self {
        Self {
            measured: sizes.iter().map(|_| None).collect(),
            sizes,
            set,
            now,
        }
    }

    fn measure(&mut self, index: usize) -> Option<&Measured> {
        let size = *self.sizes.get(index)?;
        let measured = &mut self.measured[index];
        if measured.is_none() {
            *measured = self.set.measure(size, self.now).ok();
        }
        measured.as_ref()
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
        let micro = |name, time| Number::new(name, time, NumberUnit::Microseconds, Bound::Measured);
        if step < self.sizes.len() {
            let times = TIMES.into_iter().zip(measured.times);
            let mut numbers: Vec<Number> = times.map(|(name, time)| micro(name, time)).collect();
            numbers.push(micro("time-prepare", measured.prepare));
            numbers.push(Number::count("wrong-published", measured.wrong[0]));
            return numbers;
        }
        let ratio = |i: usize| {
            let unit = NumberUnit::Plain;
            let now = Number::new(RATIOS[i], measured.ratio(i), unit, Bound::Measured);
            now.beside(PUBLISHED[i])
        };
        (1..4).map(ratio).collect()
    }

    fn question(&mut self, step: usize) -> Option<Question> {
        let pieces = self.measure(step)?.pieces[0];
        if step + 1 < self.sizes.len() {
            let growth = self.measure(step + 1)?.pieces[0] / pieces;
            let choices = ["as-many", "twice-as-many", "four-times-as-many"];
            return Some(Question {
                name: "figure-3.pieces",
                choices: choices.map(Caption::Key).to_vec(),
                answer: match growth {
                    growth if growth < 1.4 => 0,
                    growth if growth < 2.8 => 1,
                    _ => 2,
                },
            });
        }
        let measured = self.measure(step)?;
        let most = measured.cleared[0] * 2 >= measured.overlapping;
        Some(yes_or_no("figure-3.clears", most))
    }

    fn lines(
        &self,
        names: [&'static str; 4],
        of: impl Fn(&Measured, usize) -> Option<f64>,
    ) -> Vec<Line> {
        let line = |i: usize| {
            let known = self.measured.iter().flatten();
            let point = |m: &Measured| Some([m.corners as f64, of(m, i)?]);
            Line {
                name: names[i],
                points: known.filter_map(point).collect(),
                style: LineStyle::Line,
            }
        };
        (0..4).map(line).collect()
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.sizes.len() + 1
    }

    fn tell(&mut self, step: usize) -> Step {
        let question = match step < self.sizes.len() {
            true => self.question(step),
            false => None,
        };
        let last = self.sizes.len() - 1;
        let first = if step > last { 0 } else { step };
        for index in first..=step.min(last) {
            self.measure(index);
        }
        let measured = self.measured[step.min(last)].as_ref();
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
        let times = self.lines(NAMES, |m, i| m.times[i]);
        let mut ratios = self.lines(RATIOS, |m, i| m.ratio(i));
        ratios.remove(0);
        ratios.extend(self.published());
        vec![
            chart("time-of-methods", "microseconds", times),
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
