//! Defines what can be tested case by case.

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
    const AGAINST: &'static str;
    /// The kinds of cases, which take turns.
    const KINDS: &'static [&'static str];

    /// Draws a case of a kind.
    fn draw(kind: usize, random: &mut Random) -> Self::Case;

    /// Returns the answer in a word or two; an error says what is wrong.
    ///
    /// # Errors
    /// The query and the oracle disagree.
    fn check(case: &Self::Case) -> Result<&'static str, String>;

    /// Writes the case as a file that Nearpoint opens; `note` says what is wrong with it.
    fn to_file(case: &Self::Case, note: &str) -> String;

    /// Reads the case of such a file.
    ///
    /// # Errors
    /// The file is no such case.
    fn from_file(text: &str) -> Result<Self::Case, String>;
}

/// A case that was tried.
#[derive(Debug)]
pub struct Tried {
    /// The kind of the case, an index into [`Entry::kinds`].
    pub kind: usize,
    /// The answer, or what is wrong.
    pub outcome: Result<&'static str, Failure>,
}

/// A case whose answer is wrong.
#[derive(Debug)]
pub struct Failure {
    /// A description of what is wrong.
    pub what: String,
    /// The case, as a file.
    pub file: String,
}

/// A [`Subject`] whose kind of case does not matter.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The value of [`Subject::NAME`].
    pub name: &'static str,
    /// The value of [`Subject::TITLE`].
    pub title: &'static str,
    /// The value of [`Subject::AGAINST`].
    pub against: &'static str,
    /// The value of [`Subject::KINDS`].
    pub kinds: &'static [&'static str],
    tried: fn(u64, u64) -> Tried,
    file: fn(u64, u64) -> String,
    again: fn(&str) -> Result<&'static str, String>,
}

impl Entry {
    pub(crate) fn of<S: Subject>() -> Self {
        Self {
            name: S::NAME,
            title: S::TITLE,
            against: S::AGAINST,
            kinds: S::KINDS,
            tried: tried::<S>,
            file: file::<S>,
            again: again::<S>,
        }
    }

    /// Tests the case of this number.
    pub fn try_case(&self, seed: u64, number: u64) -> Tried {
        (self.tried)(seed, number)
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
        (self.again)(text)
    }
}

fn drawn<S: Subject>(seed: u64, number: u64) -> (usize, S::Case) {
    let kind = (number % S::KINDS.len() as u64) as usize;
    (kind, S::draw(kind, &mut stream(seed, number)))
}

/// Returns the random numbers for a case.
pub fn stream(seed: u64, number: u64) -> Random {
    // Seeds that are close to each other make overlapping streams; a seed drawn from each does not.
    let mixed = Random::new(seed).bits() ^ number;
    Random::new(Random::new(mixed).bits())
}

fn file<S: Subject>(seed: u64, number: u64) -> String {
    let (kind, case) = drawn::<S>(seed, number);
    S::to_file(&case, S::KINDS[kind])
}

fn tried<S: Subject>(seed: u64, number: u64) -> Tried {
    let (kind, case) = drawn::<S>(seed, number);
    let outcome = checked::<S>(&case).map_err(|what| {
        let note = format!(
            "{}, case {number} of seed {seed}, {}: {what}",
            S::NAME,
            S::KINDS[kind]
        );
        Failure {
            file: S::to_file(&case, &note),
            what: note,
        }
    });
    Tried { kind, outcome }
}

fn again<S: Subject>(text: &str) -> Result<&'static str, String> {
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
