//! Splits checks that are too large for one machine. Queries are planned once, answered in shards by any number of
//! workers, and merged into exactly the bytes that one machine would report.
//!
//! * [`plan`] finds the pairs near each other once, leaves out known answers, and cuts the rest into shards of equal
//!   estimated work that need few parts each.
//! * A [`Sweep`] repeats the queries in many poses. The poses are grouped in runs, and a pair in a run is one query.
//! * Along a taught motion, each pair with relative motion is one query, whose answer holds for the whole motion.
//! * [`run`] answers a shard, block by block, and skips the blocks that exist already.
//! * [`merge`] reads all answers in the order of a check.
//!
//! The steps communicate through objects in a [`Store`]. Each object is written atomically, is named by the SHA-256 of
//! its content or of its query, and ends with a checksum. So lost or damaged objects are detected and made again.

mod bytes;
mod codec;
mod cost;
mod engine;
mod error;
mod forecast;
mod format;
mod hilbert;
mod list;
mod merge;
mod mesh;
mod motion;
mod motion_plan;
mod packs;
mod plan;
mod result;
mod result_cache;
mod run;
mod store;
mod sweep;

pub use bytes::{ContentKey, DecodeError};
pub use engine::{RESULT_VERSION, engine};
pub use error::{BatchError, MissingShards};
pub use forecast::{Cluster, Forecast, forecast};
pub use format::{Plan, PlannedShard};
pub use list::{AllowedPair, Origin, PlannedMotion, PlannedPair, PlannedPart, ReportIndex};
pub use merge::{ResultLocation, Results, merge, missing};
pub use plan::{PlanOptions, PlanSummary, PoseSource, plan};
pub use run::{ShardSummary, read_plan, run};
pub use store::{MemoryStore, Store, StoreError};
pub use sweep::Sweep;
