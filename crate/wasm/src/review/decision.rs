//! A decision about clashes, as JavaScript says it.

use nearpoint_review::Did;
use nearpoint_scene::PartId;
use serde::Deserialize;
use tsify::Tsify;

/// What somebody decides about clashes, in one step.
#[derive(Debug, Deserialize, Tsify)]
pub struct Decision {
    pub(super) clashes: Vec<u32>,
    /// Pairs that are undecided, and no clashes yet: by this they become some.
    #[serde(default)]
    #[tsify(optional)]
    pub(super) undecided: Vec<[PartId; 2]>,
    pub(super) by: String,
    /// As `2026-11-23T16:05:00Z`.
    pub(super) at: String,
    #[serde(default)]
    #[tsify(optional, type = "Did[]")]
    pub(super) did: Vec<Did>,
    #[tsify(optional)]
    pub(super) comment: Option<String>,
}
