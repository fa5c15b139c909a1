//! Headings, times and counts of a test run.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use regex_lite::Regex;

/// What has been run so far. A step without tests of its own counts as one.
#[derive(Default)]
pub struct Report {
    passed: usize,
    failed: usize,
    steps: Vec<Step>,
}

/// A step that was run.
struct Step {
    name: String,
    seconds: f64,
    is_ok: bool,
}

/// How many tests a program said that it ran.
#[derive(Default, Debug, PartialEq, Clone, Copy)]
struct Counts {
    passed: usize,
    failed: usize,
}

impl Report {
    /// A step that either holds or not.
    pub fn check(&mut self, name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        self.step(name, || {
            step().map(|()| Counts {
                passed: 1,
                failed: 0,
            })
        })
    }

    /// A step that runs a test program and counts what it reports.
    pub fn tests(&mut self, name: &str, mut command: Command) -> Result<()> {
        self.step(name, || count(&mut command))
    }

    /// The same for tests that must be prepared; what is prepared lives until they have run.
    pub fn tests_of<T: AsMut<Command>>(
        &mut self,
        name: &str,
        prepare: impl FnOnce() -> Result<T>,
    ) -> Result<()> {
        self.step(name, || {
            prepare().and_then(|mut prepared| count(prepared.as_mut()))
        })
    }

    fn step(&mut self, name: &str, step: impl FnOnce() -> Result<Counts>) -> Result<()> {
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

    /// Prints the summary; whether all went well.
    pub fn close(self) -> bool {
        println!("\n{}\n\n{}", self.table(), self.last_line());
        self.failed == 0
    }

    /// A line for each step, in the order in which they ran.
    fn table(&self) -> String {
        let line = |step: &Step| {
            let word = if step.is_ok { "ok" } else { "FAILED" };
            format!("{:>7.1} s  {word:<6}  {}", step.seconds, step.name)
        };
        self.steps.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// How many tests passed and failed, and where the minutes went: the longest step first.
    fn last_line(&self) -> String {
        let minutes = |seconds: f64| format!("{:.1}", seconds / 60.0);
        let mut steps: Vec<&Step> = self.steps.iter().collect();
        steps.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        let parts: Vec<String> = steps
            .iter()
            .map(|step| format!("{} {}", step.name, minutes(step.seconds)))
            .collect();
        format!(
            "{} passed, {} failed in {} minutes: {}",
            self.passed,
            self.failed,
            minutes(steps.iter().map(|step| step.seconds).sum()),
            parts.join(", ")
        )
    }
}

/// Runs a test program, shows its output as it comes, and reads its closing lines.
fn count(command: &mut Command) -> Result<Counts> {
    let program = command.get_program().to_string_lossy().into_owned();
    // One stream for both, so that the order of the lines is that of the program.
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

/// Reads the closing line of cargo test, nextest, vitest or Playwright; any other line counts nothing.
fn counts_in(line: &str) -> Counts {
    let colour = Regex::new("\u{1b}\\[[0-9;]*m").expect("valid");
    let line = colour.replace_all(line, "");
    let closing =
        Regex::new(r"^test result:|^\s*Summary \[|^\s*Tests  |^\s+\d+ (?:passed|failed)(?: \(|$)")
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
        let last = report.last_line();
        let expected = "3 passed, 2 failed in 3.5 minutes: check 2.0, good 1.5, ";
        assert!(last.starts_with(expected), "{last}");
        assert!(!report.close());
    }
}
