//! The languages that reports are written in.

use super::list::Words;
use super::{en, ja, ru};

/// What people read a report in. What programs read is the same in all of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// Russian.
    Ru,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Ja, Language::Ru];

    /// As browsers call it: `en`, `ja`, `ru`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ja => "ja",
            Language::Ru => "ru",
        }
    }

    /// What a report says in it.
    pub(in crate::report) const fn words(self) -> &'static Words {
        match self {
            Language::En => &en::WORDS,
            Language::Ja => &ja::WORDS,
            Language::Ru => &ru::WORDS,
        }
    }
}
