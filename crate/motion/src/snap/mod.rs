//! Snaps a dragged part to faces: it attaches to faces that it comes near, moves along them, and releases (Kitamura,
//! chapter 6).
//!
//! The drag pose is never restricted, only the shown pose. Of the near pairs of planar faces that face each other, the
//! one with the largest attraction engages. The smallest rotation makes the faces parallel, and the group is moved onto
//! the plane. It follows the remaining drag: 3 degrees of freedom on one face, 1 between two, none in a corner. A
//! constraint releases when too little is covered, or when the drag pose is farther away than k·√(area covered).
//!
//! Extensions of the paper: pins in holes, edges along edges, faces that are only near, increments, a preview, and no
//! pose that interferes.

mod candidates;
mod constraint;
mod parts;
mod release;
mod satisfaction;
mod settings;
mod snap_constraint;
mod sweep;
mod update;

pub use candidates::Candidate;
pub use constraint::DegreesOfFreedom;
pub use parts::{SnapPart, SnapParts, SnapTargets};
pub use release::ReleaseReason;
pub use settings::{SnapMethod, SnapSettings, SnapSettingsError};
pub use snap_constraint::{Engagement, SnapConstraint, SnapConstraintKind};
pub use update::{ActiveConstraint, FreePoseTest, SnapResult, SnapSession};
