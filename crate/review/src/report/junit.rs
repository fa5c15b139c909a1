//! Writes JUnit XML for build servers: a suite for each test, a case for each clash.

use super::markup::{Attributes, Markup};
use super::texts::MACHINE_LANGUAGE;
use super::{Clash, Report, Status};
use crate::stamp::is_date_time;

/// The clashes that make a build fail.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum FailureCriterion {
    /// Clashes that nobody has looked at, and clashes that got worse since they were decided.
    #[default]
    NewOrWorse,
    /// All clashes that are neither approved nor resolved, besides those of `NewOrWorse`.
    Open,
}

impl FailureCriterion {
    pub(super) fn matches(self, clash: &Clash) -> bool {
        let is_open = match self {
            FailureCriterion::NewOrWorse => clash.status == Status::New,
            FailureCriterion::Open => !matches!(clash.status, Status::Approved | Status::Resolved),
        };
        is_open || clash.is_worse
    }
}

/// A suite of cases, each with its outcome in a build.
#[derive(Debug, Clone)]
pub struct Suite {
    /// The name, which is also the class of its cases.
    pub name: String,
    /// The cases; a suite without any gets one that passes.
    pub cases: Vec<Case>,
}

/// A case of a suite.
#[derive(Debug, Clone)]
pub struct Case {
    /// The name of what was checked.
    pub name: String,
    /// The outcome.
    pub outcome: Outcome,
}

/// The outcome of a case in a build, with its messages.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the format")]
pub enum Outcome {
    /// The build may go on.
    Passed,
    /// The build may go on, for this reason.
    Skipped { message: String },
    /// The build fails.
    Failed {
        kind: String,
        message: String,
        details: String,
    },
}

/// Writes the clashes as JUnit XML: failures are those that `fails` selects, resolved ones pass, and all others are
/// skipped with their status. A test that found nothing has one case, which passes.
#[must_use]
pub fn write(report: &Report, fails: FailureCriterion) -> Vec<u8> {
    let case = |clash: &Clash| Case {
        name: clash.title(),
        outcome: outcome(report, clash, fails),
    };
    let suites = report.by_test().into_iter().map(|(name, clashes)| Suite {
        name: name.to_owned(),
        cases: clashes.into_iter().map(case).collect(),
    });
    // The schema allows no time zones here.
    let at = report.created.time.get(..19);
    let at = at.filter(|_| is_date_time(&report.created.time));
    write_suites(&report.title, &suites.collect::<Vec<_>>(), at)
}

fn outcome(report: &Report, clash: &Clash, fails: FailureCriterion) -> Outcome {
    let message = || clash.one_line(report.unit);
    match clash.status {
        _ if fails.matches(clash) => Outcome::Failed {
            kind: clash.class.label(MACHINE_LANGUAGE).to_owned(),
            message: message(),
            details: clash.description(report.unit, MACHINE_LANGUAGE),
        },
        Status::Resolved => Outcome::Passed,
        _ => Outcome::Skipped { message: message() },
    }
}

/// Writes suites as JUnit XML, with the time of their run if it is known, as `2026-01-31T12:00:00`.
#[must_use]
pub fn write_suites(title: &str, suites: &[Suite], at: Option<&str>) -> Vec<u8> {
    let mut document = Markup::xml();
    let counts = Counts::new(suites);
    document.element("testsuites", &counts.attributes(title), |document| {
        for suite in suites {
            document.line();
            self::suite(document, suite, at);
        }
        document.line();
    });
    document.bytes()
}

fn suite(document: &mut Markup, suite: &Suite, at: Option<&str>) {
    let Suite { name, cases } = suite;
    let counts = Counts::new(std::slice::from_ref(suite));
    let attributes = counts.attributes(name);
    let at = at.map(|at| ("timestamp", at));
    // The schemas have these attributes for a suite, not for the list of suites.
    let own = [("skipped", &*counts.skipped)].into_iter().chain(at);
    let attributes: Vec<_> = attributes.into_iter().chain(own).collect();
    document.element("testsuite", &attributes, |suite| {
        if cases.is_empty() {
            suite.line();
            suite.empty(
                "testcase",
                &[("classname", name), ("name", "nothing found")],
            );
        }
        for case in cases {
            suite.line();
            self::case(suite, name, case);
        }
        suite.line();
    });
}

fn case(suite: &mut Markup, class: &str, case: &Case) {
    let attributes: Attributes = &[("classname", class), ("name", &case.name)];
    suite.element("testcase", attributes, |inner| match &case.outcome {
        Outcome::Passed => {}
        Outcome::Skipped { message } => inner.empty("skipped", &[("message", message)]),
        Outcome::Failed {
            kind,
            message,
            details,
        } => inner.leaf("failure", &[("message", message), ("type", kind)], details),
    });
}

/// The counts in the heads of suites, as text.
struct Counts {
    tests: String,
    failures: String,
    skipped: String,
}

impl Counts {
    fn new(suites: &[Suite]) -> Self {
        let cases = || suites.iter().flat_map(|suite| &suite.cases);
        let count = |is: fn(&Outcome) -> bool| {
            let found = cases().filter(|case| is(&case.outcome));
            found.count().to_string()
        };
        let without = suites.iter().filter(|suite| suite.cases.is_empty());
        Self {
            tests: (cases().count() + without.count()).to_string(),
            failures: count(|outcome| matches!(outcome, Outcome::Failed { .. })),
            skipped: count(|outcome| matches!(outcome, Outcome::Skipped { .. })),
        }
    }

    fn attributes<'a>(&'a self, name: &'a str) -> Vec<(&'a str, &'a str)> {
        vec![
            ("name", name),
            ("tests", &self.tests),
            ("failures", &self.failures),
            ("errors", "0"),
        ]
    }
}
