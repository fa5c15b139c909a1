//! Holds the result of a review for its tables, reports and JSON.

use std::collections::HashMap;

use nearpoint_review::{Clash, ClashId, News, Review, Status};

/// The result of a review.
pub(super) struct ReviewResult {
    pub(super) review: Review,
    pub(super) news: News,
    /// The change of each clash.
    pub(super) words: HashMap<ClashId, &'static str>,
    /// True if the assembly was reviewed before.
    pub(super) is_again: bool,
    pub(super) notes: Vec<String>,
}

impl ReviewResult {
    /// Returns the change of a clash: `new`, `back`, `worse` or `gone`.
    pub(super) fn news_of(&self, clash: &Clash) -> Option<&'static str> {
        self.words.get(&clash.id).copied()
    }

    /// Returns whether the change needs attention: not if the clash is back and was approved at no less depth.
    pub(super) fn is_news(&self, clash: &Clash) -> bool {
        match self.news_of(clash) {
            Some("back") => self.is_open(clash),
            word => matches!(word, Some("new" | "worse")),
        }
    }

    /// Returns whether nobody approved the clash or called it resolved.
    pub(super) fn is_open(&self, clash: &Clash) -> bool {
        let status = self.review.standing(clash).status;
        !matches!(status, Status::Approved | Status::Resolved)
    }
}
