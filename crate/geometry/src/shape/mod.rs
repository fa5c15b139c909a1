//! What a part is made of: a validated, welded triangle mesh and the tree over it.

mod mesh;

pub use mesh::{Mesh, MeshError, Soup};
