//! Finds which triangles and faces of two posed meshes meet, at an instant or in motion, and what the parts share.

mod contact;
mod containment;
mod face_pairs;
mod flat_overlap;
pub mod intersection;
mod pairs;
mod segments;
pub mod swept;
mod traversal;

pub(crate) use contact::determinant;
pub(crate) use contact::orient2d;
pub(crate) use contact::overlap_in_plane;
pub use contact::{Contact, Plane, contact, orient3d};
pub(crate) use containment::ClosedOperand;
pub use containment::{Containment, RayCrossings, containment, ray_crossings};
pub use face_pairs::{FacePair, face_pairs};
pub use flat_overlap::{FlatOverlap, flat_overlaps};
pub use intersection::intersection;
pub use intersection::{Expansion, two_difference};
pub use pairs::{TrianglePair, collides, colliding_pairs};
pub use segments::intersection_segments;
pub(crate) use traversal::traverse;
pub use traversal::{PairVisitor, traverse_expanded};
