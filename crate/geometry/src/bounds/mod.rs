//! Bounds triangles by boxes, discs, tiles and spheres, and builds trees over them: candidates only, never an exact answer.

mod aabb;
mod box_transform;
mod broad_phase;
mod bvh;
mod cube_triangle;
mod disc;
mod disc_triangles;
mod discs;
mod dynamic;
mod rounding;
mod simd_aabb;
mod simd_disc;
mod simd_tile;
mod simd_vector;
mod sphere;
pub mod spheres;
mod tile;
mod tile_transform;

pub use aabb::Aabb;
pub use box_transform::BoxTransform;
pub use broad_phase::{BroadPhase, BroadPhaseChanges, TooManyPairs};
pub use bvh::{Bvh, Child, Node};
pub use cube_triangle::{PreparedTriangle, cube_intersects_triangle};
pub(crate) use disc::{BoundingBall, BoundingDisc};
pub(crate) use discs::BoundingDiscs;
pub use dynamic::DynamicBvh;
pub use rounding::f32_above;
pub(crate) use rounding::f32_below;
pub use simd_aabb::SimdAabb;
pub(crate) use simd_disc::SimdDisc;
pub(crate) use simd_tile::SimdTile;
pub use sphere::Sphere;
pub(crate) use tile::TileRectangle;
pub(crate) use tile_transform::TileTransform;
