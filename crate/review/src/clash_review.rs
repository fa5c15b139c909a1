//! Stores the decisions and comments of people on a clash.

use serde::{Deserialize, Serialize};

use crate::measure::PairMeasurement;
use crate::stamp::Stamp;

/// The status of a clash: new, active, reviewed, approved or resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Status {
    /// The current revision found it for the first time.
    New,
    /// An earlier revision found it, and it still exists.
    Active,
    /// Somebody looked at it.
    Reviewed,
    /// It may stay at its present depth.
    Approved,
    /// It is gone, or a person marked it as resolved.
    Resolved,
}

/// The priority that a user gives a clash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Priority {
    Low,
    Normal,
    High,
    Critical,
}

/// The decisions and comments on a clash; empty by default.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClashReview {
    /// The status that people gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// The finding that the status is about. If a file has none, it is the clash as the file has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "decided")]
    pub basis: Option<DecisionBasis>,
    /// The person who should resolve it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assignee: Option<String>,
    /// The priority that people gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<Priority>,
    /// The group that people put it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The comments in order of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Comment>,
    /// The decisions in order of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<HistoryEntry>,
}

/// The state of a clash when its status was decided.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecisionBasis {
    /// The revision of the decision.
    pub revision: u32,
    /// The measure at that time.
    pub measure: PairMeasurement,
}

/// A comment on a clash. It is plain text, even if it looks like markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    /// The author and the time.
    pub stamp: Stamp,
    /// The text of the comment.
    pub text: String,
}

/// A decision in the history of a clash, with its author and time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryEntry {
    /// The author and the time.
    pub stamp: Stamp,
    /// The change.
    #[serde(rename = "did")]
    pub change: Change,
}

/// A change of one field of a clash with the new value; `None` if the field was cleared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Change {
    Status(Status),
    Assignee(Option<String>),
    Priority(Option<Priority>),
    Group(Option<String>),
}

impl ClashReview {
    /// Returns whether the clash has no decision and no comment.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
