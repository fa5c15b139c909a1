//! Defines the result of a review for its tables, reports and JSON.

use std::collections::HashMap;

use nearpoint_review::{Clash, ClashDelta, ClashId, PartIdentity, Review, Status};
use nearpoint_scene::report::PairFit;
use serde::Serialize;

use crate::moves::MovesRow;

/// Facts about the two parts of a clash that a review does not keep.
#[derive(Serialize)]
pub(super) struct ClashFacts {
    /// The deepest point, or the middle between the nearest ones.
    #[serde(skip)]
    pub(super) place: Option<[f64; 3]>,
    /// The faces at its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) place_faces: Option<[u32; 2]>,
    /// The fits of the two parts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) fits: Vec<PairFit>,
}

/// The result of a review.
pub(super) struct ReviewResult {
    pub(super) review: Review,
    pub(super) delta: ClashDelta,
    /// The change of each clash.
    pub(super) changes: HashMap<ClashId, &'static str>,
    /// The present facts about each existing clash.
    pub(super) facts: HashMap<ClashId, ClashFacts>,
    /// True if the assembly was reviewed before.
    pub(super) has_earlier_review: bool,
    /// The moves that end each interference, if they were requested.
    pub(super) moves: HashMap<ClashId, MovesRow<PartIdentity>>,
    pub(super) notes: Vec<String>,
}

impl ReviewResult {
    /// Returns the change of a clash: `new`, `back`, `worse` or `gone`.
    pub(super) fn change_of(&self, clash: &Clash) -> Option<&'static str> {
        self.changes.get(&clash.id).copied()
    }

    /// Returns whether the change needs attention: not if the clash is back and was approved at no less depth.
    pub(super) fn needs_attention(&self, clash: &Clash) -> bool {
        match self.change_of(clash) {
            Some("back") => self.is_open(clash),
            word => matches!(word, Some("new" | "worse")),
        }
    }

    /// Returns whether nobody approved the clash or marked it as resolved.
    pub(super) fn is_open(&self, clash: &Clash) -> bool {
        let status = self.review.current_status(clash).status;
        !matches!(status, Status::Approved | Status::Resolved)
    }
}
