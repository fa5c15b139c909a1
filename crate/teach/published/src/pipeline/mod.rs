//! Queries bodies made of convex elements from coarse to fine, as published or until the answer is proven.

mod answer;
mod closest;
mod compound;
mod proven;
mod published;
mod query_state;
mod state;
mod thresholds;
mod trace;

pub use answer::{Counts, DistanceResult, Level, Part, Witness};
pub use closest::{Mode, closest};
pub use compound::Compound;
pub use state::CompoundPairState;
pub use thresholds::Thresholds;
pub use trace::{End, Step};
