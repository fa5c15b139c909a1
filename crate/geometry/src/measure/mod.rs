//! Measures features of a part: corners, edges, faces and axes, and the distance and the angle between two of them.
//!
//! A [`FeatureMap`] divides a mesh's surface into [`Patch`]es, each on one surface, and finds the [`Edge`]s between them.
//! Surfaces that the mesh states ([`Mesh::surfaces`](crate::shape::Mesh::surfaces)) are used. Otherwise planes and
//! cylinders come from [`crate::face`], and spheres and cones are fitted to the rest. A [`PickedFeature`] is a feature that
//! a user picked. It has its own [`Measurements`] and a body for distances by [`crate::closest::clearance`]; edges and
//! points are degenerate triangles. Axes have no ends.
//!
//! Measurements of vertices, straight edges, planes and stated surfaces are exact but for rounding. All others come from
//! facets or from fits, and are marked: `is_exact` is false, or `error` more than 0.

mod circle;
mod edge;
mod extent;
mod feature_distance;
mod feature_map;
mod patch;
mod picked_feature;
mod recognise;

pub use edge::{Curve, Edge};
pub use extent::extent;
pub use feature_distance::{FeatureDistance, SupportDistance, SupportKind, measure_between};
pub use feature_map::FeatureMap;
pub use patch::Patch;
pub use picked_feature::{FeatureKind, Measurements, PickedFeature, SupportGeometry};
