//! Covers the *surface* of a part with hierarchical spheres, rank by rank, large to small. A search descends only below
//! spheres that meet ("Apparatus for detecting the collision of moving objects", US 5056031, 1991).
//!
//! The smallest radius is the accuracy that a user trades for speed. No contact of two surfaces is missed. Surfaces that
//! are apart may be reported as colliding up to [`SphereSearchResult::max_distance`], about four of the smallest
//! radii. Since only surfaces are covered, a part that is wholly inside another is not reported.
//!
//! A query for parts on joints includes how far the joints may turn and slide, as a [`MotionBound`]: then no contact is
//! missed during that motion.
//!
//! Ranks are counted from 0, which is the original's rank 1: one sphere around the part.

mod clear_all_marks;
mod error;
mod filter;
mod generate;
mod grid;
mod mark;
mod model;
mod motion_bound;
mod options;
mod plan;
mod result;
mod scratch;
mod search;
mod trace;
mod traversal;

pub use error::{MAX_RANKS, SpheresError};
pub use model::SphereModel;
pub use motion_bound::MotionBound;
pub use options::{MarkLifetime, SphereSearchOptions};
pub use plan::{CubeEdge, CubeOverlap, RadiusSequence, RankPlan, SphereFilter, SphereSettings};
pub use result::{SphereSearchResult, TestCounts};
pub use scratch::Scratch;
pub use search::{SphereHit, SphereTestResult, first_hit, search};
pub use trace::{RecordedRank, SphereSearchEnd, SphereSearchStep};
