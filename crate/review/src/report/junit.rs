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

/// The outcome of a clash in a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Failed,
    Skipped,
    Passed,
}

fn outcome(clash: &Clash, fails: FailureCriterion) -> Outcome {
    match clash.status {
        _ if fails.matches(clash) => Outcome::Failed,
        Status::Resolved => Outcome::Passed,
        _ => Outcome::Skipped,
    }
}

/// Writes the clashes as JUnit XML: failures are those that `fails` selects, resolved ones pass, and all others are
/// skipped with their status. A test that found nothing has one case, which passes.
#[must_use]
pub fn write(report: &Report, fails: FailureCriterion) -> Vec<u8> {
    let suites = report.by_test();
    // The schema allows no time zones here.
    let at = report.created.time.get(..19);
    let at = at.filter(|_| is_date_time(&report.created.time));
    let mut document = Markup::xml();
    let counts = Counts::new(&suites, fails);
    let attributes = counts.attributes(&report.title);
    document.element("testsuites", &attributes, |document| {
        for suite in &suites {
            document.line();
            self::suite(document, report, suite, at, fails);
        }
        document.line();
    });
    document.bytes()
}

/// A test's name and what it found.
type Suite<'a> = (&'a str, Vec<&'a Clash>);

fn suite(
    document: &mut Markup,
    report: &Report,
    suite: &Suite,
    at: Option<&str>,
    fails: FailureCriterion,
) {
    let (name, clashes) = suite;
    let counts = Counts::new(std::slice::from_ref(suite), fails);
    let attributes = counts.attributes(name);
    let at = at.map(|at| ("timestamp", at));
    // The schemas have these attributes for a suite, not for the list of suites.
    let own = [("skipped", &*counts.skipped)].into_iter().chain(at);
    let attributes: Vec<_> = attributes.into_iter().chain(own).collect();
    document.element("testsuite", &attributes, |suite| {
        if clashes.is_empty() {
            suite.line();
            suite.empty(
                "testcase",
                &[("classname", name), ("name", "nothing found")],
            );
        }
        for clash in clashes {
            suite.line();
            case(suite, report, clash, fails);
        }
        suite.line();
    });
}

fn case(suite: &mut Markup, report: &Report, clash: &Clash, fails: FailureCriterion) {
    let name = clash.title();
    let message = clash.one_line(report.unit);
    let attributes: Attributes = &[("classname", &clash.test), ("name", &name)];
    suite.element("testcase", attributes, |case| match outcome(clash, fails) {
        Outcome::Passed => {}
        Outcome::Skipped => case.empty("skipped", &[("message", &message)]),
        Outcome::Failed => {
            let kind = clash.class.label(MACHINE_LANGUAGE);
            let account = clash.description(report.unit, MACHINE_LANGUAGE);
            case.leaf(
                "failure",
                &[("message", &message), ("type", kind)],
                &account,
            );
        }
    });
}

/// The counts in the heads of suites, as text.
struct Counts {
    tests: String,
    failures: String,
    skipped: String,
}

impl Counts {
    fn new(suites: &[Suite], fails: FailureCriterion) -> Self {
        let clashes = || suites.iter().flat_map(|(_, clashes)| clashes);
        let count = |wanted: Outcome| {
            let found = clashes().filter(|one| outcome(one, fails) == wanted);
            found.count().to_string()
        };
        let without = suites.iter().filter(|(_, clashes)| clashes.is_empty());
        Self {
            tests: (clashes().count() + without.count()).to_string(),
            failures: count(Outcome::Failed),
            skipped: count(Outcome::Skipped),
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
