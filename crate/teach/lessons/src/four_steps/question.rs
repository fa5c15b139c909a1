//! Asks what the next step will show.

use super::run::Run;
use super::time::PUBLISHED;
use crate::story::Question;

/// Returns the class of a fraction: each class goes down to its limit, the last to zero.
fn class(fraction: f64, limits: &[f64]) -> usize {
    let found = limits.iter().position(|limit| fraction >= *limit);
    found.unwrap_or(limits.len())
}

pub(super) fn candidates(run: &Run) -> Question {
    let found: usize = run.candidates().iter().sum();
    let all: usize = run.meeting.faces().iter().sum();
    let choices = ["over-half", "tenth-to-half", "under-tenth"];
    let answer = class(found as f64 / all as f64, &[0.5, 0.1]);
    Question::choice("four-steps.candidates", choices, answer)
}

pub(super) fn more_cubes(run: &Run, level: usize) -> Question {
    let doubled = run.levels[level + 1].len() >= 8 * run.levels[level].len();
    Question::yes_or_no("four-steps.all-eight", doubled)
}

pub(super) fn pairs(run: &Run) -> Question {
    let choices = ["over-100th", "over-1000th", "over-10000th", "under-10000th"];
    let fraction = run.pairs.len() as f64 / run.all_pairs() as f64;
    Question::choice(
        "four-steps.pairs",
        choices,
        class(fraction, &[1e-2, 1e-3, 1e-4]),
    )
}

pub(super) fn collisions(run: &Run) -> Question {
    let choices = ["over-half", "tenth-to-half", "under-tenth"];
    let fraction = run.collisions().len() as f64 / run.pairs.len().max(1) as f64;
    Question::choice(
        "four-steps.collisions",
        choices,
        class(fraction, &[0.5, 0.1]),
    )
}

/// Asks for the step that takes longest on the machine of the thesis, by table 3.1.
pub(super) fn longest_step_question() -> Question {
    let most = PUBLISHED.iter().copied().fold(0.0, f64::max);
    let answer = PUBLISHED.iter().position(|fraction| *fraction == most);
    let choices = ["step-1", "step-2", "step-3", "step-4"];
    Question::choice("four-steps.longest", choices, answer.unwrap_or(0))
}
