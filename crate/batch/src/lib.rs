//! Who asks what, where, and when is it known? Questions that outgrow one machine are planned once, asked in shards by
//! whoever has time, and put together to the very bytes that one machine would have told.
//!
//! * [`plan`] looks once which pairs are near each other, leaves out what is known, and cuts the rest into shards of equal
//!   estimated work that need few parts each.
//! * [`Sweep`]s ask the same in many poses, in runs of some, each of which is one question.
//! * Along a taught motion each pair that moves to each other is one question: when they meet, proven for all of it.
//! * [`run`] answers a shard, block by block; what is answered already is not asked again.
//! * [`merge`] reads all answers in the order of a check.
//!
//! All that is between them are objects in a [`Store`], each written whole, called by the SHA-256 of what is in it or of
//! what it answers, with a checksum at its end: what is lost or damaged is noticed and made anew.

mod along;
mod answer;
mod bytes;
mod cost;
mod engine;
mod error;
mod forecast;
mod format;
mod known;
mod list;
mod merge;
mod mesh;
mod motion;
mod packs;
mod places;
mod plan;
mod run;
mod store;
mod stored;
mod sweep;

pub use bytes::{Damage, Key};
pub use engine::{ANSWERS, engine};
pub use error::{BatchError, Missing};
pub use forecast::{Cluster, Forecast, forecast};
pub use format::{Plan, PlannedShard};
pub use list::{LeftOut, List, Origin, PlannedMotion, PlannedPair, PlannedPart};
pub use merge::{Answers, Place, merge, missing};
pub use plan::{Course, Planned, Wishes, plan};
pub use run::{Ran, read_plan, run};
pub use store::{Memory, Store, StoreError};
pub use sweep::Sweep;
