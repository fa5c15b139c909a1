//! Face constraints: a dragged part is drawn onto faces that it comes near, moves along them, and is torn off
//! (Kitamura, chapter 6).
//!
//! The hand is never restricted, only what is shown. Of the pairs of planar faces that look at each other and are near,
//! the one with the largest attraction takes hold; the group is turned least so that the faces are parallel, moved onto
//! the plane, and follows what is left of the hand's motion: 3 degrees of freedom on one face, 1 between two, none in a
//! corner. A hold lets go when too little is covered, or when the hand is farther away than k·√(area covered).
//!
//! Beyond the paper: pins in holes and edges along edges, faces that are only near, steps, a preview, and no pose that
//! interferes.

mod candidates;
mod constraint;
mod fits;
mod follow;
mod hold;
mod near;
mod parts;
mod release;
mod settings;

pub use candidates::Candidate;
pub use constraint::Freedoms;
pub use follow::{Followed, Held, IsFree, Snap};
pub use hold::{Grip, Hold, HoldKind};
pub use parts::{Others, SnapPart, SnapParts};
pub use release::Release;
pub use settings::{SettingsError, SnapMethod, SnapSettings};
