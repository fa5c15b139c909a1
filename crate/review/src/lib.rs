//! Reviews the clashes of an assembly. Tests say which pairs of a scene they examine, and what counts as a clash. Clashes
//! keep their identity, and what people said about them, from one revision to the next. Reports export them.
//!
//! Input and output are plain data. A [`Review`] takes the parts and pairs of an assembly as [`Facts`] and finds the
//! clashes of its [`Test`]s among them. [`Action`]s change it, and each can be undone. It reads no clock: callers pass
//! names and times of comments. Lengths are in the assembly's unit, places in its frame.

mod action;
mod clash;
mod error;
mod snapshot;
mod file;
mod find;
mod from_scene;
mod group;
mod hash;
mod bcf_import;
mod clash_matching;
mod measure;
mod part;
mod pattern;
mod part_set;
pub mod report;
mod review;
mod revision;
mod rules;
mod clash_review;
mod shape;
mod baseline_state;
mod stamp;
mod state;
mod test;
mod update;

pub use action::Action;
pub use clash::{Clash, ClashId, Finding, CurrentStatus};
pub use error::ReviewError;
pub use snapshot::{AssemblySnapshot, PairSnapshot};
pub use file::{DecisionsFile, TestsFile, VERSION};
pub use find::Tally;
pub use from_scene::{FingerprintCache, snapshot, instances, measure};
pub use group::{ClashGroup, GroupBy};
pub use bcf_import::{BcfImport, Viewpoint};
pub use measure::PairMeasurement;
pub use part::{Instance, IdentifiedPart, ReviewPart};
pub use part_set::PartSet;
pub use review::{Review, Undo};
pub use revision::{MatchedPart, Revision};
pub use rules::Rule;
pub use clash_review::{Comment, DecisionBasis, HistoryEntry, Change, Priority, ClashReview, Status};
pub use shape::ShapeFingerprint;
pub use baseline_state::BaselineState;
pub use stamp::Stamp;
pub use test::{TestKind, Test};
pub use update::ClashDelta;

/// Keeps the example of the README compiling and running.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
