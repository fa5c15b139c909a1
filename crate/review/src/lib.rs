//! Reviews the clashes of an assembly. Tests define which pairs of a scene they examine, and what counts as a clash.
//! Clashes keep their identity, decisions and comments from one revision to the next. Reports export them.
//!
//! Input and output are plain data. A [`Review`] takes the parts and pairs of an assembly as an [`AssemblySnapshot`]
//! and finds the clashes of its [`Test`]s among them. [`Action`]s change it, and each can be undone. It reads no clock:
//! callers pass names and times of comments. Lengths are in the assembly's unit, positions in its frame.

mod action;
mod baseline_state;
mod bcf_import;
mod clash;
mod clash_matching;
mod clash_review;
mod error;
mod file;
mod find;
mod from_scene;
mod group;
mod hash;
mod measure;
mod part;
mod part_set;
mod pattern;
pub mod report;
mod review;
mod revision;
mod rules;
mod shape;
mod snapshot;
mod stamp;
mod state;
mod test;
mod update;

pub use action::Action;
pub use baseline_state::BaselineState;
pub use bcf_import::{BcfImport, Viewpoint};
pub use clash::{Clash, ClashId, CurrentStatus, Finding};
pub use clash_review::{
    Change, ClashReview, Comment, DecisionBasis, HistoryEntry, Priority, Status,
};
pub use error::ReviewError;
pub use file::{DecisionsFile, TestsFile, VERSION};
pub use find::Tally;
pub use from_scene::{FingerprintCache, measure, part_identities, snapshot};
pub use group::{ClashGroup, GroupBy};
pub use measure::PairMeasurement;
pub use part::{IdentifiedPart, PartIdentity, ReviewPart};
pub use part_set::PartSet;
pub use review::{Review, Undo};
pub use revision::{MatchedPart, Revision};
pub use rules::Rule;
pub use shape::ShapeFingerprint;
pub use snapshot::{AssemblySnapshot, InterferenceFit, PairSnapshot};
pub use stamp::Stamp;
pub use test::{Test, TestKind};
pub use update::ClashDelta;

/// Keeps the example of the README compiling and running.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
