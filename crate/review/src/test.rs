//! Defines a test: which pairs it examines, and what counts as a clash.

use nearpoint_message::{Message, message};
use std::collections::HashSet;

use nearpoint_geometry::interference::PairClass;
use serde::{Deserialize, Serialize};

use crate::error::ReviewError;
use crate::part_set::PartSet;
use crate::rules::Rule;
use crate::snapshot::PairSnapshot;
use crate::stamp;

/// A test of the parts of one set against the parts of another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// The name, which is unique in a review.
    pub name: String,
    /// The criterion for a clash.
    pub kind: TestKind,
    /// The first set; absent for all parts.
    #[serde(default)]
    pub a: PartSet,
    /// The second set; it may share parts with the first.
    #[serde(default)]
    pub b: PartSet,
    /// The largest depth or deviation that does not count.
    #[serde(default)]
    pub tolerance: f64,
    /// True if undecided pairs count as clashes, too; otherwise they are only counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undecided: bool,
    /// The rules for ignored pairs; the first rule that applies counts the pair.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ignore: Vec<Rule>,
}

/// The criterion by which a test finds a clash.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TestKind {
    /// Parts that penetrate deeper than the tolerance.
    Interference,
    /// Parts that touch, intersect, or are nearer than this distance less the tolerance.
    Clearance(f64),
    /// Parts that touch: no deeper and no farther apart than the tolerance.
    Contact,
    /// Parts that are duplicates of each other.
    Duplicates,
}

/// The result of a test for a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TestResult {
    Clash,
    Undecided,
    Passed,
}

impl Test {
    /// Returns a test of all parts against all.
    pub fn new(name: impl Into<String>, kind: TestKind) -> Self {
        Self {
            name: name.into(),
            kind,
            a: PartSet::All,
            b: PartSet::All,
            tolerance: 0.0,
            undecided: false,
            ignore: Vec::new(),
        }
    }

    /// Returns the largest distance of pairs that the test examines.
    pub fn max_distance(&self) -> f64 {
        match self.kind {
            TestKind::Clearance(distance) => distance,
            TestKind::Contact => self.tolerance,
            TestKind::Interference | TestKind::Duplicates => 0.0,
        }
    }

    /// Refuses a test that cannot find anything.
    pub(crate) fn check(&self) -> Result<(), ReviewError> {
        stamp::name(message!("test-test"), &self.name)?;
        let bad = |what: Message, expected: Message| {
            Err(message!("review-test", test = self.name, what, expected).into())
        };
        let is_length = |x: f64| x.is_finite() && x >= 0.0;
        if !is_length(self.tolerance) {
            return bad(
                message!("test-tolerance"),
                message!("test-length-zero-more"),
            );
        }
        let mut lengths = self.ignore.iter().filter_map(Rule::length);
        if !lengths.all(is_length) {
            return bad(
                message!("test-upto-rule"),
                message!("test-length-zero-more"),
            );
        }
        match self.kind {
            TestKind::Clearance(distance)
                if !(distance.is_finite() && distance > self.tolerance) =>
            {
                bad(
                    message!("clearance"),
                    message!("test-length-above-tolerance"),
                )
            }
            _ => Ok(()),
        }
    }

    /// Returns the sets of parts in the test.
    pub(crate) fn part_sets(&mut self) -> impl Iterator<Item = &mut PartSet> {
        let rules = self.ignore.iter_mut().flat_map(Rule::part_sets);
        [&mut self.a, &mut self.b].into_iter().chain(rules)
    }

    pub(crate) fn evaluate(&self, pair: &PairSnapshot) -> TestResult {
        match self.evaluate_decided(pair) {
            TestResult::Undecided if self.undecided => TestResult::Clash,
            answer => answer,
        }
    }

    fn evaluate_decided(&self, pair: &PairSnapshot) -> TestResult {
        let (class, gap) = (pair.measure.class, pair.measure.gap());
        let is_shallow = pair.max_depth() <= self.tolerance;
        let clash_if = |is_clash| match is_clash {
            true => TestResult::Clash,
            false => TestResult::Passed,
        };
        match (self.kind, class) {
            (TestKind::Interference, PairClass::Interferes) => clash_if(!is_shallow),
            (TestKind::Interference, PairClass::Undecided) if !is_shallow => TestResult::Undecided,
            (TestKind::Interference, _) => TestResult::Passed,
            (TestKind::Clearance(_), PairClass::Interferes) => TestResult::Clash,
            (TestKind::Clearance(distance), _) => clash_if(gap < distance - self.tolerance),
            (TestKind::Contact, PairClass::Undecided) if !(is_shallow && gap <= self.tolerance) => {
                TestResult::Undecided
            }
            (TestKind::Contact, PairClass::Clear) => clash_if(gap <= self.tolerance),
            (TestKind::Contact, _) => clash_if(is_shallow),
            (TestKind::Duplicates, _) => clash_if(pair.measure.duplicate),
        }
    }
}

/// Refuses tests that cannot find anything, and two tests with one name.
pub(crate) fn check_all(tests: &[Test]) -> Result<(), ReviewError> {
    let mut names = HashSet::new();
    for test in tests {
        test.check()?;
        if !names.insert(&test.name) {
            return Err(message!("review-test-already-give", value = test.name).into());
        }
    }
    Ok(())
}
