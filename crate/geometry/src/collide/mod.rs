//! Finds which triangles and faces of two posed meshes meet, at an instant or in motion, and what the parts share.

pub mod common;
mod contact;
mod containment;
mod faces;
mod flat_overlap;
mod pairs;
mod segments;
pub mod swept;
mod walk;

pub use common::common;
pub use common::{Sum, two_difference};
pub(crate) use contact::determinant;
pub(crate) use contact::orient2d;
pub(crate) use contact::overlap_in_plane;
pub use contact::{Contact, Plane, contact, orient3d};
pub(crate) use containment::Container;
pub use containment::{Containment, RayOut, containment, ray_out};
pub use faces::{FacePair, face_pairs};
pub use flat_overlap::{FlatOverlap, flat_overlaps};
pub use pairs::{TrianglePair, collides, colliding_pairs};
pub use segments::intersection_segments;
pub(crate) use walk::walk;
pub use walk::{Visit, walk_grown};
