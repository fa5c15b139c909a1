//! How near two meshes come, and where; where a ray meets one; how deep one reaches into the other.

mod answers;
mod branch;
pub mod bubble;
mod clearance;
pub mod convex;
mod deviation;
mod front;
mod gap;
mod immersed;
mod lanes;
mod motion;
mod pair;
mod penetration;
mod pieces;
pub mod pipeline;
mod point;
mod ray;
mod search;
mod triangles;
mod warm;
mod within;

pub use answers::{Clearance, Penetration};
pub use clearance::clearance;
pub use deviation::mesh_deviation;
pub use pair::nearest_points;
pub(crate) use pair::separation;
pub use penetration::penetration;
pub(crate) use ray::{Ray, nearer};
pub use ray::{RayHit, cast_ray};
pub(crate) use triangles::{nearest, to_triangle};
pub use warm::Warm;
pub use within::{Within, within};
