//! Predicts the time of a number of workers.

use super::sharing::Sharing;
use std::ops::Range;

/// The forecast times of the four steps for one number of workers, in the unit of the given ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    /// The time with [`Sharing::Static`].
    pub static_sharing: f64,
    /// The time with [`Sharing::Dynamic`].
    pub dynamic: f64,
    /// The time with [`Sharing::Stealing`].
    pub stealing: f64,
    /// The ideal time `t1 + t2 + t3 + t4/N` (section 3.6.2).
    pub ideal: f64,
}

/// Returns the forecast times of all steps for `workers` workers. The inputs are the times of steps 1–3 on one worker,
/// and the time of each pair's test, in the list's order. Workers are equal and sharing costs nothing, which real
/// machines only approach. With dynamic sharing one worker lists the pairs at a constant rate in the third time, then
/// tests, too.
pub fn forecast(steps: [f64; 3], costs: &[f64], workers: usize) -> Forecast {
    let end = |sharing| schedule(steps, costs, workers, sharing).end;
    let before: f64 = steps.iter().sum();
    Forecast {
        static_sharing: end(Sharing::Static),
        dynamic: end(Sharing::Dynamic),
        stealing: end(Sharing::Stealing),
        ideal: before + costs.iter().sum::<f64>() / workers.max(1) as f64,
    }
}

/// A forecast of the tests of each worker, with their times.
#[derive(Debug, Clone, PartialEq)]
pub struct Schedule {
    /// The test of each pair, in the list's order.
    pub tests: Vec<ScheduledTest>,
    /// The time at which everything is done, from the beginning of the first step.
    pub end: f64,
    /// The number of times that a worker stole from another's part of the list.
    pub steals: usize,
}

/// The test of a pair of faces in a schedule: its worker and its start time.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct ScheduledTest {
    /// The number of the worker; worker 0 does the steps before.
    pub worker: usize,
    /// The start time, from the beginning of the first step.
    pub start: f64,
}

/// Returns which worker tests which pair and when, for [`forecast`]'s times with one kind of sharing.
pub fn schedule(steps: [f64; 3], costs: &[f64], workers: usize, sharing: Sharing) -> Schedule {
    let workers = workers.max(1);
    let [t1, t2, t3] = steps;
    let mut plan = Plan {
        costs,
        free: vec![t1 + t2 + t3; workers],
        tests: vec![ScheduledTest::default(); costs.len()],
        steals: 0,
    };
    match sharing {
        Sharing::Static => (0..costs.len()).for_each(|pair| plan.assign(pair, pair % workers, 0.0)),
        Sharing::Dynamic => plan.dynamic(t1 + t2, t3),
        Sharing::Stealing => plan.stealing(),
    }
    Schedule {
        end: plan.free.into_iter().fold(t1 + t2 + t3, f64::max),
        tests: plan.tests,
        steals: plan.steals,
    }
}

struct Plan<'a> {
    costs: &'a [f64],
    /// The time from which on each worker is free.
    free: Vec<f64>,
    tests: Vec<ScheduledTest>,
    steals: usize,
}

impl Plan<'_> {
    /// Assigns the pair to the worker, from when it is free, but not before `earliest`.
    fn assign(&mut self, pair: usize, worker: usize, earliest: f64) {
        let start = self.free[worker].max(earliest);
        self.free[worker] = start + self.costs[pair];
        self.tests[pair] = ScheduledTest { worker, start };
    }

    /// Assigns the next pair, once it is listed, to the worker that is free first.
    fn dynamic(&mut self, before: f64, listing: f64) {
        self.free[1..].fill(before);
        for pair in 0..self.costs.len() {
            let fraction = (pair + 1) as f64 / self.costs.len() as f64;
            self.assign(pair, first(&self.free), before + listing * fraction);
        }
    }

    /// Gives each worker an equal part; a worker that is done steals half of the longest remaining part.
    fn stealing(&mut self) {
        let (workers, pairs) = (self.free.len(), self.costs.len());
        let part = |i: usize| i * pairs / workers..(i + 1) * pairs / workers;
        let mut rests: Vec<Range<usize>> = (0..workers).map(part).collect();
        loop {
            let worker = first(&self.free);
            if let Some(pair) = rests[worker].next() {
                self.assign(pair, worker, 0.0);
                continue;
            }
            let longest = (0..workers).max_by_key(|&i| rests[i].len());
            let Some(victim) = longest.filter(|&i| !rests[i].is_empty()) else {
                return;
            };
            let Range { start, end } = rests[victim];
            let middle = start + (end - start) / 2;
            rests[victim] = start..middle;
            rests[worker] = middle..end;
            self.steals += 1;
        }
    }
}

/// Returns the worker that is free first.
fn first(free: &[f64]) -> usize {
    let mut first = 0;
    for (worker, time) in free.iter().enumerate() {
        if *time < free[first] {
            first = worker;
        }
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schedule_of_one_worker_takes_total_time() {
        let reported = forecast([1.0, 2.0, 3.0], &[4.0, 5.0], 1);
        let all = Forecast {
            static_sharing: 15.0,
            dynamic: 15.0,
            stealing: 15.0,
            ideal: 15.0,
        };
        assert_eq!(reported, all);
    }

    #[test]
    fn alternating_costs_are_worst_for_static_sharing() {
        let costs: Vec<f64> = (0..100)
            .map(|i| if i % 2 == 0 { 9.0 } else { 1.0 })
            .collect();
        let reported = forecast([0.0; 3], &costs, 2);
        assert_eq!((reported.static_sharing, reported.ideal), (450.0, 250.0));
        assert!(
            reported.dynamic <= 259.0 && reported.stealing <= 259.0,
            "{reported:?}"
        );
    }

    #[test]
    fn schedule_never_overlaps_tests_of_one_worker() {
        let costs: Vec<f64> = (0_u32..300).map(|i| f64::from(1 + i * i % 13)).collect();
        for sharing in [Sharing::Static, Sharing::Dynamic, Sharing::Stealing] {
            for workers in [1, 2, 5, 16] {
                let reported = schedule([1.0, 2.0, 40.0], &costs, workers, sharing);
                for worker in 0..workers {
                    let mut own: Vec<(f64, f64)> = (reported.tests.iter().zip(&costs))
                        .filter(|(taken, _)| taken.worker == worker)
                        .map(|(taken, cost)| (taken.start, taken.start + cost))
                        .collect();
                    own.sort_by(|a, b| a.0.total_cmp(&b.0));
                    assert!(
                        own.windows(2).all(|w| w[0].1 <= w[1].0),
                        "{sharing:?} {workers}"
                    );
                    assert!(own.iter().all(|o| o.1 <= reported.end && o.0 >= 3.0));
                }
                let steals = sharing == Sharing::Stealing && workers > 1;
                assert!(steals || reported.steals == 0);
                assert!(!steals || workers < 16 || reported.steals > 0);
            }
        }
    }

    #[test]
    fn schedule_time_is_at_least_ideal_and_list_bound() {
        let costs: Vec<f64> = (0_u32..777).map(|i| f64::from(i * i % 101)).collect();
        for workers in 1..=64 {
            let reported = forecast([1.0, 2.0, 50.0], &costs, workers);
            assert!(
                reported.static_sharing >= reported.ideal
                    && reported.stealing >= reported.ideal - 1.0
            );
            assert!(
                reported.dynamic >= 53.0 && reported.dynamic <= reported.static_sharing + 200.0
            );
        }
        assert_eq!(forecast([0.0; 3], &[], 7).stealing, 0.0);
    }
}
