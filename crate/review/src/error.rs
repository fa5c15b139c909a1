//! What a review refuses, in sentences for whoever asked.

use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Message, message};

/// Why nothing was changed.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum ReviewError {
    /// Of a person, a test or a group.
    Name {
        of: Message,
        most: usize,
    },
    Time(String),
    Comment {
        most: usize,
    },
    NoSuchClash(u32),
    NotUndecided {
        test: String,
        a: String,
        b: String,
    },
    NoSuchTest(String),
    TestTwice(String),
    BadTest {
        test: String,
        what: Message,
        expected: Message,
    },
    /// Lengths of another unit say nothing about these.
    OtherUnit {
        then: Unit,
        now: Unit,
    },
    /// So few of the parts are there that it is no revision.
    OtherAssembly {
        found: usize,
        of: usize,
    },
    /// Facts that contradict themselves.
    BadPair(usize),
    /// Parts that are said to be the same and are not there.
    BadPart(usize),
}

nearpoint_message::error!(ReviewError);

impl ReviewError {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Name { of, most } => message!("review-name-empty-longer", of, most),
            Self::Time(value) => message!("review-not-time-write", value),
            Self::Comment { most } => message!("review-comment-1-characters", most),
            Self::NoSuchClash(value) => message!("review-no-clash-number", value),
            Self::NotUndecided { test, a, b } => message!("review-test-not-undecided", a, b, test),
            Self::NoSuchTest(value) => message!("review-no-test-choose", value),
            Self::TestTwice(value) => message!("review-test-already-give", value),
            Self::BadTest {
                test,
                what,
                expected,
            } => message!("review-test", test, what, expected),
            Self::OtherUnit { then, now } => {
                message!("review-decisions-made-assembly", then = then, now = now,)
            }
            Self::OtherAssembly { found, of } => {
                message!("review-decisions-about-another", of, found)
            }
            Self::BadPair(value) => message!("review-pair-names-part", value),
            Self::BadPart(value) => message!("review-parts-same-before", value),
        }
    }
}
