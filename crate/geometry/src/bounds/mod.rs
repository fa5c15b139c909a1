//! Bounds triangles by boxes, discs, tiles and spheres, and builds trees over them: candidates only, never an exact answer.

mod aabb;
mod boxes;
mod broad_phase;
mod bvh;
mod crossing;
mod disc;
mod disc_lanes;
mod disc_triangles;
mod discs;
mod dynamic;
mod frame;
mod lanes;
mod round;
mod sphere;
pub mod spheres;
mod tile;
mod tile_frame;
mod tile_lanes;

pub use aabb::Aabb;
pub use boxes::Boxes;
pub use broad_phase::{BroadPhase, Changed, TooManyPairs};
pub use bvh::{Bvh, Child, Node};
pub use crossing::{Facet, cube_meets_triangle};
pub(crate) use disc::{Ball, Disc};
pub(crate) use disc_lanes::DiscLanes;
pub(crate) use discs::Discs;
pub use dynamic::DynamicBvh;
pub use frame::BoxFrame;
pub use round::above;
pub(crate) use round::below;
pub use sphere::Sphere;
pub(crate) use tile::Cut;
pub(crate) use tile_frame::TileFrame;
pub(crate) use tile_lanes::TileLanes;
