//! Finds the clearance of two meshes and its points, casts rays at a mesh, and finds the penetration depth of convex
//! shapes.

mod answers;
mod clearance;
pub mod convex;
mod front;
mod gap;
mod lanes;
mod motion;
mod pair;
mod point;
mod ray;
mod search;
mod side;
mod touch;
mod triangles;
mod warm;
mod within;

pub use answers::Clearance;
pub use clearance::clearance;
pub use pair::{nearest_points, separation};
pub(crate) use point::{
    NearPoint, all_beyond, any_within, largest_reach, least_beyond, nearest_to,
};
pub(crate) use ray::{Ray, nearer};
pub use ray::{RayHit, cast_ray};
pub(crate) use side::Side;
pub use triangles::{Nearest, common_point};
pub(crate) use triangles::{nearest, to_triangle};
pub use warm::Warm;
pub use within::{Within, within};
