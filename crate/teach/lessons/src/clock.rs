//! Measures how long a task takes on this machine: warmed up, repeated, and reported as the median with its quartiles.

use std::ops::{Div, Mul};

use crate::story::{Line, LineStyle, Number, NumberUnit};

/// The milliseconds that any clock measures reliably: the clocks of browsers tick every 5 to 100 µs, or every 1 ms.
const MIN_RELIABLE_TIME: f64 = 2.0;
/// The number of runs after which a clock that has not moved counts as stopped.
const MAX_RUNS_OF_STOPPED_CLOCK: usize = 4096;
const MAX_RUNS: usize = 100_000;
/// The ratio up to which two times count as equal: the same machine differs as much from one minute to the next.
const EQUAL_RATIO: f64 = 1.1;

/// The time of repeated runs: the median and the quartiles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Time {
    /// The lower quartile.
    pub low: f64,
    /// The median.
    pub median: f64,
    /// The upper quartile.
    pub high: f64,
}

/// Measures the microseconds of one run of `task`. Returns none if the clock has stopped. A clock at 0 counts as stopped: a
/// caller that needs no times provides such a clock.
pub(crate) fn microseconds(now: fn() -> f64, mut task: impl FnMut()) -> Option<Time> {
    if now() <= 0.0 {
        return None;
    }
    let mut timed = |runs: usize| {
        let began = now();
        (0..runs).for_each(|_| task());
        now() - began
    };
    // Finds how many runs the clock can measure; this also warms up.
    let (mut batch, mut spent) = (1, timed(1));
    while spent < MIN_RELIABLE_TIME && batch < MAX_RUNS {
        if spent <= 0.0 && batch >= MAX_RUNS_OF_STOPPED_CLOCK {
            return None;
        }
        batch *= 2;
        spent = timed(batch);
    }
    let mut runs = Vec::new();
    while runs.len() < repetitions(spent) {
        let took = timed(batch);
        spent += took;
        runs.push(took * 1000.0 / batch as f64);
    }
    Time::from_runs(runs)
}

/// Returns how often a task is repeated that took `spent` milliseconds.
fn repetitions(spent: f64) -> usize {
    match spent {
        spent if spent < 24.0 => 15,
        spent if spent < 120.0 => 5,
        _ => 2,
    }
}

impl Time {
    /// Returns the statistics of runs; none if there are no runs, or if all were too short for the clock.
    fn from_runs(mut runs: Vec<f64>) -> Option<Self> {
        runs.sort_unstable_by(f64::total_cmp);
        let last = runs.len().checked_sub(1)?;
        let at = |fraction: f64| {
            let place = fraction * last as f64;
            let (below, rest) = (place as usize, place.fract());
            let above = runs[(below + 1).min(last)];
            runs[below] + (above - runs[below]) * rest
        };
        let [low, median, high] = [0.25, 0.5, 0.75].map(at);
        (low > 0.0).then_some(Self { low, median, high })
    }

    /// Returns the mean time of several tasks, each run once. The spread assumes that all are slow at the same time, so
    /// it is rather too large than too small.
    pub fn mean(times: &[Self]) -> Option<Self> {
        let mean = |of: fn(&Self) -> f64| times.iter().map(of).sum::<f64>() / times.len() as f64;
        (!times.is_empty()).then(|| Self {
            low: mean(|time| time.low),
            median: mean(|time| time.median),
            high: mean(|time| time.high),
        })
    }

    fn each(self, of: impl Fn(f64) -> f64) -> Self {
        Self {
            low: of(self.low),
            median: of(self.median),
            high: of(self.high),
        }
    }

    /// Returns the ratio of this time to another.
    pub fn over(&self, other: &Self) -> Self {
        Self {
            low: self.low / other.high,
            median: self.median / other.median,
            high: self.high / other.low,
        }
    }

    /// Returns whether two times differ by more than both spreads, so that their order will be the same the next time.
    pub fn differs_reliably(&self, other: &Self) -> bool {
        let spread = (self.high - self.low) + (other.high - other.low);
        let quicker =
            |a: &Self, b: &Self| a.median + spread < b.median && a.median * EQUAL_RATIO < b.median;
        quicker(self, other) || quicker(other, self)
    }
}

impl Mul<f64> for Time {
    type Output = Self;

    fn mul(self, by: f64) -> Self {
        self.each(|time| time * by)
    }
}

impl Div<f64> for Time {
    type Output = Self;

    fn div(self, by: f64) -> Self {
        self.each(|time| time / by)
    }
}

/// Returns the quickest time and all that do not differ from it reliably.
pub(crate) fn fastest(times: &[Time]) -> Vec<usize> {
    let least = times.iter().min_by(|a, b| a.median.total_cmp(&b.median));
    let is_among = |i: &usize| least.is_some_and(|least| !times[*i].differs_reliably(least));
    (0..times.len()).filter(is_among).collect()
}

/// Converts microseconds to milliseconds if that is the unit.
fn in_unit(time: Time, unit: NumberUnit) -> Time {
    match unit {
        NumberUnit::Milliseconds => time / 1000.0,
        _ => time,
    }
}

impl Number {
    /// States a time given in microseconds in this unit, or as a ratio.
    pub(crate) fn time(name: &'static str, time: Option<Time>, unit: NumberUnit) -> Self {
        let time = time.map(|time| in_unit(time, unit));
        let bound = crate::story::Bound::Measured;
        Self {
            spread: time.map(|time| [time.low, time.high]),
            ..Self::new(name, time.map(|time| time.median), unit, bound)
        }
    }

