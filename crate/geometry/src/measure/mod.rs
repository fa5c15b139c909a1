//! What can be measured on a part, and what it measures: corners, edges, faces and axes, and the distance and the angle
//! of two of them.
//!
//! An [`Anatomy`] divides a mesh's surface into [`Patch`]es, each on one surface, and finds the [`Edge`]s between them.
//! Where the mesh says what its faces lie on ([`Mesh::surfaces`](crate::shape::Mesh::surfaces)) these are taken; else
//! planes and cylinders are those that a hand takes hold of ([`crate::face`]), and spheres and cones are fitted to what
//! is left. A [`Thing`] is one of them picked: what it measures itself ([`Facts`]), and a body that distances are found
//! to by [`crate::closest::clearance`], edges and points as triangles that are as thin. Axes have no ends.
//!
//! Numbers of vertices, straight edges, planes and stated surfaces are exact but for rounding. All others come from
//! facets or from fits, and say so: `is_exact` is false, or `error` more than 0.

mod anatomy;
mod between;
mod circle;
mod edge;
mod extent;
mod patch;
mod recognise;
mod thing;

pub use anatomy::Anatomy;
pub use between::{Apart, Between, Of, between};
pub use edge::{Curve, Edge};
pub use extent::extent;
pub use patch::Patch;
pub use thing::{Carrier, Facts, Kind, Thing};
