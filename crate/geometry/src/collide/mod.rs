//! Which triangles, and so which faces, of two posed meshes meet.

mod pairs;

pub use pairs::{Contact, Containment, FacePair, TrianglePair};
