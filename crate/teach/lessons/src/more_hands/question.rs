//! Asks what the next step will show.

use nearpoint_published::predictive::Sharing;

use super::published;
use super::run::Run;
use super::sixteen_cores;
use crate::story::Question;

/// Returns how much longer the last worker tests than the first to finish, as a fraction, when pairs are dealt out.
pub(super) fn spread(run: &Run, workers: usize) -> f64 {
    let plan = run.modelled(workers, Sharing::Static);
    let mut loads = vec![0.0; workers];
    for (taken, cost) in plan.tests.iter().zip(run.modelled_costs()) {
        loads[taken.worker] += cost;
    }
    let most = loads.iter().copied().fold(0.0, f64::max);
    let least = loads.iter().copied().fold(f64::INFINITY, f64::min);
    if least > 0.0 { most / least - 1.0 } else { 1.0 }
}

/// The relative difference up to which times count as the same.
const SAME: f64 = 0.05;

pub(super) fn equal_finish_question(run: &Run, workers: usize) -> Question {
    let apart = spread(run, workers) > SAME;
    Question::yes_or_no("more-hands.together", !apart)
}

/// Asks how many accesses the dynamic method has, compared with the static one.
pub(super) fn accesses(run: &Run, workers: usize) -> Question {
    let of = |sharing| run.accesses(workers, sharing) as f64;
    let more = of(Sharing::Dynamic) / of(Sharing::Static);
    let choices = ["as-many", "nearly-twice", "times-hands"];
    let answer = match more {
        _ if more < 1.2 => 0,
        _ if more < 2.0 => 1,
        _ => 2,
    };
    Question::choice("more-hands.accesses", choices, answer)
}

pub(super) fn steals(run: &Run, workers: usize) -> Question {
    let thefts = run.modelled(workers, Sharing::Stealing).steals;
    let fraction = thefts as f64 / run.pairs.len().max(1) as f64;
    let answer = match fraction {
        _ if fraction < 0.1 => 0,
        _ if fraction < 0.5 => 1,
        _ => 2,
    };
    let choices = ["under-tenth", "tenth-to-half", "over-half"];
    Question::choice("more-hands.thefts", choices, answer)
}

/// Asks for the largest speed-up with any number of workers, by the fractions of table 3.1.
pub(super) fn limit() -> Question {
    let most = 1.0 / published::ideal(f64::INFINITY);
    let answer = match most {
        _ if most < 4.0 => 0,
        _ if most < 32.0 => 1,
        _ => 2,
    };
    let choices = ["times-2", "times-6", "no-limit"];
    Question::choice("more-hands.limit", choices, answer)
}

/// Asks for the number of processors of the thesis's fastest time.
pub(super) fn fastest_question(run: &Run) -> Question {
    let [workers, _] = published::published_times(run.faces).dynamic;
    let choices = ["hands-4", "hands-8", "hands-11"];
    let answer = [4.0, 8.0, 11.0].iter().position(|n| *n == workers);
    Question::choice("more-hands.fastest", choices, answer.unwrap_or(2))
}

/// Asks how long 16 threads took on a machine with 16 cores, compared with 4.
pub(super) fn sixteen_threads() -> Question {
    let [_, _, four, _, sixteen] = sixteen_cores::ARM;
    let answer = match sixteen / four {
        longer if longer < 0.5 => 0,
        longer if longer < 1.5 => 1,
        _ => 2,
    };
    let choices = ["third-as-long", "equally-long", "twice-as-long"];
    Question::choice("more-hands.sixteen", choices, answer)
}
