//! What a part is made of: a validated, welded triangle mesh and the tree over it.

mod around;
mod closure;
mod crossing;
mod deviation;
mod diagnose;
mod disjoint;
mod edges;
mod faces;
mod facing;
mod features;
mod inset;
pub mod make;
mod mesh;
mod normal;
mod outward;
mod self_intersections;
mod solid;
mod weld;

pub(crate) use around::{Around, repeats};
pub use closure::{Closure, is_closed};
pub use deviation::Deviations;
pub use diagnose::{Diagnostics, diagnose};
pub(crate) use disjoint::Disjoint;
pub(crate) use edges::{Edges, Side};
pub(crate) use facing::Facing;
pub use features::feature_edges;
pub use mesh::{MAX_TRIANGLES, Mesh, MeshError, Soup};
pub(crate) use normal::{Normals, unit_normal};
pub(crate) use self_intersections::intersect;
pub use self_intersections::self_intersections;
pub use solid::Shape;
