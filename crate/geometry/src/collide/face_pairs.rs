//! Groups pairs of triangles into pairs of faces.

use super::{Contact, TrianglePair};
use crate::shape::Shape;
use std::collections::BTreeMap;

/// Two faces whose triangles share points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FacePair {
    /// The face of A's mesh.
    pub a: u32,
    /// The face of B's mesh.
    pub b: u32,
    /// The number of pairs of their triangles that cross.
    pub crossing_count: u32,
    /// The number of pairs of their triangles that touch.
    pub touching_count: u32,
}

/// Returns the pairs of faces of the triangle `pairs` of `a` and `b`, in order of (`a`, `b`).
pub fn face_pairs(a: &Shape, b: &Shape, pairs: &[TrianglePair]) -> Vec<FacePair> {
    let mut counts = BTreeMap::<_, [u32; 2]>::new();
    for pair in pairs {
        let faces = (
            a.mesh().faces()[pair.a as usize],
            b.mesh().faces()[pair.b as usize],
        );
        counts.entry(faces).or_default()[usize::from(pair.contact == Contact::Touching)] += 1;
    }
    counts
        .into_iter()
        .map(|((a, b), [crossing_count, touching_count])| FacePair {
            a,
            b,
            crossing_count,
            touching_count,
        })
        .collect()
}
