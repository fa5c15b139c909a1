//! Finds the space that moving bodies take up: the swept volume of a range of joint values, or of a taught motion.
//!
//! Space is divided into cubes as an octree, and the values into boxes ([`crate::range`]). For the centre of a cube and the
//! middle of a box, the distance to the body's surface is found. While the values deviate within the box, that distance
//! changes by no more than the centre moves in the body's frame ([`crate::check`]). So a cube is
//!
//! * *full* if, at the middle of some box, the ball around it is inside the body;
//! * *empty* if, for all boxes, no point of that ball can be inside or on the body at any values in the box;
//! * divided otherwise, until it is a voxel.
//!
//! The full cubes are the *inner* body: each of its points is in the body at some values. With the voxels that are neither
//! full nor empty they are the *outer* body: no point outside of it is in a body at any values. Both are proven, up to
//! rounding, for the meshes. An open body has no inside, so its inner body is empty.
//!
//! The scheme is that of Abrams & Allen, "Computing swept volumes" (2000), turned round: not facets are moved and put
//! together, but space is searched, so that both bounds are proven. The bound of motion is that of Schwarzer, Saha &
//! Latombe (2005).

mod poses;
mod search;
mod voxels;

pub use poses::SweptPoses;
pub use search::{SweptError, SweptSettings, SweptVolume, swept_volume};
pub use voxels::{SurfaceMesh, Voxels};
