//! The result of a review, as its tables, reports and JSON read it.

use std::collections::HashMap;

use nearpoint_review::{Clash, ClashId, News, Review, Status};

/// The result of a review.
pub(super) struct ReviewResult {
    pub(super) review: Review,
    pub(super) news: News,
    /// Of each clash what is new about it.
    pub(super) words: HashMap<ClashId, &'static str>,
    /// Of an assembly that was reviewed before.
    pub(super) is_again: bool,
    pub(super) notes: Vec<String>,
}

impl ReviewResult {
    /// What is new about a clash: `new`, `back`, `worse` or `gone`.
    pub(super) fn news_of(&self, clash: &Clash) -> Option<&'static str> {
        self.words.get(&clash.id).copied()
    }

    /// Whether somebody should hear of it: not of what is back, and was approved no less deep.
    pub(super) fn is_news(&self, clash: &Clash) -> bool {
        match self.news_of(clash) {
            Some("back") => self.is_open(clash),
            word => matches!(word, Some("new" | "worse")),
        }
    }

    /// Whether nobody approved it, or said that it is seen to.
    pub(super) fn is_open(&self, clash: &Clash) -> bool {
        let status = self.review.standing(clash).status;
        !matches!(status, Status::Approved | Status::Resolved)
    }
}
