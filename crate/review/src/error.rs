//! What a review refuses, in sentences for whoever asked.

use nearpoint_geometry::unit::Unit;

/// Why nothing was changed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum ReviewError {
    /// Of a person, a test or a group.
    #[error(
        "The name of {of} is empty or longer than {most} characters. Give it a name that fits."
    )]
    Name { of: &'static str, most: usize },
    #[error("“{0}” is not a time. Write it as 2026-11-23T16:05:00Z, with the offset from UTC.")]
    Time(String),
    #[error("A comment has from 1 to {most} characters. Shorten it, or say something.")]
    Comment { most: usize },
    #[error(
        "There is no clash number {0}. It may have gone with its test; choose one of the list."
    )]
    NoSuchClash(u32),
    #[error(
        "Of {a} and {b} the test “{test}” is not undecided. Choose a pair of which it cannot tell."
    )]
    NotUndecided { test: String, a: String, b: String },
    #[error("There is no test “{0}”. Choose one of the list.")]
    NoSuchTest(String),
    #[error("There is a test “{0}” already. Give each test a name of its own.")]
    TestTwice(String),
    #[error("In the test “{test}”, {what} is to be {expected}.")]
    BadTest {
        test: String,
        what: &'static str,
        expected: &'static str,
    },
    /// Lengths of another unit say nothing about these.
    #[error(
        "The decisions were made in {}, and the assembly is in {}. Open it in {} as it was then.",
        then.symbol(), now.symbol(), then.symbol()
    )]
    OtherUnit { then: Unit, now: Unit },
    /// So few of the parts are there that it is no revision.
    #[error(
        "The decisions are about another assembly: of its {of} parts {found} are here. Take the decisions of this assembly; nothing of these was changed."
    )]
    OtherAssembly { found: usize, of: usize },
    /// Facts that contradict themselves.
    #[error(
        "Pair {0} names a part that is not listed, or one part twice. This is a fault of the program."
    )]
    BadPair(usize),
    /// Parts that are said to be the same and are not there.
    #[error(
        "Of the parts that are the same as before, number {0} is not there. This is a fault of the program."
    )]
    BadPart(usize),
}
