//! What the next step will show.

use super::place::Place;
use super::run::Run;
use super::time::PUBLISHED;
use crate::figure::Caption;
use crate::story::Question;

pub(super) fn question(run: &Run, place: Place) -> Option<Question> {
    let last = run.levels.len().checked_sub(1);
    match place {
        Place::Boxes => Some(candidates(run)),
        Place::Level(level) if Some(level) == last => Some(pairs(run)),
        Place::Level(level) => Some(more_cubes(run, level)),
        Place::Pairs => Some(collisions(run)),
        Place::Tested => Some(longest()),
        Place::Parts | Place::Candidates | Place::Shares | Place::Cycles => None,
    }
}

fn asked(name: &'static str, choices: &[&'static str], answer: usize) -> Question {
    Question {
        name,
        choices: choices.iter().map(|key| Caption::Key(key)).collect(),
        answer,
        point: None,
    }
}

/// In which of the classes a share is: each goes down to its limit, the last to nothing.
fn class(share: f64, limits: &[f64]) -> usize {
    let found = limits.iter().position(|limit| share >= *limit);
    found.unwrap_or(limits.len())
}

fn candidates(run: &Run) -> Question {
    let found: usize = run.candidates().iter().sum();
    let all: usize = run.meeting.faces().iter().sum();
    let choices = ["over-half", "tenth-to-half", "under-tenth"];
    let answer = class(found as f64 / all as f64, &[0.5, 0.1]);
    asked("four-steps.candidates", &choices, answer)
}

fn more_cubes(run: &Run, level: usize) -> Question {
    let doubled = run.levels[level + 1].len() >= 8 * run.levels[level].len();
    asked(
        "four-steps.all-eight",
        &["yes", "no"],
        usize::from(!doubled),
    )
}

fn pairs(run: &Run) -> Question {
    let choices = ["over-100th", "over-1000th", "over-10000th", "under-10000th"];
    let share = run.pairs.len() as f64 / run.all_pairs() as f64;
    asked(
        "four-steps.pairs",
        &choices,
        class(share, &[1e-2, 1e-3, 1e-4]),
    )
}

fn collisions(run: &Run) -> Question {
    let choices = ["over-half", "tenth-to-half", "under-tenth"];
    let share = run.collisions().len() as f64 / run.pairs.len().max(1) as f64;
    asked("four-steps.collisions", &choices, class(share, &[0.5, 0.1]))
}

/// On the machine of the thesis, as table 3.1 has it.
fn longest() -> Question {
    let most = PUBLISHED.iter().copied().fold(0.0, f64::max);
    let answer = PUBLISHED.iter().position(|share| *share == most);
    let choices = ["step-1", "step-2", "step-3", "step-4"];
    asked("four-steps.longest", &choices, answer.unwrap_or(0))
}
