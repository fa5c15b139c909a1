//! Times two methods alternately and prints a line for each pair.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The time for one comparison, unless that allows fewer than [`MIN_ROUNDS`] rounds.
const BUDGET: Duration = Duration::from_millis(1500);
/// The smallest number of rounds.
const MIN_ROUNDS: usize = 5;

/// The shortest and the median time of a round.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    /// The shortest time of all rounds.
    pub best: Duration,
    /// The median time of all rounds.
    pub median: Duration,
}

fn times(mut all: Vec<Duration>) -> Times {
    all.sort();
    Times {
        best: all[0],
        median: all[all.len() / 2],
    }
}

/// Times both alternately, so that other load on the machine affects both. Prints a line with their results, their
/// times and the ratio of theirs to ours.
pub fn compare<A: std::fmt::Display, B: std::fmt::Display>(
    name: &str,
    mut ours: impl FnMut() -> A,
    peer: &str,
    mut theirs: impl FnMut() -> B,
) {
    let begin = Instant::now();
    let (mut our_times, mut their_times) = (Vec::new(), Vec::new());
    let mut answers = (String::new(), String::new());
    while our_times.len() < MIN_ROUNDS || begin.elapsed() < BUDGET {
        let turn = Instant::now();
        let answer = black_box(ours());
        our_times.push(turn.elapsed());
        answers.0 = answer.to_string();
        let turn = Instant::now();
        let answer = black_box(theirs());
        their_times.push(turn.elapsed());
        answers.1 = answer.to_string();
    }
    let (a, b) = (times(our_times), times(their_times));
    println!(
        "{name:<44} {:>10} {:>10.1?} | {peer:<18} {:>10} {:>10.1?} | {:>5.2} x ({:.2} x by medians)",
        answers.0,
        a.best,
        answers.1,
        b.best,
        b.best.as_secs_f64() / a.best.as_secs_f64(),
        b.median.as_secs_f64() / a.median.as_secs_f64(),
    );
}

/// Runs a function. Returns its result and its time in milliseconds.
pub fn milliseconds<T>(run: impl FnOnce() -> T) -> (T, f64) {
    let begin = Instant::now();
    let result = black_box(run());
    (result, begin.elapsed().as_secs_f64() * 1e3)
}

/// Runs a function repeatedly. Returns the milliseconds of each run, the shortest first.
pub fn sorted_times<T>(runs: usize, mut run: impl FnMut() -> T) -> Vec<f64> {
    let times = (0..runs).map(|_| milliseconds(&mut run).1);
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times
}

/// Prints a heading for the lines that follow.
pub fn heading(text: &str) {
    println!("\n{text}");
    println!(
        "{:<44} {:>10} {:>10} | {:<18} {:>10} {:>10} | {:>7}",
        "", "answer", "best", "peer", "answer", "best", "ratio"
    );
}
