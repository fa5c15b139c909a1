//! A test: which pairs are asked about, and what counts as a clash.

use nearpoint_message::{Message, message};
use std::collections::HashSet;

use nearpoint_geometry::interference::PairClass;
use serde::{Deserialize, Serialize};

use crate::error::ReviewError;
use crate::facts::PairFact;
use crate::pick::Pick;
use crate::rules::Rule;
use crate::stamp;

/// Parts of one set against parts of another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// What it is called; no two of a review are called the same.
    pub name: String,
    /// What counts as a clash.
    pub kind: Kind,
    /// The one set; absent: all parts.
    #[serde(default)]
    pub a: Pick,
    /// The other; may share parts with the one.
    #[serde(default)]
    pub b: Pick,
    /// What is no worse than this does not count.
    #[serde(default)]
    pub tolerance: f64,
    /// Pairs of which it cannot be told are clashes, too; otherwise they are only counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undecided: bool,
    /// Pairs that are left out; the first rule that does so counts them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ignore: Vec<Rule>,
}

/// What counts as a clash.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// Parts that are deeper in each other than the tolerance.
    Interference,
    /// Parts that meet, or are nearer than so much less the tolerance.
    Clearance(f64),
    /// Parts that touch: no deeper in each other and no farther apart than the tolerance.
    Contact,
    /// Parts that are in the same place twice.
    Duplicates,
}

/// What a test says of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    Clash,
    Undecided,
    Fine,
}

impl Test {
    /// A test of all parts against all.
    pub fn new(name: impl Into<String>, kind: Kind) -> Self {
        Self {
            name: name.into(),
            kind,
            a: Pick::All,
            b: Pick::All,
            tolerance: 0.0,
            undecided: false,
            ignore: Vec::new(),
        }
    }

    /// How far apart pairs may be that it asks about.
    pub fn within(&self) -> f64 {
        match self.kind {
            Kind::Clearance(distance) => distance,
            Kind::Contact => self.tolerance,
            Kind::Interference | Kind::Duplicates => 0.0,
        }
    }

    /// Refuses a test that asks nothing.
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
            Kind::Clearance(distance) if !(distance.is_finite() && distance > self.tolerance) => {
                bad(
                    message!("clearance"),
                    message!("test-length-above-tolerance"),
                )
            }
            _ => Ok(()),
        }
    }

    /// The sets of parts in it.
    pub(crate) fn picks(&mut self) -> impl Iterator<Item = &mut Pick> {
        let rules = self.ignore.iter_mut().flat_map(Rule::picks);
        [&mut self.a, &mut self.b].into_iter().chain(rules)
    }

    pub(crate) fn ask(&self, pair: &PairFact) -> Answer {
        match self.told(pair) {
            Answer::Undecided if self.undecided => Answer::Clash,
            answer => answer,
        }
    }

    fn told(&self, pair: &PairFact) -> Answer {
        let (class, gap) = (pair.measure.class, pair.measure.gap());
        let is_shallow = pair.deepest() <= self.tolerance;
        let clash_if = |is_clash| match is_clash {
            true => Answer::Clash,
            false => Answer::Fine,
        };
        match (self.kind, class) {
            (Kind::Interference, PairClass::Interferes) => clash_if(!is_shallow),
            (Kind::Interference, PairClass::Undecided) if !is_shallow => Answer::Undecided,
            (Kind::Interference, _) => Answer::Fine,
            (Kind::Clearance(_), PairClass::Interferes) => Answer::Clash,
            (Kind::Clearance(distance), _) => clash_if(gap < distance - self.tolerance),
            (Kind::Contact, PairClass::Undecided) if !(is_shallow && gap <= self.tolerance) => {
                Answer::Undecided
            }
            (Kind::Contact, PairClass::Clear) => clash_if(gap <= self.tolerance),
            (Kind::Contact, _) => clash_if(is_shallow),
            (Kind::Duplicates, _) => clash_if(pair.measure.duplicate),
        }
    }
}

/// Refuses tests that ask nothing, and two of one name.
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
