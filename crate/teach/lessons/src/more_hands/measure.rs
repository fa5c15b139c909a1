//! Measures the steps, each pair, and each number of workers on this machine, in microseconds.

use std::hint::{black_box, spin_loop};
use std::sync::atomic::{AtomicBool, Ordering};

use nearpoint_geometry::collide::swept::{SweptMethod, swept};
use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_published::predictive::{
    Depth, Sharing, boxes, candidates, cubes, list_pairs, test_pairs, test_while_listing,
};

use super::run::{Run, SHARING_METHODS};
use crate::clock::{Time, microseconds};
use crate::predicted_pair::swept_test;

#[derive(Debug)]
pub(super) struct Measurement {
    /// The times of steps 1 to 3, on one worker.
    pub steps: [f64; 3],
    /// The time of the three together.
    pub before: Time,
    /// The time of step 4 on one worker, all pairs together.
    pub test: Time,
    /// The time of each pair; their sum is that of step 4.
    pub costs: Vec<f64>,
}

impl Measurement {
    /// Returns the share of the time that steps 1 to 3 take, which only one worker does.
    pub fn serial_share(&self) -> Time {
        let share = |before: f64, test: f64| before / (before + test);
        let (before, test) = (&self.before, &self.test);
        Time {
            low: share(before.low, test.high),
            median: share(before.median, test.median),
            high: share(before.high, test.low),
        }
    }

    /// Returns the limit of the speed-up with any number of workers.
    pub fn serial_limit(&self) -> Time {
        let share = self.serial_share();
        Time {
            low: 1.0 / share.high,
            median: 1.0 / share.median,
            high: 1.0 / share.low,
        }
    }

    /// Returns the time of the longest pair.
    pub fn longest_pair(&self) -> f64 {
        self.costs.iter().copied().fold(0.0, f64::max)
    }

    /// Returns the largest speed-up of step 4: no schedule ends before its longest pair.
    pub fn longest_pair_limit(&self) -> Option<f64> {
        let longest = self.longest_pair();
        (longest > 0.0).then(|| self.test.median / longest)
    }
}

/// The largest total time of all repetitions of all pairs, in microseconds.
const BUDGET: f64 = 120_000.0;
/// The largest number of repetitions of a pair.
const MAX_REPETITIONS: f64 = 2000.0;

/// Measures on one worker; none if the clock has stopped.
pub(super) fn measure(run: &Run, now: fn() -> f64) -> Option<Measurement> {
    let step = run.meeting.step().ok()?;
    let first = microseconds(now, || {
        if let Ok(step) = run.meeting.step() {
            black_box(boxes(&step, Default::default()));
        }
    })?;
    let second = microseconds(now, || {
        black_box(candidates(&step, &run.boxes, Default::default()));
    })?;
    let third = microseconds(now, || {
        let _ = black_box(list_pairs(
            &run.candidates,
            &run.cubes,
            &mut (),
            &SequentialExecutor,
        ));
    })?;
    let test = microseconds(now, || {
        let test = swept_test(SweptMethod::Hull);
        let tested = test_pairs(
            &run.candidates,
            &run.pairs,
            test,
            Sharing::Static,
            1,
            &SequentialExecutor,
        );
        let _ = black_box(tested);
    })?;
    let steps = [first, second, third];
    Some(Measurement {
        steps: steps.map(|time| time.median),
        before: Time::mean(&steps)? * 3.0,
        test,
        costs: costs(run, test.median, now),
    })
}

/// Measures each pair. A pair takes about a microsecond, which no clock of a browser can measure. So each pair is repeated
/// as often as there is time for. The times are then scaled, so that their sum is the time of all pairs together, which is
/// measured better.
fn costs(run: &Run, all: f64, now: fn() -> f64) -> Vec<f64> {
    let repeated = (BUDGET / all).clamp(1.0, MAX_REPETITIONS) as usize;
    let of = |pair: &[u32; 2]| {
        let [a, b] = pair.map(|i| &run.candidates.faces[i as usize].swept);
        let began = now();
        for _ in 0..repeated {
            black_box(swept(black_box(a), black_box(b), SweptMethod::Hull));
        }
        (now() - began).max(0.0)
    };
    let raw: Vec<f64> = run.pairs.iter().map(of).collect();
    let sum: f64 = raw.iter().sum();
    match sum > 0.0 {
        true => raw.iter().map(|time| time / sum * all).collect(),
        false => vec![all / raw.len().max(1) as f64; raw.len()],
    }
}

/// A number of workers, and the time by each of [`SHARING_METHODS`].
pub(super) type WorkerTimes = (usize, [Option<Time>; 3]);

/// Measures all four steps by each of [`SHARING_METHODS`], for several numbers of workers.
pub(super) fn by_workers(
    run: &Run,
    now: fn() -> f64,
    executor: &dyn DynExecutor,
) -> Vec<WorkerTimes> {
    let most = executor.parallelism_dyn().max(1);
    let fewer = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
    let fewer = fewer.into_iter().filter(|&workers| workers < most);
    let tried = fewer.chain([most]);
    let of = |workers| {
        (
            workers,
            SHARING_METHODS.map(|way| microseconds(now, || all_steps(run, way, workers, executor))),
        )
    };
    tried.map(of).collect()
}

/// Measures how long another worker takes to start; none if there is no other, or if the clock has stopped.
pub(super) fn worker_start_time(now: fn() -> f64, executor: &dyn DynExecutor) -> Option<Time> {
    /// The number of spins after which the other worker counts as busy.
    const MAX_SPINS: u32 = 200_000;
    if executor.parallelism_dyn() < 2 {
        return None;
    }
    microseconds(now, || {
        let is_there = AtomicBool::new(false);
        let mut wait = || {
            for _ in 0..MAX_SPINS {
                if is_there.load(Ordering::Acquire) {
                    return;
                }
                spin_loop();
            }
        };
        executor.join_dyn(&mut wait, &mut || is_there.store(true, Ordering::Release));
    })
}

/// Measures how long it takes to copy the spheres and their pairs to another worker, and the reported pairs back.
pub(super) fn message_time(
    run: &Run,
    now: fn() -> f64,
    copy_message: fn(&[u8]) -> Vec<u8>,
) -> Option<Time> {
    let [task, answer] = run.messages();
    microseconds(now, || {
        for message in [&task, &answer] {
            black_box(copy_message(black_box(message)));
        }
    })
}

/// Runs all four steps; the dynamic method runs step 3 together with step 4.
fn all_steps(run: &Run, sharing: Sharing, workers: usize, executor: &dyn DynExecutor) {
    let Ok(step) = run.meeting.step() else {
        return;
    };
    let boxes = boxes(&step, Default::default());
    let found = candidates(&step, &boxes, Default::default());
    let Ok(cubes) = cubes(&boxes, &found, None, Depth::FaceSize) else {
        return;
    };
    let test = swept_test(SweptMethod::Hull);
    if sharing == Sharing::Dynamic {
        let _ = black_box(test_while_listing(&found, &cubes, test, workers, &executor));
    } else if let Ok((pairs, _)) = list_pairs(&found, &cubes, &mut (), &SequentialExecutor) {
        let _ = black_box(test_pairs(
            &found, &pairs, test, sharing, workers, &executor,
        ));
    }
}
