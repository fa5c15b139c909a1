//! What people said of a clash.

use serde::{Deserialize, Serialize};

use crate::measure::Measure;
use crate::stamp::Stamp;

/// How a clash stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Status {
    /// Found for the first time in this revision.
    New,
    /// Found before, and still there.
    Active,
    /// Somebody looked at it.
    Reviewed,
    /// It may stay, as deep as it is.
    Approved,
    /// It is gone; or, as people say it, seen to.
    Resolved,
}

/// What comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Priority {
    Low,
    Normal,
    High,
    Critical,
}

/// All that people said of a clash; nothing, unless anybody did.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// How it stands for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// What that was said about; absent in a file: about the clash as the file has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<Decided>,
    /// Who is to see to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assignee: Option<String>,
    /// How much it matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub priority: Option<Priority>,
    /// The group that somebody put it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// In order of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Comment>,
    /// Who decided what, in order of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Deed>,
}

/// What a clash was when its status was decided.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decided {
    /// In which revision.
    pub revision: u32,
    /// How bad it was.
    pub measure: Measure,
}

/// A remark; plain text, whatever is in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    /// Whose, and of when.
    pub stamp: Stamp,
    /// What was said.
    pub text: String,
}

/// Something that was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// By whom, and when.
    pub stamp: Stamp,
    /// What.
    pub did: Did,
}

/// What a field was made; none: it was emptied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub enum Did {
    Status(Status),
    Assignee(Option<String>),
    Priority(Option<Priority>),
    Group(Option<String>),
}

impl Said {
    /// Whether nobody said anything.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}
