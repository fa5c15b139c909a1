//! Defines the subjects: queries that are tested case by case.

use nearpoint_testing::Random;
use std::panic::{UnwindSafe, catch_unwind};

/// A query with cases of some kinds, and an oracle.
pub trait Subject {
    /// The input of the query.
    type Case: UnwindSafe;

    /// The name on the command line.
    const NAME: &'static str;
    /// The title in the table.
    const TITLE: &'static str;
    /// The oracle that the answers are compared with.
    const ORACLE: &'static str;
    /// The kinds of cases, which take turns.
    const KINDS: &'static [&'static str];

    /// Draws a case of a kind.
    fn draw(kind: usize, random: &mut Random) -> Self::Case;

    /// Returns the answer in a word or two; an error describes the difference.
    ///
    /// # Errors
    /// The query and the oracle disagree.
    fn check(case: &Self::Case) -> Result<&'static str, String>;

    /// Writes the case as a file that Nearpoint opens; `note` describes the wrong answer.
    fn to_file(case: &Self::Case, note: &str) -> String;

    /// Reads the case of such a file.
    ///
    /// # Errors
    /// The file is no such case.
    fn from_file(text: &str) -> Result<Self::Case, String>;
}

/// The result of a case that was tried.
#[derive(Debug)]
pub struct CaseResult {
    /// The kind of the case, an index into [`Entry::kinds`].
    pub kind: usize,
    /// The answer, or a description of the difference.
    pub outcome: Result<&'static str, Failure>,
}

/// A case whose answer is wrong.
#[derive(Debug)]
pub struct Failure {
    /// A description of the wrong answer.
    pub message: String,
    /// The case, as a file.
    pub file: String,
}

/// A [`Subject`] as a value, whose type of case does not matter.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The value of [`Subject::NAME`].
    pub name: &'static str,
    /// The value of [`Subject::TITLE`].
    pub title: &'static str,
    /// The value of [`Subject::ORACLE`].
    pub oracle: &'static str,
    /// The value of [`Subject::KINDS`].
    pub kinds: &'static [&'static str],
    run_case: fn(u64, u64) -> CaseResult,
    file: fn(u64, u64) -> String,
    rerun_file: fn(&str) -> Result<&'static str, String>,
}

impl Entry {
    pub(crate) fn new<S: Subject>() -> Self {
        Self {
            name: S::NAME,
            title: S::TITLE,
            oracle: S::ORACLE,
            kinds: S::KINDS,
            run_case: run_case::<S>,
            file: file::<S>,
            rerun_file: rerun_file::<S>,
        }
    }

    /// Tests the case of this number against the oracle.
    pub fn try_case(&self, seed: u64, number: u64) -> CaseResult {
        (self.run_case)(seed, number)
    }

    /// Returns the case of this number as a file.
    pub fn file(&self, seed: u64, number: u64) -> String {
        (self.file)(seed, number)
    }

    /// Tests a case that was saved.
    ///
    /// # Errors
    /// The answer is wrong, or the file is invalid.
    pub fn try_file(&self, text: &str) -> Result<&'static str, String> {
        (self.rerun_file)(text)
    }
}

fn draw_case<S: Subject>(seed: u64, number: u64) -> (usize, S::Case) {
    let kind = (number % S::KINDS.len() as u64) as usize;
    (kind, S::draw(kind, &mut stream(seed, number)))
}

/// Returns the random numbers for a case.
pub fn stream(seed: u64, number: u64) -> Random {
    // Seeds that are close to each other make overlapping streams; a seed drawn from each does not.
    let mixed = Random::new(seed).next_u64() ^ number;
    Random::new(Random::new(mixed).next_u64())
}

fn file<S: Subject>(seed: u64, number: u64) -> String {
    let (kind, case) = draw_case::<S>(seed, number);
    S::to_file(&case, S::KINDS[kind])
}

fn run_case<S: Subject>(seed: u64, number: u64) -> CaseResult {
    let (kind, case) = draw_case::<S>(seed, number);
    let outcome = checked::<S>(&case).map_err(|what| {
        let note = format!(
            "{}, case {number} of seed {seed}, {}: {what}",
            S::NAME,
            S::KINDS[kind]
        );
        Failure {
            file: S::to_file(&case, &note),
            message: note,
        }
    });
    CaseResult { kind, outcome }
}

fn rerun_file<S: Subject>(text: &str) -> Result<&'static str, String> {
    checked::<S>(&S::from_file(text)?)
}

/// Checks a case; a panic is a wrong answer.
fn checked<S: Subject>(case: &S::Case) -> Result<&'static str, String> {
    let case = std::panic::AssertUnwindSafe(case);
    catch_unwind(|| S::check(&case)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("it panics: {}", text.unwrap_or("?")))
    })
}
