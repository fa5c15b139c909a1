//! Lists the steps: one for each size, then the ratios.

use super::measure::{Measurement, MeasurementSettings};
use super::picture::figure;
use crate::clock::{self, Time};
use crate::slices::Slices;
use crate::story::{Bound, Chart, LazyStep, Line, LineStyle, Number, NumberUnit, Question, Story};

/// The steps of the lesson on the mean time of four contour methods, as in figure 3, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    sizes: Vec<usize>,
    settings: MeasurementSettings,
    now: fn() -> f64,
    /// The measurements by size.
    measured: Slices<Measurement>,
}

const TIMES: [&str; 4] = ["time-published", "time-sat", "time-gjk", "time-exact"];
const NAMES: [&str; 4] = ["by-published", "by-sat", "by-gjk", "by-exact"];
const RATIOS: [&str; 4] = ["ratio-published", "ratio-sat", "ratio-gjk", "ratio-exact"];
/// The published ratios of the others' times to that of the published method, for the histogram of figure 3.
const PUBLISHED: [Option<f64>; 4] = [None, Some(4.0), Some(10.0), None];

impl Steps {
    /// Makes the steps for these numbers of corners; each is measured when it is first shown.
    pub fn new(sizes: Vec<usize>, settings: MeasurementSettings, now: fn() -> f64) -> Self {
        Self {
            measured: Slices::new(sizes.len()),
            sizes,
            settings,
            now,
        }
    }

    fn size(&self, index: usize, measured: &Measurement) -> LazyStep<'_> {
        let key = match index {
            0 => "figure-3.first",
            _ => "figure-3.size",
        };
        let times = TIMES.into_iter().zip(measured.times);
        text_step(key, measured)
            .numbers(times.map(|(name, time)| Number::micros(name, time)))
            .numbers([Number::micros("time-prepare", measured.prepare)])
            .count("wrong-published", measured.wrong[0])
            .ask(self.question(index))
    }

    fn ratios(&self, measured: &Measurement) -> LazyStep<'_> {
        // The text depends on whether a ratio is above the paper's, and below 1.
        let ratio = |i: usize| {
            let ratio = measured.ratio(i);
            let reported = [Some(1.0), PUBLISHED[i]].into_iter().flatten();
            let is_noisy = |ratio: Time| {
                reported
                    .clone()
                    .any(|reported| ratio.low < reported && reported < ratio.high)
            };
            Number::time(RATIOS[i], ratio, NumberUnit::Plain)
                .noisy_if(ratio.is_some_and(is_noisy))
                .compared_with_bound(PUBLISHED[i], Bound::Published)
        };
        text_step("figure-3.ratios", measured).numbers((1..4).map(ratio))
    }

    fn question(&self, step: usize) -> Option<Question> {
        let measured = self.measured.get(step)?;
        if step + 1 < self.sizes.len() {
            let pieces = self.measured.get(step + 1)?.pieces[0].round() as usize;
            return Some(Question::number("figure-3.pieces", pieces));
        }
        let most = measured.cleared[0] * 2 >= measured.overlapping;
        Some(Question::yes_or_no("figure-3.clears", most))
    }

    fn lines(
        &self,
        names: [&'static str; 4],
        unit: NumberUnit,
        of: impl Fn(&Measurement, usize) -> Option<Time>,
    ) -> [[Line; 2]; 4] {
        [0, 1, 2, 3].map(|i| {
            let known = self.measured.first();
            let points = known.map(|m| (m.corners as f64, of(m, i)));
            clock::lines(names[i], LineStyle::Line, points, unit)
        })
    }

    fn charts(&self, at: Option<f64>) -> Vec<Chart> {
        let chart = |name, y| Chart::new(name, "corners", y).log_x().log_y().at(at);
        let times = self.lines(NAMES, NumberUnit::Microseconds, |m, i| m.times[i]);
        let [_, others @ ..] = self.lines(RATIOS, NumberUnit::Plain, Measurement::ratio);
        let published = ["published-sat", "published-gjk"].into_iter();
        let published = published.zip(PUBLISHED.into_iter().flatten());
        let published = published.map(|(name, ratio)| {
            let sizes = self.sizes.iter();
            Line::new(name, sizes.map(|size| [*size as f64, ratio])).published()
        });
        vec![
            chart("time-of-methods", "microseconds").lines(times.concat()),
            chart("ratio-of-methods", "times-published")
                .lines(others.concat())
                .lines(published),
        ]
    }
}

/// Makes a step with a text about the measurement of a size.
fn text_step<'a>(key: &'static str, measured: &Measurement) -> LazyStep<'a> {
    let [published, sat, gjk, exact] = measured.cleared;
    LazyStep::new(key)
        .with_arg("corners", measured.corners)
        .with_arg("asked", measured.queries)
        .with_arg("overlapping", measured.overlapping)
        .with_arg("pieces", measured.pieces[0].round())
        .with_arg("others", measured.pieces[1].round())
        .with_arg("wrong", measured.wrong[0])
        .with_arg("published", published)
        .with_arg("sat", sat)
        .with_arg("gjk", gjk)
        .with_arg("exact", exact)
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.sizes.len() + 1
    }

    /// Measures all sizes up to the step's, and the next one for its question.
    fn prepare(&mut self, step: usize) -> f64 {
        let (sizes, set, now) = (&self.sizes, self.settings, self.now);
        let upto = (step + 2).min(sizes.len());
        self.measured
            .make_one(0..upto, |index| set.measure(sizes[index], now).ok())
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let measured = self.measured.get(step.min(self.sizes.len() - 1));
        let draft = match measured {
            None => LazyStep::new("figure-3.impossible"),
            Some(measured) if step < self.sizes.len() => self.size(step, measured),
            Some(measured) => self.ratios(measured),
        };
        let at = self.sizes.get(step).map(|size| *size as f64);
        draft
            .figure(move || figure(measured))
            .charts(move || self.charts(at))
    }
}
