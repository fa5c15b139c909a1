//! Which parts have the same shape.

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;

use crate::part::{Part, PartId};
use crate::scene::Scene;

impl Scene {
    /// The parts whose triangles are the same in their own frames, to the last digit, in order of their ids, this one among
    /// them; none: it is not there.
    // Never inlined: loaded when it is asked first, by this name.
    #[inline(never)]
    pub fn alike(&self, part: PartId) -> Option<Vec<PartId>> {
        let shape = &self.part(part)?.shape;
        let is_alike = |other: &&Arc<Part>| is_same(shape, &other.shape);
        let parts = self.parts().iter().filter(is_alike);
        Some(parts.map(|part| part.id).collect())
    }
}

/// Instances share a shape; a file may also have it several times.
fn is_same(a: &Arc<Shape>, b: &Arc<Shape>) -> bool {
    let (p, q) = (a.mesh(), b.mesh());
    Arc::ptr_eq(a, b) || (p.triangles() == q.triangles() && p.vertices() == q.vertices())
}
