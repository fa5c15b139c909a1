//! How near two meshes come, and where; where a ray meets one; how deep one reaches into the other.

mod answers;
mod branch;
mod clearance;
mod pair;
mod triangles;
mod warm;

pub use answers::{Clearance, Penetration};
pub use clearance::clearance;
pub(crate) use pair::separation;
pub use warm::Warm;
