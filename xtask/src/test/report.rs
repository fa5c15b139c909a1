//! Prints headings, times and counts of a test run.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use regex_lite::Regex;

/// The steps so far. A step without its own tests counts as one test.
pub struct Report {
    started: Instant,
    passed: usize,
    failed: usize,
    steps: Vec<Step>,
    /// True if a sequence of steps that runs in parallel has failed.
    is_over: Arc<AtomicBool>,
}

struct Step {
    name: String,
    seconds: f64,
    is_ok: bool,
}

/// The counts of tests that a program reported.
#[derive(Default, Debug, PartialEq, Clone, Copy)]
struct Counts {
    passed: usize,
    failed: usize,
}

impl Default for Report {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            passed: 0,
            failed: 0,
            steps: Vec::new(),
            is_over: Arc::default(),
        }
    }
}

impl Report {
    /// Runs two sequences of steps in parallel: where one uses a single core, the other has the rest. When a step fails,
    /// the other sequence stops after its present step.
    pub fn in_parallel(
        &mut self,
        one: impl FnOnce(&mut Self) -> Result<()> + Send,
        other: impl FnOnce(&mut Self) -> Result<()> + Send,
    ) -> Result<()> {
        let is_over = Arc::<AtomicBool>::default();
        let row = || Self {
            is_over: is_over.clone(),
            ..Self::default()
        };
        let mut rows = [row(), row()];
        let [first, second] = &mut rows;
        let fails = |outcome: Result<()>| {
            is_over.fetch_or(outcome.is_err(), Ordering::Relaxed);
            outcome
        };
        let outcomes = thread::scope(|scope| {
            let beside = scope.spawn(|| fails(other(second)));
            let outcome = fails(one(first));
            [outcome, beside.join().expect("steps return their errors")]
        });
        for row in rows {
            self.passed += row.passed;
            self.failed += row.failed;
            self.steps.extend(row.steps);
        }
        outcomes.into_iter().collect()
    }

    /// Runs a step that either succeeds or fails.
    pub fn check(&mut self, name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        self.step(name, || {
            step().map(|()| Counts {
                passed: 1,
                failed: 0,
            })
        })
    }

    /// Runs a test program as a step and counts the tests that it reports.
    pub fn tests(&mut self, name: &str, mut command: Command) -> Result<()> {
        self.step(name, || count(&mut command))
    }

    /// Runs tests that need preparation; the prepared resources exist until the tests have run.
    pub fn tests_of<T>(
        &mut self,
        name: &str,
        prepare: impl FnOnce() -> Result<(Command, T)>,
    ) -> Result<()> {
        self.step(name, || {
            let (mut command, _needed) = prepare()?;
            count(&mut command)
        })
    }

    fn step(&mut self, name: &str, step: impl FnOnce() -> Result<Counts>) -> Result<()> {
        if self.is_over.load(Ordering::Relaxed) {
            bail!("{name}: not run, for a step beside it failed");
        }
        println!("\n==== {name}");
        let started = Instant::now();
        let outcome = step().and_then(|counts| match counts {
            Counts {
                passed: 0,
                failed: 0,
            } => bail!("{name}: no test ran"),
            Counts { failed: 0, .. } => Ok(counts),
            Counts { failed, .. } => bail!("{name}: {failed} failed"),
        });
        match &outcome {
            Ok(counts) => self.passed += counts.passed,
            Err(_) => self.failed += 1,
        }
        self.steps.push(Step {
            name: name.to_owned(),
            seconds: started.elapsed().as_secs_f64(),
            is_ok: outcome.is_ok(),
        });
        outcome.map(|_| ())
    }

    /// Prints the summary and returns whether all steps succeeded.
    pub fn close(self) -> bool {
        let minutes = self.started.elapsed().as_secs_f64() / 60.0;
        println!("\n{}\n\n{}", self.table(), self.last_line(minutes));
        self.failed == 0
    }

