//! Finds where a mesh passes through itself, from all pairs of its triangles.

use crate::shape::{Shape, intersect};

/// Finds the pairs of intersecting triangles of one mesh as [`crate::shape::self_intersections`] does, without a tree.
pub fn self_intersections(shape: &Shape) -> Vec<(u32, u32)> {
    let count = shape.mesh().triangles().len() as u32;
    (0..count)
        .flat_map(|a| (a + 1..count).map(move |b| (a, b)))
        .filter(|&(a, b)| intersect(shape, a, b))
        .collect()
}
