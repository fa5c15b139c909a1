//! Measures how long each of the four steps takes on this machine.

use std::hint::black_box;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_published::predictive::{Sharing, boxes, candidates, cubes, list_pairs, test_pairs};

use super::run::Run;
use crate::clock::{Time, microseconds};
use crate::predicted_pair::swept_test;

/// The fractions of the four steps in table 3.1, in percent.
pub(super) const PUBLISHED: [f64; 4] = [0.5, 2.4, 13.2, 83.9];

/// Measures the microseconds of each step, on one worker; none if the clock has stopped. The first step includes moving the
/// parts to their predicted positions.
pub(super) fn times(run: &Run, now: fn() -> f64) -> Option<[Time; 4]> {
    let parameters = &run.parameters;
    let step = run.meeting.step().ok()?;
    let first = microseconds(now, || {
        if let Ok(step) = run.meeting.step() {
            black_box(boxes(&step, parameters.bounds));
        }
    })?;
    let second = microseconds(now, || {
        black_box(candidates(&step, &run.boxes, parameters.bounds));
    })?;
    let third = microseconds(now, || {
        if let Ok(cubes) = cubes(
            &run.boxes,
            &run.candidates,
            parameters.world,
            parameters.depth,
        ) {
            let _ = black_box(list_pairs(
                &run.candidates,
                &cubes,
                &mut (),
                &SequentialExecutor,
            ));
        }
    })?;
    let fourth = microseconds(now, || {
        let test = swept_test(parameters.tests());
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
    Some([first, second, third, fourth])
}

/// Returns the times in percent of their sum.
pub(super) fn percentages(times: [Time; 4]) -> [Time; 4] {
    let all: f64 = times.iter().map(|time| time.median).sum();
    times.map(|time| time * (100.0 / all))
}