    /// Returns a line for each step, in the order in which they ran.
    fn table(&self) -> String {
        let line = |step: &Step| {
            let word = if step.is_ok { "ok" } else { "FAILED" };
            format!("{:>7.1} s  {word:<6}  {}", step.seconds, step.name)
        };
        self.steps.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Returns the numbers of passed and failed tests, and the time of each step, the longest first. Parallel steps share
    /// their time.
    fn last_line(&self, minutes: f64) -> String {
        let mut steps: Vec<&Step> = self.steps.iter().collect();
        steps.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        let parts: Vec<String> = steps
            .iter()
            .map(|step| format!("{} {:.1}", step.name, step.seconds / 60.0))
            .collect();
        format!(
            "{} passed, {} failed in {minutes:.1} minutes: {}",
            self.passed,
            self.failed,
            parts.join(", ")
        )
    }
}

/// Runs a test program, shows its output as it comes, and reads its closing lines.
fn count(command: &mut Command) -> Result<Counts> {
    let program = command.get_program().to_string_lossy().into_owned();
    // Both streams share one pipe, which keeps the order of the lines.
    let (reader, writer) = std::io::pipe()?;
    command
        .stdout(writer.try_clone()?)
        .stderr(writer)
        .stdin(Stdio::null());
    let mut child = command
        .spawn()
        .with_context(|| format!("`{program}` did not start"))?;
    // The command's own ends of the pipe must close, or reading would not end with the program.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut counts = Counts::default();
    for line in BufReader::new(reader).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        println!("{line}");
        let Counts { passed, failed } = counts_in(&line);
        counts = Counts {
            passed: counts.passed + passed,
            failed: counts.failed + failed,
        };
    }
    let status = child.wait()?;
    if status.success() {
        Ok(counts)
    } else {
        bail!("`{program}` failed ({status})")
    }
}

/// Reads the closing line of cargo test, nextest, vitest, Playwright or pytest; any other line counts nothing.
fn counts_in(line: &str) -> Counts {
    let colour = Regex::new("\u{1b}\\[[0-9;]*m").expect("valid");
    let line = colour.replace_all(line, "");
    let closing =
        Regex::new(r"^test result:|^\s*Summary \[|^\s*Tests  |^\s+\d+ (?:passed|failed)(?: \(|$)|^\d+ (?:passed|failed).* in \d[\d.]*s")
            .expect("valid");
    if !closing.is_match(&line) {
        return Counts::default();
    }
    let number = |word: &str| {
        let pattern = Regex::new(&format!(r"(\d+) {word}")).expect("valid");
        pattern
            .captures(&line)
            .and_then(|found| found[1].parse().ok())
            .unwrap_or(0)
    };
    Counts {
        passed: number("passed"),
        failed: number("failed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_read() {
        let lines = [
            (
                "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
                12,
                0,
            ),
            ("test result: FAILED. 3 passed; 2 failed; 0 ignored", 3, 2),
            (
                "     Summary [   1.234s] 40 tests run: 38 passed, 2 failed, 1 skipped",
                38,
                2,
            ),
            (
                "\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m\u{1b}[32m7 passed\u{1b}[39m\u{1b}[22m\u{1b}[90m (7)\u{1b}[39m",
                7,
                0,
            ),
            (" Test Files  3 passed (3)", 0, 0),
            ("  25 passed (1.2m)", 25, 0),
            ("  1 failed", 0, 1),
            ("1 failed, 41 passed, 2 skipped in 12.34s", 41, 1),
            (
                "    [threads] › bad-files.spec.ts:3 › 2 failed things",
                0,
                0,
            ),
        ];
        for (line, passed, failed) in lines {
            assert_eq!(counts_in(line), Counts { passed, failed }, "{line}");
        }
    }

    #[test]
    fn a_failed_program_and_one_without_tests_fail_the_step() {
        let shell = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        };
        let mut report = Report::default();
        assert!(
            report
                .tests("good", shell("echo 'test result: ok. 2 passed; 0 failed'"))
                .is_ok()
        );
        assert!(report.tests("empty", shell("echo nothing")).is_err());
        assert!(
            report
                .tests(
                    "bad",
                    shell("echo 'test result: ok. 2 passed; 0 failed'; exit 3")
                )
                .is_err()
        );
        assert!(report.check("check", || Ok(())).is_ok());
        assert_eq!((report.passed, report.failed), (3, 2));
        report.steps[0].seconds = 90.0;
        report.steps[3].seconds = 120.0;
        let last = report.last_line(3.5);
        let expected = "3 passed, 2 failed in 3.5 minutes: check 2.0, good 1.5, ";
        assert!(last.starts_with(expected), "{last}");
        assert!(!report.close());
    }

    #[test]
    fn parallel_sequence_stops_after_a_failed_step() {
        let mut report = Report::default();
        let is_good = AtomicBool::new(false);
        let outcome = report.in_parallel(
            |row| {
                while !is_good.load(Ordering::Relaxed) {
                    thread::yield_now();
                }
                row.check("bad", || bail!("no"))
            },
            |row| {
                row.check("good", || Ok(()))?;
                is_good.store(true, Ordering::Relaxed);
                while !row.is_over.load(Ordering::Relaxed) {
                    thread::yield_now();
                }
                row.check("never", || unreachable!("it is not run"))
            },
        );
        assert_eq!(outcome.unwrap_err().to_string(), "no");
        let names: Vec<_> = report.steps.iter().map(|step| step.name.as_str()).collect();
        assert_eq!(names, ["bad", "good"]);
        assert_eq!((report.passed, report.failed), (1, 1));
    }
}
