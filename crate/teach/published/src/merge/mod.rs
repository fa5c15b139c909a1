//! Merges hulls: groups of convex parts are searched as one convex shape, released where that is not enough, and recovered.
//!
//! After JP 3316092 B2, sections (B) to (F) and (D) of the continuous search. A group's hull has *virtual* faces, which no
//! part has. When one of them interferes, the hull is released and the search descends to the parts. A released hull whose
//! parts have not moved relative to each other is recovered after it has been clear for a while. Parts that have moved are
//! merged again when nothing moves.
//!
//! Departures: by default a hull is released as soon as the *closest* feature is virtual ([`Mode::Exact`]). So the answer
//! never depends on a face that does not exist. Flush faces of neighbouring parts are real unless the published rule is
//! selected. Time is counted in cycles. Groups may be nested, as in the original's example of an arch on a table.

mod answer;
mod error;
mod event;
mod merged;
mod nearest;
mod objects;
mod pair_data;
mod recover;
mod release;
mod settings;
mod tree;
mod virtual_face_rule;

pub use answer::{Bound, CycleResult, ObjectDistance};
pub use error::MergeError;
pub use event::{Event, ReleaseReason};
pub use merged::MergedHull;
pub use objects::MergedObjects;
pub use settings::{MergeSettings, Mode};
pub use tree::Member;
pub use virtual_face_rule::VirtualFaceRule;
