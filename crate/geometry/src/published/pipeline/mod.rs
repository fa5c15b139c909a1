//! Bodies made of convex elements: from coarse to fine, as published or until the answer is proven.

mod answer;
mod body;
mod closest;
mod proven;
mod published;
mod state;
mod trace;
mod trial;

pub use answer::{Counts, Found, Level, Part, Witness};
pub use body::Body;
pub use closest::{Mode, Thresholds, closest};
pub use state::BodyPairState;
pub use trace::{End, Step};
