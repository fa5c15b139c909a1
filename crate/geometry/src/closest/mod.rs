//! Finds the clearance of two meshes and its points, casts rays at a mesh, and finds the penetration depth of convex
//! shapes.

mod accumulated_motion;
mod clearance;
mod clearance_result;
mod closest_points;
mod common_point_search;
pub mod convex;
mod front;
mod point_projection;
mod posed_shape;
mod ray;
mod search;
mod separation_bound;
mod simd_front;
mod triangles;
mod warm_start;
mod within_distance;

pub use clearance::clearance;
pub use clearance_result::Clearance;
pub use closest_points::{closest_points, witness_points};
pub(crate) use point_projection::{
    PointProjection, all_beyond_reach, any_within_distance, max_reach, min_excess, project_point,
};
pub use point_projection::{nearest_point, nearest_triangle};
pub(crate) use posed_shape::PosedShape;
pub(crate) use ray::{Ray, closer_hit};
pub use ray::{RayHit, cast_ray};
pub use triangles::{ClosestPoints, common_point};
pub(crate) use triangles::{nearest, to_triangle};
pub use warm_start::WarmStart;
pub use within_distance::{WithinDistance, within_distance};
