//! Answers every query by slow, simple methods. They serve as an oracle for tests, a baseline for benchmarks and an option
//! in the app.

mod clearance;
mod collide;
mod containment;
mod elements;
mod first_contact;
mod hull;
mod intersection;
mod no_fit;
mod overlap;
mod proximity;
mod ray;
mod rings;
mod self_intersections;
mod swept;

pub use clearance::clearance;
pub use collide::{collides, colliding_pairs};
pub use containment::{containment, contains};
pub use elements::closest_elements;
pub use first_contact::first_contact;
pub use hull::hull_faces;
pub use intersection::intersection_volume;
pub use no_fit::{no_fit_distance, no_fit_polygon};
pub use overlap::overlap_area;
pub use proximity::{minkowski_difference, signed_distance};
pub use ray::cast_ray;
pub use rings::rings_cross;
pub use self_intersections::self_intersections;
pub use swept::{SampledTimeOfImpact, time_of_impact};