    /// States a time in milliseconds.
    pub(crate) fn millis(name: &'static str, time: Option<Time>) -> Self {
        Self::time(name, time, NumberUnit::Milliseconds)
    }

    /// States a time in microseconds.
    pub(crate) fn micros(name: &'static str, time: Option<Time>) -> Self {
        Self::time(name, time, NumberUnit::Microseconds)
    }

    /// Marks the number as noisy if the runs do not agree on it.
    pub(crate) fn noisy_if(mut self, is_noisy: bool) -> Self {
        self.noisy = is_noisy;
        self
    }

    fn runs(&self) -> Option<Time> {
        let [low, high] = self.spread?;
        let median = self.value?;
        Some(Time { low, median, high })
    }
}

/// Marks each number that does not differ reliably from the number before it.
pub(crate) fn mark_noisy(times: &mut [Number]) {
    for i in 1..times.len() {
        let (before, after) = times.split_at_mut(i);
        let pair = [&mut before[i - 1], &mut after[0]];
        let both = pair[0].runs().zip(pair[1].runs());
        if both.is_some_and(|(a, b)| !a.differs_reliably(&b)) {
            pair.into_iter().for_each(|number| number.noisy = true);
        }
    }
}

/// Returns a line of medians, and its bars from quartile to quartile.
pub(crate) fn lines(
    name: &'static str,
    style: LineStyle,
    points: impl IntoIterator<Item = (f64, Option<Time>)>,
    unit: NumberUnit,
) -> [Line; 2] {
    let known = points.into_iter();
    let known = known.filter_map(|(x, time)| Some((x, in_unit(time?, unit))));
    let known: Vec<(f64, Time)> = known.collect();
    let bars = known.iter().flat_map(|(x, t)| [[*x, t.low], [*x, t.high]]);
    let medians = known.iter().map(|(x, time)| [*x, time.median]);
    [
        Line::new(name, medians).styled(style),
        Line::new(name, bars).styled(LineStyle::Spread),
    ]
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use nearpoint_geometry::random::SplitMix64;

    thread_local! {
        /// A clock that advances only when a task advances it.
        static CLOCK: Cell<f64> = const { Cell::new(1.0) };
    }

    fn now() -> f64 {
        CLOCK.get()
    }

    fn spend(milliseconds: f64) {
        CLOCK.set(now() + milliseconds);
    }

    fn steady(milliseconds: f64) -> Time {
        microseconds(now, || spend(milliseconds)).unwrap()
    }

    /// Measures a task that is slowed down at random, as if another process had the machine.
    fn noisy(milliseconds: f64, seed: u64) -> Time {
        let mut random = SplitMix64::seeded(seed);
        let task = || spend(milliseconds * (1.0 + 2.0 * random.uniform()));
        microseconds(now, task).unwrap()
    }

    #[test]
    fn a_steady_clock_tells_apart_what_differs() {
        for of in [0.003, 0.4, 3.0, 700.0] {
            let [a, b] = [of, 1.3 * of].map(steady);
            for time in [a.low, a.median, a.high] {
                assert!((time / (1000.0 * of) - 1.0).abs() < 1e-6, "{of}: {a:?}");
            }
            assert!(a.differs_reliably(&b) && b.differs_reliably(&a) && !a.differs_reliably(&a));
            assert_eq!(fastest(&[b, a]), [1]);
            let ratio = b.over(&a);
            assert!((ratio.median - 1.3).abs() < 1e-6, "{ratio:?}");
        }
    }

    #[test]
    fn a_noisy_clock_tells_large_differences_only() {
        let (mut small, mut large) = (0, 0);
        for seed in 0..40 {
            let [a, b, c] = [(3.0, 0), (3.3, 100), (60.0, 200)];
            let [a, b, c] = [a, b, c].map(|(of, from)| noisy(of, seed + from));
            assert!(a.low < a.median && a.median < a.high, "seed {seed}: {a:?}");
            small += usize::from(a.differs_reliably(&b));
            large += usize::from(a.differs_reliably(&c));
        }
        assert!(small <= 4 && large >= 39, "of 40: {small} {large}");
    }

    #[test]
    fn neighbours_without_reliable_difference_are_marked() {
        let times = [noisy(3.0, 7), noisy(3.1, 8), steady(100.0)];
        let unit = NumberUnit::Milliseconds;
        let mut numbers = times.map(|time| Number::time("n", Some(time), unit));
        mark_noisy(&mut numbers);
        assert_eq!(numbers.map(|number| number.noisy), [true, true, false]);
        let [low, high] = numbers[1].spread.unwrap();
        assert!(low < high && low >= 3.1 && high <= 9.3, "milliseconds");
    }

    /// Checks that a stopped clock, and one at 0, report nothing, and that the task is not run for ever.
    #[test]
    fn stopped_clock_gives_no_time() {
        let mut runs = 0;
        assert_eq!(microseconds(now, || runs += 1), None);
        assert!(runs <= 2 * MAX_RUNS_OF_STOPPED_CLOCK);
        assert_eq!(microseconds(|| 0.0, || runs = 0), None);
        assert!(runs > 0);
    }

    /// Checks a clock of whole milliseconds with a task of a thousandth of one.
    #[test]
    fn a_coarse_clock_is_enough() {
        let time = microseconds(|| now().floor(), || spend(0.001)).unwrap();
        assert!((time.median - 1.0).abs() < 0.35, "{time:?}");
    }
}
