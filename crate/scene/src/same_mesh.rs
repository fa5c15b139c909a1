//! Finds parts with the same shape.

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;

use crate::part::{Part, PartId};
use crate::scene::Scene;

impl Scene {
    /// Returns the parts whose triangles are the same in their own frames, bit for bit. They are in order of their ids
    /// and include the given part; `None` if it does not exist.
    // The function is never inlined: it is loaded by this name when it is first called.
    #[inline(never)]
    pub fn parts_with_same_mesh(&self, part: PartId) -> Option<Vec<PartId>> {
        let shape = &self.part(part)?.shape;
        let is_alike = |other: &&Arc<Part>| is_same(shape, &other.shape);
        let parts = self.parts().iter().filter(is_alike);
        Some(parts.map(|part| part.id).collect())
    }
}

/// Returns whether two shapes are the same. Instances share a shape; a file may also contain it several times.
fn is_same(a: &Arc<Shape>, b: &Arc<Shape>) -> bool {
    let (p, q) = (a.mesh(), b.mesh());
    Arc::ptr_eq(a, b) || (p.triangles() == q.triangles() && p.vertices() == q.vertices())
}
