//! How near two meshes come, and where.

mod answers;

pub use answers::{Clearance, Penetration};
