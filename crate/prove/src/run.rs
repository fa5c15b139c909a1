//! Tests case after case, the subjects in turns, until the time is over or the number is reached.

use crate::options::Options;
use crate::saved::{Files, ResumePoint, ResumePoints};
use nearpoint_prove::Entry;
use nearpoint_prove::counts::Rows;
use std::time::{Duration, Instant};

/// The length of a subject's turn.
const TURN: Duration = Duration::from_secs(2);
/// The interval at which the counts are saved.
const SAVE_INTERVAL: Duration = Duration::from_secs(60);
/// The largest number of saved cases of each subject; more would hardly be useful.
const MAX_SAVED_CASES: u64 = 10;

struct Runner {
    subject: Entry,
    resume_point: ResumePoint,
    /// The number of cases in this run.
    tried: u64,
    failures: u64,
}

/// Runs the tests, and returns the number of wrong answers.
pub fn run(options: &Options) -> Result<u64, String> {
    let files = Files::in_tree();
    let known = if options.resume {
        files.resume_points()?
    } else {
        ResumePoints::new()
    };
    let begin = |subject: &Entry| {
        let fresh = ResumePoint {
            seed: options.seed,
            next: 0,
        };
        Runner {
            subject: *subject,
            resume_point: known.get(subject.name).copied().unwrap_or(fresh),
            tried: 0,
            failures: 0,
        }
    };
    let mut runners: Vec<Runner> = options.subjects.iter().map(begin).collect();
    for runner in &runners {
        let ResumePoint { seed, next } = runner.resume_point;
        println!("{}: seed {seed}, from case {next}", runner.subject.name);
    }
    let started = Instant::now();
    let mut noted = Instant::now();
    let mut counted = Rows::new();
    loop {
        let mut is_over = true;
        for runner in &mut runners {
            let left = options
                .cases
                .map_or(u64::MAX, |cases| cases.saturating_sub(runner.tried));
            let in_time = options.time.is_none_or(|time| started.elapsed() < time);
            if left > 0 && in_time {
                is_over = false;
                runner.turn(left, &mut counted, &files)?;
            }
        }
        if is_over || noted.elapsed() > SAVE_INTERVAL {
            let stops = runners
                .iter()
                .map(|r| (r.subject.name.to_owned(), r.resume_point));
            if options.counts {
                files.record(&counted, &stops.collect())?;
            }
            counted.clear();
            noted = Instant::now();
        }
        if is_over {
            break;
        }
    }
    for runner in &runners {
        let (name, tried, wrong) = (runner.subject.name, runner.tried, runner.failures);
        println!("{name}: {tried} tried, {wrong} wrong");
    }
    Ok(runners.iter().map(|runner| runner.failures).sum())
}

impl Runner {
    fn turn(&mut self, most: u64, counted: &mut Rows, files: &Files) -> Result<(), String> {
        let begun = Instant::now();
        let mut before = begun;
        for _ in 0..most {
            let ResumePoint { seed, next } = self.resume_point;
            let tried = self.subject.try_case(seed, next);
            let kind = self.subject.kinds[tried.kind];
            let row = counted
                .entry((self.subject.name.to_owned(), kind.to_owned()))
                .or_default();
            row.tried += 1;
            match tried.outcome {
                Ok(answer) => match row.results.get_mut(answer) {
                    Some(count) => *count += 1,
                    None => drop(row.results.insert(answer.to_owned(), 1)),
                },
                Err(failure) => {
                    row.failures += 1;
                    self.failures += 1;
                    if self.failures <= MAX_SAVED_CASES {
                        println!("WRONG: {}", failure.message);
                        let path = files.save(self.subject.name, seed, next, &failure.file)?;
                        println!("  saved as {}", path.display());
                    }
                }
            }
            let now = Instant::now();
            row.seconds += (now - before).as_secs_f64();
            before = now;
            self.resume_point.next += 1;
            self.tried += 1;
            if now - begun > TURN {
                break;
            }
        }
        Ok(())
    }
}
